import { beforeAll, describe, expect, it } from "vitest";
import {
  as,
  bucketOf,
  nobody,
  organization,
  organizationAdmin,
  person,
  textFile,
  type Person,
  type ServiceClient,
} from "../../testing.ts";
import { sha256 } from "../../../../shared/content/hash.ts";
import { changing, read, readPartition } from "../../../../shared/data/repository.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { config } from "../../signing/config.ts";
import { config as service } from "../../signing/services/config.ts";
import { samplePdf } from "../../signing/testing.ts";
import { callsOf } from "../../../../shared/testing/aws-calls.ts";
import { takeUnmoved } from "../../../../shared/testing/unmoved-heads.ts";
import { Documents, type DocumentView } from "../../records/document.ts";
import { isChain } from "../../records/event.ts";
import { SIGNATURE_FILE_PREFIX, SignatureFiles } from "../../records/signature.ts";
import { changeStoredByte, eventsOf, pdfFile, sign, uploaded, verify, type Signed } from "./testing.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";
import { refusal } from "../../../../shared/testing/caller.ts";

let owner: Person;
let ana: ServiceClient;
let reader: Person;
let pdf: Buffer;

beforeAll(async () => {
  owner = await person({ firstName: "Ștefan", lastName: "Цой" });
  reader = await person();
  ana = as(owner);
  pdf = await samplePdf({ pages: 2 });
});

const share = (id: number, { id: beneficiarOperatorId } = reader, drept = "CITIRE") =>
  ana.post(`/api/documents/${id}/partajeaza`, { beneficiarOperatorId, drept });

describe("signing a PDF", () => {
  it("signing a PDF makes a new version with the signature inside, its record and SEMNAT, and leaves the old bytes", async () => {
    const { id } = await uploaded(ana, pdfFile(pdf));
    const signed = await sign(ana, id, { semnatar: "Ștefan Цой", numarVersiune: 1 });
    expect(signed.status).toBe(201);
    expect(signed.headers.location).toMatch(/\/api\/semnatura-documents\/\d+$/);
    expect(signed.json).toMatchObject({
      documentId: id,
      numarVersiune: 2,
      semnatar: "Ștefan Цой",
      tip: "PADES",
      nivel: "B-LTA",
      status: "VALIDA",
      certificat: "Ștefan Цой",
      emitentCertificat: "Temelia – autoritate locală",
      creatDe: owner.login,
    });
    expect(signed.json).not.toHaveProperty("field");
    expect(signed.json).not.toHaveProperty("listedIn");
    const { bytes } = await ana.get(`/api/documents/${id}/download`);
    expect(bytes.subarray(0, pdf.length).equals(pdf)).toBe(true);
    expect(sha256(bytes)).toBe(signed.json.hash);
    expect((await ana.get(`/api/documents/${id}/versions/1/download`)).bytes.equals(pdf)).toBe(true);
    const events = await eventsOf(id);
    expect(events.map(({ tip }) => tip)).toEqual(["CREAT", "SEMNAT"]);
    expect(events.at(-1)?.detalii).toEqual({ versiune: 2, semnaturaId: signed.json.id, nivel: "B-LTA" });
    expect(isChain(events)).toBe(true);
  });

  it("signing a PDF again keeps the signatures that are there: three in a row are all VALIDA, each of its own version", async () => {
    const { id } = await uploaded(ana, pdfFile(await samplePdf({ useObjectStreams: true })));
    const names = ["Ana Rusu", "Ion Ceban", "Мария Котова"];
    const made: Signed[] = [];
    for (const semnatar of names) {
      const [firstName = "", lastName = ""] = semnatar.split(" ");
      const signer = await person({ firstName, lastName });
      await share(id, signer, "SCRIERE");
      made.push((await sign(as(signer), id, { semnatar })).json);
    }
    expect(made.map(({ numarVersiune }) => numarVersiune)).toEqual([2, 3, 4]);
    for (const one of made) expect((await verify(ana, one)).json).toMatchObject({ status: "VALIDA" });
    const inside = await ana.post<object[]>(`/api/documents/${id}/semnaturi/verifica`);
    expect(inside.json).toMatchObject(
      names.map((semnatar, i) => ({ semnatar, status: "VALIDA", numarRevizie: i + 1, aici: true })),
    );
    const list = await ana.get<Signed[]>(`/api/documents/${id}/semnaturi`);
    expect(list.json.map(({ semnatar }) => semnatar)).toEqual(names.toReversed());
  });

  it("signing a PDF signs what was seen: two who saw the same version get one 201 and one 409", async () => {
    const { id } = await uploaded(ana, pdfFile(pdf));
    const both = await Promise.all([
      sign(ana, id, { semnatar: "Ana", numarVersiune: 1 }),
      sign(ana, id, { semnatar: "Ion", numarVersiune: 1 }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const lost = both.find(({ status }) => status === 409);
    expect(lost && refusal(lost)).toEqual([409, "error.altaVersiune"]);
  });

  it("signing a PDF that is not a PDF inside, damaged or encrypted is 409 with the reason, and nothing is stored", async () => {
    const damaged = Buffer.from(pdf);
    damaged.write("startxref\n9\n%%EO", damaged.lastIndexOf("startxref"), "latin1");
    const { id } = await uploaded(ana, pdfFile(damaged));
    expect(refusal(await sign(ana, id))).toEqual([409, "error.pdfDeteriorat"]);
    const text = pdf.toString("latin1");
    const encrypted = Buffer.from(
      text.replace("/Root", "/Encrypt <</Filter/Standard/V 1/R 2/O<00>/U<00>/P 0>>/Root"),
      "latin1",
    );
    const second = await uploaded(ana, pdfFile(encrypted));
    expect(refusal(await sign(ana, second.id))[0]).toBe(409);
    expect((await ana.get<Signed[]>(`/api/documents/${second.id}/semnaturi`)).json).toEqual([]);
    expect((await ana.get<DocumentView>(`/api/documents/${second.id}`)).json.numarVersiune).toBe(1);
  });

  it("above 50 MB is 413", async () => {
    const { id } = await uploaded(ana, pdfFile(pdf));
    const document = await read(Documents, { id });
    if (!document) throw new Error("the document is gone");
    await transact(changing(Documents, document, { ...document, dimensiune: 50_000_001 }));
    // The stored file is smaller than this size.
    takeUnmoved();
    expect(refusal(await sign(ana, id))).toEqual([413, "error.pdfPreaMare"]);
  });

  it("signing a PDF with a password needs it, and seals the signed version again", async () => {
    const { id } = await uploaded(ana, pdfFile(pdf), { parola: "o parolă bună" });
    expect(refusal(await sign(ana, id))).toEqual([403, "error.parolaNecesara"]);
    const header = { "x-document-password": encodeURIComponent("o parolă bună") };
    expect(refusal(await sign(ana, id, undefined, { "x-document-password": "alta" }))).toEqual([
      403,
      "error.parolaIncorecta",
    ]);
    const signed = await sign(ana, id, undefined, header);
    expect(signed.status).toBe(201);
    const { bytes } = await ana.get(`/api/documents/${id}/download`, header);
    expect(sha256(bytes)).toBe(signed.json.hash);
    expect((await verify(ana, signed.json)).json.status).toBe("VALIDA");
    const inside = `/api/documents/${id}/semnaturi/verifica`;
    expect(refusal(await ana.post(inside))).toEqual([403, "error.parolaNecesara"]);
    expect((await ana.post<object[]>(inside, undefined, header)).json).toHaveLength(1);
    const file = `/api/semnaturi/${signed.json.id}/download`;
    expect(refusal(await ana.get(file))).toEqual([403, "error.parolaNecesara"]);
    expect((await ana.get(file, header)).status).toBe(200);
  });
});

describe("signing any other file", () => {
  it("signing any other file keeps the signature beside the content: no new version, a file to download, SEMNAT", async () => {
    const { id, hashSha256 } = await uploaded(ana, textFile("conținut"));
    const signed = await sign(ana, id);
    expect(signed.json).toMatchObject({ tip: "CADES", numarVersiune: 1, hash: hashSha256, nivel: "B-LTA" });
    expect((await ana.get<DocumentView>(`/api/documents/${id}`)).json.numarVersiune).toBe(1);
    const file = await ana.get(`/api/semnaturi/${signed.json.id}/download`);
    expect(file.headers["content-type"]).toBe("application/pkcs7-signature");
    expect(file.headers["content-disposition"]).toContain("nota.txt.p7s");
    expect((await verify(ana, signed.json)).json.status).toBe("VALIDA");
    expect((await eventsOf(id)).map(({ tip }) => tip)).toEqual(["CREAT", "SEMNAT", "VERIFICAT"]);
  });

  it("a purge takes the detached file along, its record stays for administrators, who may then remove it", async () => {
    const home = await organization();
    const bucket = await bucketOf(home);
    const clerk = as(await organizationAdmin(home));
    const { id } = await uploaded(clerk, textFile("conținut"), { bucketId: String(bucket.id) });
    const { json } = await sign(clerk, id);
    const record = `/api/semnatura-documents/${json.id}`;
    expect(refusal(await clerk.delete(record))).toEqual([409, "error.semnaturaContinutuluiExistent"]);
    await clerk.delete(`/api/documents/${id}`);
    expect(refusal(await clerk.get(`/api/semnaturi/${json.id}/download`))).toEqual([
      409,
      "error.documentSters",
    ]);
    await clerk.post(`/api/documents/${id}/purge`);
    const files = await readPartition(Documents.table, `document#${id}`, { prefix: SIGNATURE_FILE_PREFIX });
    expect(files).toEqual([]);
    expect(refusal(await clerk.get(`/api/semnaturi/${json.id}/download`))).toEqual([
      404,
      "error.faraContinut",
    ]);
    expect(refusal(await verify(clerk, json))).toEqual([404, "error.faraContinut"]);
    expect((await clerk.get(record)).status).toBe(200);
    expect((await clerk.delete(record)).status).toBe(204);
    expect((await clerk.delete(record)).status).toBe(204);
    expect((await clerk.get(record)).status).toBe(404);
  });
});

describe("what is refused", () => {
  it.each([
    ["missing", {}],
    ["empty", { semnatar: "  " }],
    ["too long", { semnatar: "a".repeat(256) }],
    ["no text", { semnatar: 7 }],
    ["of two lines", { semnatar: "Ana\nRusu" }],
  ])("semnatar %s is 400", async (_, body) => {
    const { id } = await uploaded(ana, textFile("x"));
    expect(refusal(await sign(ana, id, body))).toEqual([400, "error.validare"]);
  });

  it("an old version, no content, ARHIVAT, STERS and LEGATURA are 409", async () => {
    const { id } = await uploaded(ana, textFile("x"));
    expect(refusal(await sign(ana, id, { semnatar: "Ana", numarVersiune: 2 }))).toEqual([
      409,
      "error.altaVersiune",
    ]);
    const { json } = await ana.post<DocumentView>("/api/documents", { denumire: "Plan" });
    expect(refusal(await sign(ana, json.id))).toEqual([409, "error.faraContinut"]);
    const document = await read(Documents, { id: json.id });
    if (!document) throw new Error("the document is gone");
    await transact(changing(Documents, document, { ...document, mod: "LEGATURA" }));
    // No operation turns a document with content into a link.
    takeUnmoved();
    expect(refusal(await sign(ana, json.id))).toEqual([409, "error.legaturaFaraVersiuni"]);
    await ana.post(`/api/documents/${id}/arhiveaza`);
    expect(refusal(await sign(ana, id))).toEqual([409, "error.documentNuEsteActiv"]);
    await ana.delete(`/api/documents/${id}`);
    expect(refusal(await sign(ana, id))).toEqual([409, "error.documentNuEsteActiv"]);
  });

  it("a reader is 403, a stranger 404, nobody 401", async () => {
    const { id } = await uploaded(ana, textFile("x"));
    await share(id);
    expect((await sign(as(reader), id)).status).toBe(403);
    expect((await sign(as(await person()), id)).status).toBe(404);
    expect((await sign(nobody, id)).status).toBe(401);
  });

  it("what is refused without the service it is 503 with Retry-After, no number is taken and nothing is stored", async () => {
    const { id } = await uploaded(ana, pdfFile(pdf));
    const url = service.serviceUrl;
    service.serviceUrl = "http://127.0.0.1:1";
    try {
      const answer = await sign(ana, id);
      expect(refusal(answer)).toEqual([503, "error.serviciuSemnareIndisponibil"]);
      expect(answer.headers["retry-after"]).toBe("30");
    } finally {
      service.serviceUrl = url;
    }
    expect((await eventsOf(id)).map(({ tip }) => tip)).toEqual(["CREAT"]);
    expect((await ana.get(`/api/documents/${id}/versions/2/download`)).status).toBe(404);
    expect((await sign(ana, id)).json.numarVersiune).toBe(2);
  });

  it("what is refused with a trust list that lacks the service's root nothing is signed: 409 names the reason", async () => {
    const { id } = await uploaded(ana, textFile("x"));
    const { trust } = config;
    config.trust = "none";
    try {
      expect(refusal(await sign(ana, id))).toEqual([409, "error.certificatNefolosibil"]);
    } finally {
      config.trust = trust;
    }
  });
});

it("a verification goes into the history the first time and when the verdict changes, not with each look", async () => {
  const { id } = await uploaded(ana, textFile("conținut"));
  await share(id);
  const { json } = await sign(ana, id);
  const first = await verify(as(reader), json);
  expect(first).toMatchObject({ status: 200, json: { status: "VALIDA" } });
  expect(first.json.verificatLa).toBeDefined();
  await verify(ana, json);
  expect((await eventsOf(id)).filter(({ tip }) => tip === "VERIFICAT")).toHaveLength(1);
  await changeStoredByte(id, 1, 2);
  const changed = await verify(ana, json);
  expect(changed.json).toMatchObject({ status: "INVALIDA", motiv: "CONTINUT_MODIFICAT" });
  await verify(ana, json);
  await changeStoredByte(id, 1, 2);
  expect((await verify(ana, json)).json).not.toHaveProperty("motiv");
  const events = await eventsOf(id);
  expect(events.filter(({ tip }) => tip === "VERIFICAT").map(({ detalii }) => detalii.motiv)).toEqual([
    undefined,
    "CONTINUT_MODIFICAT",
    undefined,
  ]);
  expect(isChain(events)).toBe(true);
});

it("a verification speaks of the version that was signed, whatever came after", async () => {
  const { id } = await uploaded(ana, textFile("prima"));
  const { json } = await sign(ana, id);
  await ana.upload(`/api/documents/${id}/versions`, { file: textFile("a doua") });
  expect((await verify(ana, json)).json.status).toBe("VALIDA");
  expect((await ana.post(`/api/documents/${id}/semnaturi/verifica`)).json).toEqual([]);
});

it("a verification of a version that restores signed bytes finds the signatures made over them, and judges its own bytes", async () => {
  const { id } = await uploaded(ana, textFile("prima"));
  const { json } = await sign(ana, id);
  await ana.upload(`/api/documents/${id}/versions`, { file: textFile("a doua") });
  expect((await ana.post(`/api/documents/${id}/versions/1/restore`)).status).toBe(201);
  const inside = () => ana.post<object[]>(`/api/documents/${id}/semnaturi/verifica`);
  const { semnatar } = json;
  expect((await inside()).json).toMatchObject([{ status: "VALIDA", semnatar, aici: true }]);
  await changeStoredByte(id, 3, 1);
  expect((await inside()).json).toMatchObject([{ status: "INVALIDA", motiv: "CONTINUT_MODIFICAT" }]);
  expect((await verify(ana, json)).json.status).toBe("VALIDA");
});

it("a verification of a PDF whose stored bytes changed is INVALIDA by CONTINUT_MODIFICAT, sealed or not", async () => {
  for (const parts of [{}, { criptat: "true" }] as Record<string, string>[]) {
    const { id } = await uploaded(ana, pdfFile(pdf), parts);
    const { json } = await sign(ana, id);
    await changeStoredByte(id, 2, 200);
    expect((await verify(ana, json)).json).toMatchObject({
      status: "INVALIDA",
      motiv: "CONTINUT_MODIFICAT",
    });
  }
});

it("a verification of a detached signature whose file changed, even in what is not signed, is SEMNATURA_CORUPTA", async () => {
  const { id } = await uploaded(ana, textFile("conținut"));
  const { json } = await sign(ana, id);
  const file = await read(SignatureFiles, { id: json.id, documentId: id });
  if (!file) throw new Error("the file is gone");
  const cms = Buffer.from(file.cms, "base64");
  cms[cms.length - 1] = (cms.at(-1) ?? 0) ^ 1;
  await transact(changing(SignatureFiles, file, { ...file, cms: cms.toString("base64") }));
  expect((await verify(ana, json)).json).toMatchObject({ status: "INVALIDA", motiv: "SEMNATURA_CORUPTA" });
});

it("a verification without what was trusted is CERTIFICAT_NECUNOSCUT, not an error", async () => {
  const { id } = await uploaded(ana, textFile("x"));
  const { json } = await sign(ana, id);
  const { trust } = config;
  config.trust = "none";
  try {
    expect((await verify(ana, json)).json).toMatchObject({
      status: "INVALIDA",
      motiv: "CERTIFICAT_NECUNOSCUT",
    });
  } finally {
    config.trust = trust;
  }
});

it("a verification of a PDF without signatures finds none", async () => {
  const { id } = await uploaded(ana, pdfFile(pdf));
  expect(await ana.post(`/api/documents/${id}/semnaturi/verifica`)).toMatchObject({
    status: 200,
    json: [],
  });
});

it("a list of proofs beside signatures made here reads no more than the beginning of a file, nothing of a PDF, and judges none of them", async () => {
  const readsOf = async (file: File) => {
    const { id } = await uploaded(ana, file);
    expect((await sign(ana, id)).status).toBe(201);
    const { calls, result } = await callsOf(() => ana.get(`/api/documents/${id}/semnaturi/dovezi`));
    expect([result.status, result.json]).toEqual([200, []]);
    return calls.filter(({ name }) => name === "s3.GetObject").map(({ input }) => input.Range);
  };
  expect(await readsOf(pdfFile(pdf))).toEqual([]);
  expect(await readsOf(textFile("c".repeat(5000)))).toEqual(["bytes=0-1023"]);
});

it("a signature of a deleted document is not verified, as its content is not read, and says so", async () => {
  const { id } = await uploaded(ana, textFile("conținut"));
  const { json: signed } = await sign(ana, id);
  await ana.delete(`/api/documents/${id}`);
  expect(refusal(await verify(ana, signed))).toEqual([409, "error.documentSters"]);
  const { json } = await ana.get<Signed>(`/api/semnatura-documents/${signed.id}`);
  expect(json.poate).not.toContain("VERIFICA");
});

it("a signature's record takes a remark from who administers the document; all other fields are ignored", async () => {
  const home = await organization();
  const bucket = await bucketOf(home);
  const clerk = as(await organizationAdmin(home));
  const { id } = await uploaded(clerk, textFile("x"), { bucketId: String(bucket.id) });
  const { json } = await sign(clerk, id);
  const address = `/api/semnatura-documents/${json.id}`;
  const sent = { observatii: "dosarul 7", status: "INVALIDA", semnatar: "altul", nivel: "B-B" };
  const put = await clerk.put<Signed>(address, sent);
  expect(put.json).toMatchObject({ observatii: "dosarul 7", status: "VALIDA", semnatar: json.semnatar });
  expect((await clerk.patch(address, {}, { "if-match": '"1"' })).status).toBe(412);
  expect((await clerk.patch<Signed>(address, { observatii: null })).json).not.toHaveProperty("observatii");
});

it("a signature's record is listed and counted by document, and made at its own address too", async () => {
  const { id } = await uploaded(ana, textFile("x"));
  const made = await ana.post<Signed>("/api/semnatura-documents", { documentId: id, semnatar: "Ana" });
  expect(made.status).toBe(201);
  const query = `filter[documentId]=${id}`;
  const list = await ana.get<PageOf<Signed>>(`/api/semnatura-documents?${query}`);
  expect(list.json.items.map((one) => one.id)).toEqual([made.json.id]);
  expect((await ana.get(`/api/semnatura-documents/count?${query}`)).json).toBe(1);
  const all = await ana.get<PageOf<Signed>>("/api/semnatura-documents");
  expect(all.json.items.map((one) => one.id)).toContain(made.json.id);
  const stranger = as(await person());
  expect((await stranger.get<PageOf<Signed>>("/api/semnatura-documents")).json.items).toEqual([]);
  expect((await ana.post("/api/semnatura-documents", { documentId: 1, semnatar: "Ana" })).status).toBe(404);
});
