import { encodingNamed } from "../content/text-bytes.ts";

/** Code pages of Windows whose encodings have another name. */
const codePages: Readonly<Record<number, string>> = {
  866: "ibm866",
  932: "shift_jis",
  936: "gbk",
  949: "euc-kr",
  950: "big5",
  10_000: "macintosh",
  10_007: "x-mac-cyrillic",
  65_001: "utf-8",
};

/** The encoding of a code page; undefined for one that is not decoded. */
export const encodingOfCodePage = (page: number): string | undefined =>
  encodingNamed(codePages[page] ?? `windows-${page}`);
