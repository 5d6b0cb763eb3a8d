import { fileOfHandle, isReadable } from "./file-handles.ts";
import type { Records, UploadRecord } from "./record.ts";

export interface Contents {
  /** The file that was given in this tab, or in another one. */
  given: (id: string) => File | undefined;
  give: (id: string, file: File) => void;
  forget: (id: string) => void;
  /** The file as far as it can be read: given, kept by the browser, or from its handle; `isAsking` may ask the person. */
  read: (record: UploadRecord, options?: { isAsking?: boolean }) => Promise<File | undefined>;
}

/** The contents of the uploads, as this tab reaches them. */
export function createContents(records: Records): Contents {
  const files = new Map<string, File>();
  const readable = async (file: File | undefined): Promise<File | undefined> =>
    file && (await isReadable(file)) ? file : undefined;
  return {
    given: (id) => files.get(id),
    give: (id, file) => void files.set(id, file),
    forget: (id) => void files.delete(id),
    async read({ id, handle }, options) {
      const found =
        (await readable(files.get(id))) ??
        (await readable(await records.content(id))) ??
        (handle && (await readable(await fileOfHandle(handle, options))));
      if (found) files.set(id, found);
      return found;
    },
  };
}
