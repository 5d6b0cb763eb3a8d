import { put, readRange, head } from "../../../shared/content/objects.ts";
import { sha256 } from "../../../shared/content/hash.ts";
import { badRequest, fault, unprocessable, unsupportedMedia, type AppError } from "../../../shared/errors.ts";
import { ApartFailure } from "../../../shared/apart/opener-process.ts";
import { DocxError, DocxSyntaxError } from "../../../shared/rendering/docx-error.ts";
import { TemplateSyntaxError } from "../../../shared/rendering/language.ts";
import { namesApart } from "../../../shared/rendering/templates-apart.ts";
import { LruCache } from "../../../shared/lru-cache.ts";
import { platformStore } from "../content/store-of.ts";
import type { Template, TemplateFormat } from "../records/template.ts";

/*
 * The content of templates: objects named by their hash, which no change replaces. A version to which a generated
 * document refers can therefore always be read.
 */

const keyOf = (hash: string): string => `templates/${hash}`;

/** The content as it is stored: the text, or the bytes of the DOCX. @throws badRequest if it is not base64 */
export function bytesOf(format: TemplateFormat, continut: string): Buffer {
  if (format !== "DOCX") return Buffer.from(continut, "utf8");
  if (!/^[A-Za-z0-9+/\s]+={0,2}\s*$/.test(continut)) throw badRequest("base64Gresit");
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

/** The error for content that is not a template, or from which no page can be made. */
export function refusalOf(error: unknown): unknown {
  if (error instanceof TemplateSyntaxError)
    return syntaxRefusal(error.fault, { loc: error.tag.slice(0, 60), rand: error.line }, error);
  if (error instanceof DocxSyntaxError)
    return syntaxRefusal("sectiuneNepotrivita", { loc: error.tag.slice(0, 60), rand: 1 }, error);
  if (error instanceof ApartFailure) return unprocessable("sablonPreaMareInauntru", { cause: error });
  if (!(error instanceof DocxError)) return error;
  return error.fault === "nuEsteDocx"
    ? unsupportedMedia("sablonNuEsteDocx", { cause: error })
    : unprocessable(docxKeys[error.fault], { cause: error });
}

const docxKeys = {
  bomba: "sablonPreaMareInauntru",
  macrouri: "sablonCuMacrouri",
  referinteExterne: "sablonCuReferinte",
} as const;

const syntaxKeys = {
  tagNeinchis: "sablonTagNeinchis",
  sectiuneNeinchisa: "sablonSectiuneNeinchisa",
  sectiuneNepotrivita: "sablonSectiuneNepotrivita",
  numeGresit: "sablonNumeGresit",
  preaAdanc: "sablonPreaAdanc",
} as const;

const syntaxRefusal = (
  fault: keyof typeof syntaxKeys,
  values: { loc: string; rand: number },
  cause: unknown,
): AppError => badRequest(syntaxKeys[fault], { values, cause });

/** Stores content and returns its hash. Storing the same content again has no effect. */
export async function placeTemplate(bytes: Buffer): Promise<string> {
  const hash = sha256(bytes);
  const options = {
    condition: { ifNoneMatch: "*" as const },
    contentType: "application/octet-stream",
    metadata: {},
  };
  await put(platformStore(), keyOf(hash), bytes, options);
  kept.set(hash, bytes);
  return hash;
}

const MOST_KEPT_BYTES = 20_000_000;
/**
 * Cached contents by their hash. They never change, so a process that makes a hundred letters reads their template
 * once.
 */
const kept = new LruCache<string, Buffer>({ most: MOST_KEPT_BYTES, sizeOf: ({ length }) => length });

/** The current content of a template. */
export async function readTemplateBytes({ hash }: Pick<Template, "hash">): Promise<Buffer> {
  const found = kept.get(hash) ?? (await fetchContent(hash));
  kept.set(hash, found);
  return found;
}

async function fetchContent(hash: string): Promise<Buffer> {
  const store = platformStore();
  const found = await head(store, keyOf(hash));
  if (!found) throw fault();
  return readRange(store, keyOf(hash), 0, found.size - 1);
}
