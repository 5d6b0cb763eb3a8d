import { kernel } from "../refusals.ts";
import { etagAfter } from "../testing/etags.ts";
import { provisioned } from "../testing/local-cloud.ts";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { entity, inSharedPartition } from "../data/entity.ts";
import { restricted, bearer, type Access } from "../http/access.ts";
import { lambdaHandler } from "../http/handler.ts";
import { openApiDocument } from "../contract/openapi.ts";
import { service } from "../http/service.ts";
import { contractFindings } from "../testing/contract-findings.ts";
import { refusal, callerOf, withHeaders, type Received } from "../testing/caller.ts";
import { crud } from "./crud.ts";

const library = service({
  name: "documents",
  title: "Biblioteca",
  description: "",
  errorFormats: {},
});

const BookFields = z.object({
  cod: z.string().min(1),
  denumire: z.string(),
  nota: z.string().optional(),
  pret: z.number().optional(),
  activ: z.boolean().default(true),
  organizatieId: z.int().optional(),
});
const BookView = BookFields.extend({ id: z.int(), creatDe: z.string() }).meta({ id: "Carte" });
const BookRecord = BookView.extend({ secretIntern: z.string() });
type BookRecord = z.output<typeof BookRecord>;

const bookEntity = (name: string) =>
  entity({
    name,
    service: "documents",
    schema: BookRecord,
    ...inSharedPartition(name),
    unique: { cod: { of: ({ cod }) => cod, taken: () => kernel.codExista({ cod: "X" }) } },
  });

interface Reader {
  login: string;
  organizatieId?: number;
  admin: boolean;
}
const readers: Record<string, Reader> = {
  ana: { login: "ana", organizatieId: 1, admin: true },
  ion: { login: "ion", organizatieId: 2, admin: true },
  vasile: { login: "vasile", organizatieId: 1, admin: false },
};
const reader: Access<Reader> = {
  zone: "user",
  scheme: bearer,
  admit: async ({ headers }) => {
    const found = readers[headers.authorization ?? ""];
    if (!found) throw kernel.neautentificat();
    return found;
  },
  identify: ({ login }) => login,
};
const admin = restricted(reader, "admin", (caller) => {
  if (!caller.admin) throw kernel.interzis();
  return caller;
});

const books = crud(bookEntity("carte"), "/api/books", {
  title: "Cărți",
  access: reader,
  write: admin,
  view: BookView,
  fields: BookFields,
  keeps: ["organizatieId"],
  visible: (caller, { organizatieId }) =>
    organizatieId === undefined || organizatieId === caller.organizatieId,
  serverFields: ({ caller, before }) => ({
    creatDe: before?.creatDe ?? caller.login,
    secretIntern: "marcaj",
  }),
});
const loans = crud(bookEntity("imprumut"), "/api/loans", {
  title: "Împrumuturi",
  access: reader,
  write: admin,
  view: BookView,
  fields: BookFields,
  change: "refused",
  remove: "refused",
  create: ({ body: { cod, denumire, activ } }) =>
    Promise.resolve({ cod, denumire, activ, id: 77, creatDe: "flux", secretIntern: "", rev: 1 }),
});

const call = callerOf(lambdaHandler(library, books, loans));
const ana = withHeaders(call, { authorization: "ana" });
const ion = withHeaders(call, { authorization: "ion" });
const vasile = withHeaders(call, { authorization: "vasile" });

const address = (id: unknown) => `/documents/api/books/${String(id)}`;
let codes = 0;
const createBook = async (fields: object = {}): Promise<Received & { json: { id: number } }> => {
  const body = { cod: `C${(codes += 1)}`, denumire: "Ion", ...fields };
  return (await ana("POST", "/documents/api/books", { body })) as Received & { json: { id: number } };
};

it("runs on tables of its own", () => {
  expect(provisioned.tables.documents).toContain(process.env.STAGE);
});

describe("create", () => {
  it("answers 201, the record, Location and ETag; fields of the server and unknown ones are ignored", async () => {
    const reply = await createBook({
      cod: "A1",
      nota: null,
      creatDe: "altcineva",
      autoritate: "x",
      secretIntern: "y",
    });
    expect(reply).toMatchObject({
      status: 201,
      headers: {
        location: `http://temelia.test${address(reply.json.id)}`,
        etag: expect.stringMatching(/^"\d+"$/) as string,
      },
    });
    expect(reply.json).toEqual({
      id: reply.json.id,
      cod: "A1",
      denumire: "Ion",
      activ: true,
      creatDe: "ana",
    });
    expect((await ana("GET", address(reply.json.id))).json).toEqual(reply.json);
  });

  it("refuses a body with an id: 400 error.idexists", async () => {
    expect(refusal(await createBook({ id: 5 }))).toEqual([400, "error.idexists"]);
    expect((await createBook({ id: null })).status).toBe(201);
  });

  it("refuses a unique value that is taken", async () => {
    await createBook({ cod: "U1" });
    expect(refusal(await createBook({ cod: "U1" }))).toEqual([409, "error.codExista"]);
  });

  it("refuses a unique value that is too long for a key of the table, and names its field", async () => {
    const reply = await ana("POST", "/documents/api/books", {
      body: { cod: "ș".repeat(1020), denumire: "x" },
    });
    expect([reply.status, reply.json]).toMatchObject([
      400,
      { message: "error.validare", errors: [{ field: "cod", code: "preaLung" }] },
    ]);
  });

  it("is for writers", async () => {
    const body = { cod: "V1", denumire: "x" };
    expect(await vasile("POST", "/documents/api/books", { body })).toMatchObject({ status: 403 });
    expect(await call("POST", "/documents/api/books", { body })).toMatchObject({ status: 401 });
  });

  it("with an Idempotency-Key happens once", async () => {
    const sent = { body: { cod: "I1", denumire: "x" }, headers: { "idempotency-key": "k1" } };
    const first = await ana("POST", "/documents/api/books", sent);
    const second = await ana("POST", "/documents/api/books", sent);
    expect([second.status, second.json, second.headers["idempotent-replayed"]]).toEqual([
      201,
      first.json,
      "true",
    ]);
  });
});

describe("PUT", () => {
  it("PUT replaces: absent optional fields are cleared, those of ownership and of the server stay", async () => {
    const { json, headers } = await createBook({ nota: "n", pret: 5, organizatieId: 1 });
    const reply = await ana("PUT", address(json.id), { body: { id: json.id, cod: "P1", denumire: "Nou" } });
    expect(reply.json).toEqual({
      id: json.id,
      cod: "P1",
      denumire: "Nou",
      activ: true,
      organizatieId: 1,
      creatDe: "ana",
    });
    expect(reply).toMatchObject({ status: 200, headers: { etag: etagAfter(headers.etag) } });
    expect((await ana("GET", address(json.id))).json).toEqual(reply.json);
  });

  it("PUT refuses another id in the body: 400 error.idinvalid; an unknown id is 404", async () => {
    const { json } = await createBook();
    const body = { cod: "P2", denumire: "x" };
    expect(refusal(await ana("PUT", address(json.id), { body: { ...body, id: 1 } }))).toEqual([
      400,
      "error.idinvalid",
    ]);
    expect(await ana("PUT", address(1), { body })).toMatchObject({ status: 404 });
  });

  it("misses nothing that is required", async () => {
    const { json } = await createBook();
    expect(await ana("PUT", address(json.id), { body: { cod: "P3" } })).toMatchObject({ status: 400 });
  });
});

describe("PATCH", () => {
  it("PATCH changes what was sent and nothing else; null removes", async () => {
    const { json } = await createBook({ nota: "n", pret: 5, activ: false });
    const reply = await ana("PATCH", address(json.id), { body: { denumire: "Nou", nota: null } });
    expect(reply.json).toEqual({ ...json, denumire: "Nou", nota: undefined });
    expect((await ana("GET", address(json.id))).json).toMatchObject({
      activ: false,
      pret: 5,
      denumire: "Nou",
    });
  });

  it("frees a unique value that it changes", async () => {
    const { json } = await createBook({ cod: "Q1" });
    await ana("PATCH", address(json.id), { body: { cod: "Q2" } });
    expect(await createBook({ cod: "Q1" })).toMatchObject({ status: 201 });
    expect(await createBook({ cod: "Q2" })).toMatchObject({ status: 409 });
  });

  it("PATCH refuses another id in the body", async () => {
    const { json } = await createBook();
    expect(refusal(await ana("PATCH", address(json.id), { body: { id: 1 } }))).toEqual([
      400,
      "error.idinvalid",
    ]);
  });

  it("PATCH of twenty writers at once all are heard", async () => {
    const { json, headers } = await createBook();
    const writers = Array.from({ length: 20 }, (_, i) =>
      ana("PATCH", address(json.id), { body: { pret: i } }),
    );
    expect((await Promise.all(writers)).map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect((await ana("GET", address(json.id))).headers.etag).toBe(etagAfter(headers.etag, 20));
  });
});

describe("If-Match", () => {
  it.each(["PUT", "PATCH", "DELETE"])(
    "%s of a record that has changed since is 412 and changes nothing",
    async (method) => {
      const { json, headers } = await createBook();
      const { etag = "" } = headers;
      await ana("PATCH", address(json.id), { body: { pret: 1 } });
      const body = { cod: `S-${method}`, denumire: "x" };
      const sent = (tag: string) => ({
        headers: { "if-match": tag },
        ...(method === "DELETE" ? {} : { body }),
      });
      expect(await ana(method, address(json.id), sent(etag))).toMatchObject({ status: 412 });
      expect(await ana("GET", address(json.id))).toMatchObject({
        json: { ...json, pret: 1 },
        headers: { etag: etagAfter(etag) },
      });
      expect((await ana(method, address(json.id), sent(etagAfter(etag)))).status).toBeLessThan(300);
    },
  );
});

it("DELETE answers 204, again 204, and the record is gone; what never was is 404", async () => {
  const { json } = await createBook({ cod: "D1", organizatieId: 1 });
  expect(await ana("DELETE", address(json.id))).toMatchObject({ status: 204, text: "" });
  expect(await ana("GET", address(json.id))).toMatchObject({ status: 404 });
  expect(await ana("DELETE", address(json.id))).toMatchObject({ status: 204 });
  expect(await ion("DELETE", address(json.id))).toMatchObject({ status: 404 });
  expect(await ana("DELETE", address(1))).toMatchObject({ status: 404 });
  expect(await createBook({ cod: "D1" })).toMatchObject({ status: 201 });
});

describe("tenancy", () => {
  it("what is not visible does not exist, for any verb", async () => {
    const { json } = await createBook({ cod: "T1", organizatieId: 1 });
    const body = { cod: "T1", denumire: "furat" };
    const replies = [
      await ion("GET", address(json.id)),
      await ion("PUT", address(json.id), { body }),
      await ion("PATCH", address(json.id), { body }),
      await ion("DELETE", address(json.id)),
    ];
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await ion("GET", "/documents/api/books?cod=T1")).json).toMatchObject({ total: 0, items: [] });
    expect((await vasile("GET", "/documents/api/books?cod=T1")).json).toMatchObject({ total: 1 });
  });
});

describe("lists", () => {
  const page = async (query: string) =>
    (await ana("GET", `/documents/api/books?${query}`)) as Received & {
      json: { items: { cod: string; pret: number }[]; total: number; page: number; size: number };
    };
  const codesOf = async (query: string) => (await page(query)).json.items.map(({ cod }) => cod);

  it("filter, sort and count over what was just written", async () => {
    for (const [cod, pret] of [
      ["L1", 3],
      ["L2", 1],
      ["L3", 2],
    ] as const)
      await createBook({ cod, pret, nota: "listă" });
    const nota = `nota=${encodeURIComponent("listă")}`;
    expect(await codesOf(nota)).toEqual(["L3", "L2", "L1"]);
    expect(await codesOf(`${nota}&sort=pret`)).toEqual(["L2", "L3", "L1"]);
    expect(await codesOf(`${nota}&sort=pret,desc`)).toEqual(["L1", "L3", "L2"]);
    expect(await codesOf(`${nota}&filter[pret][greaterThan]=1&sort=-cod`)).toEqual(["L3", "L1"]);
    expect((await ana("GET", `/documents/api/books/count?${nota}&pret.lessThan=3`)).json).toBe(2);
  });

  it("go on by cursor to the end, each record once", async () => {
    const all = (await page("size=200")).json;
    const seen: string[] = [];
    let next: string | undefined = "/documents/api/books?size=7";
    while (next) {
      const { json, headers } = await ana("GET", next);
      seen.push(...(json as { items: { cod: string }[] }).items.map(({ cod }) => cod));
      next = /<([^>]+)>; rel="next"/.exec(headers.link ?? "")?.[1];
    }
    expect(seen).toEqual(all.items.map(({ cod }) => cod));
    expect(seen).toHaveLength(all.total);
  });

  it("do not filter or sort by what the view does not show", async () => {
    expect(refusal(await page("filter[secretIntern]=marcaj"))).toEqual([400, "error.filtruNecunoscut"]);
    expect(refusal(await page("sort=secretIntern"))).toEqual([400, "error.sortareNecunoscuta"]);
  });
});

describe("verbs of one's own", () => {
  it("a replaced verb answers in place of the usual one", async () => {
    const reply = await ana("POST", "/documents/api/loans", { body: { cod: "X", denumire: "x" } });
    expect(reply).toMatchObject({ status: 201, json: { id: 77, creatDe: "flux" } });
  });

  it.each(["PUT", "PATCH", "DELETE"])(
    "a refused %s is 405 with the methods that there are",
    async (method) => {
      const reply = await ana(method, "/documents/api/loans/77", { body: {} });
      expect([reply.status, reply.headers.allow]).toEqual([405, "GET"]);
    },
  );

  it("operations are named by resource and action", () => {
    expect(Object.values(books).map(({ operationId }) => operationId)).toEqual([
      "books.list",
      "books.count",
      "books.read",
      "books.create",
      "books.replace",
      "books.patch",
      "books.remove",
    ]);
    expect(Object.keys(loans)).toEqual(["list", "count", "read", "create"]);
  });

  it("the contract shows them as they are", async () => {
    const contract = openApiDocument(library, [books, loans], { version: "1.0.0", publicUrl: "" });
    expect(Object.keys(contract.paths?.["/api/loans/{id}"] ?? {})).toEqual(["get"]);
    expect(await contractFindings(contract)).toEqual([]);
  });
});
