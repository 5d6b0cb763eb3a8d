import * as z from "zod";
import type { Stored } from "../../../../shared/data/entity.ts";
import type { Filter, ListQuery, Page, SortField } from "../../../../shared/data/page.ts";
import { Recipient } from "../../records/recipient.ts";
import { listRecipients } from "../registry/recipients.ts";

/** A recipient in the list of provisioned people: without a number or an address. */
export const UserRow = z
  .object({
    destinatarId: z.int(),
    nume: Recipient.shape.nume,
    /** The login of the linked account. */
    login: z.string().optional(),
    legatLa: z.iso.datetime().optional(),
    creatLa: z.iso.datetime(),
  })
  .meta({ id: "UtilizatorDestinatar" });

/** The names of the fields in the record. */
const names: Record<string, string> = { destinatarId: "id", login: "utilizatorLogin" };
const named = <F extends Filter | SortField>(one: F): F => ({ ...one, field: names[one.field] ?? one.field });

/** The provisioned people, newest first. */
export async function listUsers(query: ListQuery): Promise<Page<z.input<typeof UserRow>>> {
  const page = await listRecipients({
    ...query,
    filters: query.filters.map(named),
    sort: query.sort.map(named),
  });
  return { ...page, items: page.items.map(rowOf) };
}

const rowOf = ({ id, nume, utilizatorLogin, legatLa, creatLa }: Stored<Recipient>) => ({
  destinatarId: id,
  nume,
  login: utilizatorLogin,
  legatLa,
  creatLa,
});
