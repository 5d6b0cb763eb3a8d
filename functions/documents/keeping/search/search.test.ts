import {
  as,
  asMachine,
  bucketOf,
  fresh,
  issuer,
  machineClient,
  member,
  nobody,
  organization,
  textFile,
  type ServiceClient,
} from "../../testing.ts";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { searchIndex } from "../../files/text/document-index.ts";
import { indexDocuments } from "./index-documents.ts";
import { refusals as searchIndexRefusals } from "../../search-index/texts.ts";
import type { SearchView } from "./routes.ts";

let ana: ServiceClient;
let bucketId: number;
beforeAll(async () => {
  const bucket = await bucketOf(await organization());
  bucketId = bucket.id;
  ana = as(await member(bucket));
});

const filed = async (fields: object): Promise<number> => {
  const { status, json } = await ana.post<{ id: number }>("/api/documents", { bucketId, ...fields });
  expect(status).toBe(201);
  await indexDocuments(searchIndex(), [json.id]);
  return json.id;
};
const search = (query: string, client = ana) => client.get<SearchView>(`/api/search/documente?${query}`);
const idsOf = ({ json }: { json: SearchView }) => json.items.map(({ id }) => id);

describe("GET /api/search/documente", () => {
  it("GET /api/search/documente is a page of documents with facets and highlights, as lists are", async () => {
    const word = fresh("Pagina").replace("-", "");
    const ids: number[] = [];
    for (const etichete of [["a", "b"], ["a"], []])
      ids.unshift(await filed({ denumire: `${word} <i>`, etichete }));
    const { status, json, headers } = await search(`q=${word}&size=2`);
    expect([status, json]).toMatchObject([
      200,
      {
        items: [{ id: ids[0], highlights: { denumire: [`<mark>${word}</mark> &lt;i&gt;`] } }, { id: ids[1] }],
        page: 0,
        size: 2,
        total: 3,
        facets: {
          etichete: [
            { value: "a", count: 2 },
            { value: "b", count: 1 },
          ],
          status: [{ value: "ACTIV", count: 3 }],
          format: [],
          emitentId: [],
          bucketId: [{ value: String(bucketId), count: 3 }],
        },
      },
    ]);
    expect([headers["x-total-count"], headers.link]).toEqual(["3", expect.stringContaining('rel="first"')]);
    expect(idsOf(await search(`q=${word}&size=2&page=1`))).toEqual([ids[2]]);
  });

  it("GET /api/search/documente matches in denumire and cod come before the others, then the newest", async () => {
    const word = fresh("Ordinea").replace("-", "");
    const named = await filed({ denumire: word });
    const coded = await filed({ denumire: "x", cod: `${word}-1` });
    const described = await filed({ denumire: "x", descriere: word });
    const labelled = await filed({ denumire: "x", etichete: [word] });
    expect(idsOf(await search(`q=${word}`))).toEqual([coded, named, labelled, described]);
  });

  it("a query of signs alone finds nothing and says why; one of blanks and unseen signs asks for everything", async () => {
    await filed({ denumire: "Semne № 7" });
    for (const q of ["!?", '""', "№", "— “”", "😀"]) {
      const { status, json } = await search(`q=${encodeURIComponent(q)}&size=5`);
      expect([q, status, json]).toEqual([
        q,
        200,
        {
          items: [],
          page: 0,
          size: 5,
          total: 0,
          facets: { etichete: [], format: [], emitentId: [], status: [], bucketId: [] },
          notSearched: "FARA_CUVINTE",
        },
      ]);
    }
    for (const q of ["", "  ", "\u200B\u00AD"]) {
      const { json } = await search(`q=${encodeURIComponent(q)}`);
      expect([json.items.length > 0, json.notSearched]).toEqual([true, undefined]);
    }
  });

  it("a document is found by its number in any spelling, and filters of lists fold as searches do", async () => {
    const bank = String(Math.random()).slice(2, 14).padEnd(12, "7");
    const iban = `MD24AG000225${bank}`;
    const groups = iban.match(/.{4}/g) ?? [];
    const id = await filed({ denumire: `Factura ${bank} Straße`, descriere: `IBAN ${groups.join(" ")}` });
    const { json } = await search(`q=${iban}`);
    expect(idsOf({ json })).toEqual([id]);
    expect(json.items[0]?.highlights).toEqual({ descriere: [`IBAN <mark>${groups.join(" ")}</mark>`] });
    const wide = Array.from(bank, (digit) => String.fromCodePoint(0xff10 + Number(digit))).join("");
    const contains = encodeURIComponent(`FACTURA\u00A0${wide} stras\u00ADse`);
    const list = await ana.get<{ items: { id: number }[] }>(
      `/api/documents?filter[denumire][contains]=${contains}`,
    );
    expect(list.json.items.map((document) => document.id)).toEqual([id]);
  });

  it("the words of files are found, and shown with the text around them", async () => {
    const word = fresh("Fisier").replace("-", "");
    const file = textFile(`Primăria a hotărât: ${word} se aprobă.`);
    const { id } = (
      await ana.upload<{ id: number }>("/api/documents/upload", { file, bucketId: String(bucketId) })
    ).json;
    const { indexText } = await import("./index-text.ts");
    await indexText(searchIndex(), { documentId: id });
    expect((await search(`q=hotarat+${word}`)).json.items).toMatchObject([
      { id, highlights: { text: [`Primăria a <mark>hotărât</mark>: <mark>${word}</mark> se aprobă.`] } },
    ]);
  });

  it.each([
    ["Regualmentul", "Regulamentul"],
    ["постоновление", "Постановление"],
  ])(
    "GET /api/search/documente where %s finds nothing, %s is searched and marked, and the answer says so",
    async (typed, meant) => {
      const ids = [
        await filed({ denumire: `${meant} x`, etichete: ["a"] }),
        await filed({ denumire: meant }),
      ];
      const { status, json, headers } = await search(`q=${encodeURIComponent(typed)}&size=1`);
      const searched = meant.toLowerCase();
      expect([status, json]).toMatchObject([
        200,
        {
          items: [{ id: ids[1], highlights: { denumire: [`<mark>${meant}</mark>`] } }],
          total: 2,
          facets: { etichete: [{ value: "a", count: 1 }] },
          correction: { searched, exact: `"${typed}"`, words: [{ typed, searched }] },
        },
      ]);
      expect(headers["x-total-count"]).toBe("2");
      const next = await search(`q=${encodeURIComponent(typed)}&size=1&page=1`);
      expect([idsOf(next), next.json.correction?.searched]).toEqual([[ids[0]], searched]);
      const exact = await search(`q=${encodeURIComponent(json.correction?.exact ?? "")}`);
      expect(exact.json).toMatchObject({ items: [], total: 0 });
      expect(exact.json).not.toHaveProperty("correction");
      expect((await search(`q=${encodeURIComponent(meant)}`)).json).not.toHaveProperty("correction");
    },
  );

  it("inflected forms find one another below the form that was typed, and are marked", async () => {
    const word = "Bursele";
    const ids = [
      await filed({ denumire: word }),
      await filed({ denumire: "Burselor" }),
      await filed({ denumire: "Bursa" }),
    ];
    const found = await search(`q=${word}`);
    expect(idsOf(found)).toEqual([ids[0], ids[2], ids[1]]);
    expect(found.json.items.map(({ highlights }) => highlights.denumire)).toEqual([
      ["<mark>Bursele</mark>"],
      ["<mark>Bursa</mark>"],
      ["<mark>Burselor</mark>"],
    ]);
    expect(idsOf(await search(`q=%22${word}%22`))).toEqual([ids[0]]);
  });

  it("GET /api/search/documente without words it shows everything in scope, newest first", async () => {
    const [first, second] = [await filed({ denumire: "unu" }), await filed({ denumire: "doi" })];
    expect(idsOf(await search("size=2"))).toEqual([second, first]);
    expect(idsOf(await search("q=%20%20&size=2"))).toEqual([second, first]);
  });

  it("GET /api/search/documente filters narrow it by label, format, issuer, state and bucket", async () => {
    const word = fresh("Filtrul").replace("-", "");
    const labelled = await filed({ denumire: word, etichete: ["Urgent, azi", "b"] });
    const archived = await filed({ denumire: word });
    await ana.post(`/api/documents/${archived}/arhiveaza`);
    await indexDocuments(searchIndex(), [archived]);
    const by = async (filter: string) => idsOf(await search(`q=${word}&${filter}`));
    expect(await by(`filter[etichete]=${encodeURIComponent("Urgent, azi")}&etichete=b`)).toEqual([labelled]);
    expect(await by("filter[etichete]=b&filter[etichete]=c")).toEqual([]);
    expect(await by("filter[status][in]=ARHIVAT,STERS")).toEqual([archived]);
    expect(await by(`filter[bucketId]=${bucketId}`)).toEqual([archived, labelled]);
    expect([await by("filter[format]=pdf"), await by("filter[emitentId]=1")]).toEqual([[], []]);
  });

  it.each([
    ["an exclamation of FTS5's syntax", 'NEAR("a" b, 2) AND NOT title:x* ^y -z'],
    ["quotation marks without their partner", '"fără sfârșit'],
    ["markup and quotes of SQL", `<script>'); DROP TABLE words; --`],
    ["nothing but signs", "+*~|\\/:()[]{}"],
  ])("everything in q is words: %s", async (_, q) => {
    const { status, json } = await search(`q=${encodeURIComponent(q)}`);
    expect([status, Array.isArray(json.items)]).toEqual([200, true]);
  });

  it.each([
    ["q of more than 500 characters", `q=${"x".repeat(501)}`, "q"],
    ["a size of 0", "size=0", "size"],
    ["a page that is no number", "page=x", "page"],
    ["an issuer that is no number", "filter[emitentId]=x", "emitentId"],
    ["an unknown state", "filter[status]=NIMIC", "status"],
  ])("%s is 400 that names the field", async (_, query, field) => {
    const { status, json } = await search(query);
    expect([status, json]).toMatchObject([400, { errors: [{ field }] }]);
  });

  it.each([
    ["an unknown filter", "filter[denumire]=x", "error.filtruNecunoscut"],
    ["an operator that facets do not have", "filter[etichete][contains]=x", "error.operatorNecunoscut"],
    ["a page beyond row 10,000", "page=501&size=20", "error.paginaPreaDeparte"],
  ])("%s is 400", async (_, query, message) => {
    const { status, json, headers } = await search(query);
    expect([status, json]).toMatchObject([400, { message }]);
    expect(headers["content-type"]).toContain("application/problem+json");
  });

  it("a size above 200 means 200", async () => {
    expect((await search("size=1000")).json.size).toBe(200);
  });

  it("GET /api/search/documente is for people: neither for nobody nor for machines", async () => {
    const machine = asMachine(await machineClient({ emitentId: (await issuer()).id }));
    expect([(await search("", nobody)).status, (await search("", machine)).status]).toEqual([401, 401]);
  });
});

describe("while the index is filled again", () => {
  afterEach(() => vi.restoreAllMocks());

  it.each(["/api/search/documente?q=plan", "/api/public/documents?q=plan"])(
    "%s is 503, in the language of the caller",
    async (address) => {
      vi.spyOn(searchIndex(), "search").mockRejectedValue(searchIndexRefusals.indexulSeReface());
      const answers = await Promise.all(
        ["ro", "ru"].map((language) =>
          ana.get<{ message: string; detail?: string }>(address, { "accept-language": language }),
        ),
      );
      expect(answers.map(({ status, json }) => [status, json.message])).toEqual([
        [503, "error.indexulSeReface"],
        [503, "error.indexulSeReface"],
      ]);
      const [ro, ru] = answers.map(({ json }) => JSON.stringify(json));
      expect(ro).toMatch(/Indexul de căutare se reface/);
      expect(ru).toMatch(/Поисковый индекс/);
    },
  );
});
