import { createHash, sign as signBytes } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import {
  asicXades,
  contract,
  enveloped,
  enveloping,
  envelopingText,
  zipped,
} from "../../../../shared/testing/signed-xml/kit.ts";
import { zipOf } from "../../../../shared/text/zip.ts";
import { searchIndex } from "../../files/text/document-index.ts";
import { indexText } from "../../keeping/search/index-text.ts";
import type { SearchView } from "../../keeping/search/routes.ts";
import { readPartition, recordOf } from "../../../../shared/data/repository.ts";
import { Documents, type DocumentView } from "../../records/document.ts";
import { type DocumentEvent, EVENT_PREFIX } from "../../records/event.ts";
import { attributesOf, cmsFile, inOrder, toBeSigned } from "../../signing/cms.ts";
import { LIST_ADDRESS, newAuthority } from "../../signing/testing.ts";
import { as, bucketOf, fresh, organization, person, type Person, type ServiceClient } from "../../testing.ts";
import { refusal } from "../../../../shared/testing/caller.ts";
import type { FileInsideView } from "./files-inside.ts";
import { uploaded } from "./testing.ts";
import type * as z from "zod";

type FileInside = z.output<typeof FileInsideView>;

let owner: Person;
let ana: ServiceClient;
beforeAll(async () => {
  owner = await person();
  ana = as(owner);
});

const fileOf = (bytes: Buffer | string, name: string, type = "") =>
  new File([Uint8Array.from(Buffer.from(bytes))], name, { type });
const stored = async (bytes: Buffer | string, name: string, parts: Record<string, string> = {}) =>
  (await uploaded(ana, fileOf(bytes, name), parts)).id;
const list = (id: number, client = ana) => client.get<FileInside[]>(`/api/documents/${id}/semnaturi/fisiere`);
const download = (id: number, numar: number, client = ana, headers: Record<string, string> = {}) =>
  client.get(`/api/documents/${id}/semnaturi/fisiere/${numar}/download`, headers);

/** A signature around its content, as `.p7m` files are. */
function p7m(content: Buffer): Buffer {
  const { key, certificate } = newAuthority().signer("Ana Rusu", LIST_ADDRESS);
  const digest = createHash("sha256").update(content).digest();
  const attributes = inOrder(attributesOf({ digest, certificate, signingTime: new Date() }));
  return cmsFile({
    attributes,
    chain: [certificate],
    signature: signBytes("sha256", toBeSigned(attributes), key),
    content: { type: "1.2.840.113549.1.7.1", bytes: content },
  });
}

describe("the files inside of a signed document", () => {
  it("the files inside of a signed document that is a container are listed with their types, and each is downloaded as an attachment by its number", async () => {
    const id = await stored(zipped(asicXades()), "dosar.asice");
    const { status, json } = await list(id);
    expect([status, json]).toEqual([
      200,
      [
        {
          numar: 1,
          nume: "contract.txt",
          dimensiune: 13,
          hashSha256: createHash("sha256").update("Suma: 100 lei").digest("hex"),
          contentType: "text/plain",
        },
        {
          numar: 2,
          nume: "anexe/plan.txt",
          dimensiune: 7,
          hashSha256: createHash("sha256").update("Un plan").digest("hex"),
          contentType: "text/plain",
        },
      ],
    ]);
    const { bytes, headers } = await download(id, 2);
    expect([bytes.toString(), headers["content-disposition"], headers["content-security-policy"]]).toEqual([
      "Un plan",
      expect.stringMatching(/^attachment; filename="plan\.txt"/),
      "sandbox",
    ]);
    expect(refusal(await download(id, 3))).toEqual([404, "error.fisierInexistent"]);
  });

  it("the files inside of a signed document have names that can be shown, whatever those in the container are, and are fetched by their numbers", async () => {
    const files = { "a.txt": "1", "A.txt": "2", "../b.txt": "3", "\u202E": "4", "c\n.txt": "5" };
    const id = await stored(Buffer.concat([zipped(asicXades(files)), Buffer.alloc(64)]), "dosar.asice");
    const names = (await list(id)).json.map(({ nume }) => nume);
    expect(names).toEqual(["a.txt", "A.txt", "b.txt", "dosar.asice (4).txt", "c .txt"]);
    const found = await Promise.all(names.map((_, i) => download(id, i + 1)));
    expect(found.map(({ bytes }) => bytes.toString())).toEqual(["1", "2", "3", "4", "5"]);
    expect(found[2]?.headers["content-disposition"]).toMatch(/^attachment; filename="b\.txt"/);
  });

  it.each([
    [
      "a .p7m",
      () => p7m(Buffer.from("Hotărâre nr. 12")),
      "hotarare.txt.p7m",
      "hotarare.txt",
      "Hotărâre nr. 12",
    ],
    ["a .p7m around a .p7m", () => p7m(p7m(Buffer.from("de două ori"))), "a.txt.p7m", "a.txt", "de două ori"],
    ["an XML signature around an element", enveloping, "contract.xml", "contract.xml", contract()],
    ["an XML signature around a file in base64", envelopingText, "suma.xml", "suma.txt", "Suma: 100 lei"],
  ])(
    "the files inside of a signed document are found in %s, named as the document without its signature",
    async (_, make, name, inside, content) => {
      const id = await stored(make(), name);
      expect((await list(id)).json).toMatchObject([{ numar: 1, nume: inside }]);
      const { bytes, headers } = await download(id, 1);
      expect([bytes.toString(), headers["content-disposition"]]).toEqual([
        content,
        expect.stringContaining(`filename="${inside}"`),
      ]);
    },
  );

  it("the files inside of a signed document are none in a text, an archive, XML signed inside, and a damaged container", async () => {
    const broken = zipped(asicXades());
    broken.fill(0, 60, 90);
    for (const [bytes, name] of [
      ["conținut", "a.txt"],
      [zipped({ "a.txt": "a" }), "a.zip"],
      [enveloped(), "contract.xml"],
      [broken, "dosar.asice"],
    ] as const)
      expect((await list(await stored(bytes, name))).json).toEqual([]);
  });

  it("the files inside of a signed document have names that lead nowhere, and types that no browser runs", async () => {
    const files = { "../../etc/passwd": "x", "C:\\..\\b.txt": "y", "/": "z" };
    const outside = await stored(zipped(asicXades(files)), "dosar.asice");
    expect((await list(outside)).json).toMatchObject([{ nume: "etc/passwd" }, { nume: "C:/b.txt" }]);
    const turned = { "x/a\u202Efdp.html": "<!doctype html><script>alert(1)</script>" };
    const id = await stored(zipped(asicXades(turned)), "dosar.asice");
    expect((await list(id)).json).toMatchObject([{ nume: "x/afdp.html", contentType: "text/html" }]);
    const { headers } = await download(id, 1);
    expect([headers["content-disposition"], headers["content-type"]]).toEqual([
      expect.stringMatching(/^attachment; filename="afdp\.html";/),
      "application/octet-stream",
    ]);
  });

  it("the files inside of a signed document that is a bomb are refused with 422, and the next one is opened", async () => {
    const packed = zipOf([
      ...Object.entries(asicXades()).map(([name, content]) => ({
        name,
        method: "stored" as const,
        data: Buffer.from(content),
        crc: 0,
        size: Buffer.from(content).length,
      })),
      { name: "bomba.bin", method: "deflated", data: Buffer.alloc(10), crc: 0, size: 200_000_000 },
    ]);
    const id = await stored(packed, "bomba.asice");
    expect(refusal(await list(id))).toEqual([422, "error.fisierPreaMareInauntru"]);
    expect((await list(await stored(zipped(asicXades()), "b.asice"))).json).toHaveLength(2);
  });

  it("the files inside of a signed document are noted as its download, need its password, and are nobody else's", async () => {
    const header = { "x-document-password": encodeURIComponent("o parolă bună") };
    const id = await stored(zipped(asicXades()), "dosar.asice", { parola: "o parolă bună" });
    expect(refusal(await list(id))).toEqual([403, "error.parolaNecesara"]);
    expect(refusal(await download(id, 1))).toEqual([403, "error.parolaNecesara"]);
    const { bytes, headers } = await download(id, 1, ana, header);
    expect([bytes.toString(), headers["cache-control"]]).toEqual(["Suma: 100 lei", "no-store"]);
    const events = (await readPartition(Documents.table, `document#${id}`, { prefix: EVENT_PREFIX })).map(
      recordOf<DocumentEvent>,
    );
    expect(events.filter(({ tip }) => tip === "DESCARCAT")).toMatchObject([{ detalii: { versiune: 1 } }]);
    const stranger = as(await person());
    expect([(await list(id, stranger)).status, (await download(id, 1, stranger)).status]).toEqual([404, 404]);
  });

  it("the files inside of a signed document of an earlier version are those of that version", async () => {
    const id = await stored(zipped(asicXades()), "dosar.asice");
    const other = fileOf(zipped(asicXades({ "altul.txt": "alt text" })), "dosar.asice");
    await ana.upload(`/api/documents/${id}/versions`, { file: other });
    const at = async (version: string) => {
      const { json } = await ana.get<FileInside[]>(`/api/documents/${id}/semnaturi/fisiere${version}`);
      return json.map(({ nume }) => nume);
    };
    expect([await at(""), await at("?numarVersiune=1")]).toEqual([
      ["altul.txt"],
      ["contract.txt", "anexe/plan.txt"],
    ]);
  });

  it.each([
    [
      "a container",
      (word: string) => zipped(asicXades({ "a/contract.txt": `Suma: ${word}` })),
      "dosar.asice",
    ],
    ["a .p7m", (word: string) => p7m(Buffer.from(`Hotărâre ${word}`)), "hotarare.txt.p7m"],
  ])("the files inside of a signed document are searched with it: %s", async (_, make, name) => {
    const word = fresh("Inauntru").replace("-", "");
    const id = await stored(make(word), name);
    await indexText(searchIndex(), { documentId: id });
    const { json } = await ana.get<SearchView>(`/api/search/documente?q=${word}`);
    expect(json.items.map((one) => one.id)).toEqual([id]);
  });
});

describe("the signatures inside of a stored document", () => {
  it.each([
    ["container", () => zipped(asicXades()), "dosar.asice", { acopera: ["contract.txt", "anexe/plan.txt"] }],
    ["XML", enveloped, "contract.xml", {}],
    [".p7m", () => p7m(Buffer.from("Hotărâre nr. 12")), "hotarare.txt.p7m", { semnatar: "Ana Rusu" }],
  ])(
    "the signatures inside of a stored document that is %s are listed by a GET, as those verified at once",
    async (_, make, name, expected) => {
      const id = await stored(make(), name);
      const { status, json } = await ana.get<object[]>(`/api/documents/${id}/semnaturi/din-fisier`);
      expect([status, json]).toMatchObject([
        200,
        [{ numarRevizie: 1, aici: false, status: "INVALIDA", motiv: "CERTIFICAT_NECUNOSCUT", ...expected }],
      ]);
      const verified = await ana.post<object[]>(`/api/documents/${id}/semnaturi/verifica`);
      const timp = expect.anything() as object;
      expect(verified.json).toEqual(json.map((one) => ({ ...one, timp })));
    },
  );
});

const mail = [
  "From: Ana <ana@example.com>",
  "Subject: Cerere",
  "Content-Type: multipart/mixed; boundary=x",
  "",
  "--x",
  "Content-Type: text/plain; charset=utf-8",
  "",
  "corp",
  "--x",
  "Content-Type: text/plain; name=nota.txt",
  "Content-Disposition: attachment; filename=nota.txt",
  "Content-Transfer-Encoding: base64",
  "",
  Buffer.from("anexa").toString("base64"),
  "--x",
  "Content-Type: application/octet-stream",
  "Content-Disposition: attachment; filename=program.exe",
  "Content-Transfer-Encoding: base64",
  "",
  Buffer.concat([Buffer.from("4d5a9000", "hex"), Buffer.alloc(200)]).toString("base64"),
  "--x--",
  "",
].join("\r\n");
const file = (
  id: number,
  numar: number,
  body: object = {},
  client = ana,
  headers: Record<string, string> = {},
) => client.post<DocumentView>(`/api/documents/${id}/semnaturi/fisiere/${numar}/document`, body, headers);

describe("the attachments of a mail", () => {
  it("the attachments of a mail are listed and downloaded as the files inside of a container are, and none of a damaged one", async () => {
    const id = await stored(mail, "cerere.eml");
    expect((await list(id)).json).toMatchObject([
      { numar: 1, nume: "nota.txt", contentType: "text/plain" },
      { numar: 2, nume: "program.exe", contentType: "application/octet-stream" },
    ]);
    expect((await download(id, 1)).text).toBe("anexa");
    expect((await list(await stored("From: ana", "gol.eml"))).json).toEqual([]);
    expect((await list(await stored(Buffer.from("d0cf11e0a1b11ae1", "hex"), "gol.msg"))).json).toEqual([]);
  });

  it("an attachment of a mail becomes a document in one act, with its name and content, and with its source in its history", async () => {
    const id = await stored(mail, "cerere.eml");
    const { cod, bucketId } = (await ana.get<DocumentView>(`/api/documents/${id}`)).json;
    const { status, json, headers } = await file(id, 1);
    expect([status, json]).toMatchObject([
      201,
      { denumire: "nota.txt", contentType: "text/plain", numarVersiune: 1, bucketId },
    ]);
    expect(headers.location).toMatch(new RegExp(`/api/documents/${json.id}$`));
    expect((await ana.get(`/api/documents/${json.id}/download`)).text).toBe("anexa");
    const events = (await readPartition(Documents.table, `document#${json.id}`, { prefix: EVENT_PREFIX }))
      .map(recordOf<DocumentEvent>)
      .filter(({ tip }) => tip === "IMPORTAT");
    expect(events).toMatchObject([{ detalii: { dinDocument: cod, dinVersiunea: 1, fisier: "nota.txt" } }]);
    const named = await file(id, 1, { denumire: "Nota mea" });
    expect(named.json.denumire).toBe("Nota mea");
  });

  it("filing an attachment of a mail is one document however often the request is sent", async () => {
    const id = await stored(mail, "cerere.eml");
    const key = { "idempotency-key": fresh("cheie") };
    const [first, second] = [await file(id, 1, {}, ana, key), await file(id, 1, {}, ana, key)];
    expect([first.status, second.status, second.json.id]).toEqual([201, 201, first.json.id]);
  });

  it("an attachment of a mail is filed by who may read the mail and file documents, and no program is", async () => {
    const id = await stored(mail, "cerere.eml");
    const other = as(await person());
    expect((await file(id, 1, {}, other)).status).toBe(404);
    await ana.post(`/api/documents/${id}/partajeaza`, {
      beneficiarOperatorId: (await person()).id,
      drept: "CITIRE",
    });
    expect((await file(id, 3)).status).toBe(404);
    expect(await file(id, 2)).toMatchObject({ status: 415, json: { message: "error.executabil" } });
    expect((await file(id, 1, { bucketId: (await bucketOf(await organization())).id })).status).toBe(403);
  });

  it("an attachment of a sealed mail is sealed, with the same password", async () => {
    const id = await stored(mail, "cerere.eml", { parola: "parola bună" });
    expect((await file(id, 1)).status).toBe(403);
    const password = { "x-document-password": encodeURIComponent("parola bună") };
    const { json } = await file(id, 1, {}, ana, password);
    expect(json.tipSecuritate).toBe("PAROLA");
    expect((await ana.get(`/api/documents/${json.id}/download`)).status).toBe(403);
    expect((await ana.get(`/api/documents/${json.id}/download`, password)).text).toBe("anexa");
  });
});
