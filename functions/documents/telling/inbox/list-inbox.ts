import * as z from "zod";
import type { Language } from "../../../../shared/context.ts";
import { listPage, MOST_ROWS } from "../../../../shared/data/list-page.ts";
import { countKeys } from "../../../../shared/data/lists.ts";
import type { Filter, ListQuery, Page } from "../../../../shared/data/page.ts";
import { recordOf } from "../../../../shared/data/repository.ts";
import type { Person } from "../../access/principal.ts";
import { InboxMessage, InboxMessages, inboxOf, isUnread, unreadOf } from "../../records/inbox.ts";
import { type Said, saidOf } from "./said.ts";

/** A message as its person reads it. */
export const InboxMessageView = InboxMessage.pick({
  id: true,
  fel: true,
  de: true,
  documentId: true,
  creatLa: true,
})
  .extend({
    titlu: z.string(),
    /** What the one who did it wrote. */
    mesaj: z.string().optional(),
    /** The page of the console about it. */
    adresa: z.string().optional(),
    citit: z.boolean(),
  })
  .meta({ id: "MesajPrimit" });
export type InboxMessageView = z.output<typeof InboxMessageView>;

const asksForUnread = ({ field, operator, values }: Filter): boolean =>
  field === "citit" && operator === "equals" && values[0] === false;

/**
 * The messages of the last 90 days to the caller, newest first, or those that they have not read: the total of these is the number
 * at the bell.
 */
export function listInbox(
  caller: Person,
  query: ListQuery,
  language: Language,
): Promise<Page<InboxMessageView>> {
  const { table } = InboxMessages;
  const isOfUnread = query.filters.some(asksForUnread);
  const filters = query.filters.filter((filter) => !asksForUnread(filter));
  const partition = isOfUnread ? unreadOf(caller.id) : inboxOf(caller.id);
  const lists = [{ partitions: [partition], counter: null }];
  return listPage(
    {
      ...{ name: partition, table, lists },
      fetch: async (pointers) => {
        const messages = pointers.map(({ id, item }) => ({ ...recordOf<InboxMessage>(item), id }));
        return (await saidOf(caller, messages, language)).map(viewOf);
      },
      count: () => countKeys(table, lists, MOST_ROWS),
      answersFilters: filters.length === 0,
    },
    { ...query, filters },
  );
}

export function viewOf({ message, titlu, mesaj, adresa }: Said): InboxMessageView {
  const { id, fel, de, documentId, creatLa } = message;
  return {
    ...{ id, fel, creatLa, titlu, citit: !isUnread(message) },
    ...(de === undefined ? {} : { de }),
    ...(documentId === undefined || adresa === undefined ? {} : { documentId }),
    ...(mesaj === undefined ? {} : { mesaj }),
    ...(adresa === undefined ? {} : { adresa }),
  };
}
