import { mailSink } from "../../../../shared/testing/local-mail.ts";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { CaughtMail } from "../../../../localstack/cloud/mail-store.ts";
import { countDue } from "../../../../shared/data/due.ts";
import { clock } from "../../../../shared/clock.ts";
import type { Organization } from "../../records/organization.ts";
import {
  as,
  bucketOf,
  member,
  organization,
  organizationAdmin,
  type Person,
  serviceAdmin,
  textFile,
} from "../../testing.ts";
import { infect, runScans, startScanner } from "../../files/scanning/testing.ts";
import { Findings, FINDINGS } from "../../records/finding.ts";
import type { DocumentView } from "../../records/document.ts";
import { handler } from "./findings.ts";
import { createDocumentWithVersions } from "./testing.ts";

/* Only one file counts the mails to the administrators of the service: each test begins when nothing is left to tell. */

const HOUR_MS = 3_600_000;

let root: Person;
let later = 0;

/** Lets a run tell, as late as every pause of an earlier one is over. */
async function tell(ms = HOUR_MS + 1000): Promise<number> {
  later += ms;
  clock.freeze(new Date(Date.now() + later));
  try {
    return (await handler()).told;
  } finally {
    clock.resume();
  }
}

/** The `due` index lags behind its table: waits until it shows as many findings as there are. */
const found = (count: number) =>
  vi.waitFor(
    async () => {
      const counting = { partitions: [FINDINGS], at: "9", most: 1000 };
      expect(await countDue(Findings.table, "due", counting)).toBe(count);
    },
    { timeout: 20_000, interval: 200 },
  );

/** Lets a run tell of as many findings as there are. */
async function told(count: number, ms?: number): Promise<void> {
  await found(count);
  expect(await tell(ms)).toBe(count);
}

beforeAll(async () => {
  root = await serviceAdmin({ email: "root@exemplu.md", passwordHash: "none" });
});
beforeEach(async () => {
  await found(0);
  mailSink.clear();
});
afterEach(() => {
  mailSink.recover();
  clock.resume();
});

const mailsTo = ({ email }: Pick<Person, "email">): CaughtMail[] =>
  mailSink.mails().filter(({ to }) => to.includes(email));

/** A document in a container of an organization. */
async function documentOf(org: Organization, fields: Record<string, string> = {}): Promise<number> {
  const bucket = await bucketOf(org);
  return createDocumentWithVersions(await member(bucket, "ADMIN"), {
    bucketId: String(bucket.id),
    ...fields,
  });
}

it("the administrators of the organization of a container are told of an infected content, in their language, with its page", async () => {
  const [org, other] = [await organization(), await organization()];
  const ro = await organizationAdmin(org);
  const ru = await organizationAdmin(org, { langKey: "ru" });
  const foreign = await organizationAdmin(other);
  const id = await documentOf(org);
  await infect(id);
  await told(1);
  const [mail] = mailsTo(ro);
  expect(mail).toMatchObject({ subject: "Scanarea a găsit viruși în documente: 1" });
  expect(mail?.text).toContain(`/app/acte/${id}\n`);
  expect(mail?.text).toContain("al doilea administrator");
  expect(mailsTo(ru)[0]?.text).toContain("согласование вторым администратором");
  expect([mailsTo(foreign), mailsTo(root)]).toEqual([[], []]);
});

it("those of the service are told of a content outside of organizations, of a SECRET one, and where nobody gets mail", async () => {
  const org = await organization();
  await organizationAdmin(org, { email: "oficial-x@login.invalid" });
  const ids = [
    await createDocumentWithVersions(await serviceAdmin({ email: "alt@exemplu.md" })),
    await documentOf(org),
  ];
  for (const id of ids) await infect(id);
  await told(2);
  const [mail, ...more] = mailsTo(root);
  expect(mail?.subject).toBe("Scanarea a găsit viruși în documente: 2");
  for (const id of ids) expect(mail?.text).toContain(`/app/acte/${id}`);
  expect(more).toEqual([]);
});

it("many findings are one mail, and the next ones wait for an hour", async () => {
  const org = await organization();
  const admin = await organizationAdmin(org);
  const ids = [];
  for (let n = 0; n < 25; n += 1) ids.push(await documentOf(org));
  await Promise.all(ids.map(infect));
  await told(25);
  const [mail] = mailsTo(admin);
  expect(mail?.subject).toContain("25");
  expect(mail?.text.match(/\/app\/acte\//g)).toHaveLength(20);
  expect(mail?.text).toContain("Celelalte (5)");
  await infect(await documentOf(org));
  await found(1);
  for (let run = 0; run < 5; run += 1) expect(await tell(600_000)).toBe(0);
  expect(mailsTo(admin)).toHaveLength(1);
  await told(1, 700_000);
  expect(mailsTo(admin)).toHaveLength(2);
});

it("a finding is told once, and again only if something else is found", async () => {
  const org = await organization();
  const admin = await organizationAdmin(org);
  const id = await documentOf(org);
  await infect(id);
  await infect(id);
  await told(1);
  await found(0);
  expect(await tell()).toBe(0);
  expect(mailsTo(admin)).toHaveLength(1);
});

it("a mail that no server takes is sent again, and two runs at once send one", async () => {
  const org = await organization();
  const admin = await organizationAdmin(org);
  await infect(await documentOf(org));
  mailSink.fail("connect", 421);
  await found(1);
  expect(await tell()).toBe(0);
  mailSink.recover();
  expect(mailsTo(admin)).toEqual([]);
  clock.freeze(new Date(Date.now() + (later += 301_000)));
  const runs = await Promise.all([handler(), handler(), handler()]);
  expect(runs.reduce((sum, run) => sum + run.told, 0)).toBe(1);
  expect(mailsTo(admin)).toHaveLength(1);
});

it("a finding is stored with the answer of its scan, whoever gave it", async () => {
  const engine = await startScanner("offered");
  engine.clamd.manner = "infected";
  const org = await organization();
  const admin = await organizationAdmin(org);
  const bucket = await bucketOf(org);
  const client = as(await member(bucket, "ADMIN"));
  const { json } = await client.upload<DocumentView>("/api/documents/upload", {
    file: textFile("scanat"),
    bucketId: String(bucket.id),
  });
  await runScans();
  await engine.stop();
  await told(1);
  expect(mailsTo(admin)[0]?.text).toContain(`/app/acte/${json.id}`);
});
