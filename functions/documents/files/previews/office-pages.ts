import { readObject } from "../../../../shared/content/objects.ts";
import { CallFailed } from "../../../../shared/outgoing/call-failed.ts";
import { configuredFetch } from "../../../../shared/outgoing/configured-fetch.ts";
import { isSuccess } from "../../../../shared/outgoing/answer.ts";
import { log } from "../../../../shared/log.ts";
import { PDF } from "../../../../shared/text/file-kinds.ts";
import type { File } from "../../../../shared/text/pages.ts";
import type { Document } from "../../records/document.ts";
import { storeOf } from "../content/store-of.ts";
import { placeNamed } from "../text/conversion-files.ts";
import { pagesKey } from "../text/kept-text.ts";
import { config } from "./config.ts";
import { refusals } from "./texts.ts";

/** A letter takes half a second, a long table some; the request has 28. */
const TIME_MS = 15_000;
const MOST_BYTES = 50_000_000;

/** Content that is sealed is sent to nobody. */
export const hasOfficePages = ({ tipSecuritate }: Document): boolean =>
  config.officeConverter !== "none" && tipSecuritate === undefined;

/**
 * The pages of an office file, made by the converter once for each content: they are kept beside its text, and removed with it.
 * @param read reads the content
 * @throws unprocessable for a file of which the converter makes no pages; unavailable
 */
export async function officePages(
  document: Document & { hashSha256: string },
  { extension, read }: { extension: string; read: () => Promise<Buffer> },
): Promise<File> {
  const key = pagesKey(document);
  const kept = await readObject(await storeOf(document), key);
  if (kept) return { bytes: kept, contentType: PDF };
  const bytes = await converted(await read(), extension);
  await placeNamed(document, key, bytes, PDF);
  return { bytes, contentType: PDF };
}

/** Gotenberg tells the kind of a file by the ending of its name. */
async function converted(bytes: Buffer, extension: string): Promise<Buffer> {
  const form = new FormData();
  form.append("files", new Blob([Uint8Array.from(bytes)]), `document.${extension}`);
  const request = new Response(form);
  const answer = await sent({
    "content-type": request.headers.get("content-type") ?? "",
    body: Buffer.from(await request.arrayBuffer()),
  });
  if (isSuccess(answer) && answer.body.subarray(0, 5).toString("latin1") === "%PDF-") return answer.body;
  log.warn("converting an office file failed", { status: answer.status });
  // It refuses files by 4xx; anything else is its own trouble.
  throw answer.status >= 400 && answer.status < 500 && answer.status !== 429
    ? refusals.fisierFaraPagini()
    : refusals.convertorIndisponibil();
}

async function sent({ body, ...headers }: { "content-type": string; body: Buffer }) {
  const address = new URL("forms/libreoffice/convert", config.officeConverter.replace(/\/?$/, "/"));
  try {
    return await configuredFetch.fetchWhole(address, {
      method: "POST",
      headers,
      body,
      timeMs: TIME_MS,
      mostBytes: MOST_BYTES,
    });
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    log.warn("the converter of office files does not answer", { cause: error.message });
    throw refusals.convertorIndisponibil();
  }
}
