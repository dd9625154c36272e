; The installer for one user of Windows. Filled by installer.py: VERSION, NUMBERS, ICON, BANNER, OUTPUT, SIZE_KB,
; INSTALLED (lines that lay the files out) and REMOVED (lines that take them away).

Target amd64-unicode
Unicode true
!include MUI2.nsh
!include LogicLib.nsh

Name "Jungle"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\Jungle"
!define ABOUT "Software\Microsoft\Windows\CurrentVersion\Uninstall\Jungle"
InstallDirRegKey HKCU "${ABOUT}" "InstallLocation"
RequestExecutionLevel user
ManifestDPIAware true
SetCompressor /SOLID lzma
SetDateSave off
BrandingText "Jungle ${VERSION}"

VIProductVersion "${NUMBERS}"
VIAddVersionKey "ProductName" "Jungle"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Jungle"
VIAddVersionKey "CompanyName" "The Jungle authors"
VIAddVersionKey "LegalCopyright" "Copyright The Jungle authors, MIT licence"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${BANNER}"
!define MUI_ABORTWARNING
!define MUI_COMPONENTSPAGE_SMALLDESC
!define MUI_FINISHPAGE_RUN "$INSTDIR\jungle-pg.exe"
!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(KEPT)"
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "SimpChinese"

LangString PROGRAM ${LANG_ENGLISH} "Jungle"
LangString PROGRAM ${LANG_SIMPCHINESE} "斗兽棋"
LangString PROGRAM_TOLD ${LANG_ENGLISH} "The game, for you alone, with an entry in the Start menu."
LangString PROGRAM_TOLD ${LANG_SIMPCHINESE} "游戏程序，只为您安装，并在开始菜单中添加一项。"
LangString DESKTOP ${LANG_ENGLISH} "Icon on the desktop"
LangString DESKTOP ${LANG_SIMPCHINESE} "桌面图标"
LangString DESKTOP_TOLD ${LANG_ENGLISH} "A shortcut on your desktop."
LangString DESKTOP_TOLD ${LANG_SIMPCHINESE} "在桌面上添加快捷方式。"
LangString SAVES ${LANG_ENGLISH} "Offer Jungle for saved games"
LangString SAVES ${LANG_SIMPCHINESE} "可用斗兽棋打开存档"
LangString SAVES_TOLD ${LANG_ENGLISH} "Jungle is among the programs Windows offers for .json files. What opens them now stays."
LangString SAVES_TOLD ${LANG_SIMPCHINESE} "在.json文件的“打开方式”中列出斗兽棋，原来的打开方式不变。"
LangString LINKS ${LANG_ENGLISH} "Open jungle:// links"
LangString LINKS ${LANG_SIMPCHINESE} "打开jungle://链接"
LangString LINKS_TOLD ${LANG_ENGLISH} "A link that a friend sends you opens the game in their room."
LangString LINKS_TOLD ${LANG_SIMPCHINESE} "点击朋友发来的链接，即可进入对方的房间。"
LangString SAVED_GAME ${LANG_ENGLISH} "Saved game of Jungle"
LangString SAVED_GAME ${LANG_SIMPCHINESE} "斗兽棋存档"
LangString RUNS ${LANG_ENGLISH} "Jungle is running. Close it first, then try again."
LangString RUNS ${LANG_SIMPCHINESE} "斗兽棋正在运行。请先关闭，然后重试。"
LangString KEPT ${LANG_ENGLISH} "Jungle will be removed from this computer. Your saved games, progress and settings stay in $LOCALAPPDATA\jungle-pg."
LangString KEPT ${LANG_SIMPCHINESE} "将从本机移除斗兽棋。您的存档、进度和设置会保留在$LOCALAPPDATA\jungle-pg。"

; A program that runs holds its file: nothing may be laid over half of it.
!macro WaitUntilClosed
  ${Do}
    ClearErrors
    ${If} ${FileExists} "$INSTDIR\jungle-pg.exe"
      FileOpen $0 "$INSTDIR\jungle-pg.exe" a
      ${IfNot} ${Errors}
        FileClose $0
        ${Break}
      ${EndIf}
    ${Else}
      ${Break}
    ${EndIf}
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNS)" /SD IDCANCEL IDRETRY +2
    Abort
  ${Loop}
!macroend

!macro RemoveFiles
!include "${REMOVED}"
!macroend

!macro RemoveEntries
  Delete "$SMPROGRAMS\Jungle.lnk"
  Delete "$DESKTOP\Jungle.lnk"
  DeleteRegKey HKCU "Software\Classes\Jungle.Save"
  DeleteRegValue HKCU "Software\Classes\.json\OpenWithProgids" "Jungle.Save"
  DeleteRegKey /ifempty HKCU "Software\Classes\.json\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "Software\Classes\.json"
  !insertmacro RemoveLink "jungle"
  !insertmacro RemoveLink "jungles"
!macroend

; A link that another program has taken over since stays with that one.
!macro RemoveLink SCHEME
  ReadRegStr $0 HKCU "Software\Classes\${SCHEME}\shell\open\command" ""
  ${If} $0 == '"$INSTDIR\jungle-pg.exe" --join "%1"'
    DeleteRegKey HKCU "Software\Classes\${SCHEME}"
  ${EndIf}
!macroend

!macro AddLink SCHEME
  WriteRegStr HKCU "Software\Classes\${SCHEME}" "" "URL:Jungle"
  WriteRegStr HKCU "Software\Classes\${SCHEME}" "URL Protocol" ""
  WriteRegStr HKCU "Software\Classes\${SCHEME}\DefaultIcon" "" '"$INSTDIR\jungle-pg.exe",0'
  WriteRegStr HKCU "Software\Classes\${SCHEME}\shell\open\command" "" '"$INSTDIR\jungle-pg.exe" --join "%1"'
!macroend

Section "$(PROGRAM)" SecProgram
  SectionIn RO
  !insertmacro WaitUntilClosed
  ; Of an older version nothing may be left between the new files.
  RMDir /r "$INSTDIR\_internal"
  RMDir /r "$INSTDIR\licences"
  !insertmacro RemoveEntries
!include "${INSTALLED}"
  SetOutPath "$INSTDIR"
  CreateShortcut "$SMPROGRAMS\Jungle.lnk" "$INSTDIR\jungle-pg.exe"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  WriteRegStr HKCU "${ABOUT}" "DisplayName" "Jungle"
  WriteRegStr HKCU "${ABOUT}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${ABOUT}" "DisplayIcon" "$INSTDIR\jungle-pg.exe"
  WriteRegStr HKCU "${ABOUT}" "Publisher" "The Jungle authors"
  WriteRegStr HKCU "${ABOUT}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${ABOUT}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${ABOUT}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${ABOUT}" "EstimatedSize" ${SIZE_KB}
  WriteRegDWORD HKCU "${ABOUT}" "NoModify" 1
  WriteRegDWORD HKCU "${ABOUT}" "NoRepair" 1
SectionEnd

Section /o "$(DESKTOP)" SecDesktop
  CreateShortcut "$DESKTOP\Jungle.lnk" "$INSTDIR\jungle-pg.exe"
SectionEnd

Section /o "$(SAVES)" SecSaves
  WriteRegStr HKCU "Software\Classes\Jungle.Save" "" "$(SAVED_GAME)"
  WriteRegStr HKCU "Software\Classes\Jungle.Save\DefaultIcon" "" '"$INSTDIR\jungle-pg.exe",0'
  WriteRegStr HKCU "Software\Classes\Jungle.Save\shell\open\command" "" '"$INSTDIR\jungle-pg.exe" --load "%1"'
  WriteRegStr HKCU "Software\Classes\.json\OpenWithProgids" "Jungle.Save" ""
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Section /o "$(LINKS)" SecLinks
  !insertmacro AddLink "jungle"
  !insertmacro AddLink "jungles"
SectionEnd

!insertmacro MUI_FUNCTION_DESCRIPTION_BEGIN
  !insertmacro MUI_DESCRIPTION_TEXT ${SecProgram} "$(PROGRAM_TOLD)"
  !insertmacro MUI_DESCRIPTION_TEXT ${SecDesktop} "$(DESKTOP_TOLD)"
  !insertmacro MUI_DESCRIPTION_TEXT ${SecSaves} "$(SAVES_TOLD)"
  !insertmacro MUI_DESCRIPTION_TEXT ${SecLinks} "$(LINKS_TOLD)"
!insertmacro MUI_FUNCTION_DESCRIPTION_END

Section "Uninstall"
  !insertmacro WaitUntilClosed
  !insertmacro RemoveEntries
  !insertmacro RemoveFiles
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  DeleteRegKey HKCU "${ABOUT}"
SectionEnd
