import { clock } from "../../../../shared/clock.ts";
import {
  head,
  list,
  remove,
  removeUnchanged,
  type ListedObject,
} from "../../../../shared/content/objects.ts";
import { sweepObject } from "../../../../shared/content/sweep.ts";
import { readItems, readMany } from "../../../../shared/data/repository.ts";
import { everyRow } from "../../../../shared/data/lists.ts";
import { markOf } from "../../files/content/content-at-rest.ts";
import { codeKey, Documents, foldedCode, type Place, placeOf } from "../../records/document.ts";
import type { StoredDocument } from "../../records/event.ts";
import { TENANT_STORES, TenantStores } from "../../records/tenant-store.ts";
import { platformStore, storeOf } from "../../files/content/store-of.ts";
import { stagedIn } from "../../files/content/staged.ts";
import { versionUnchanged } from "../../files/filing/new-version.ts";
import { runAndCount, isSpent, type Run } from "./run.ts";
import { codFree } from "../../files/filing/new-document.ts";
import type { Store } from "../../../../shared/content/store.ts";

/** A writer gives up after 25 s; a day leaves a wide margin. */
const OLD_MS = 24 * 3600 * 1000;
const PAGE = 1000;

/** An object by its key, `uploads/<cod>/v<n>`. */
type Placed = ListedObject & Place;

/** A pass over the keys of a store. */
interface Round {
  store: Store;
  /** Id of the tenant's store; undefined for the platform's own. */
  tenantStoreId: number | undefined;
  /** The last key of an earlier run. */
  after: string | undefined;
  reach(after: string | undefined): Promise<void>;
}

/**
 * Removes content without a version, whose writer died between placing the content and committing the version. Reads
 * all keys of the platform's store, page by page. Returns true if it reached the end.
 */
export const sweepOrphans = (run: Run): Promise<boolean> =>
  sweepStore(run, {
    store: platformStore(),
    tenantStoreId: undefined,
    after: run.progress.of("orphans") as string | undefined,
    reach: (after) => run.progress.reach("orphans", after),
  });

/** Progress over the tenants' stores: the current store (newest first), and a key in it. */
interface Position {
  id: number;
  after?: string | undefined;
}

/** The same for the stores of tenants. A store that fails is logged and skipped until the next pass. */
export async function sweepTenants(run: Run): Promise<boolean> {
  const start = run.progress.of("tenant-stores") as Position | undefined;
  const reach = (position: Position | undefined) => run.progress.reach("tenant-stores", position);
  const before = start && start.id + 1;
  for await (const { id } of everyRow(TenantStores.table, [{ partitions: [TENANT_STORES] }], before)) {
    if (isSpent(run)) return false;
    let isOver = true;
    await runAndCount(run, undefined, `tenant-store#${id}`, async () => {
      const after = start?.id === id ? start.after : undefined;
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

/** Removes old objects that uploads staged in the store; one page per run. */
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

/** Returns the number of processed objects of the page: all, unless the run is spent. */
async function sweepPage(run: Run, round: Round, page: ListedObject[]): Promise<number> {
  const objects = page.map((object) => (isOld(object) ? parseKey(object) : undefined));
  const cods = objects.flatMap((object) => (object ? [object.cod] : []));
  const documents = await documentsOf([...new Set(cods.map(foldedCode))]);
  for (const [index, object] of objects.entries()) {
    const document = object && documents.get(foldedCode(object.cod));
    if (!object || !mayBeLeft(round, object, document)) continue;
    if (isSpent(run)) return index;
    run.left -= 1;
    await runAndCount(run, "orfane", object.key, () => sweepOne(round, object, document));
  }
  return page.length;
}

/**
 * True if a document's content is in another store or under another spelling of its code. The writer of this object
 * then lost the code to another writer.
 */
const liesElsewhere = (
  { tenantStoreId }: Round,
  { cod }: Placed,
  document: StoredDocument | undefined,
): boolean => document !== undefined && (document.tenantStoreId !== tenantStoreId || document.cod !== cod);

/** Writers claim only the number after the last one in a document's store, so they cannot leave any other object. */
const mayBeLeft = (round: Round, object: Placed, document: StoredDocument | undefined): boolean =>
  liesElsewhere(round, object, document) || object.number === (document?.numarVersiune ?? 0) + 1;

const isOld = ({ modified }: ListedObject): boolean => clock.now().getTime() - modified.getTime() > OLD_MS;

function parseKey(object: ListedObject): Placed | undefined {
  const place = placeOf(object.key);
  return place && { ...object, ...place };
}

const DELETION_MS = 10_000;

/** The fence is set only if the document, or its absence, is unchanged since it was read. */
async function sweepOne(
  round: Round,
  object: Placed,
  document: StoredDocument | undefined,
): Promise<boolean> {
  const { store, tenantStoreId } = round;
  const { cod, number } = object;
  const isElsewhere = liesElsewhere(round, object, document);
  if ((isElsewhere || tenantStoreId !== undefined) && !(await isOurs(round, object.key))) return false;
  // No writer can commit here now, because the store and code of a document never change.
  if (isElsewhere) return removeUnchanged(store, object.key, object.etag, AbortSignal.timeout(DELETION_MS));
  const uncommitted = document ? versionUnchanged(document) : codFree(cod);
  return sweepObject(store, object, { table: Documents.table, cod, number, uncommitted });
}

/** True if our writers wrote an object: other systems may share the bucket and use similar keys. */
async function isOurs({ store, tenantStoreId }: Round, key: string): Promise<boolean> {
  const facts = await head(store, key);
  return facts !== undefined && facts.metadata.tenantstore === markOf({ tenantStoreId });
}

/** The documents with these folded codes. */
async function documentsOf(cods: string[]): Promise<Map<string, StoredDocument>> {
  const rows = await readItems(Documents.table, cods.map(codeKey));
  const ids = rows.flatMap((row) => (row ? [Number(row.id)] : []));
  return new Map((await readMany(Documents, ids)).map((document) => [foldedCode(document.cod), document]));
}
