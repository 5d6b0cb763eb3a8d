import type { Stored } from "../../../../shared/data/entity.ts";
import { changing, readPartition, recordOf, revised } from "../../../../shared/data/repository.ts";
import { transactIfUnchanged } from "../../../../shared/data/transaction.ts";
import { type Import, type ImportItem, ImportItems, Imports, itemAnew } from "../../records/import.ts";

export interface ImportState {
  row: Stored<Import>;
  items: Stored<ImportItem>[];
}

/** An import with its items, which are in its partition. */
export async function readImport(id: number): Promise<ImportState | undefined> {
  const items = await readPartition(Imports.table, `import#${id}`);
  const row = items.find(({ sk }) => sk === "import");
  if (!row) return undefined;
  return {
    row: recordOf<Import>(row),
    items: items.filter(({ sk }) => sk !== "import").map((item) => recordOf<ImportItem>(item)),
  };
}

/** Undefined if another worker has changed the item since. */
export async function saveItem(
  item: Stored<ImportItem>,
  after: ImportItem,
): Promise<Stored<ImportItem> | undefined> {
  const isSaved = await transactIfUnchanged(changing(ImportItems, item, after), { repeatable: true });
  return isSaved ? revised(item, after) : undefined;
}

/** Brings the failed items of an import back, for the worker that takes it next. */
export async function reopenItems({ id }: Import): Promise<void> {
  const failed = ((await readImport(id))?.items ?? []).filter(({ status }) => status === "ESUATA");
  for (const item of failed) await saveItem(item, itemAnew(item));
}
