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
}

const isFileHandle = (handle: FileSystemHandle | null | undefined): handle is FileSystemFileHandle =>
  handle?.kind === "file";

/** The dropped files without folders. Reads the event at once, because its items are gone after it. */
export async function filesOfDrop(items: Iterable<DataTransferItem>): Promise<ChosenFile[]> {
  const found = [...items].flatMap((item) => {
    const file = item.kind === "file" ? item.getAsFile() : null;
    const isFolder = item.webkitGetAsEntry()?.isDirectory === true;
    return file && !isFolder ? [{ file, handle: item.getAsFileSystemHandle?.() }] : [];
  });
  return Promise.all(
    found.map(async ({ file, handle }) => {
      const given = await handle?.catch(() => null);
      return isFileHandle(given) ? { file, handle: given } : { file };
    }),
  );
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
