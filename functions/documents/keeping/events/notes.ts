import * as z from "zod";
import { retry, transact } from "../../../../shared/data/transaction.ts";
import type { Principal } from "../../access/principal.ts";
import { documentActs, openFor } from "../../access/document-acts.ts";
import { chaining, type DocumentEvent } from "../../records/event.ts";

const name = z.string().regex(/^[A-Za-z][A-Za-z0-9_]{0,63}$/);
const value = z.union([z.string().max(2000), z.number(), z.boolean()]);
const MOST_DETAILS = 20;

export const Note = z
  .object({
    documentId: z.int().positive(),
    detalii: z
      .record(name, value)
      .refine((details) => {
        const count = Object.keys(details).length;
        return count > 0 && count <= MOST_DETAILS;
      })
      .meta({ minProperties: 1, maxProperties: MOST_DETAILS, examples: [{ observatie: "verificat" }] }),
  })
  .meta({ id: "Nota" });

/**
 * Appends an administrator's note to the chain of a document: the only event that people write directly.
 * @throws notFound for a document that the caller may not read, forbidden if they do not administer it
 */
export const appendNote = (
  caller: Principal,
  { documentId, detalii }: z.output<typeof Note>,
): Promise<DocumentEvent> =>
  retry(async () => {
    const { document, head } = await openFor(caller, documentId, documentActs.NOTEAZA);
    const { event, writes } = chaining(document, head, { tip: "NOTA", actor: caller.actor, detalii });
    await transact(writes, { answer: event });
    return event;
  });
