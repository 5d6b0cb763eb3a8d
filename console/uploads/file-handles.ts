/* The File System Access API, which only some browsers have, and of which TypeScript's library lacks a part. */

declare global {
  interface DataTransferItem {
    getAsFileSystemHandle?(): Promise<FileSystemHandle | null>;
  }
  interface FileSystemHandle {
    queryPermission?(asked: { mode: "read" }): Promise<PermissionState>;
    requestPermission?(asked: { mode: "read" }): Promise<PermissionState>;
  }
}

/** A file that a person chose; with a handle it can be read again after the page was closed. */
export interface ChosenFile {
  file: File;
  handle?: FileSystemFileHandle | undefined;
  /** The path of its folder, from the folder that was chosen: `Avize/2026`. */
  folder?: string | undefined;
}

const isFileHandle = (handle: FileSystemHandle | null | undefined): handle is FileSystemFileHandle =>
  handle?.kind === "file";

/** The most files that are taken at once. */
export const MOST_FILES = 1000;

/** Files that systems leave in folders, and nobody means to keep. */
const isLeftover = (name: string): boolean => /^(\.|thumbs\.db$|desktop\.ini$)/i.test(name);

/** The folder in a path like `/Avize/2026/a.pdf`. */
const folderIn = (path: string): string => path.split("/").filter(Boolean).slice(0, -1).join("/");

/** The files of a folder that was chosen, and of the folders in it. */
export const filesOfFolder = (files: readonly File[]): ChosenFile[] =>
  files
    .filter(({ name }) => !isLeftover(name))
    .map((file) => ({ file, folder: folderIn(file.webkitRelativePath) }));

const isFolder = (entry: FileSystemEntry | null): entry is FileSystemDirectoryEntry =>
  entry?.isDirectory === true;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

/** The entries of a folder; a browser gives them in parts, and an empty one at the end. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const found: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (part.length === 0) return found;
    found.push(...part);
  }
}

/** Reads a folder with those in it, and stops after more files than are taken. */
async function readFolder(folder: FileSystemDirectoryEntry, found: ChosenFile[]): Promise<void> {
  for (const entry of await entriesOf(folder)) {
    if (found.length > MOST_FILES) return;
    if (isFolder(entry)) await readFolder(entry, found);
    else if (isFile(entry) && !isLeftover(entry.name)) {
      const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
      found.push({ file, folder: folderIn(entry.fullPath) });
    }
  }
}

/** The dropped files, and those of dropped folders. Reads the event at once, because its items are gone after it. */
export async function filesOfDrop(items: Iterable<DataTransferItem>): Promise<ChosenFile[]> {
  const dropped = [...items]
    .filter(({ kind }) => kind === "file")
    .map((item) => ({
      entry: item.webkitGetAsEntry(),
      file: item.getAsFile(),
      handle: item.getAsFileSystemHandle?.(),
    }));
  const found: ChosenFile[] = [];
  for (const { entry, file, handle } of dropped) {
    const given = await handle?.catch(() => null);
    if (isFolder(entry)) await readFolder(entry, found);
    else if (file) found.push(isFileHandle(given) ? { file, handle: given } : { file });
  }
  return found;
}

/** The file of a handle if it may be read. `isAsking` asks the person, which needs a press of theirs. */
export async function fileOfHandle(
  handle: FileSystemFileHandle,
  { isAsking = false }: { isAsking?: boolean } = {},
): Promise<File | undefined> {
  try {
    const asked = { mode: "read" } as const;
    const permission = isAsking
      ? await handle.requestPermission?.(asked)
      : await handle.queryPermission?.(asked);
    return permission === "denied" || permission === "prompt" ? undefined : await handle.getFile();
  } catch {
    return undefined;
  }
}

/** False if the file was moved, changed or removed since it was chosen. */
export async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
