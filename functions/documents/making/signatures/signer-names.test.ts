import { X509Certificate } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { readPartition, recordOf } from "../../../../shared/data/repository.ts";
import { config } from "../../signing/config.ts";
import { newAuthority, samplePdf, signPdf } from "../../signing/testing.ts";
import { as, person, textFile, type Person, type ServiceClient } from "../../testing.ts";
import { Documents } from "../../records/document.ts";
import { type DocumentEvent, EVENT_PREFIX } from "../../records/event.ts";
import { keptCertificates, pdfFile, sign, uploaded, type Signed } from "./testing.ts";
import type { Inside } from "./inside-view.ts";

let owner: Person;
let ion: ServiceClient;
let pdf: Buffer;

beforeAll(async () => {
  owner = await person({ firstName: "Ion", lastName: "Ceban" });
  ion = as(owner);
  pdf = await samplePdf();
});

const PRESIDENT = "Președintele Parlamentului";
const inside = async (client: ServiceClient, id: number) =>
  (await client.post<Inside[]>(`/api/documents/${id}/semnaturi/verifica`)).json;

async function signedEvent(id: number): Promise<DocumentEvent | undefined> {
  const items = await readPartition(Documents.table, `document#${id}`, { prefix: EVENT_PREFIX });
  return items.map((item) => recordOf<DocumentEvent>(item)).find(({ tip }) => tip === "SEMNAT");
}

/** Text as in the hexadecimal strings of a PDF. */
const hexText = (text: string) => Buffer.from(`\ufeff${text}`, "utf16le").swap16().toString("hex");

it.each([
  ["a PDF", () => pdfFile(pdf)],
  ["any other file", () => textFile("conținut")],
])(
  "the name of a signer of %s: another name is a declared one, with the account that declared it, in answer and event",
  async (_, file) => {
    const { id } = await uploaded(ion, file());
    const signed = await sign(ion, id, { semnatar: PRESIDENT });
    const names = { semnatar: "Ion Ceban", declarat: PRESIDENT, creatDe: owner.login };
    expect(signed).toMatchObject({ status: 201, json: { ...names, certificat: "Ion Ceban" } });
    const list = await ion.get<Signed[]>(`/api/documents/${id}/semnaturi`);
    expect(list.json).toMatchObject([names]);
    expect(await inside(ion, id)).toMatchObject([{ ...names, status: "VALIDA", aici: true }]);
    expect(await signedEvent(id)).toMatchObject({ actor: owner.login, detalii: { declarat: PRESIDENT } });
  },
);

it("the name of a signer in the file is the signer's; a declared one stands there with the account that declared it", async () => {
  const { id } = await uploaded(ion, pdfFile(pdf));
  await sign(ion, id, { semnatar: PRESIDENT });
  const { bytes } = await ion.get(`/api/documents/${id}/download`);
  const file = bytes.toString("latin1").toLowerCase();
  expect(file).toContain(`/name <${hexText("Ion Ceban")}>`);
  expect(file).toContain(`/reason <${hexText(`Nume declarat de ${owner.login}: ${PRESIDENT}`)}>`);
});

it("the name of a signer that is the account's own is not declared, in whatever case", async () => {
  const { id } = await uploaded(ion, pdfFile(pdf));
  const { json } = await sign(ion, id, { semnatar: "ion  CEBAN" });
  expect(json).toMatchObject({ semnatar: "Ion Ceban" });
  expect(json).not.toHaveProperty("declarat");
  expect((await signedEvent(id))?.detalii).not.toHaveProperty("declarat");
  const { bytes } = await ion.get(`/api/documents/${id}/download`);
  expect(bytes.toString("latin1")).not.toContain("/Reason");
});

it("the name of a signer of two accounts of one name: each signs with a certificate of its own", async () => {
  const other = await person({ firstName: "Ion", lastName: "Ceban" });
  const made = await Promise.all(
    [owner, other].map(async (one) => {
      const { id } = await uploaded(as(one), textFile("conținut"));
      return (await sign(as(one), id, { semnatar: "Ion Ceban" })).json;
    }),
  );
  expect(made.map(({ semnatar }) => semnatar)).toEqual(["Ion Ceban", "Ion Ceban"]);
  expect(new Set(made.map(({ amprenta }) => amprenta)).size).toBe(2);
});

it("the name of a signer of a signature that was made elsewhere is its certificate's, and what the file says besides is declared", async () => {
  const authority = newAuthority();
  const identity = authority.signer("Ana Rusu", "http://127.0.0.1:9/lista.crl");
  const bytes = await signPdf(pdf, { authority, identity, name: PRESIDENT, isStamped: true, isKept: true });
  const { trust } = config;
  config.trust = await keptCertificates([authority.root]);
  try {
    const { id } = await uploaded(ion, pdfFile(bytes));
    const [found] = await inside(ion, id);
    expect(found).toMatchObject({
      status: "VALIDA",
      semnatar: "Ana Rusu",
      declarat: PRESIDENT,
      aici: false,
      certificat: "Ana Rusu",
      emitentCertificat: "Temelia – autoritate locală",
      amprenta: new X509Certificate(identity.certificate.raw).fingerprint256
        .replaceAll(":", "")
        .toLowerCase(),
    });
    expect(found).not.toHaveProperty("creatDe");
    const changed = Buffer.from(bytes);
    changed[12] = (changed[12] ?? 0) ^ 1;
    const copy = await uploaded(ion, pdfFile(changed));
    const [broken] = await inside(ion, copy.id);
    expect(broken).toMatchObject({ motiv: "CONTINUT_MODIFICAT", semnatar: "Ana Rusu" });
    expect(broken).not.toHaveProperty("declarat");
  } finally {
    config.trust = trust;
  }
});

it("the name of a signer is not taken from a signature of the same field and certificate in another document", async () => {
  const { id } = await uploaded(ion, pdfFile(pdf));
  await sign(ion, id, { semnatar: "Ion Ceban" });
  const another = await uploaded(ion, pdfFile(await samplePdf({ pages: 2 })));
  await sign(ion, another.id, { semnatar: PRESIDENT });
  const { bytes } = await ion.get(`/api/documents/${another.id}/download`);
  await ion.upload(`/api/documents/${id}/versions`, { file: pdfFile(bytes) });
  const [found] = await inside(ion, id);
  expect(found).toMatchObject({ status: "VALIDA", semnatar: "Ion Ceban", aici: false });
  expect(found).not.toHaveProperty("creatDe");
});
