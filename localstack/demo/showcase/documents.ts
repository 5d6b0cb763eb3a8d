import { setTimeout as sleep } from "node:timers/promises";
import { clock } from "../../../shared/clock.ts";
import { read } from "../../../shared/data/repository.ts";
import { momentsInWords } from "../../../shared/moments-in-words.ts";
import type { UploadedFile } from "../../../shared/http/multipart.ts";
import type { Block } from "../../../shared/rendering/blocks.ts";
import { writeDocx } from "../../../shared/rendering/docx.ts";
import { htmlBlocks } from "../../../shared/rendering/html-blocks.ts";
import { textOfHtml } from "../../../shared/rendering/html-text.ts";
import { writePdf } from "../../../shared/rendering/pdf.ts";
import { requestAccess } from "../../../functions/documents/granting/requests/request-access.ts";
import {
  archiveDocument,
  removeDocument,
} from "../../../functions/documents/keeping/documents/change-state.ts";
import { documentPurge } from "../../../functions/documents/keeping/documents/document-purge.ts";
import { isUnread } from "../../../functions/documents/files/text/kept-text.ts";
import { Documents } from "../../../functions/documents/records/document.ts";
import { createWithContent, personNamed } from "../file-document.ts";
import { isPurgeAsked } from "./asked-purge.ts";
import { kinds, type Paper } from "./papers.ts";

/* Two hundred papers of an office, over the last three quarters of a year. */

export const PAPERS = 200;
/** The ids before it are those of the documents that `data.ts` names. */
const FIRST_ID = 101;
const DAY_MS = 86_400_000;
/** Between two papers: the last one is two days old. */
const APART_DAYS = 1.35;

const formats = ["pdf", "docx", "docx", "txt", "docx"] as const;

/** What happens to a paper after it was filed. Few are asked about, and one waits for its purge by a second person. */
const isArchived = (i: number): boolean => i % 9 === 4;
const isRemoved = (i: number): boolean => i % 25 === 7;
const isAskedFor = (i: number): boolean => i % 60 === 30;
const TO_PURGE = 7;

/** Looks for what was read of a paper, and the ms between two of them. */
const MOST_LOOKS = 40;
const LOOK_MS = 50;

/** As many papers wait for a worker to read them. */
const MOST_UNREAD = 6;
/** After so many waits in vain no worker runs, and the others are filed without one. */
const MOST_IN_VAIN = 3;

/**
 * Files the papers that are not there yet, each at its own time, and no faster than they are read: a file that somebody
 * uploads meanwhile waits for few of them.
 */
export async function addPapers(started: Date): Promise<void> {
  const unread: number[] = [];
  let inVain = 0;
  try {
    for (let i = 0; i < PAPERS; i += 1) {
      clock.freeze(filedAt(i, started));
      if (await read(Documents, { id: FIRST_ID + i })) continue;
      await addPaper(i);
      unread.push(FIRST_ID + i);
      if (inVain === MOST_IN_VAIN) continue;
      const longest = unread.length > MOST_UNREAD ? unread.shift() : undefined;
      if (longest !== undefined && !(await isReadSoon(longest))) inVain += 1;
    }
  } finally {
    clock.resume();
  }
}

/** Days back to Friday from a day of the weekend. */
const TO_FRIDAY: Record<number, number> = { 0: 2, 6: 1 };

/** On a working day, between eight and five in Chișinău. */
function filedAt(i: number, started: Date): Date {
  const at = new Date(started.getTime() - (2 + (PAPERS - 1 - i) * APART_DAYS) * DAY_MS);
  at.setUTCDate(at.getUTCDate() - (TO_FRIDAY[at.getUTCDay()] ?? 0));
  at.setUTCHours(6 + ((i * 5) % 8), (i * 37) % 60);
  return at;
}

/** True once nothing of a document waits to be read; false if it still does after two seconds. */
async function isReadSoon(id: number): Promise<boolean> {
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const document = await read(Documents, { id });
    if (!document || !isUnread(document)) return true;
    await sleep(LOOK_MS);
  }
  return false;
}

async function addPaper(i: number): Promise<void> {
  const kind = kinds[i % kinds.length];
  if (!kind) return;
  const { paper, by, ...place } = kind;
  const n = Math.floor(i / kinds.length);
  const number = String(FIRST_ID + i);
  const { series, denumire, etichete, ...content } = paper({ n, number, date: longDate(kind.bucketId) });
  const author = await personNamed(by);
  const id = FIRST_ID + i;
  const cod = `${series}-${String(clock.now().getFullYear())}-${number}`;
  const wanted = {
    ...{ id, cod, denumire, etichete, ...place },
    ...(kind.emitentId !== undefined && i % 3 === 0 ? { visibility: "PUBLIC" as const } : {}),
    ...(series === "URB" && n % 4 === 0 ? { proprietarId: 1 + (n % 2) } : {}),
    ...(series === "ACH" && n % 5 === 0 ? { encrypted: true } : {}),
  };
  await createWithContent(
    wanted,
    await fileOf(cod, { ...content, denumire }, formats[i % formats.length]),
    author,
  );
  if (isArchived(i)) await archiveDocument(author, id, undefined);
  if (isRemoved(i)) await removeDocument(author, id, undefined);
  if (isAskedFor(i))
    await requestAccess(await personNamed("sergei.client"), {
      cod,
      drept: "CITIRE",
      motivare: "Документ нужен для подачи заявления в суд.",
    });
}

const day = momentsInWords({ dateStyle: "long" });

/** The date of a paper in words, in the language of its container. */
const longDate = (bucketId: number): string => day(clock.now(), bucketId === 4 ? "ru" : "ro");

type Content = Pick<Paper, "html" | "language" | "denumire">;

async function fileOf(
  cod: string,
  { html, language, denumire: title }: Content,
  format: (typeof formats)[number] = "txt",
): Promise<UploadedFile> {
  const name = `${cod.toLowerCase()}.${format}`;
  return { name, contentType: undefined, bytes: await written(html, { title, language, format }) };
}

interface Wish {
  title: string;
  language: string;
  format: (typeof formats)[number];
}

function written(html: string, { title, language, format }: Wish): Promise<Buffer> | Buffer {
  if (format === "txt") return Buffer.from(textOfHtml(html));
  const blocks: Block[] = htmlBlocks(html);
  return format === "pdf" ? writePdf([{ blocks }], { title, language }) : writeDocx(blocks, { title });
}

/**
 * An administrator asks for the purge of a removed paper, which waits for another one.
 * @returns false if it has been asked for, or a visitor has taken the paper out of the bin
 */
export async function askForPurge(): Promise<boolean> {
  const id = FIRST_ID + TO_PURGE;
  if ((await isPurgeAsked()) || (await read(Documents, { id }))?.status !== "STERS") return false;
  await documentPurge.ask(await personNamed("ana.admin"), { id });
  return true;
}
