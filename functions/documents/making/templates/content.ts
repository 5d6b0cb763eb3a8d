import { hashedObjects } from "../../../../shared/content/hashed-objects.ts";
import { ApartFailure } from "../../../../shared/apart/opener-process.ts";
import { DocxError, DocxSyntaxError } from "../../../../shared/rendering/docx-error.ts";
import { TemplateSyntaxError } from "../../../../shared/rendering/language.ts";
import { syntaxRefusal } from "../../../../shared/rendering/syntax-refusal.ts";
import { namesApart } from "../../../../shared/rendering/templates-apart.ts";
import { platformStore } from "../../files/content/store-of.ts";
import type { Template, TemplateFormat } from "../../records/template.ts";
import { refusals } from "./texts.ts";

/** Contents never change, so a generated document can always be traced to its template. */
const contents = hashedObjects({ prefix: "templates/", mostCachedBytes: 20_000_000 });

/** The stored content: the text, or the bytes of the DOCX. @throws badRequest if it is not base64 */
export function bytesOf(format: TemplateFormat, continut: string): Buffer {
  if (format !== "DOCX") return Buffer.from(continut, "utf8");
  if (!/^[A-Za-z0-9+/\s]+={0,2}\s*$/.test(continut)) throw refusals.base64Gresit();
  return Buffer.from(continut, "base64");
}

export const textOf = (format: TemplateFormat, bytes: Buffer): string =>
  bytes.toString(format === "DOCX" ? "base64" : "utf8");

/**
 * The variables that a template uses. @throws badRequest, unsupportedMedia, unprocessable for content that is not a
 * template
 */
export async function variablesOf(format: TemplateFormat, bytes: Buffer): Promise<string[]> {
  try {
    return await namesApart({ format, bytes });
  } catch (error) {
    throw refusalOf(error);
  }
}

/** The error for content that is not a template, or that cannot be drawn as pages. */
export function refusalOf(error: unknown): unknown {
  if (error instanceof TemplateSyntaxError) return syntaxRefusal(error);
  if (error instanceof DocxSyntaxError)
    return syntaxRefusal(new TemplateSyntaxError("sectiuneNepotrivita", error.tag, 1));
  if (error instanceof ApartFailure) return refusals.sablonPreaMareInauntru({ cause: error });
  if (!(error instanceof DocxError)) return error;
  return error.fault === "nuEsteDocx"
    ? refusals.sablonNuEsteDocx({ cause: error })
    : docxRefusals[error.fault]({ cause: error });
}

const docxRefusals = {
  bomba: refusals.sablonPreaMareInauntru,
  macrouri: refusals.sablonCuMacrouri,
  referinteExterne: refusals.sablonCuReferinte,
} as const;

/** Stores content and returns its hash. Storing the same content again has no effect. */
export const placeTemplate = (bytes: Buffer): Promise<string> => contents.place(platformStore(), bytes);

/** The current content of a template. */
export const readTemplateBytes = ({ hash }: Pick<Template, "hash">): Promise<Buffer> =>
  contents.read(platformStore(), hash);
