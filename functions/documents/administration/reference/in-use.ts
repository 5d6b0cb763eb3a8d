import type { ById, Entity } from "../../../../shared/data/entity.ts";
import { readTotals } from "../../../../shared/data/totals.ts";
import { removeRecord, type Target } from "../../../../shared/features/crud-verbs.ts";
import type { Principal } from "../../access/principal.ts";
import { Documents } from "../../records/document.ts";
import { refusals } from "./texts.ts";

type Remove = (target: Target<Principal>) => Promise<void>;

/**
 * Removes a record that no document and no grant refers to; a record in use is retired by `activ: false`. Purged
 * documents keep their records, not their references.
 * @throws conflict if a document or a grant refers to it
 */
export function removeUnused<T extends { id: number }>(
  entity: Entity<T, ById>,
  counterOf: (id: number) => string,
): Remove {
  return async (target) => {
    const [totals] = await readTotals(Documents.table, [counterOf(target.id)]);
    const uses = [...(totals ?? [])].filter(([label, n]) => n > 0 && !label.endsWith(".PURJAT"));
    if (uses.length > 0) throw refusals.referintaFolosita();
    return removeRecord(entity, target);
  };
}
