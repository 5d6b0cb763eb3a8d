import { mailSink } from "../../../../shared/testing/local-mail.ts";
import { afterEach, beforeAll, expect, it } from "vitest";
import {
  as,
  bucketOf,
  member,
  nobody,
  organization,
  person,
  textFile,
  type ServiceClient,
} from "../../testing.ts";
import { clock } from "../../../../shared/clock.ts";
import { read, readPartition } from "../../../../shared/data/repository.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";
import { dump } from "../../../../shared/testing/dump.ts";
import { logLinesOf } from "../../../../shared/testing/log-lines.ts";
import { drain } from "../../../../shared/testing/queues.ts";
import { Documents } from "../../records/document.ts";
import { EVENT_PREFIX } from "../../records/event.ts";
import { LinkMails, linkMailQueue } from "../../records/link-mail.ts";
import type { LinkView } from "../../records/link.ts";
import { handler as sweep } from "../../operating/maintenance/sweep-jobs.ts";
import { handler as consumer } from "./consumer.ts";
import type { CreatedLink } from "./create-link.ts";
import { sendLink } from "./send-link.ts";

const DAY_MS = 24 * 3600 * 1000;

let own: ServiceClient;
let bucketId: number;
let number = 0;
const someAddress = () => `vasile.${(number += 1)}@exemplu.md`;

beforeAll(async () => {
  const bucket = await bucketOf(await organization({ denumire: "Primăria Exemplu" }));
  bucketId = bucket.id;
  own = as(await member(bucket, "OPERATOR", { firstName: "Ana", lastName: "Rusu" }));
});
afterEach(() => {
  clock.resume();
  mailSink.recover();
});

const upload = async (): Promise<number> =>
  (
    await own.upload<{ id: number }>("/api/documents/upload", {
      file: textFile("0123456789", "act.txt"),
      denumire: "Act",
      bucketId: String(bucketId),
    })
  ).json.id;
const share = (id: number, wanted: object, headers = {}) =>
  own.post<CreatedLink>(`/api/documents/${id}/linkuri`, wanted, headers);
const listed = async (id: number) =>
  (await own.get<PageOf<LinkView>>(`/api/documents/${id}/linkuri`)).json.items[0];
const mailsTo = (address: string) => mailSink.mails().filter(({ to }) => to.includes(address));
const addressIn = (text: string) => /https?:\S+\/l\/\S+/.exec(text)?.[0] ?? "";
const waiting = (id: number) => read(LinkMails, { id });

it("a link is sent by mail once, with its label, message, sender, institution and end, in the language that was chosen", async () => {
  const id = await upload();
  const catre = someAddress();
  const note = { eticheta: "Planul cadastral", mesaj: "Bună ziua!\nVerificați pagina 2." };
  const { status, json } = await share(id, {
    ...note,
    catre,
    limba: "ru",
    maxDescarcari: 2,
    parola: "sesam",
  });
  expect(status).toBe(201);
  expect(await listed(id)).toMatchObject({ ...note, catre, trimitere: "asteapta", expeditor: "Ana Rusu" });
  await drain(linkMailQueue, consumer);
  await sendLink(json.id);
  const [mail, ...others] = mailsTo(catre);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe("Документ от отправителя: Ana Rusu, Primăria Exemplu");
  for (const part of [
    "Planul cadastral",
    "> Bună ziua!",
    "> Verificați pagina 2.",
    json.url,
    "скачиваний: 2",
    "пароль",
  ])
    expect(mail?.text).toContain(part);
  expect(mail?.text).not.toContain("sesam");
  expect(await listed(id)).toMatchObject({ trimitere: "trimis" });
  expect(await waiting(json.id)).toBeUndefined();
});

it("the address in the mail opens a page that says who sent the document, what about, until when, and how often", async () => {
  const id = await upload();
  const catre = someAddress();
  await share(id, { eticheta: "Avizul", mesaj: "Pentru ședință", catre, maxDescarcari: 3 });
  await drain(linkMailQueue, consumer);
  const opened = new URL(addressIn(mailsTo(catre)[0]?.text ?? "")).pathname.replace(
    "/l/",
    "/api/public/linkuri/",
  );
  const { json } = await nobody.get<Record<string, unknown>>(opened);
  expect(json).toMatchObject({
    ...{ eticheta: "Avizul", mesaj: "Pentru ședință", expeditor: "Ana Rusu", institutie: "Primăria Exemplu" },
    ...{ descarcariRamase: 3, denumire: "Act", dimensiune: 10 },
  });
  for (const hidden of ["catre", "creatDe", "id", "documentId"]) expect(json).not.toHaveProperty(hidden);
  await nobody.get(`${opened}/download`);
  expect((await nobody.get(opened)).json).toMatchObject({ descarcariRamase: 2 });
});

it("a mail whose message was lost with its process is sent by the sweep", async () => {
  const id = await upload();
  const catre = someAddress();
  const { json } = await share(id, { catre });
  const messages = await drain(linkMailQueue, async () => ({ batchItemFailures: [] }));
  expect([messages.handled, mailsTo(catre).length]).toEqual([1, 0]);
  clock.freeze(new Date(Date.now() + 2 * 60_000));
  // The `due` index lags behind its table.
  await expect.poll(() => sweep()).toMatchObject({ "link-mail": 1 });
  await drain(linkMailQueue, consumer);
  expect(mailsTo(catre)).toHaveLength(1);
  expect(await waiting(json.id)).toBeUndefined();
});

it("a mail that its server does not take is tried again, for a day; then its link says that it was not sent", async () => {
  const id = await upload();
  const catre = someAddress();
  const { json } = await share(id, { catre });
  mailSink.fail("recipient", { status: 450, code: "4.2.0" });
  await sendLink(json.id);
  expect(await waiting(json.id)).toMatchObject({ attempts: 1 });
  expect(await listed(id)).toMatchObject({ trimitere: "asteapta" });
  clock.freeze(new Date(Date.now() + DAY_MS + 1000));
  await sendLink(json.id);
  expect([await waiting(json.id), mailsTo(catre).length]).toEqual([undefined, 0]);
  clock.resume();
  expect(await listed(id)).toMatchObject({ trimitere: "netrimis" });
});

it("a mail is not sent to an address that does not exist: its link says so, and the next one is refused", async () => {
  const id = await upload();
  const catre = someAddress();
  const { json } = await share(id, { catre });
  mailSink.fail("recipient", { status: 550, code: "5.1.1" });
  await sendLink(json.id);
  mailSink.recover();
  expect(await listed(id)).toMatchObject({ trimitere: "refuzat" });
  const again = await share(id, { catre: catre.toUpperCase() });
  expect([again.status, again.json]).toMatchObject([400, { errors: [{ field: "catre" }] }]);
});

it("a mail is not sent for a link that was revoked or has expired meanwhile, and its token is gone", async () => {
  const id = await upload();
  const [revoked, expired] = [someAddress(), someAddress()];
  const first = await share(id, { catre: revoked });
  await own.delete(`/api/documents/${id}/linkuri/${first.json.id}`);
  const dataExpirare = new Date(Date.now() + 60_000).toISOString();
  const second = await share(id, { catre: expired, dataExpirare });
  await sendLink(first.json.id);
  clock.freeze(new Date(Date.now() + 120_000));
  await sendLink(second.json.id);
  expect([...mailsTo(revoked), ...mailsTo(expired)]).toEqual([]);
  expect([await waiting(first.json.id), await waiting(second.json.id)]).toEqual([undefined, undefined]);
});

it("the token of a mailed link stands in no record, log, event or list, also while its mail waits", async () => {
  const id = await upload();
  let token = "";
  const logged = await logLinesOf(async () => {
    const { json } = await share(id, { catre: someAddress(), mesaj: "Pe scurt" });
    token = json.url.split("/").at(-1) ?? "";
  });
  const stored = (await dump()).join("\n");
  const events = JSON.stringify(
    await readPartition(Documents.table, `document#${id}`, { prefix: EVENT_PREFIX }),
  );
  const answers = (await own.get(`/api/documents/${id}/linkuri`)).text;
  expect(token).toHaveLength(43);
  for (const text of [logged, stored, events, answers]) expect(text).not.toContain(token);
  expect(events).not.toContain("exemplu.md");
});

it.each([
  ["an address that is none", { catre: "vasile" }, "catre"],
  ["two addresses", { catre: "a@exemplu.md, b@exemplu.md" }, "catre"],
  ["a language without texts", { catre: "a@exemplu.md", limba: "fr" }, "limba"],
  ["a message of 501 characters", { mesaj: "a".repeat(501) }, "mesaj"],
  ["a label of two lines", { eticheta: "a\r\nBcc: b@exemplu.md" }, "eticheta"],
])("a link with %s is 400 that names the field", async (_, wanted, field) => {
  const { status, json } = await share(await upload(), wanted);
  expect([status, json]).toMatchObject([400, { errors: [{ field }] }]);
});

it("a person sends 50 mails a day, an address gets ten; the next one is 429, and no link is left behind", async () => {
  const id = await upload();
  const catre = someAddress();
  for (let i = 0; i < 10; i += 1) expect((await share(id, { catre })).status).toBe(201);
  const refused = await share(id, { catre });
  expect([refused.status, refused.headers["retry-after"]]).toEqual([429, expect.any(String)]);
  expect((await own.get<PageOf<LinkView>>(`/api/documents/${id}/linkuri`)).json.total).toBe(10);
  const statuses = new Set<number>();
  for (let i = 0; i < 50; i += 1) statuses.add((await share(id, { catre: someAddress() })).status);
  expect([...statuses].sort()).toEqual([201, 429]);
  expect((await share(id, {})).status).toBe(201);
});

it("who may not share a document sends nothing, and takes no place among the mails of an address", async () => {
  const id = await upload();
  const catre = someAddress();
  const stranger = as(await person());
  const { status } = await stranger.post(`/api/documents/${id}/linkuri`, { catre });
  expect([status, await drain(linkMailQueue, consumer), mailsTo(catre)]).toMatchObject([404, {}, []]);
});
