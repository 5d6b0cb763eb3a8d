import { clock } from "../../../../shared/clock.ts";
import { adding, readByKeys } from "../../../../shared/data/repository.ts";
import { transact, withNewId } from "../../../../shared/data/transaction.ts";
import { documentsFor } from "../../access/authorization.ts";
import { loadPerson } from "../../access/load-person.ts";
import { nameOfActor } from "../../access/names.ts";
import type { Person } from "../../access/principal.ts";
import {
  AlreadyTold,
  DIGESTS_DUE,
  type InboxMessage,
  InboxMessages,
  type InboxChoice,
  MAILS_DUE,
  messageEnd,
  InboxChoices,
  type Way,
  wayFor,
} from "../../records/inbox.ts";
import { isMailDeployed } from "../inbox/config.ts";
import { kinds } from "../inbox/kinds.ts";
import { isShown } from "../inbox/said.ts";
import { nextDigest } from "./digest-time.ts";
import type { News } from "./news.ts";
import { accountsNamed } from "./who.ts";

/** What is older is no news. The stream keeps changes for a day. */
const NEWS_MS = 2 * 24 * 3600_000;

/** People who are told at once. */
const AT_ONCE = 10;

/**
 * Tells people of something: each of them once, also if this is repeated after it was stopped. Left out are those who did it
 * themselves, who may not read what it is about, who no longer act, and who do not want to be told.
 */
export async function tell(news: News): Promise<void> {
  if (clock.now().getTime() - Date.parse(news.at) > NEWS_MS) return;
  const ids = await accountsNamed(await news.who());
  if (ids.length === 0) return;
  const [de, preferences] = await Promise.all([
    news.actor === undefined ? undefined : nameOfActor(news.actor),
    readByKeys(
      InboxChoices,
      ids.map((id) => ({ id })),
    ),
  ]);
  for (let start = 0; start < ids.length; start += AT_ONCE)
    await Promise.all(
      ids.slice(start, start + AT_ONCE).map((accountId) =>
        tellOne(news, {
          accountId,
          de,
          chosen: preferences.find(({ id }) => id === accountId),
        }),
      ),
    );
}

interface Told {
  accountId: number;
  de: string | undefined;
  chosen: InboxChoice | undefined;
}

async function tellOne({ fel, sursa, actor, facts }: News, { accountId, de, chosen }: Told): Promise<void> {
  const way = wayFor(kinds[fel].group, chosen);
  if (way === "NIMIC") return;
  const person = await loadPerson(accountId);
  if (!person?.activated || person.actor === actor) return;
  const message = { accountId, fel, sursa, ...(de === undefined ? {} : { de }), ...facts };
  if (!(await mayBeTold(person, message))) return;
  try {
    await withNewId((id) => transact(adding(InboxMessages, { id, ...message, ...asNow(way) })));
  } catch (error) {
    if (!(error instanceof AlreadyTold)) throw error;
  }
}

async function mayBeTold(
  person: Person,
  message: Pick<InboxMessage, "fel" | "documentId">,
): Promise<boolean> {
  const { documentId } = message;
  if (documentId === undefined) return true;
  return isShown(message, (await documentsFor(person, [documentId])).get(documentId));
}

/** The fields of a message that is told now, with the time of its mail. */
function asNow(way: Way): Pick<InboxMessage, "creatLa" | "forgetAt" | "dueStatus" | "dueAt"> {
  const message = { creatLa: clock.iso(), forgetAt: messageEnd() };
  if (!isMailDeployed()) return message;
  if (way === "MAIL") return { ...message, dueStatus: MAILS_DUE, dueAt: message.creatLa };
  if (way === "REZUMAT") return { ...message, dueStatus: DIGESTS_DUE, dueAt: nextDigest(clock.now()) };
  return message;
}
