import { beforeAll, expect, it } from "vitest";
import { changing, read } from "../../../../shared/data/repository.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { refusal } from "../../../../shared/testing/caller.ts";
import { Versions } from "../../records/version.ts";
import { SignatureFiles } from "../../records/signature.ts";
import { judgeFile } from "../../signing/file-judging.ts";
import { fetchList } from "../../signing/revocation-lists.ts";
import { samplePdf } from "../../signing/testing.ts";
import { as, nobody, person, textFile, type Person, type ServiceClient } from "../../testing.ts";
import { eventsOf, pdfFile, sign, uploaded, type Signed } from "./testing.ts";
import { trustBy } from "./trust.ts";

/* A signed file with its signatures in one container, as people take it elsewhere. */

let owner: Person;
let ana: ServiceClient;

beforeAll(async () => {
  owner = await person({ firstName: "Ana", lastName: "Rusu" });
  ana = as(owner);
});

const containerOf = (
  client: ServiceClient,
  { id }: Pick<Signed, "id">,
  headers: Record<string, string> = {},
) => client.get(`/api/semnaturi/${id}/container`, headers);

const judged = async (bytes: Buffer) => judgeFile(bytes, await trustBy(fetchList));

it("a container has the file and the signatures of all who signed these bytes, and is VALIDA for everybody", async () => {
  const { id } = await uploaded(ana, textFile("conținut", "hotărâre & anexă.txt"));
  const first = await sign(ana, id);
  const ion = await person({ firstName: "Ion", lastName: "Ceban" });
  const grant = { beneficiarOperatorId: ion.id, drept: "SCRIERE" };
  await ana.post(`/api/documents/${id}/partajeaza`, grant);
  const second = await sign(as(ion), id, { semnatar: "Ion Ceban" });
  expect([first.status, second.status]).toEqual([201, 201]);
  for (const one of [first.json, second.json]) {
    const answer = await containerOf(ana, one);
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toBe("application/vnd.etsi.asic-e+zip");
    expect(decodeURIComponent(answer.headers["content-disposition"] ?? "")).toContain(".asice");
    // Programs know the type by the first bytes.
    expect(answer.bytes.toString("latin1", 30, 69)).toBe("mimetypeapplication/vnd.etsi.asic-e+zip");
    const verdict = await judged(answer.bytes);
    expect(verdict.contents).toMatchObject([{ nume: "hotărâre & anexă.txt", semnaturi: [1, 2] }]);
    expect(verdict.signatures).toMatchObject([
      { status: "VALIDA", nivel: "B-LTA", semnatar: "Ana Rusu" },
      { status: "VALIDA", nivel: "B-LTA", semnatar: "Ion Ceban" },
    ]);
  }
});

it("a container is of the version that was signed, whatever came after, and is noted as its download", async () => {
  const { id } = await uploaded(ana, textFile("prima"));
  const { json } = await sign(ana, id);
  await ana.upload(`/api/documents/${id}/versions`, { file: textFile("a doua") });
  const { bytes } = await containerOf(ana, json);
  expect(bytes.includes("prima")).toBe(true);
  expect(await judged(bytes)).toMatchObject({ signatures: [{ status: "VALIDA" }] });
  expect((await eventsOf(id)).map(({ tip }) => tip)).toEqual(["CREAT", "SEMNAT", "MODIFICAT"]);
});

it("a container of a signature from before containers is ASiC-S, with the detached signature over the file itself", async () => {
  const { id } = await uploaded(ana, textFile("conținut"));
  const { json } = await sign(ana, id);
  const file = await read(SignatureFiles, { id: json.id, documentId: id });
  if (!file) throw new Error("the signature is gone");
  const { container: _, ...older } = file;
  await transact(changing(SignatureFiles, file, older));
  const answer = await containerOf(ana, json);
  expect(answer.headers["content-type"]).toBe("application/vnd.etsi.asic-s+zip");
  expect(await judged(answer.bytes)).toMatchObject({
    kind: "ASIC",
    signatures: [{ status: "VALIDA", nivel: "B-LTA" }],
  });
});

it("a detached signature says by itself of which level it is, and with its file that it holds at that level", async () => {
  const content = textFile("conținut");
  const { id } = await uploaded(ana, content);
  const { json } = await sign(ana, id);
  const { bytes } = await ana.get(`/api/semnaturi/${json.id}/download`);
  const trust = await trustBy(fetchList);
  const beside = { name: "alt nume.txt", bytes: Buffer.from(await content.arrayBuffer()) };
  expect([json.nivel, await judgeFile(bytes, trust), await judgeFile(bytes, trust, [beside])]).toMatchObject([
    "B-LTA",
    { signatures: [{ motiv: "CONTINUT_LIPSA", nivel: "B-LTA" }] },
    { signatures: [{ status: "VALIDA", nivel: "B-LTA" }] },
  ]);
});

it("a container needs what a download of the file needs: the right to read, and the password", async () => {
  const { id } = await uploaded(ana, textFile("conținut"), { parola: "o parolă bună" });
  const header = { "x-document-password": encodeURIComponent("o parolă bună") };
  const { json } = await sign(ana, id, undefined, header);
  expect((await containerOf(nobody, json)).status).toBe(401);
  expect((await containerOf(as(await person()), json, header)).status).toBe(404);
  expect(refusal(await containerOf(ana, json))).toEqual([403, "error.parolaNecesara"]);
  expect(refusal(await containerOf(ana, json, { "x-document-password": "alta" }))[0]).toBe(403);
  expect((await containerOf(ana, json, header)).status).toBe(200);
  await ana.delete(`/api/documents/${id}`);
  expect(refusal(await containerOf(ana, json, header))).toEqual([409, "error.documentSters"]);
});

it("a container of a PDF is 409, because the signature is inside; one of more than 50 MB is 413", async () => {
  const { id } = await uploaded(ana, pdfFile(await samplePdf()));
  const { json } = await sign(ana, id);
  expect(refusal(await containerOf(ana, json))).toEqual([409, "error.semnaturaInauntru"]);
  const large = await uploaded(ana, textFile("prima"));
  await ana.upload(`/api/documents/${large.id}/versions`, { file: textFile("a doua") });
  const signed = await sign(ana, large.id);
  const version = await read(Versions, { documentId: large.id, numarVersiune: 2 });
  if (!version) throw new Error("the version is gone");
  await transact(changing(Versions, version, { ...version, dimensiune: 50_000_001 }));
  expect(refusal(await containerOf(ana, signed.json))).toEqual([413, "error.containerPreaMare"]);
});
