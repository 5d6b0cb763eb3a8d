import { clock } from "../../../../shared/clock.ts";
import { readDue } from "../../../../shared/data/due.ts";
import { itemAt, readTogether, recordAt } from "../../../../shared/data/read-together.ts";
import { recordOf } from "../../../../shared/data/repository.ts";
import { transactIfUnchanged } from "../../../../shared/data/transaction.ts";
import type { Key } from "../../../../shared/data/tables.ts";
import { Documents } from "../../records/document.ts";
import { appending, headAt } from "../../records/event.ts";
import { type Grant, Grants, GRANTS_DUE } from "../../records/grant.ts";
import { detailsOf, revokingGrant } from "./give-grant.ts";

/**
 * Removes up to `most` expired grants, oldest first. They no longer give rights, but their rows would cost every list
 * of their beneficiary a read. Returns the number of removed grants; repeat while it equals `most`.
 */
export async function expireGrants(actor: string, { most }: { most: number }): Promise<number> {
  const until = clock.iso();
  const { keys } = await readDue(Grants.table, { partition: GRANTS_DUE, until, limit: most });
  let removed = 0;
  for (const key of keys) if (await expireGrant(actor, key, until)) removed += 1;
  return removed;
}

/** False if the grant or its document changes in the meantime; the next run examines it again. */
async function expireGrant(actor: string, key: Key, until: string): Promise<boolean> {
  const id = Number(key.pk.slice(key.pk.indexOf("#") + 1));
  const { grant, document, ...found } = await readTogether(Grants.table, {
    grant: itemAt(key, recordOf<Grant>),
    document: recordAt(Documents, { id }),
    head: headAt(id),
  });
  if (!grant?.dueAt || grant.dueAt > until || !document) return false;
  const event = {
    tip: "REVOCAT" as const,
    actor,
    detalii: { ...detailsOf(grant), motiv: "EXPIRAT" },
  };
  const { head, writes } = revokingGrant({ document, head: found.head }, grant);
  return transactIfUnchanged([...writes, ...appending(document, head, event)]);
}
