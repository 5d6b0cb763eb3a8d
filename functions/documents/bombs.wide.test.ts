import { as, person, type ServiceClient } from "./testing.ts";
import { beforeAll, expect, it } from "vitest";
import { bombNamed, loopValues } from "../../shared/testing/bombs.ts";
import { refusal } from "../../shared/testing/caller.ts";

/* The bombs that end quickly; bombs.long.test.ts sends all of them through all addresses. */

let own: ServiceClient;

beforeAll(async () => {
  own = as(await person());
});

const fileOf = (name: string): File => {
  const { make, file, contentType } = bombNamed(name);
  return new File([Uint8Array.from(make())], file, { type: contentType });
};
const filed = async (name: string): Promise<string> => {
  const { json } = await own.upload<{ id: number }>("/api/documents/upload", { file: fileOf(name) });
  return `/api/documents/${json.id}`;
};
const tooMuchInside = [422, "error.fisierPreaMareInauntru"];

it("a picture whose data inflate to a gigabyte is refused by a preview", async () => {
  expect(refusal(await own.get(`${await filed("png-data-1-gb")}/previzualizare`))).toEqual(tooMuchInside);
});

it("a text in a picture that inflates to 100 MB is not read: the picture is shown", async () => {
  expect((await own.get(`${await filed("png-text-100-mb")}/previzualizare`)).status).toBe(200);
});

it("a picture that claims 20,000 by 20,000 is refused by its header", async () => {
  expect(refusal(await own.get(`${await filed("png-claims-20000")}/previzualizare`))).toEqual(tooMuchInside);
});

it("a picture that moves without an end is shown as its first picture", async () => {
  expect((await own.get(`${await filed("gif-endless")}/previzualizare`)).status).toBe(200);
});

it("a TIFF that names itself is one page, and one of endless empty pages is none", async () => {
  const itself = await own.get(`${await filed("tiff-names-itself")}/previzualizare`);
  expect([itself.status, itself.headers["x-page-count"]]).toEqual([200, "1"]);
  const endless = await own.get(`${await filed("tiff-endless-pages")}/previzualizare`);
  expect(refusal(endless)).toEqual([422, "error.fisierStricat"]);
});

it.each(["tiff-claims", "webp-claims"])(
  "a picture that claims more pixels than memory has, %s, is refused",
  async (name) => {
    expect(refusal(await own.get(`${await filed(name)}/previzualizare`))).toEqual(tooMuchInside);
  },
);

it("a DOCX that lies about the sizes of its parts is refused by templates, and has no text", async () => {
  const bomb = bombNamed("docx-lies").make().toString("base64");
  const template = { cod: "BOMBA", denumire: "Bombă", format: "DOCX", continut: bomb };
  expect(refusal(await own.post("/api/templates", template))).toEqual([415, "error.sablonNuEsteDocx"]);
  const started = await own.upload("/api/transcriere/upload", { file: fileOf("docx-lies") });
  expect(started.json).toMatchObject({ status: "ESUATA" });
});

it("sections in sections over a long list are a page that is too large", async () => {
  const asked = { format: "TEXT", continut: bombNamed("template-loops").make().toString() };
  expect(refusal(await own.post("/api/templates/render", { ...asked, variabile: loopValues }))).toEqual([
    422,
    "error.paginaPreaMare",
  ]);
});
