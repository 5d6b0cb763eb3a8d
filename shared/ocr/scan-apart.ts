import pLimit from "p-limit";
import { type Call, withApart } from "../apart/apart.ts";
import { ApartFailure, type Limits } from "../apart/opener-process.ts";
import type { File } from "../text/pages.ts";
import { readably } from "../text/text-apart.ts";
import type { Language } from "./language.ts";
import type { LanguageData } from "./packed-data.ts";
import type scans from "./scan-opener.ts";
import type { TextLayers } from "./searchable-pdf.ts";
import type { RecognizedPage } from "./tesseract.ts";

/** A scan that is open in a process of its own. Pages count from 1. */
export interface Scan {
  read(page: number): Promise<RecognizedPage>;
  /** The original with its text over the pages that were read. */
  searchable(layers: TextLayers): Promise<Uint8Array>;
}

/** Reading one page takes 1 to 5 s, and with the engine about 250 MB. */
const LIMITS: Limits = { milliseconds: 60_000, megabytes: 400 };

/** Two scans would not fit into the memory that all open files have together. */
const inTurn = pLimit(1);

/**
 * Opens a scan apart for as long as `use` takes, one after the other. Where the memory was needed by others, `use` runs a second
 * time. @throws UnreadableFile, unavailable
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

/** The process serves other scans afterwards. One that was ended has nothing open. */
async function closeIn(call: Call<typeof scans.calls>): Promise<void> {
  try {
    await call("close", {}, LIMITS);
  } catch (error) {
    if (!(error instanceof ApartFailure)) throw error;
  }
}
