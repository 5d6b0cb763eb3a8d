import { expect } from "vitest";
import {
  documentsCreate,
  documentsPatch,
  inboxList,
  inboxReplacePreferences,
} from "../../../client/generated/documents/operations.ts";
import { type Client, createClient, createSession } from "../../../client/index.ts";
import { demoPassword } from "../../../localstack/demo/data.ts";
import { edgeClient } from "../../../localstack/cloud/edge-client.ts";
import { invoke } from "../../../localstack/cloud/invoke.ts";
import type { CaughtMail } from "../../../localstack/cloud/mail-store.ts";
import type { CaughtPush } from "../../../localstack/providers/push-service.ts";
import type { CaughtText } from "../../../localstack/providers/sms-gateway.ts";
import { stage } from "../../../localstack/serverless/deployment.ts";
import type { Language } from "../../../shared/context.ts";
import { ports, stack } from "../system.ts";
import { officialToken } from "./desks.ts";
import { type Name, names, somebody, type Way } from "./people.ts";

/* What everybody was told since the last look: at the bell, by mail, SMS and push, each with its language. */

/** One thing that somebody was told. */
interface Told {
  /** A name, or an address that is nobody's. */
  who: string;
  way: Way;
  language: Language;
  text: string;
}

/** The language of a text, without what it quotes: names of documents have a language of their own. */
function languageOf(text: string): Language {
  return /\p{Script=Cyrillic}/u.test(text.replace(/„[^”]*”|«[^»]*»/g, "")) ? "ru" : "ro";
}

const clients = new Map<string, Promise<Client>>();

async function signedIn(login: string, language: Language): Promise<Client> {
  const tokens = createSession();
  const client = createClient({ base: stack.url, tokens, language });
  await tokens.signIn(client, "documents", { username: login, password: demoPassword });
  return client;
}

function clientOf(login: string, language: Language): Promise<Client> {
  const client = clients.get(login) ?? signedIn(login, language);
  clients.set(login, client);
  return client;
}

const MOST = 100;

/** The titles of a bell, oldest first. */
async function bellOf(name: Name): Promise<string[]> {
  const { account, government, language } = somebody(name);
  if (account !== undefined) return isThere(name) ? titlesFor(account, language) : [];
  const token = government === undefined ? undefined : await officialToken(name);
  if (token === undefined) return [];
  const headers = { authorization: `Bearer ${token}`, "accept-language": language };
  const answer = await fetch(`${stack.url}/documents/api/v1/staff/messages?size=${MOST}`, { headers });
  if (answer.status === 401 || answer.status === 403) return [];
  return ((await answer.json()) as { items: { titlu: string }[] }).items
    .map(({ titlu }) => titlu)
    .toReversed();
}

async function titlesFor(account: string, language: Language): Promise<string[]> {
  const { data } = await inboxList(await clientOf(account, language), { query: { size: MOST } });
  return data.items.map(({ titlu }) => titlu).toReversed();
}

const arrived = new Set<Name>();
/** From now on the person has an account with the password of the demo. */
export const arrives = (name: Name): void => void arrived.add(name);
const isThere = (name: Name): boolean => name !== "Vera" || arrived.has(name);

const kept = async <T>(path: string): Promise<T[]> =>
  (await fetch(`${stack.url}${path}`)).json() as Promise<T[]>;

const personAt = (address: string): string =>
  names.find((name) => somebody(name).reached.includes(address)) ?? address;

const sent = (way: Way, to: string, text: string): Told => ({
  ...{ who: personAt(to), way, text, language: languageOf(text) },
});

/** Everything that was told until now, by kind; each kind only grows. */
async function everything(): Promise<Told[][]> {
  const [mails, texts, pushes, ...bells] = await Promise.all([
    kept<CaughtMail>("/mail/all.json"),
    kept<CaughtText>("/sms/all.json"),
    kept<CaughtPush>("/push/all.json"),
    ...names.map(async (who) =>
      (await bellOf(who)).map((text): Told => ({ who, way: "bell", text, language: languageOf(text) })),
    ),
  ]);
  return [
    mails.flatMap(({ to, subject }) => to.map((address) => sent("mail", address, subject))),
    texts.map(({ to, text }) => sent("SMS", to, text)),
    pushes.map(({ device, content }) => sent("push", device, content.title)),
    ...bells,
  ];
}

let before: Told[][] = [];

/** What everybody was told since the last call, once nothing is on its way any more. */
export async function toldSince(): Promise<Told[]> {
  await settled();
  const now = await everything();
  const fresh = now.flatMap((told, kind) => told.slice(before[kind]?.length ?? 0));
  before = now;
  return fresh;
}

/** `Ion: mail, ro`, as often as it was told. */
export const lineOf = ({ who, way, language }: Pick<Told, "who" | "way" | "language">): string =>
  `${who}: ${way}, ${language}`;

/** Nothing that has happened is still to be told, and nothing that was told is still to be sent. */
async function settled(): Promise<void> {
  await tellerIsHere();
  await quietQueues();
  await mailsAreHandedOver();
  await quietQueues();
}

/*
 * A stream is followed in its order. So whatever happened before a change of the guard's document was told when the guard is told of
 * that change.
 */
const GUARD = "paznic";
let guard: { id: number; isHeld: boolean; told: number } | undefined;

async function setGuard() {
  // These modules read the environment, which the system has set when it started.
  const [{ Accounts }, { createPersonIfMissing }] = await Promise.all([
    import("../../../functions/documents/access/account.ts"),
    import("../../../localstack/demo/seeding.ts"),
  ]);
  await createPersonIfMissing(Accounts, demoPassword, { id: 99, login: GUARD, langKey: "ro" });
  const client = await clientOf(GUARD, "ro");
  await inboxReplacePreferences(client, { body: { implicit: "CLOPOTEL", moduri: {} } });
  const { data } = await documentsCreate(client, { body: { denumire: "Paznic" } });
  return { id: data.id, isHeld: false, told: 0 };
}

async function tellerIsHere(): Promise<void> {
  guard ??= await setGuard();
  const { id } = guard;
  guard.isHeld = !guard.isHeld;
  guard.told += 1;
  const client = await clientOf(GUARD, "ro");
  await documentsPatch(await clientOf("admin", "ro"), {
    path: { id },
    body: { retinereLegala: guard.isHeld },
  });
  const told = async () => (await inboxList(client, { query: { size: 1 } })).data.total;
  await expect.poll(told, WAIT).toBe(guard.told);
}

const WAIT = { timeout: 120_000, interval: 100 };

/** Runs the function that sends mails until nothing is due. */
async function mailsAreHandedOver(): Promise<void> {
  const run = () =>
    invoke(`http://127.0.0.1:${String(ports.lambda)}`, `temelia-${stage}-documents-mails`, {});
  await expect.poll(run, WAIT).toMatchObject({ trimise: 0, terminat: true });
}

/** Runs the mails of the next morning now. */
export async function morningComes(): Promise<void> {
  const [{ InboxMessages, DIGESTS_DUE }, { readDue }, { readItems, recordOf, update }] = await Promise.all([
    import("../../../functions/documents/records/inbox.ts"),
    import("../../../shared/data/due.ts"),
    import("../../../shared/data/repository.ts"),
  ]);
  const until = new Date(Date.now() + 2 * 24 * 3_600_000).toISOString();
  const { keys } = await readDue(InboxMessages.table, { partition: DIGESTS_DUE, until, limit: 1000 });
  for (const item of await readItems(InboxMessages.table, keys)) {
    if (!item) continue;
    const message = recordOf<{ id: number; accountId: number }>(item);
    await update(InboxMessages, message, (one) => ({ ...one, dueAt: new Date().toISOString() }));
  }
}

const COUNTS = [
  "ApproximateNumberOfMessages",
  "ApproximateNumberOfMessagesNotVisible",
  "ApproximateNumberOfMessagesDelayed",
];

/** The queues in which a message waits, or is being worked on. */
async function busyQueues(): Promise<string[]> {
  const edge = edgeClient(`http://127.0.0.1:${String(ports.cloud)}`);
  const { QueueUrls = [] } = await edge.call<{ QueueUrls?: string[] }>("AmazonSQS.ListQueues", {});
  const found = await Promise.all(
    QueueUrls.map(async (QueueUrl) => {
      const asked = { QueueUrl, AttributeNames: COUNTS };
      const { Attributes = {} } = await edge.call<{ Attributes?: Record<string, string> }>(
        "AmazonSQS.GetQueueAttributes",
        asked,
      );
      return COUNTS.some((name) => Number(Attributes[name] ?? 0) > 0) ? [QueueUrl] : [];
    }),
  );
  edge.close();
  return found.flat();
}

/** A message may go on to another queue between two answers, so that all are looked at twice. */
const quietQueues = (): Promise<void> =>
  expect.poll(async () => [...(await busyQueues()), ...(await busyQueues())], WAIT).toEqual([]);
