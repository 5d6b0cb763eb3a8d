import type { Entity } from "../../../shared/data/entity.ts";
import { distinctIds, type List } from "../../../shared/data/lists.ts";
import { conflict } from "../../../shared/errors.ts";
import { removeRecord, type Target } from "../../../shared/features/crud-verbs.ts";
import type { Principal } from "../access/principal.ts";
import { Documents, type Secrecy, type Status, statuses } from "../records/document.ts";

type ListBy = (id: number, status: Status, secrecy: Secrecy) => List;
type Remove = (target: Target<Principal>) => Promise<void>;

const unpurged = statuses.filter((status) => status !== "PURJAT");

/**
 * Removes a record that no document refers to; one in use is retired by `activ: false`.
 * @throws conflict where a document refers to it
 */
export function removeUnused<T extends { id: number }>(entity: Entity<T>, documentsOf: ListBy): Remove {
  return async (target) => {
    const lists = unpurged.flatMap((status) =>
      (["open", "secret"] as const).map((secrecy) => documentsOf(target.id, status, secrecy)),
    );
    if ((await distinctIds(Documents.table, lists, 1)).size > 0) throw conflict("referintaFolosita");
    return removeRecord(entity, target);
  };
}
