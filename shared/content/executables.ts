import { extensionOf } from "./file-name.ts";
import { looksLikeText } from "./text-bytes.ts";

/*
 * What runs, installs or starts something when a user opens it is refused. Binary programs have a signature of their own,
 * so their bytes decide. Scripts are texts: an interpreter in the first line decides, or the name or claimed type by
 * which a desktop chooses the interpreter. A file of another kind under such a name gets the extension of its kind.
 */

/** Types by the signature of the bytes. */
const programTypes: ReadonlySet<string> = new Set([
  "application/x-elf",
  "application/x-mach-binary",
  "application/java-vm",
  "application/java-archive",
  "application/vnd.android.package-archive",
  "application/wasm",
  "application/x-ms-shortcut",
  "application/x-ft-apple.alias",
  "application/x-deb",
  "application/x-rpm",
  "application/x-shockwave-flash",
  "application/vnd.ms-htmlhelp",
  "application/x-google-chrome-extension",
  "application/x-xpinstall",
]);

/** Texts that Windows, macOS or a Linux desktop runs when they are opened, by their extension. */
const scriptExtensions: ReadonlySet<string> = new Set([
  // Command files.
  ...["bat", "cmd", "btm"],
  // Windows Script Host and HTML applications. A plain .js is also the source text of pages, and stays.
  ...["vbs", "vbe", "jse", "ws", "wsf", "wsc", "wsh", "sct", "hta"],
  // PowerShell.
  ...["ps1", "ps1xml", "ps2", "ps2xml", "psc1", "psc2", "psm1", "psd1", "msh", "msh1", "msh2"],
  // Settings that are applied, and files that name a program to start.
  ...["reg", "inf", "msc", "scf", "url", "application", "desktop"],
  ...["command", "tool", "terminal", "workflow", "scpt", "applescript"],
]);

/** The same by the type that the sender claims: the file is delivered with it. */
const scriptTypes: ReadonlySet<string> = new Set([
  ...["application/x-bat", "application/bat", "application/x-msdos-program", "application/x-msdownload"],
  ...["application/hta", "text/vbscript", "text/vbs", "application/x-vbs", "text/scriptlet"],
  ...["application/x-powershell", "text/x-powershell", "application/x-sh", "application/x-shellscript"],
  ...[
    "text/x-ms-regedit",
    "application/x-ms-regedit",
    "application/x-desktop",
    "application/internet-shortcut",
  ],
]);

interface SniffedFile {
  bytes: Buffer;
  /** Media type by the signature of the bytes. */
  type?: string;
  /** Media type that the sender claims, in its canonical spelling. */
  claimed?: string | undefined;
  name: string;
}

/** True for a program, installer, script or shortcut. */
export const isExecutable = ({ bytes, type = "", claimed = "", name }: SniffedFile): boolean =>
  programTypes.has(type) ||
  isWindowsProgram(bytes) ||
  namesInterpreter(bytes) ||
  isInstaller(bytes, name) ||
  startsWith(bytes, "dex\n0") ||
  ((scriptExtensions.has(extensionOf(name)) || scriptTypes.has(claimed)) && isUnsigned(bytes, type));

/** Bytes that no signature makes another kind of file. */
const isUnsigned = (bytes: Buffer, type: string): boolean => looksLikeText(bytes) || type === "";

// Two letters alone would also refuse a text that begins with "MZ".
const isWindowsProgram = (bytes: Buffer): boolean => startsWith(bytes, "MZ") && !looksLikeText(bytes);

/**
 * "#!" and the path of an interpreter, or the name of a usual one. Recordings of telephones begin with "#!AMR" and
 * "#!SILK", a Rust source with "#![…]", a note with anything.
 */
const namesInterpreter = (bytes: Buffer): boolean =>
  /^(\xef\xbb\xbf)?#![ \t]*([.~\w-]*\/|(ba|da|z|k|c|tc|fi)?sh\b|env\b|(python|perl|ruby|node|php|pwsh|osascript|awk|lua|tclsh)[\d.]*(\s|$))/.test(
    bytes.toString("latin1", 0, 64),
  );

const compoundFile = "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1";

/** Class ids of the root storage of Windows Installer packages, transforms and patches: 000C108{2,4,6}-… */
const installerClass = /^8[246]100c0000000000c000000000000046$/;

/**
 * Windows Installer files are compound files like .doc; the root entry's class id tells them apart ([MS-CFB] 2.2 and
 * 2.6: sector size at 30, first directory sector at 48, class id at 80 of the entry). If only the beginning of a file
 * is available and does not include the directory, the name decides.
 */
function isInstaller(bytes: Buffer, name: string): boolean {
  if (!startsWith(bytes, compoundFile) || bytes.length < 52) return false;
  const classAt = (bytes.readUInt32LE(48) + 1) * 2 ** bytes.readUInt16LE(30) + 80;
  if (classAt + 16 > bytes.length) return /\.ms[ipt]$/i.test(name);
  return installerClass.test(bytes.toString("hex", classAt, classAt + 16));
}

const startsWith = (bytes: Buffer, magic: string): boolean =>
  bytes.toString("latin1", 0, magic.length) === magic;
