import { clock } from "../../../shared/clock.ts";
import { list, type Listed } from "../../../shared/content/blobs.ts";
import { sweep } from "../../../shared/content/sweep.ts";
import { uniqueKey } from "../../../shared/data/entity.ts";
import { readItems, readMany } from "../../../shared/data/repository.ts";
import { contentStore } from "../content.ts";
import { codFree } from "../documents/create-document.ts";
import { Document } from "../document.ts";
import type { StoredDocument } from "../events.ts";
import { stillAt } from "../versions/new-version.ts";
import { counted, isSpent, type Run } from "./run.ts";

/** A writer gives up after 25 s; a day is beyond any doubt. */
const OLD_MS = 24 * 3600 * 1000;
const PAGE = 1000;

/** An object by its key, `uploads/<cod>/v<n>`. */
interface Placed extends Listed {
  cod: string;
  number: number;
}

/**
 * Removes content that no version was made of: its writer died between writing it and committing the version.
 * Goes through all keys, page by page. Returns whether it came to the end.
 */
export async function sweepOrphans(run: Run): Promise<boolean> {
  let after = run.progress.of("orphans") as string | undefined;
  while (!isSpent(run)) {
    const page = await list(contentStore(), { prefix: "uploads/", after, limit: PAGE });
    const reached = await sweepPage(run, page);
    const isOver = reached === page.length && page.length < PAGE;
    const next = isOver ? undefined : (page[reached - 1]?.key ?? after);
    if (next !== after) await run.progress.reach("orphans", next);
    if (isOver) return true;
    after = next;
  }
  return false;
}

/** How many objects of the page are done: all, unless the run is spent. */
async function sweepPage(run: Run, page: Listed[]): Promise<number> {
  const objects = page.map((object) => (isOld(object) ? placed(object) : undefined));
  const cods = objects.flatMap((object) => (object ? [object.cod] : []));
  const documents = await documentsOf([...new Set(cods)]);
  for (const [index, object] of objects.entries()) {
    const document = object && documents.get(object.cod);
    // Only the number after the last one is ever claimed; nothing else can be left by a writer.
    if (object?.number !== (document?.numarVersiune ?? 0) + 1) continue;
    if (isSpent(run)) return index;
    run.left -= 1;
    await counted(run, "orfane", object.key, () => sweepOne(object, document));
  }
  return page.length;
}

const isOld = ({ modified }: Listed): boolean => clock.now().getTime() - modified.getTime() > OLD_MS;

function placed(object: Listed): Placed | undefined {
  const [, cod, number] = /^uploads\/([^/]+)\/v([1-9]\d*)$/.exec(object.key) ?? [];
  return cod && number ? { ...object, cod, number: Number(number) } : undefined;
}

/** The fence holds as long as the document, or its absence, is as it was read. */
const sweepOne = ({ cod, number, ...object }: Placed, document: StoredDocument | undefined) =>
  sweep(contentStore(), object, {
    table: Document.table,
    cod,
    number,
    uncommitted: document ? stillAt(document) : codFree(cod),
  });

/** The documents with these codes. */
async function documentsOf(cods: string[]): Promise<Map<string, StoredDocument>> {
  const rows = await readItems(
    Document.table,
    cods.map((cod) => uniqueKey(Document.name, "cod", cod)),
  );
  const ids = rows.flatMap((row) => (row ? [Number(row.id)] : []));
  return new Map((await readMany(Document, ids)).map((document) => [document.cod, document]));
}
