import { clock } from "../../../../shared/clock.ts";
import type { Language } from "../../../../shared/context.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { newestFirst } from "../../../../shared/data/lists.ts";
import { changing, read, readByKeys } from "../../../../shared/data/repository.ts";
import { retry, transact, transactIfUnchanged } from "../../../../shared/data/transaction.ts";
import { kernel } from "../../../../shared/refusals.ts";
import type { Person } from "../../access/principal.ts";
import { type InboxMessage, InboxMessages, isUnread, unreadOf } from "../../records/inbox.ts";
import { type InboxMessageView, viewOf } from "./list-inbox.ts";
import { saidOne } from "./said.ts";

const seen = <M extends InboxMessage>(message: M): M =>
  isUnread(message) ? { ...message, cititLa: clock.iso() } : message;

/** Marks a message to the caller as read. @throws notFound */
export const markRead = (caller: Person, id: number, language: Language): Promise<InboxMessageView> =>
  retry(async () => {
    const message = await read(InboxMessages, { id, accountId: caller.id });
    if (!message) throw kernel.negasit();
    const after = seen(message);
    const answer = viewOf(await saidOne(caller, after, language));
    if (after !== message) await transact(changing(InboxMessages, message, after), { answer });
    return answer;
  });

/** Messages that one request marks; the next one goes on. */
const MOST_MARKED = 500;
/** A change is a message, its row and the unique value of what it tells of: far below the 100 items of a transaction. */
const IN_ONE = 25;

/** Marks the caller's messages as read, the newest 500 of them. One that is told meanwhile stays unread. */
export async function markAllRead({ id: accountId }: Person): Promise<void> {
  const lists = [{ partitions: [unreadOf(accountId)], counter: null }];
  const rows = await newestFirst(InboxMessages.table, lists, { most: MOST_MARKED }).take(MOST_MARKED);
  for (let start = 0; start < rows.length; start += IN_ONE) {
    const some = rows.slice(start, start + IN_ONE).map(({ id }) => ({ id, accountId }));
    await markTogether(await readByKeys(InboxMessages, some));
  }
}

/** If one of them has changed meanwhile, each is marked by itself; what changes even then stays unread. */
async function markTogether(messages: Stored<InboxMessage>[]): Promise<void> {
  const unread = messages.filter(isUnread);
  const marking = (message: Stored<InboxMessage>) => changing(InboxMessages, message, seen(message));
  if (await transactIfUnchanged(unread.flatMap(marking), { repeatable: true })) return;
  for (const message of unread) await transactIfUnchanged(marking(message), { repeatable: true });
}
