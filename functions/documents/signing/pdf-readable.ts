import { PdfSyntaxError } from "../../../shared/pdf/lexer.ts";

/** The result of `read`, or undefined if the bytes break the grammar of PDF. */
export function readable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof PdfSyntaxError) return undefined;
    throw error;
  }
}
