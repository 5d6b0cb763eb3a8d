import { opener } from "../apart/opener.ts";
import type { File } from "../text/pages.ts";
import { type Unreadability, UnreadableFile } from "../text/unreadable.ts";
import type { Language } from "./language.ts";
import type { LanguageData } from "./packed-data.ts";
import type { OpenScan } from "./read-scan.ts";
import type { TextLayers } from "./searchable-pdf.ts";
import type { RecognizedPage } from "./tesseract.ts";

interface Scan {
  language: Language;
  data: LanguageData;
}

/** The scan that this process reads, from `open` to `close`. */
let reading: OpenScan | undefined;

function current() {
  if (!reading) throw new Error("no scan is open");
  return reading;
}

/** Reads a scan page by page, and puts the recognised text over it. */
export default opener(
  import.meta,
  {
    open: async ({ language, data, ...file }: File & Scan): Promise<void> => {
      reading = await (await import("./read-scan.ts")).openScan(file, { language, data });
    },
    read: ({ page }: { page: number }): Promise<RecognizedPage> => current().read(page),
    searchable: async ({ layers }: { layers: TextLayers }): Promise<{ bytes: Uint8Array }> => ({
      bytes: await current().searchable(layers),
    }),
    close: async (_: object): Promise<void> => {
      await reading?.close();
      reading = undefined;
    },
  },
  { UnreadableFile: ({ reason }: { reason: Unreadability }) => new UnreadableFile(reason) },
);
