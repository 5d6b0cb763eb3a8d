import { afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  as,
  bucketOf,
  member,
  nobody,
  organization,
  person,
  serviceAdmin,
  textFile,
  type Person,
  type ServiceClient,
} from "../../testing.ts";
import { clock } from "../../../../shared/clock.ts";
import { readPartition } from "../../../../shared/data/repository.ts";
import { lambdaHandler } from "../../../../shared/http/handler.ts";
import { refusal, callerOf, type Received } from "../../../../shared/testing/caller.ts";
import { dump } from "../../../../shared/testing/dump.ts";
import { logLinesOf } from "../../../../shared/testing/log-lines.ts";
import { groups } from "../../api.ts";
import { Documents } from "../../records/document.ts";
import { EVENT_PREFIX } from "../../records/event.ts";
import { linksOf, type LinkView } from "../../records/link.ts";
import { documents } from "../../service.ts";
import type { CreatedLink } from "./create-link.ts";
import type { Problem } from "../../../../shared/http/error-formats.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";

const DAY_MS = 24 * 3600 * 1000;
const later = (ms: number) => new Date(Date.now() + ms).toISOString();

let owner: Person;
let ana: ServiceClient;
let bucketId: number;
beforeAll(async () => {
  const bucket = await bucketOf(await organization());
  bucketId = bucket.id;
  owner = await member(bucket);
  ana = as(owner);
});
afterEach(() => clock.resume());

const upload = async (fields: Record<string, string> = {}, content = "0123456789"): Promise<number> =>
  (
    await ana.upload<{ id: number }>("/api/documents/upload", {
      file: textFile(content, "act.txt"),
      denumire: "Act",
      bucketId: String(bucketId),
      ...fields,
    })
  ).json.id;
const share = (id: number, wanted: object = {}, who = ana) =>
  who.post<CreatedLink>(`/api/documents/${id}/linkuri`, wanted);
/** The address of a link relative to the service. */
const addressOf = ({ url }: CreatedLink) => new URL(url).pathname.replace("/l/", "/api/public/linkuri/");
const linkTo = async (id: number, wanted: object = {}) => addressOf((await share(id, wanted)).json);
const GONE = [404, "error.linkInexistent"];

const everyRoute = callerOf(lambdaHandler(documents, ...groups));
/** A download from this network address. */
const from = (reader: string, address: string, headers: Record<string, string> = {}): Promise<Received> =>
  everyRoute("GET", `/documents${address}/download`, { from: reader, headers });

const eventsOf = async (id: number) => {
  const items = await readPartition(Documents.table, `document#${id}`, { prefix: EVENT_PREFIX });
  return items.map(({ tip, actor, detalii }) => ({ tip, actor, detalii }));
};
const usesOf = async (id: number) =>
  (await ana.get<PageOf<LinkView>>(`/api/documents/${id}/linkuri`)).json.items[0]?.descarcari;

describe("POST /api/documents/{id}/linkuri", () => {
  it("POST /api/documents/{id}/linkuri answers 201 with id, url and end, seven days away where none is named", async () => {
    const id = await upload();
    const { status, json } = await share(id);
    expect(status).toBe(201);
    expect(Object.keys(json).sort()).toEqual(["dataExpirare", "id", "url"]);
    expect(Math.abs(Date.parse(json.dataExpirare) - Date.now() - 7 * DAY_MS)).toBeLessThan(60_000);
    expect(addressOf(json)).toMatch(/^\/api\/public\/linkuri\/[A-Za-z0-9_-]{43}$/);
    expect((await nobody.get(`${addressOf(json)}/download`)).text).toBe("0123456789");
  });

  it.each([
    ["an end that is past", { dataExpirare: later(-1000) }, "dataExpirare"],
    ["an end more than 90 days away", { dataExpirare: later(91 * DAY_MS) }, "dataExpirare"],
    ["an end that is no date", { dataExpirare: "mâine" }, "dataExpirare"],
    ["no download at all", { maxDescarcari: 0 }, "maxDescarcari"],
    ["a password of three characters", { parola: "abc" }, "parola"],
  ])("%s is 400 that names the field", async (_, wanted, field) => {
    const { status, json } = await share(await upload(), wanted);
    expect([status, json]).toMatchObject([400, { errors: [{ field }] }]);
  });

  it("POST /api/documents/{id}/linkuri needs the right to share: 403 for who only reads, 404 for a stranger", async () => {
    const id = await upload();
    const reader = await person();
    const sharing = { beneficiarOperatorId: reader.id, drept: "CITIRE" };
    await ana.post(`/api/documents/${id}/partajeaza`, sharing);
    expect((await share(id, {}, as(reader))).status).toBe(403);
    expect((await share(id, {}, as(await person()))).status).toBe(404);
    expect((await share(id, {}, nobody)).status).toBe(401);
  });

  it("POST /api/documents/{id}/linkuri is 409 for a document that is not ACTIV, and for a SECRET one", async () => {
    const archived = await upload();
    await ana.post(`/api/documents/${archived}/arhiveaza`);
    expect(refusal(await share(archived))).toEqual([409, "error.documentNuEsteActiv"]);
    expect(refusal(await share(await upload({ secret: "true" })))).toEqual([409, "error.linkDocumentSecret"]);
  });

  it("the same request with its Idempotency-Key gets the same address, and there is one link", async () => {
    const id = await upload();
    const send = () =>
      ana.post<CreatedLink>(`/api/documents/${id}/linkuri`, {}, { "idempotency-key": `k-${id}` });
    const [first, second] = [await send(), await send()];
    expect(second.json).toEqual(first.json);
    expect(await readPartition(Documents.table, linksOf(id))).toHaveLength(1);
  });
});

it("GET /api/documents/{id}/linkuri lists the links that open, newest first, without their tokens", async () => {
  const id = await upload();
  const first = (await share(id, { maxDescarcari: 3, parola: "parola" })).json;
  const second = (await share(id)).json;
  const { json, text } = await ana.get<PageOf<LinkView>>(`/api/documents/${id}/linkuri`);
  expect(json).toMatchObject({
    items: [
      { id: second.id, documentId: id, cuParola: false, descarcari: 0 },
      { id: first.id, maxDescarcari: 3, cuParola: true, creatDe: owner.login },
    ],
    total: 2,
  });
  for (const { url } of [first, second]) expect(text).not.toContain(url.split("/").at(-1));
  expect(text).not.toMatch(/hash|argon2/i);
});

it("GET /api/documents/{id}/linkuri leaves out those that have expired, also before they are removed", async () => {
  const id = await upload();
  await share(id, { dataExpirare: later(3_600_000) });
  const kept = (await share(id)).json;
  clock.freeze(new Date(Date.now() + 2 * 3_600_000));
  const { items } = (await ana.get<PageOf<LinkView>>(`/api/documents/${id}/linkuri`)).json;
  expect(items.map((link) => link.id)).toEqual([kept.id]);
});

describe("DELETE /api/documents/{id}/linkuri/{linkId}", () => {
  it("revokes a link with the next request, and again is 204", async () => {
    const id = await upload();
    const { json } = await share(id);
    const address = `/api/documents/${id}/linkuri/${json.id}`;
    expect([(await ana.delete(address)).status, (await ana.delete(address)).status]).toEqual([204, 204]);
    expect(refusal(await nobody.get(addressOf(json)))).toEqual(GONE);
    expect(refusal(await nobody.get(`${addressOf(json)}/download`))).toEqual(GONE);
    expect(await readPartition(Documents.table, linksOf(id))).toEqual([]);
  });

  it("DELETE /api/documents/{id}/linkuri/{linkId} of an unknown link and of another document's is 404", async () => {
    const [id, other] = [await upload(), await upload()];
    const { json } = await share(other);
    expect((await ana.delete(`/api/documents/${id}/linkuri/1`)).status).toBe(404);
    expect((await ana.delete(`/api/documents/${id}/linkuri/${json.id}`)).status).toBe(404);
    await ana.delete(`/api/documents/${other}/linkuri/${json.id}`);
    expect((await ana.delete(`/api/documents/${id}/linkuri/${json.id}`)).status).toBe(404);
  });
});

it("the history names a link by its id when it is made, used and revoked; the chain stays whole", async () => {
  const id = await upload();
  const { json } = await share(id);
  await nobody.get(`${addressOf(json)}/download`);
  await ana.delete(`/api/documents/${id}/linkuri/${json.id}`);
  expect((await eventsOf(id)).slice(1)).toEqual([
    { tip: "PARTAJAT", actor: owner.login, detalii: { link: json.id, dataExpirare: json.dataExpirare } },
    {
      tip: "DESCARCAT",
      actor: `link:${json.id}`,
      detalii: { versiune: 1, mod: "descarcare", link: json.id },
    },
    { tip: "REVOCAT", actor: owner.login, detalii: { link: json.id } },
  ]);
  expect((await ana.get(`/api/documents/${id}/integritate`)).json).toMatchObject({ valid: true });
});

it("GET /api/public/linkuri/{token} shows name, size and type, and which passwords are needed", async () => {
  const id = await upload({ parola: "parola" });
  const { json } = await nobody.get(await linkTo(id, { parola: "alta parolă" }));
  expect(json).toMatchObject({
    denumire: "Act",
    extensie: "txt",
    format: "text",
    contentType: "text/plain",
    dimensiune: 10,
    cereParola: true,
    cereParolaDocumentului: true,
  });
  expect(Object.keys(json as object)).not.toContain("id");
});

it("GET /api/public/linkuri/{token} is one and the same 404 for every link that does not open, in the answer of the download, too", async () => {
  const gone: string[] = ["/api/public/linkuri/inventat", `/api/public/linkuri/${"A".repeat(43)}`];
  const revoked = await upload();
  const link = (await share(revoked)).json;
  await ana.delete(`/api/documents/${revoked}/linkuri/${link.id}`);
  gone.push(addressOf(link));
  const changes: ((id: number) => Promise<{ status: number }>)[] = [
    (id) => ana.post(`/api/documents/${id}/arhiveaza`),
    (id) => ana.delete(`/api/documents/${id}`),
    async (id) => as(await serviceAdmin()).patch(`/api/documents/${id}`, { visibility: "SECRET" }),
  ];
  for (const change of changes) {
    const id = await upload({ criptat: "true" });
    gone.push(await linkTo(id, { parola: "parola" }));
    expect((await change(id)).status).toBeLessThan(300);
  }
  const used = await linkTo(await upload(), { maxDescarcari: 1 });
  await from("198.51.100.1", used);
  gone.push(used);
  const expiring = await linkTo(await upload(), { dataExpirare: later(60_000) });
  gone.push(expiring);
  clock.freeze(new Date(Date.now() + 61_000));
  const answers = await Promise.all(
    gone.flatMap((address) => [nobody.get<Problem>(address), nobody.get<Problem>(`${address}/download`)]),
  );
  const shown = answers.map(({ status, json: { instance: _, correlationId: __, ...rest } }) =>
    JSON.stringify([status, rest]),
  );
  expect(new Set(shown).size).toBe(1);
  expect(refusal(answers[0] as (typeof answers)[number])).toEqual(GONE);
});

it("GET /api/public/linkuri/{token} opens again what is ACTIV again, and the version that is current", async () => {
  const id = await upload();
  const address = await linkTo(id);
  await ana.upload(`/api/documents/${id}/versions`, { file: textFile("doi") });
  expect((await nobody.get(`${address}/download`)).text).toBe("doi");
  await ana.post(`/api/documents/${id}/arhiveaza`);
  expect((await nobody.get(address)).status).toBe(404);
  await ana.post(`/api/documents/${id}/restore`);
  expect((await nobody.get(address)).status).toBe(200);
});

describe("passwords", () => {
  const header = (name: string, text: string) => ({ [name]: encodeURIComponent(text) });

  it("passwords of the link and of the document are both asked for: missing or wrong is 403", async () => {
    const address = `${await linkTo(await upload({ parola: "a documentului" }), { parola: "a linkului" })}/download`;
    const link = header("x-link-password", "a linkului");
    const document = header("x-document-password", "a documentului");
    expect(refusal(await nobody.get(address))).toEqual([403, "error.parolaLinkuluiNecesara"]);
    expect(refusal(await nobody.get(address, header("x-link-password", "alta")))).toEqual([
      403,
      "error.parolaLinkuluiIncorecta",
    ]);
    expect(refusal(await nobody.get(address, link))).toEqual([403, "error.parolaNecesara"]);
    expect((await nobody.get(address, { ...link, ...document })).text).toBe("0123456789");
    const body = { parola: "a linkului", parolaDocument: "a documentului" };
    expect((await nobody.post(address, body)).text).toBe("0123456789");
    expect(refusal(await nobody.post(address, { ...body, parolaDocument: "alta" }))).toEqual([
      403,
      "error.parolaIncorecta",
    ]);
  });

  it("passwords that are wrong slow down who guesses, count as no use, and stop nobody else", async () => {
    const id = await upload();
    const address = await linkTo(id, { parola: "parola", maxDescarcari: 1 });
    const guesses: number[] = [];
    for (let i = 0; i < 6; i += 1)
      guesses.push((await from("198.51.100.1", address, header("x-link-password", "alta"))).status);
    expect(guesses).toEqual([403, 403, 403, 403, 403, 429]);
    expect((await from("198.51.100.2", address, header("x-link-password", "parola"))).status).toBe(200);
    expect(await usesOf(id)).toBe(1);
  });
});

describe("the uses of a link", () => {
  it("twenty parallel downloads of a link with three uses give exactly three", async () => {
    for (const readerOf of [() => "198.51.100.1", (i: number) => `198.51.100.${i}`]) {
      const id = await upload();
      const address = await linkTo(id, { maxDescarcari: 3 });
      const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => from(readerOf(i), address)));
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([200, 200, 200, ...Array<number>(17).fill(404)]);
      expect(await usesOf(id)).toBe(3);
      expect((await eventsOf(id)).filter(({ tip }) => tip === "DESCARCAT")).toHaveLength(3);
    }
  });

  it("the uses of a link is each answer with content: a range is answered with the whole, so that no piece is free", async () => {
    const reader = "198.51.100.1";
    for (const range of ["bytes=0-0", "bytes=4-6", "bytes=-1", "bytes=1-", "bytes=10-"]) {
      const id = await upload();
      const address = await linkTo(id, { maxDescarcari: 1 });
      const { status, text, headers } = await from(reader, address, { range });
      expect([range, status, text, headers["accept-ranges"]]).toEqual([range, 200, "0123456789", "none"]);
      expect(await usesOf(id)).toBe(1);
      for (const again of ["bytes=0-", "bytes=1-", "bytes=0-3"])
        expect((await from(reader, address, { range: again })).status).toBe(404);
      expect(await usesOf(id)).toBe(1);
    }
  });

  it("the uses of a link that is not counted serves pieces, and notes each", async () => {
    const id = await upload();
    const address = await linkTo(id);
    const { status, text } = await from("198.51.100.1", address, { range: "bytes=4-6" });
    expect([status, text]).toEqual([206, "456"]);
    expect(await usesOf(id)).toBe(1);
  });

  it("a request that sends no content does not count: metadata, headers, known content", async () => {
    const id = await upload();
    const address = await linkTo(id, { maxDescarcari: 1 });
    await nobody.get(address);
    const { headers } = await ana.get(`/api/documents/${id}/download`);
    expect((await from("198.51.100.1", address, { "if-none-match": headers.etag ?? "" })).status).toBe(304);
    const head = await everyRoute("HEAD", `/documents${address}/download`, { from: "198.51.100.1" });
    expect([head.status, head.text]).toEqual([200, ""]);
    expect(await usesOf(id)).toBe(0);
  });
});

it("the token of a link and its password appear nowhere: tables, logs, refusals", async () => {
  const id = await upload();
  const parola = "parola-care-nu-se-vede";
  const key = { "idempotency-key": `secret-${id}` };
  let token = "";
  const refusals: string[] = [];
  const logged = await logLinesOf(async () => {
    const { json } = await ana.post<CreatedLink>(`/api/documents/${id}/linkuri`, { parola }, key);
    token = json.url.split("/").at(-1) ?? "";
    const address = `/api/public/linkuri/${token}`;
    for (let i = 0; i < 6; i += 1) {
      const body = { parola: "greșită" };
      refusals.push((await nobody.post(`${address}/download`, body)).text);
    }
    await nobody.post(`${address}/download`, { parola });
    await ana.delete(`/api/documents/${id}/linkuri/${json.id}`);
    refusals.push((await nobody.get(address)).text);
  });
  expect(token).toHaveLength(43);
  const everything = [logged, ...refusals, JSON.stringify(await dump())].join("\n");
  for (const secret of [token, parola]) expect(everything).not.toContain(secret);
});
