import { clock } from "../../../../shared/clock.ts";
import { currentBudget } from "../../../../shared/context.ts";
import { readDue } from "../../../../shared/data/due.ts";
import { read, readPartition, recordOf, update } from "../../../../shared/data/repository.ts";
import { getsMail } from "../../../../shared/features/accounts/account.ts";
import { firstIdAt, sortableId } from "../../../../shared/ids.ts";
import { loadPerson } from "../../access/load-person.ts";
import type { Person } from "../../access/principal.ts";
import {
  DIGESTS_DUE,
  type InboxMessage,
  InboxMessages,
  inboxOf,
  isUnread,
  mailed,
  MAILS_DUE,
  InboxChoices,
} from "../../records/inbox.ts";
import { isMailDeployed } from "../inbox/config.ts";
import { kinds } from "../inbox/kinds.ts";
import { type Said, saidOf } from "../inbox/said.ts";
import { digestOf, mailOf } from "./mail-texts.ts";
import { handOver, type Notice, type Outcome } from "./notification-service.ts";

interface MailReport {
  trimise: number;
  /** The notification service will never take them. */
  refuzate: number;
  /** False if the service did not answer, or the time ran out: the next run goes on. */
  terminat: boolean;
}

/** Kept back for the mail that is being sent when the time is over, in ms. */
const CLOSING_MS = 10_000;
const PAGE = 100;
/** What could not be sent for so long is not sent any more: it is in the inbox. */
const LATEST_MS = 3 * 24 * 3600_000;

/**
 * Sends the mails that are due: of each message that is told at once, and one of the day to each person. If the notification service
 * does not answer, the run ends and everything stays due. A mail that was handed over just before a crash is handed over again
 * under the same name, and the service sends nothing twice.
 */
export async function sendMails(): Promise<MailReport> {
  const report: MailReport = { trimise: 0, refuzate: 0, terminat: true };
  if (!isMailDeployed()) return report;
  const until = (currentBudget()?.endsAt ?? Infinity) - CLOSING_MS;
  for (const partition of [MAILS_DUE, DIGESTS_DUE] as const)
    report.terminat = report.terminat && (await sendIn(partition, until, report));
  return report;
}

type Partition = typeof MAILS_DUE | typeof DIGESTS_DUE;

/** False if it stopped before the end. */
async function sendIn(partition: Partition, until: number, report: MailReport): Promise<boolean> {
  const asked = { partition, until: clock.iso(), limit: PAGE };
  const done = new Set<number>();
  let from: Awaited<ReturnType<typeof readDue>>["next"];
  do {
    const page = await readDue(InboxMessages.table, { ...asked, from });
    for (const { pk } of page.keys) {
      const accountId = Number(pk.slice(pk.indexOf("#") + 1));
      if (done.has(accountId)) continue;
      done.add(accountId);
      if (performance.now() >= until) return false;
      if (!(await sendTo(accountId, partition, report))) return false;
    }
    from = page.next;
  } while (from);
  return true;
}

/** Sends a person what is due. The index is eventually consistent, so the messages themselves decide. */
async function sendTo(accountId: number, partition: Partition, report: MailReport): Promise<boolean> {
  const due = await dueOf(accountId, partition);
  const person = await loadPerson(accountId);
  if (!person?.activated || !getsMail(person)) return done(due);
  const limba = (await read(InboxChoices, { id: accountId }))?.limba ?? person.langKey;
  const said = (await saidOf(person, due.filter(isWanted), limba)).filter(
    ({ adresa }) => adresa !== undefined,
  );
  await done(due.filter(({ id }) => !said.some(({ message }) => message.id === id)));
  const mails = partition === MAILS_DUE ? said.map((one) => [one]) : said.length > 0 ? [said] : [];
  for (const about of mails) {
    const outcome = await handOver(noticeTo(person, about, { partition, limba }));
    if (outcome === "away") return false;
    count(report, outcome);
    await done(about.map(({ message }) => message));
  }
  return true;
}

/** A mail of the day leaves out what was read by then, and no mail is about what nobody could send for days. */
const isWanted = (message: InboxMessage): boolean =>
  (message.dueStatus === MAILS_DUE || isUnread(message)) &&
  clock.now().getTime() - Date.parse(message.dueAt ?? "") < LATEST_MS;

async function dueOf(accountId: number, partition: Partition): Promise<InboxMessage[]> {
  // A message waits for a day at most before it is due.
  const oldest = new Date(clock.now().getTime() - 2 * LATEST_MS);
  const from = sortableId(firstIdAt(oldest));
  const items = await readPartition(InboxMessages.table, inboxOf(accountId), { prefix: "", from });
  const now = clock.iso();
  return items
    .map((item) => recordOf<InboxMessage>(item))
    .filter(({ dueStatus, dueAt = "" }) => dueStatus === partition && dueAt <= now);
}

interface How {
  partition: Partition;
  limba: Person["langKey"];
}

function noticeTo(
  { id: accountId, email }: Person,
  about: readonly Said[],
  { partition, limba }: How,
): Notice {
  const [first] = about;
  const to = { to: email, limba };
  if (partition === MAILS_DUE && first) {
    const { id, fel } = first.message;
    return {
      trackingId: `documente-${accountId}-${id}`,
      categorie: categoryOf(fel),
      ...to,
      ...mailOf(first, limba),
    };
  }
  const day =
    about
      .map(({ message: { dueAt = "" } }) => dueAt)
      .sort()
      .at(-1) ?? "";
  return {
    trackingId: `documente-${accountId}-${day.slice(0, 10)}`,
    categorie: "documente-rezumat",
    ...to,
    ...digestOf(about, limba),
  };
}

const categoryOf = (fel: InboxMessage["fel"]): string => `documente-${kinds[fel].group.toLowerCase()}`;

function count(report: MailReport, outcome: Exclude<Outcome, "away">): void {
  if (outcome === "sent") report.trimise += 1;
  else report.refuzate += 1;
}

/** Messages whose mail is done with. @returns true */
async function done(messages: readonly InboxMessage[]): Promise<true> {
  for (const { id, accountId } of messages) await update(InboxMessages, { id, accountId }, mailed);
  return true;
}
