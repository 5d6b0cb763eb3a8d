import { Zip, ZipPassThrough } from "fflate";
import type { BulkJob } from "../kit/bulk-acts.tsx";
import { saveFile } from "../kit/save-file.ts";
import { readFile } from "./list-files.ts";

/** A name that the archive does not have yet: `act.pdf`, `act (2).pdf`. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  const dot = name.lastIndexOf(".");
  const [base, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ""];
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? name : `${base} (${number})${extension}`;
    if (!taken.has(free.toLowerCase())) return free;
  }
}

/** Characters that a file name must not have on some system; `..` would leave the folder. */
const safe = (name: string): string =>
  [...name]
    .map((sign) => (sign < " " || '\\/:*?"<>|'.includes(sign) ? "_" : sign))
    .join("")
    .replace(/^\.+/, "_") || "_";

/** An archive whose parts leave the memory of the script as they come: the browser keeps Blobs on disk. */
export function createZip() {
  const names = new Set<string>();
  const parts: Blob[] = [];
  let fault: Error | undefined;
  const zip = new Zip((error, chunk) => {
    if (error) fault = error;
    else parts.push(new Blob([new Uint8Array(chunk)]));
  });
  return {
    async add(name: string, content: Blob): Promise<void> {
      const bytes = new Uint8Array(await content.arrayBuffer());
      const free = freeName(safe(name), names);
      names.add(free.toLowerCase());
      // Most files are compressed already; an archive without a second compression is written at once.
      const entry = new ZipPassThrough(free);
      zip.add(entry);
      entry.push(bytes, true);
    },
    end(): Blob {
      zip.end();
      if (fault) throw fault;
      return new Blob(parts, { type: "application/zip" });
    },
  };
}

/** Downloads each document into one archive; a repetition of the failed ones makes another archive. */
export function zipJob(fileName: string, nameOf: (rowId: string) => string): BulkJob {
  let zip = createZip();
  return {
    async act(rowId, signal) {
      const { content, name = nameOf(rowId) } = await readFile(rowId, signal);
      await zip.add(name, content);
    },
    onEnd() {
      saveFile(zip.end(), `${fileName}.zip`);
      zip = createZip();
    },
  };
}
