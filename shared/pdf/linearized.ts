import { isDigit, Lexer, PdfSyntaxError } from "./lexer.ts";
import { expectKeyword, integer, parseValue } from "./parser.ts";
import type { Section } from "./sections.ts";
import { hasDoubledKey, PdfDict, PdfNumber, type PdfValue } from "./values.ts";

/**
 * True if some readers begin with a section other than the last one. The first object of a linearized file (ISO
 * 32000-2, annex F) states its length. If the length matches, they use the section after that object and never see
 * appended revisions, and an attacker can give a revision any length.
 */
export function beginsElsewhere(bytes: Buffer, length: number, last: Pick<Section, "start">): boolean {
  const lexer = new Lexer(bytes, 0);
  lexer.skip();
  if (!isDigit(lexer.byte(lexer.at))) return false;
  try {
    return saysLength(firstValue(lexer), length) && last.start !== placeBehind(lexer);
  } catch (error) {
    // Tolerant readers may find what this parser does not.
    if (error instanceof PdfSyntaxError) return true;
    throw error;
  }
}

function firstValue(lexer: Lexer): PdfValue {
  integer(lexer);
  integer(lexer);
  expectKeyword(lexer, "obj");
  return parseValue(lexer);
}

function saysLength(value: PdfValue, length: number): boolean {
  if (!(value instanceof PdfDict) || value.get("Linearized") === null) return false;
  const said = value.get("L");
  return hasDoubledKey(value) || (said instanceof PdfNumber && said.value === length);
}

function placeBehind(lexer: Lexer): number {
  expectKeyword(lexer, "endobj");
  lexer.skip();
  return lexer.at;
}
