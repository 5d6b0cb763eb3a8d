import { hasPages } from "../../../../shared/everywhere/paged.ts";
import { isOffice } from "../../../../shared/text/file-kinds.ts";
import { config } from "../../../../shared/config.ts";
import { sha256 } from "../../../../shared/content/hash.ts";
import { documentFileName } from "../../../../shared/content/file-name.ts";
import { Reply, type FileContent } from "../../../../shared/http/responses.ts";
import type { File } from "../../../../shared/text/pages.ts";
import { pictureApart } from "../../../../shared/text/text-apart.ts";
import { documentFor } from "../../access/authorization.ts";
import { refuseHeldBack } from "../../access/held-back.ts";
import type { Principal } from "../../access/principal.ts";
import { refusals as accessRefusals } from "../../access/texts.ts";
import { isConfidential, readWhole } from "../content/content-at-rest.ts";
import { noteDownload } from "../content/note-download.ts";
import { checkPassword } from "../content/password.ts";
import type { Document } from "../../records/document.ts";
import { markAt } from "../../records/download-mark.ts";
import { readable } from "../text/unreadable.ts";
import { refusals } from "./texts.ts";

/** A request for a preview: a page (from 1), and its width in pixels. */
export interface Look {
  pagina: number;
  latime: number;
}

/** The whole file is held in memory. Anybody may ask for pages of what is public or behind a link: those files are smaller. */
export const MOST_BYTES = 100_000_000;
const MOST_PUBLIC_BYTES = 25_000_000;

const mostBytesFor = ({ kind }: Principal): number =>
  kind === "anonymous" || kind === "link" ? MOST_PUBLIC_BYTES : MOST_BYTES;

/**
 * The image of a page of the current content, for callers who may download it, with its password. It is not stored,
 * and recorded as a look once an hour.
 * @throws notFound, forbidden, conflict as for a download; unsupportedMedia for content without pages, unprocessable
 * for a damaged file
 */
export async function previewPage(
  caller: Principal,
  id: number,
  { look, password }: { look: Look; password: string | undefined },
): Promise<Reply<FileContent>> {
  const { document, png, pageCount } = await looking(caller, { id, password }, async (document, content) => {
    const file = await withPages(document, content);
    return { document, ...(await draw(file, look)) };
  });
  return new Reply(pictureOf(document, look, png), { headers: { "x-page-count": String(pageCount) } });
}

/**
 * Shows something of the current content to a caller who may download it, with its password, and records it as a look once an hour.
 * @throws notFound, forbidden, conflict, tooLarge, locked as for a download
 */
export async function looking<T>(
  caller: Principal,
  { id, password }: { id: number; password: string | undefined },
  show: (document: Document, content: Content) => Promise<T>,
): Promise<T> {
  const keys = { mark: markAt(id, caller.key, "vizualizare") };
  const { document, related } = await documentFor(caller, id, "read", keys);
  const content = contentOf(document, mostBytesFor(caller));
  refuseHeldBack(document, document);
  await checkPassword(caller, document, password);
  const shown = await show(document, content);
  const sent = { versiune: content.numarVersiune, mark: related.mark, mod: "vizualizare" as const };
  await noteDownload(caller, document, sent);
  return shown;
}

export interface Content {
  numarVersiune: number;
  dimensiune: number;
  contentType: string;
}

/** @throws unsupportedMedia for content without pages, and as `officePages` */
export async function withPages(document: Document, content: Content): Promise<File> {
  const { contentType } = content;
  const { hashSha256, extensie: extension = "" } = document;
  const read = () => readWhole(document, content);
  if (hasPages(contentType)) return { bytes: await read(), contentType };
  if (!isOffice(contentType) || hashSha256 === undefined) throw refusals.faraPrevizualizare();
  const { hasOfficePages, officePages } = await import("./office-pages.ts");
  if (!hasOfficePages(document)) throw refusals.vedereDeCitire();
  return officePages({ ...document, hashSha256 }, { extension, read });
}

/** @throws notFound, conflict, unsupportedMedia, tooLarge for a document whose content is not here, or is too large */
function contentOf(
  { status, mod, numarVersiune, dimensiune, contentType }: Document,
  mostBytes: number,
): Content {
  if (status === "STERS") throw accessRefusals.documentSters();
  // Content at a provider is downloaded there; its pages cannot be rendered here.
  if (mod === "LEGATURA") throw refusals.faraPrevizualizare();
  if (status === "PURJAT" || dimensiune === undefined || contentType === undefined)
    throw accessRefusals.faraContinut();
  if (dimensiune > mostBytes) throw refusals.previzualizareMare({ limita: mostBytes / 1_000_000 });
  return { numarVersiune, dimensiune, contentType };
}

async function draw(file: File, { pagina, latime }: Look): Promise<{ png: Buffer; pageCount: number }> {
  const look = { page: pagina, width: latime, mostBytes: config.maxInlineBytes };
  const { pageCount, bytes } = await readable(() => pictureApart(file, look));
  if (!bytes) throw refusals.paginaInexistenta({ pagini: pageCount });
  return { png: bytes, pageCount };
}

const pictureOf = (document: Document, { pagina }: Look, png: Buffer): FileContent => ({
  name: documentFileName(`${document.denumire} (${pagina})`, "png"),
  contentType: "image/png",
  size: png.length,
  hash: sha256(png),
  isConfidential: isConfidential(document),
  read: ({ start, end }) => Promise.resolve(png.subarray(start, end + 1)),
});
