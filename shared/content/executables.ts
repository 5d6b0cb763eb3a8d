import { looksLikeText } from "./text-bytes.ts";

/** Sniffed types that run, install or start something when a user opens them. */
const executableTypes: ReadonlySet<string> = new Set([
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

interface SniffedFile {
  bytes: Buffer;
  /** Media type by the signature of the bytes. */
  type?: string;
  name: string;
}

/** True if the bytes are a program, installer, script or shortcut, regardless of the file's name. */
export const isExecutable = ({ bytes, type = "", name }: SniffedFile): boolean =>
  executableTypes.has(type) ||
  isWindowsProgram(bytes) ||
  isScript(bytes) ||
  isInstaller(bytes, name) ||
  startsWith(bytes, "dex\n0");

// Two letters alone would also refuse a text that begins with "MZ".
const isWindowsProgram = (bytes: Buffer): boolean => startsWith(bytes, "MZ") && !looksLikeText(bytes);

// "#!" and an interpreter; a Rust source may begin with "#![…]".
const isScript = (bytes: Buffer): boolean =>
  /^(\xef\xbb\xbf)?#![ \t]*[\w./~]/.test(bytes.toString("latin1", 0, 64));

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
