import type { File } from "./pages.ts";
import { type Block, blocksOf } from "./reading-marks.ts";
import { textOf } from "./text-of.ts";

/** A file as it is read without its pages. */
export interface ReadingView {
  blocks: Block[];
  /** True if the file says more. */
  isCut: boolean;
}

/** A text that was gathered up to a limit is shorter by the spaces at its end. */
const MARGIN = 1_000;

/**
 * What a file says, up to a number of characters, with its headings and tables; files that do not tell them are paragraphs.
 * @throws UnreadableFile
 */
export async function readingView(file: File, most: number): Promise<ReadingView> {
  const text = await textOf(file, most + MARGIN, { gathered: "marked" });
  return { blocks: blocksOf(text.slice(0, most)), isCut: text.length > most };
}
