import { beforeAll, describe, expect, it } from "vitest";
import { config } from "../../signing/config.ts";
import { corpus, prepared, replacedWhole } from "../../../../shared/testing/signed-pdfs/attacks.ts";
import { certificateOf, sampleWith } from "../../../../shared/testing/signed-pdfs/kit.ts";
import { as, person, type ServiceClient } from "../../testing.ts";
import { keptCertificates, pdfFile, sign, uploaded, type Signed } from "./testing.ts";
import type { DocumentView } from "../../records/document.ts";
import type { Problem } from "../../../../shared/http/error-formats.ts";

let ana: ServiceClient;

beforeAll(async () => {
  ana = as(await person());
});

const verifyInside = (id: number) =>
  ana.post<{ status: string; motiv?: string; semnatar?: string }[]>(
    `/api/documents/${id}/semnaturi/verifica`,
  );

const messages: Record<string, string> = {
  referinta: "error.pdfReferintaFaraObiect",
  dublu: "error.pdfObiectDublu",
  info: "error.pdfInfoGresit",
  deteriorat: "error.pdfDeteriorat",
};

describe("a prepared file is 409 at signing, the object is named, and nothing is stored", () => {
  it.each(prepared.map((one) => [one.made, one] as const))("%s", async (_, one) => {
    const { unsigned, refused, object } = one;
    const { id } = await uploaded(ana, pdfFile(unsigned()));
    const answer = await sign(ana, id);
    const problem = answer.json as unknown as Problem;
    expect([answer.status, problem.message]).toEqual([409, messages[refused]]);
    if (object !== undefined) expect(problem.detail).toContain(object);
    expect((await ana.get<Signed[]>(`/api/documents/${id}/semnaturi`)).json).toEqual([]);
    expect((await ana.get<DocumentView>(`/api/documents/${id}`)).json.numarVersiune).toBe(1);
  });
});

it("a file signed here and replaced as a whole behind an unusual trailer is CONTINUT_MODIFICAT", async () => {
  const { id } = await uploaded(ana, pdfFile(sampleWith()));
  expect((await sign(ana, id)).status).toBe(201);
  const { bytes } = await ana.get(`/api/documents/${id}/download`);
  for (const replaced of replacedWhole(bytes)) {
    const other = await uploaded(ana, pdfFile(replaced));
    const { status, json } = await verifyInside(other.id);
    expect([status, json[0]?.status, json[0]?.motiv]).toEqual([200, "INVALIDA", "CONTINUT_MODIFICAT"]);
  }
});

it("a signature without Name and ByteRange is INVALIDA, and the answer is 200", async () => {
  const made = "The signature's dictionary is without Name and ByteRange.";
  const file = corpus.find((one) => one.made === made);
  if (!file) throw new Error("the corpus has no such file");
  const { trust } = config;
  config.trust = await keptCertificates([certificateOf("root")]);
  try {
    const { id } = await uploaded(ana, pdfFile(await file.make()));
    const { status, json } = await verifyInside(id);
    expect([status, json.map(({ motiv }) => motiv)]).toEqual([200, ["ACOPERIRE_PARTIALA"]]);
    expect(json[0]).not.toHaveProperty("semnatar");
  } finally {
    config.trust = trust;
  }
});
