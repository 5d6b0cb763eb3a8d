import pLimit from "p-limit";
import { type Call, withApart } from "../apart/apart.ts";
import { ApartFailure, type Limits } from "../apart/opener-process.ts";
import type { File } from "../text/pages.ts";
import { readably } from "../text/readably.ts";
import type { Language } from "./language.ts";
import type { LanguageData } from "./packed-data.ts";
import type scans from "./scan-opener.ts";
import type { TextLayers } from "./searchable-pdf.ts";
import type { RecognizedPage } from "./tesseract.ts";

/** A scan opened in a separate process. Pages count from 1. */
export interface Scan {
  read(page: number): Promise<RecognizedPage>;
  /** The original with the recognised text over the pages that were read. */
  searchable(layers: TextLayers): Promise<Uint8Array>;
}

/** Reading one page takes 1 to 5 s, and about 250 MB including the engine. */
const LIMITS: Limits = { milliseconds: 60_000, megabytes: 400 };

/** Two scans would exceed the memory limit for all open files together. */
const inTurn = pLimit(1);

/**
 * Opens a scan in a separate process while `use` runs, one scan at a time. If others needed the memory, `use` runs a
 * second time. @throws UnreadableFile, unavailable
 */
export async function withScan<T>(
  file: File,
  { language, data }: { language: Language; data: LanguageData },
  use: (scan: Scan) => Promise<T>,
): Promise<T> {
  const { default: opener } = await import("./scan-opener.ts");
  const reading = async (call: Call<typeof scans.calls>) => {
    try {
      await readably(() => call("open", { ...file, language, data }, LIMITS));
      return await use({
        read: (page) => readably(() => call("read", { page }, LIMITS)),
        searchable: async (layers) => (await readably(() => call("searchable", { layers }, LIMITS))).bytes,
      });
    } finally {
      await closeIn(call);
    }
  };
  // A worker waits as long as its lease is renewed.
  return inTurn(() => withApart(opener, reading, { patienceMs: Infinity }));
}

/** Closes the scan, because the process serves other scans afterwards. A process that was ended has nothing open. */
async function closeIn(call: Call<typeof scans.calls>): Promise<void> {
  try {
    await call("close", {}, LIMITS);
  } catch (error) {
    if (!(error instanceof ApartFailure)) throw error;
  }
}
