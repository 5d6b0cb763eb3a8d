import { clock } from "../../../shared/clock.ts";
import {
  head,
  list,
  remove,
  removeUnchanged,
  type ListedObject,
  type Store,
} from "../../../shared/content/objects.ts";
import { sweepObject } from "../../../shared/content/sweep.ts";
import { uniqueKey } from "../../../shared/data/entity.ts";
import { readItems, readMany } from "../../../shared/data/repository.ts";
import { newestFirst } from "../../../shared/data/lists.ts";
import { markOf } from "../content/content-at-rest.ts";
import { Documents } from "../records/document.ts";
import type { StoredDocument } from "../records/event.ts";
import { TENANT_STORES, TenantStores } from "../records/tenant-store.ts";
import { platformStore, storeOf } from "../content/store-of.ts";
import { stagedIn } from "../content/staged.ts";
import { stillAt } from "../content/new-version.ts";
import { runCounted, isSpent, type Run } from "./run.ts";
import { codFree } from "../content/new-document.ts";

/** A writer gives up after 25 s; a day is beyond any doubt. */
const OLD_MS = 24 * 3600 * 1000;
const PAGE = 1000;

/** An object by its key, `uploads/<cod>/v<n>`. */
interface Placed extends ListedObject {
  cod: string;
  number: number;
}

/** A store on its round. */
interface Round {
  store: Store;
  /** The tenant's; undefined for the platform's own. */
  tenantStoreId: number | undefined;
  /** The key that an earlier run came to. */
  after: string | undefined;
  reach(after: string | undefined): Promise<void>;
}

/**
 * Removes content that no version was made of: its writer died between writing it and committing the version.
 * Goes through all keys of the platform's store, page by page. Returns whether it came to the end.
 */
export const sweepOrphans = (run: Run): Promise<boolean> =>
  sweepStore(run, {
    store: platformStore(),
    tenantStoreId: undefined,
    after: run.progress.of("orphans") as string | undefined,
    reach: (after) => run.progress.reach("orphans", after),
  });

/** Where the round of the tenants' stores has come to: newest first, and a key in the one that is under way. */
interface Position {
  id: number;
  after?: string | undefined;
}

/** The same in the stores of tenants. One that fails is logged and passed over; the next round meets it again. */
export async function sweepTenants(run: Run): Promise<boolean> {
  const begun = run.progress.of("tenant-stores") as Position | undefined;
  const reach = (position: Position | undefined) => run.progress.reach("tenant-stores", position);
  const before = begun && begun.id + 1;
  for await (const { id } of newestFirst(TenantStores.table, [{ partitions: [TENANT_STORES] }], {
    before,
    batch: 100,
  })) {
    if (isSpent(run)) return false;
    let isOver = true;
    await runCounted(run, undefined, `tenant-store#${id}`, async () => {
      const after = begun?.id === id ? begun.after : undefined;
      const round = { store: await storeOf({ tenantStoreId: id }), tenantStoreId: id, after };
      await sweepStaged(run, round);
      isOver = await sweepStore(run, { ...round, reach: (key) => reach({ id, after: key }) });
      return isOver;
    });
    if (!isOver) return false;
    await reach({ id: id - 1 });
  }
  await reach(undefined);
  return true;
}

/** What uploads left beside content; a page a run. */
async function sweepStaged(run: Run, { store, tenantStoreId = 0 }: Pick<Round, "store" | "tenantStoreId">) {
  const page = await list(store, { prefix: stagedIn(tenantStoreId), after: undefined, limit: PAGE });
  const old = page.filter(isOld).map(({ key }) => key);
  if (old.length > 0) await remove(store, old);
  run.report.orfane += old.length;
}

async function sweepStore(run: Run, round: Round): Promise<boolean> {
  let { after } = round;
  while (!isSpent(run)) {
    const page = await list(round.store, { prefix: "uploads/", after, limit: PAGE });
    const reached = await sweepPage(run, round, page);
    const isOver = reached === page.length && page.length < PAGE;
    const next = isOver ? undefined : (page[reached - 1]?.key ?? after);
    if (next !== after) await round.reach(next);
    if (isOver) return true;
    after = next;
  }
  return false;
}

/** How many objects of the page are done: all, unless the run is spent. */
async function sweepPage(run: Run, round: Round, page: ListedObject[]): Promise<number> {
  const objects = page.map((object) => (isOld(object) ? parseKey(object) : undefined));
  const cods = objects.flatMap((object) => (object ? [object.cod] : []));
  const documents = await documentsOf([...new Set(cods)]);
  for (const [index, object] of objects.entries()) {
    const document = object && documents.get(object.cod);
    if (!object || !mayBeLeft(round, object, document)) continue;
    if (isSpent(run)) return index;
    run.left -= 1;
    await runCounted(run, "orfane", object.key, () => sweepOne(round, object, document));
  }
  return page.length;
}

/** Whether a document's content lies in another store: whoever wrote here lost its code to who wrote there. */
const liesElsewhere = ({ tenantStoreId }: Round, document: StoredDocument | undefined): boolean =>
  document !== undefined && document.tenantStoreId !== tenantStoreId;

/** Only the number after the last one is ever claimed in a document's store; nothing else can be left by a writer. */
const mayBeLeft = (round: Round, { number }: Placed, document: StoredDocument | undefined): boolean =>
  liesElsewhere(round, document) || number === (document?.numarVersiune ?? 0) + 1;

const isOld = ({ modified }: ListedObject): boolean => clock.now().getTime() - modified.getTime() > OLD_MS;

function parseKey(object: ListedObject): Placed | undefined {
  const [, cod, number] = /^uploads\/([^/]+)\/v([1-9]\d*)$/.exec(object.key) ?? [];
  return cod && number ? { ...object, cod, number: Number(number) } : undefined;
}

const DELETION_MS = 10_000;

/** The fence holds as long as the document, or its absence, is as it was read. */
async function sweepOne(
  round: Round,
  { cod, number, ...object }: Placed,
  document: StoredDocument | undefined,
): Promise<boolean> {
  const { store, tenantStoreId } = round;
  const isElsewhere = liesElsewhere(round, document);
  if ((isElsewhere || tenantStoreId !== undefined) && !(await isOurs(round, object.key))) return false;
  // Nobody can commit here any more: a document keeps its store.
  if (isElsewhere) return removeUnchanged(store, object.key, object.etag, AbortSignal.timeout(DELETION_MS));
  const uncommitted = document ? stillAt(document) : codFree(cod);
  return sweepObject(store, object, { table: Documents.table, cod, number, uncommitted });
}

/** Whether this store's own writers wrote an object: others may share a bucket, under keys that look the same. */
async function isOurs({ store, tenantStoreId }: Round, key: string): Promise<boolean> {
  const facts = await head(store, key);
  return facts !== undefined && facts.metadata.tenantstore === markOf({ tenantStoreId });
}

/** The documents with these codes. */
async function documentsOf(cods: string[]): Promise<Map<string, StoredDocument>> {
  const rows = await readItems(
    Documents.table,
    cods.map((cod) => uniqueKey(Documents.name, "cod", cod)),
  );
  const ids = rows.flatMap((row) => (row ? [Number(row.id)] : []));
  return new Map((await readMany(Documents, ids)).map((document) => [document.cod, document]));
}
