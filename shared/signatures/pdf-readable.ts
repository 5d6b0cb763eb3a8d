import { PdfSyntaxError } from "../pdf/lexer.ts";

/** Undefined for what breaks the grammar of PDF. */
export function readable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof PdfSyntaxError) return undefined;
    throw error;
  }
}
