import { readFile } from "node:fs/promises";
import type { Font } from "fontkit";
import { once } from "../once.ts";
import { type Block, PageError, textsIn } from "./blocks.ts";

const FOLDER = "node_modules/dejavu-fonts-ttf/ttf";

/** The one font family of generated pages: every letter of Romanian and Russian, free to embed. */
export const fontFiles = {
  normal: `${FOLDER}/DejaVuSerif.ttf`,
  bold: `${FOLDER}/DejaVuSerif-Bold.ttf`,
  italics: `${FOLDER}/DejaVuSerif-Italic.ttf`,
  bolditalics: `${FOLDER}/DejaVuSerif-BoldItalic.ttf`,
};

const regular = once(async () => {
  const { create } = await import("fontkit");
  return create(await readFile(fontFiles.normal)) as Font;
});

/** Maximum number of letters in a refusal. */
const MOST_NAMED = 10;

/**
 * Refuses letters that the fonts cannot show: a page with white boxes instead of letters is useless.
 * @throws PageError
 */
export async function refuseUnknownLetters(blocks: Block[]): Promise<void> {
  const font = await regular();
  const unknown = new Set<string>();
  for (const { text } of textsIn(blocks))
    for (const letter of text) if (!isKnown(letter, font)) unknown.add(letter);
  if (unknown.size > 0) throw new PageError("literaFaraSemn", [...unknown].slice(0, MOST_NAMED).join(" "));
}

const isKnown = (letter: string, font: Font): boolean =>
  /\s/.test(letter) || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);

/** U+25A1, which the font has. */
const BOX = "□";

/** The same blocks, with a box for each letter that the fonts cannot show. */
export async function withBoxes(blocks: Block[]): Promise<Block[]> {
  const font = await regular();
  for (const run of textsIn(blocks))
    run.text = Array.from(run.text, (letter) => (isKnown(letter, font) ? letter : BOX)).join("");
  return blocks;
}
