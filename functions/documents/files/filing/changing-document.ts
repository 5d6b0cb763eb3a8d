import { changing } from "../../../../shared/data/repository.ts";
import type { Write } from "../../../../shared/data/transaction.ts";
import type { Opened } from "../../access/authorization.ts";
import { narrows } from "../../access/reading-keys.ts";
import { type Document, Documents } from "../../records/document.ts";
import { appendingNarrowedUnfenced, appendingUnfenced, type NewEvent } from "../../records/event.ts";
import { tellingChange } from "../../records/granted.ts";

/**
 * The writes that replace a document as it was read with `after`, append the event of the change and update the
 * beneficiaries' rows.
 */
export function changingDocument(
  { document, head }: Pick<Opened, "document" | "head">,
  after: Document,
  event: NewEvent,
): Write[] {
  const told = tellingChange(head, document, after);
  const chained = narrows(document, after) ? appendingNarrowedUnfenced : appendingUnfenced;
  return [...changing(Documents, document, after), ...told.writes, ...chained(after, told.head, event)];
}
