import { beforeAll, describe, expect, it } from "vitest";
import { readPartition } from "../../../../shared/data/repository.ts";
import {
  textFile,
  as,
  bucketOf,
  fresh,
  member,
  nobody,
  organization,
  serviceAdmin,
  type ServiceClient,
} from "../../testing.ts";
import { callerOf } from "../../../../shared/testing/caller.ts";
import { searchIndex } from "../../files/text/document-index.ts";
import { checkTotals } from "../../../../shared/data/check-totals.ts";
import { rowsOf } from "../../records/counted-rows.ts";
import { Documents, type DocumentView, type PublicView } from "../../records/document.ts";
import { EVENT_PREFIX } from "../../records/event.ts";
import { indexDocuments } from "../../keeping/search/index-documents.ts";
import { handler, type PublicPage } from "./routes.ts";
import type { Problem } from "../../../../shared/http/error-formats.ts";

const VISIBLE = [
  "id",
  "cod",
  "denumire",
  "descriere",
  "etichete",
  "format",
  "contentType",
  "extensie",
  "dimensiune",
  "hashSha256",
  "numarVersiune",
  "emitentId",
  "creatLa",
  "modificatLa",
];

let ana: ServiceClient;
let admin: ServiceClient;
let bucketId: number;
beforeAll(async () => {
  const bucket = await bucketOf(await organization());
  bucketId = bucket.id;
  ana = as(await member(bucket));
  admin = as(await serviceAdmin({ hasSecret: true }));
});

/** The documents that the index must contain before it is queried. */
const made: number[] = [];
const known = ({ json }: { json: PublicView }): PublicView => {
  made.push(json.id);
  return json;
};
const upload = async (fields: Record<string, string> = {}, content = "conținut", name = "act.txt") =>
  known(
    await ana.upload<DocumentView>("/api/documents/upload", {
      file: textFile(content, name),
      bucketId: String(bucketId),
      visibility: "PUBLIC",
      ...fields,
    }),
  );
const list = async (query: string) => {
  await indexDocuments(searchIndex(), made);
  return (await nobody.get<PublicPage>(`/api/public/documents?${query}`)).json;
};
const idsOf = ({ items }: PublicPage) => items.map(({ id }) => id);
const eventsOf = async (id: number) =>
  readPartition(Documents.table, `document#${id}`, { prefix: EVENT_PREFIX });
const downloadsOf = async (id: number) => (await eventsOf(id)).filter(({ tip }) => tip === "DESCARCAT");

/** A request without a token, from this address. */
const from = (address: string, path: string, headers: Record<string, string> = {}) =>
  callerOf(handler)("GET", `/documents${path}`, { from: address, headers });

describe("GET /api/public/documents", () => {
  it("GET /api/public/documents shows documents that are PUBLIC and ACTIV, and no others, newest first", async () => {
    const word = fresh("Numai");
    const shown = [await upload({ denumire: word }), await upload({ denumire: word })];
    await upload({ denumire: word, visibility: "PERSONAL" });
    await upload({ denumire: word, visibility: "SECRET", secret: "true" });
    const [archived, removed] = [await upload({ denumire: word }), await upload({ denumire: word })];
    await ana.post(`/api/documents/${archived.id}/arhiveaza`);
    await ana.delete(`/api/documents/${removed.id}`);
    const found = await list(`q=${word}`);
    expect([idsOf(found), found.total]).toEqual([shown.map(({ id }) => id).toReversed(), 2]);
    expect(idsOf(await list("size=2"))).toEqual(shown.map(({ id }) => id).toReversed());
  });

  it("GET /api/public/documents shows of each what everybody may know, and neither where it lies nor who made it", async () => {
    const word = fresh("Vedere");
    await upload({ denumire: word, descriere: "x", parola: "parola" });
    const [item] = (await list(`q=${word}`)).items;
    expect(VISIBLE).toEqual(expect.arrayContaining(Object.keys(item ?? {})));
    expect(item).toMatchObject({ denumire: word, format: "text", numarVersiune: 1 });
  });

  it("no filter widens it, and unknown ones are ignored", async () => {
    const word = fresh("Filtru");
    const { id } = await upload({ denumire: word });
    await upload({ denumire: word, visibility: "PERSONAL" });
    const tries = [
      "filter[visibility]=PERSONAL",
      "visibility.notEquals=PUBLIC",
      "filter[status]=STERS",
      "status=ARHIVAT",
      "filter[bucketId]=1",
      "filter[nimic]=1",
      "sort=nimic",
      "secret=true",
    ];
    for (const query of tries)
      expect([query, idsOf(await list(`q=${word}&${query}`))]).toEqual([query, [id]]);
  });

  it("q finds all words in denumire, descriere, cod and etichete, whatever their case and diacritics", async () => {
    const word = fresh("cuvantul").replace("-", "");
    const cod = fresh(`HG-${word}`);
    const denumire = `Hotărâre ȘTIINȚĂ ${word}`;
    const { id } = await upload({ denumire, cod, descriere: "Приём отчётов" });
    const other = known(
      await ana.post<DocumentView>("/api/documents", {
        denumire: word,
        etichete: ["Ёлка", "Май"],
        visibility: "PUBLIC",
        bucketId,
      }),
    );
    const search = async (text: string) => idsOf(await list(`q=${encodeURIComponent(`${word} ${text}`)}`));
    for (const text of ["hotarare", "ŞTIINŢA", "stiin", "отчет", cod.toLowerCase(), "  hotărâre   приём "])
      expect([text, await search(text)]).toEqual([text, [id]]);
    expect(await search("елка")).toEqual([other.id]);
    expect(await search("маи")).toEqual([]);
    expect([await search('"hotărâre știință"'), await search('"știință hotărâre"')]).toEqual([[id], []]);
    expect(await search("hotarare елка")).toEqual([]);
    expect(await search("")).toEqual([other.id, id]);
  });

  it("a word that finds nothing public is searched with one letter changed, and the answer says so", async () => {
    const { id } = await upload({ denumire: "Fotogrammetria" });
    await upload({ denumire: "Stereografia", visibility: "PERSONAL" });
    const found = await list("q=fotogrametria");
    expect([idsOf(found), found.total, found.correction]).toEqual([
      [id],
      1,
      {
        searched: "fotogrammetria",
        exact: '"fotogrametria"',
        words: [{ typed: "fotogrametria", searched: "fotogrammetria" }],
      },
    ]);
    const exact = await list(`q=${encodeURIComponent('"fotogrametria"')}`);
    expect([exact.total, exact.correction]).toEqual([0, undefined]);
    const hidden = await list("q=stereografa");
    expect([hidden.total, hidden.correction]).toEqual([0, undefined]);
    expect((await list("size=1")).correction).toBeUndefined();
  });

  it("a query of signs alone finds nothing public and says why, and an empty one asks for everything", async () => {
    const found = await list("q=%E2%84%96%20%2F%3F&size=1");
    expect([found.items, found.total, found.notSearched]).toEqual([[], 0, "FARA_CUVINTE"]);
    const all = await list("q=%20&size=1");
    expect([all.items.length, all.notSearched]).toEqual([1, undefined]);
  });

  it("words are found in pages and with a format, and what is public no longer is not", async () => {
    const word = fresh("Pagini");
    const ids: number[] = [];
    for (let i = 0; i < 3; i += 1) ids.unshift((await upload({ denumire: word })).id);
    const pages = [await list(`q=${word}&size=2`), await list(`q=${word}&size=2&page=1`)];
    expect([pages.flatMap(idsOf), pages.map(({ total }) => total)]).toEqual([ids, [3, 3]]);
    expect(idsOf(await list(`q=${word}&format=text`))).toEqual(ids);
    expect(idsOf(await list(`q=${word}&format=pdf`))).toEqual([]);
    // The index does not have this change yet.
    await ana.patch(`/api/documents/${ids[0]}`, { visibility: "PERSONAL" });
    const { json } = await nobody.get<PublicPage>(`/api/public/documents?q=${word}`);
    expect([idsOf(json), json.total]).toEqual([ids.slice(1), 2]);
  });

  it("format narrows it, with pages and totals of its own", async () => {
    const before = [await list("format=archive&size=1"), await list("size=1")].map(({ total }) => total);
    const zip = Buffer.from("504b0506000000000000000000000000000000000000", "hex");
    const archives: number[] = [];
    for (let i = 0; i < 3; i += 1) {
      const file = new File([zip], `${fresh("arhiva")}.zip`, { type: "application/zip" });
      const fields = { file, bucketId: String(bucketId), visibility: "PUBLIC" };
      archives.unshift((await ana.upload<DocumentView>("/api/documents/upload", fields)).json.id);
      await upload();
    }
    const first = await nobody.get<PublicPage>("/api/public/documents?format=archive&size=2&q=");
    const next = /<\/documents([^>]+)>; rel="next"/.exec(first.headers.link ?? "")?.[1] ?? "";
    const second = await nobody.get<PublicPage>(next);
    const ids = [...idsOf(first.json), ...idsOf(second.json)];
    expect(ids.slice(0, 3)).toEqual(archives);
    const after = [first.json.total, (await list("size=1")).total];
    expect(after).toEqual([(before[0] ?? 0) + 3, (before[1] ?? 0) + 6]);
  });

  it("its total follows every change, and the nightly check finds no difference", async () => {
    const total = async () => (await list("size=1")).total;
    const before = await total();
    const { id } = await upload();
    const totals = [await total()];
    await ana.patch(`/api/documents/${id}`, { visibility: "PERSONAL" });
    totals.push(await total());
    expect(totals).toEqual([before + 1, before]);
    const report = await checkTotals({ table: Documents.table, entities: [Documents], rowsOf });
    expect(await total()).toBe(before);
    expect(report).toMatchObject({ differing: 0, finished: true });
  });

  it.each([
    ["an unknown format", "format=film", "format"],
    ["a size that is no number", "size=x", "size"],
    ["a negative page", "page=-1", "page"],
    ["words of more than 500 characters", `q=${"x".repeat(501)}`, "q"],
  ])("%s is 400 that names the field", async (_, query, field) => {
    const { status, json, headers } = await nobody.get(`/api/public/documents?${query}`);
    expect([status, json]).toMatchObject([400, { errors: [{ field }] }]);
    expect(headers["content-type"]).toContain("application/problem+json");
  });

  it("GET /api/public/documents is limited by address", async () => {
    const { headers } = await nobody.get("/api/public/documents");
    expect(Number(headers["ratelimit-limit"])).toBeGreaterThan(0);
  });
});

describe("GET /api/public/documents/{id}", () => {
  const read = (id: number | string) => nobody.get<PublicView>(`/api/public/documents/${id}`);

  it("GET /api/public/documents/{id} is the metadata of a public document, without a token", async () => {
    const made = await upload({ denumire: "Regulament" });
    const { status, json } = await read(made.id);
    expect([status, json]).toMatchObject([200, { id: made.id, cod: made.cod, denumire: "Regulament" }]);
    expect(VISIBLE).toEqual(expect.arrayContaining(Object.keys(json)));
  });

  it("GET /api/public/documents/{id} is 404 when not public: one and the same for every other document and for none", async () => {
    const archived = await upload();
    await ana.post(`/api/documents/${archived.id}/arhiveaza`);
    const removed = await upload();
    await ana.delete(`/api/documents/${removed.id}`);
    const hidden = [
      (await upload({ visibility: "PERSONAL" })).id,
      (await upload({ visibility: "SECRET", secret: "true" })).id,
      archived.id,
      removed.id,
      1,
    ];
    for (const suffix of ["", "/download"]) {
      const answers = await Promise.all(
        hidden.map((id) => nobody.get<Problem>(`/api/public/documents/${id}${suffix}`)),
      );
      const seen = answers.map(({ status, json: { message, detail } }) => ({ status, message, detail }));
      expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(1);
      expect(seen[0]).toMatchObject({ status: 404, message: "error.documentInexistent" });
    }
  });

  it("a document made PERSONAL, SECRET or STERS is gone with the next request", async () => {
    const changes: ((id: number) => Promise<{ status: number }>)[] = [
      (id) => ana.patch(`/api/documents/${id}`, { visibility: "PERSONAL" }),
      (id) => admin.patch(`/api/documents/${id}`, { visibility: "SECRET" }),
      (id) => ana.delete(`/api/documents/${id}`),
    ];
    for (const change of changes) {
      const word = fresh("Dispare");
      const { id } = await upload({ denumire: word, criptat: "true" });
      expect((await read(id)).status).toBe(200);
      expect((await change(id)).status).toBeLessThan(300);
      const answers = [await read(id), await read(`${id}/download`)];
      expect(answers.map(({ status }) => status)).toEqual([404, 404]);
      expect(idsOf(await list(`q=${word}`))).toEqual([]);
    }
  });
});

describe("GET /api/public/documents/{id}/download", () => {
  it("GET /api/public/documents/{id}/download is the content, with ETag, ranges and If-None-Match as for people", async () => {
    const { id } = await upload({}, "0123456789");
    const address = `/api/public/documents/${id}/download`;
    const { status, text, headers } = await nobody.get(address);
    expect([status, text]).toEqual([200, "0123456789"]);
    expect(headers["content-disposition"]).toContain("attachment");
    const part = await nobody.get(address, { range: "bytes=2-4" });
    expect([part.status, part.text]).toEqual([206, "234"]);
    expect((await nobody.get(address, { "if-none-match": headers.etag ?? "" })).status).toBe(304);
    expect((await nobody.get(address, { range: "bytes=10-" })).status).toBe(416);
  });

  it("GET /api/public/documents/{id}/download of a document without content is 404", async () => {
    const { json } = await ana.post<DocumentView>("/api/documents", {
      denumire: "Gol",
      visibility: "PUBLIC",
      bucketId,
    });
    expect((await nobody.get<Problem>(`/api/public/documents/${json.id}/download`)).json.message).toBe(
      "error.faraContinut",
    );
  });

  it("GET /api/public/documents/{id}/download of a protected one asks for its password, in the header or by POST", async () => {
    const { id } = await upload({ parola: "parola bună" });
    const address = `/api/public/documents/${id}/download`;
    const keyOf = ({ status, json }: { status: number; json: Problem }) => [status, json.message];
    expect(keyOf(await nobody.get<Problem>(address))).toEqual([403, "error.parolaNecesara"]);
    expect(keyOf(await nobody.post<Problem>(address, { parola: "alta" }))).toEqual([
      403,
      "error.parolaIncorecta",
    ]);
    const header = { "x-document-password": encodeURIComponent("parola bună") };
    expect((await nobody.get(address, header)).text).toBe("conținut");
    expect((await nobody.post(address, { parola: "parola bună" })).text).toBe("conținut");
  });

  it("wrong passwords slow down who sends them, and nobody else", async () => {
    const { id } = await upload({ parola: "parola bună" });
    const address = `/api/public/documents/${id}/download`;
    const wrong = { "x-document-password": "alta" };
    const guesses: number[] = [];
    for (let i = 0; i < 6; i += 1) guesses.push((await from("198.51.100.1", address, wrong)).status);
    expect(guesses).toEqual([403, 403, 403, 403, 403, 429]);
    const right = { "x-document-password": encodeURIComponent("parola bună") };
    expect((await from("198.51.100.2", address, right)).status).toBe(200);
  });

  it("GET /api/public/documents/{id}/download is noted in the history under the name anonim, once for each reader within the window", async () => {
    const { id } = await upload({}, "0123456789");
    const address = `/api/public/documents/${id}/download`;
    for (const range of ["bytes=0-4", "bytes=5-", "bytes=0-"]) await from("198.51.100.3", address, { range });
    expect((await downloadsOf(id)).map(({ actor }) => actor)).toEqual(["anonim"]);
    const readers = Array.from({ length: 10 }, (_, i) => `198.51.100.${10 + i}`);
    const statuses = await Promise.all(readers.map(async (reader) => (await from(reader, address)).status));
    expect(statuses).toEqual(readers.map(() => 200));
    expect(await downloadsOf(id)).toHaveLength(11);
    expect(JSON.stringify(await eventsOf(id))).not.toContain("198.51.100");
  });
});
