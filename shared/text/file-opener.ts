import { opener } from "../apart/opener.ts";
import type { File } from "./pages.ts";
import type { Drawn, Look } from "./page-picture.ts";
import type { Most, PageText } from "./page-texts.ts";
import type { FileWords, Range } from "./page-words.ts";
import type { ReadFile } from "./text-of.ts";
import type { ReadingView } from "./reading-view.ts";
import { type Unreadability, UnreadableFile } from "./unreadable.ts";

/** Opens files for their text and their pages. */
export default opener(
  import.meta,
  {
    read: async ({ most, ...file }: File & { most: Most }): Promise<ReadFile> =>
      (await import("./text-of.ts")).readFile(file, most),
    pages: async ({ most, ...file }: File & { most: Most }): Promise<PageText[]> =>
      (await import("./text-of.ts")).pagesOf(file, most),
    pageCount: async (file: File): Promise<number> => (await import("./page-picture.ts")).pageCountOf(file),
    reading: async ({ most, ...file }: File & { most: number }): Promise<ReadingView> =>
      (await import("./reading-view.ts")).readingView(file, most),
    words: async ({ range, ...file }: File & { range: Range }): Promise<FileWords> =>
      (await import("./page-words.ts")).pageWords(file, range),
    picture: async ({ look, ...file }: File & { look: Look }): Promise<Drawn> =>
      (await import("./page-picture.ts")).pagePicture(file, look),
  },
  { UnreadableFile: ({ reason }: { reason: Unreadability }) => new UnreadableFile(reason) },
);
