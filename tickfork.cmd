@echo off
rem Starts TickFork from a checkout: finds a JDK 25 or newer, builds what is missing or older than the sources, runs it.
rem The rules are those of the script "tickfork" beside this file; written for Windows, not run by this project's CI.
setlocal EnableExtensions EnableDelayedExpansion
set "ROOT=%~dp0"
set "DIST=%ROOT%app\target\dist"
set "CACHE=%LOCALAPPDATA%\TickFork"
set "JDK="

if defined TICKFORK_JAVA_HOME (
  call :try "%TICKFORK_JAVA_HOME%"
  if not defined JDK (
    echo tickfork: TICKFORK_JAVA_HOME is %TICKFORK_JAVA_HOME%, which is not a JDK 25 or newer. 1>&2
    exit /b 2
  )
)
if not defined JDK if exist "%CACHE%\jdk.txt" (
  set /p REMEMBERED=<"%CACHE%\jdk.txt"
  call :try "!REMEMBERED!"
)
if not defined JDK if defined JAVA_HOME call :try "%JAVA_HOME%"
if not defined JDK for /f "delims=" %%J in ('where javac 2^>nul') do if not defined JDK call :try "%%~dpJ.."
for /d %%D in ("%ProgramFiles%\Java\*" "%ProgramFiles%\Eclipse Adoptium\*" "%ProgramFiles%\Microsoft\jdk-*" "%USERPROFILE%\.jdks\*") do if not defined JDK call :try "%%~D"
if not defined JDK (
  echo tickfork: needs a JDK 25 or newer and found none. Install one, or set TICKFORK_JAVA_HOME to its folder. 1>&2
  exit /b 2
)
if not exist "%CACHE%" mkdir "%CACHE%" >nul 2>&1
>"%CACHE%\jdk.txt" echo %JDK%

powershell -NoProfile -Command "$b='%DIST%\.built'; if (!(Test-Path $b)) { exit 1 }; $t=(Get-Item $b).LastWriteTime; $r='%ROOT%'; $n=Get-ChildItem -Recurse -File -Path ($r+'pom.xml'),($r+'app'),($r+'bridge-client'),($r+'mod') | Where-Object { $_.FullName -notmatch '\\(target|src\\test|src\\bench)\\' -and $_.LastWriteTime -gt $t } | Select-Object -First 1; if ($n) { exit 1 } else { exit 0 }"
if errorlevel 1 (
  where mvn >nul 2>&1 || (
    echo tickfork: must be built first, which needs Maven ^(mvn^) on the PATH. 1>&2
    exit /b 2
  )
  echo tickfork: building ^(about a minute the first time^) ... 1>&2
  pushd "%ROOT%"
  call mvn -q -B -Dmaven.test.skip=true -Dexec.skip=true package 1>&2
  if errorlevel 1 (
    popd
    echo tickfork: the build failed. 1>&2
    exit /b 2
  )
  popd
  >"%DIST%\.built" echo built
)

"%JDK%\bin\java.exe" -Dfile.encoding=UTF-8 -Dstdout.encoding=UTF-8 -Dstderr.encoding=UTF-8 --enable-native-access=ALL-UNNAMED %TICKFORK_JAVA_OPTS% "-Dtickfork.dist=%DIST%" -cp "%DIST%\lib\*" dev.tickfork.app.Main %*
exit /b %ERRORLEVEL%

:try
if not exist "%~1\bin\javac.exe" exit /b 0
for /f "tokens=2 delims==." %%V in ('findstr /b JAVA_VERSION "%~1\release" 2^>nul') do set "V=%%~V"
set "V=%V:"=%"
if not defined V exit /b 0
if %V% GEQ 25 set "JDK=%~1"
exit /b 0
