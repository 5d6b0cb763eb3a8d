import { isDigit, Lexer, PdfSyntaxError } from "./lexer.ts";
import { expectKeyword, integer, parseValue } from "./parser.ts";
import type { Section } from "./sections.ts";
import { hasDoubledKey, PdfDict, PdfNumber, type PdfValue } from "./values.ts";

/**
 * Whether some readers begin with another section than the last one. The first object of a linearized file (ISO 32000-2,
 * annex F) says its length. Where that is the length, they take the section behind that object and never see what was
 * appended, and a revision can be made as long as it needs to be.
 */
export function beginsElsewhere(bytes: Buffer, length: number, last: Pick<Section, "start">): boolean {
  const lexer = new Lexer(bytes, 0);
  lexer.skip();
  if (!isDigit(lexer.byte(lexer.at))) return false;
  try {
    return saysLength(firstValue(lexer), length) && last.start !== placeBehind(lexer);
  } catch (error) {
    // Readers that forgive may find what is not found here.
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
