/* Fields whose pictures differ from poppler's by more than the limit for a reason that the file does not tell. */

/** A reason, and the files that it explains, by the beginnings of their names. */
interface Difference {
  why: string;
  files: readonly string[];
}

const differences: readonly Difference[] = [
  {
    why: "poppler moves thin lines to whole pixels, and the box is ten points wide",
    files: ["pdfjs__annotation-button-widget."],
  },
];

/** Why a part of a file's pictures may differ from poppler's; undefined if nothing is known. */
export const reasonFor = (file: string): string | undefined =>
  differences.find(({ files }) => files.some((name) => file.startsWith(name)))?.why;
