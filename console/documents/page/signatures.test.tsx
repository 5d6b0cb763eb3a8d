import { createHash } from "node:crypto";
import { screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { findingsOf } from "../../testing/axe.ts";
import { openConsole } from "../../testing/console.tsx";
import { json, listOf, scriptNetwork } from "../../testing/network.ts";
import { testSession } from "../../testing/session.ts";
import { documentsArea } from "../area.ts";

const saved: { name: string; text: Promise<string> }[] = [];
vi.mock("../../kit/save-file.ts", () => ({
  saveFile: (content: Blob, name: string) => void saved.push({ name, text: content.text() }),
}));

afterEach(() => {
  vi.unstubAllGlobals();
  saved.length = 0;
});

const document = {
  id: 7,
  cod: "DOC-7",
  denumire: "Dosar",
  status: "ACTIV",
  visibility: "PERSONAL",
  etichete: [],
  poate: ["DESCARCA"],
  numarVersiune: 2,
  bucketId: 1,
  hashSha256: "ab",
  dimensiune: 900,
  contentType: "application/vnd.etsi.asic-e+zip",
  extensie: "asice",
  creatLa: "2026-11-27T09:00:00Z",
  creatDe: "ana",
  modificatLa: "2026-11-27T09:00:00Z",
  modificatDe: "ana",
};
const inside = {
  status: "VALIDA",
  nivel: "B-LT",
  semnatar: "Ana Rusu",
  acopera: ["contract.txt", "anexe/plan.txt"],
  numarRevizie: 1,
  aici: false,
};
const hashOf = (text: string) => createHash("sha256").update(text).digest();
const file = (numar: number, nume: string, text: string) => ({
  numar,
  nume,
  dimensiune: text.length,
  hashSha256: hashOf(text).toString("hex"),
  contentType: "text/plain",
});
const content = (text: string, name: string) =>
  new Response(text, {
    headers: {
      "content-disposition": `attachment; filename="${name}"; filename*=UTF-8''${name}`,
      "repr-digest": `sha-256=:${hashOf(text).toString("base64")}:`,
    },
  });

const SIGNATURES = "/documents/api/documents/7/semnaturi";
const answers = (contentType = document.contentType, more: object = {}) => ({
  "GET /documents/api/documents/7": () => json({ ...document, contentType }, { etag: '"1"' }),
  [`GET ${SIGNATURES}`]: () => listOf([]),
  [`POST ${SIGNATURES}/verifica`]: () => [{ ...inside, ...more }],
  [`GET ${SIGNATURES}/dovezi`]: () => [],
  [`GET ${SIGNATURES}/fisiere`]: () => [
    file(1, "contract.txt", "Suma: 100 lei"),
    file(2, "anexe/plan.txt", "Un plan"),
  ],
  [`GET ${SIGNATURES}/fisiere/2/download`]: () => content("Un plan", "plan.txt"),
  [`GET ${SIGNATURES}/raport`]: () => content("%PDF", "Dosar.pdf"),
});

const opened = () =>
  openConsole("/app/acte/7/semnaturi", testSession({ id: "ana", name: "Ana Rusu", roles: ["documents"] }), [
    documentsArea,
  ]);

it("a signed container shows which files its signature covers, lists them, and gives each of them by its number", async () => {
  const sent = scriptNetwork(answers());
  const { user } = opened();
  await screen.findByText("Acoperă: contract.txt, anexe/plan.txt");
  const list = within(await screen.findByRole("list", { name: "Fișierele din interior" }));
  expect(list.getAllByRole("listitem")).toHaveLength(2);
  expect(await findingsOf()).toEqual([]);
  await user.click(list.getByRole("button", { name: "Descarcă: anexe/plan.txt" }));
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(["plan.txt"]);
  expect(await saved[0]?.text).toBe("Un plan");
  const asked = sent.filter(({ call }) => call.includes("/fisiere"));
  expect(asked.map(({ query }) => query.get("numarVersiune"))).toEqual(["2", "2"]);
});

it("a container with a time stamp and no signature says what the stamp proves, and lists its files", async () => {
  const stamp = {
    felDovada: "MARCA_TEMPORALA",
    status: "VALIDA",
    indicatie: "TOTAL_PASSED",
    la: "2026-11-27T09:00:00Z",
    acopera: ["contract.txt"],
  };
  scriptNetwork({
    ...answers(),
    [`POST ${SIGNATURES}/verifica`]: () => [],
    [`GET ${SIGNATURES}/dovezi`]: () => [stamp],
  });
  opened();
  const proofs = within(await screen.findByRole("list", { name: "Mărci temporale și dovezi" }));
  expect(proofs.getByText(/^Conținutul exista la /)).toBeDefined();
  expect(proofs.getByText("Acoperă: contract.txt")).toBeDefined();
  const list = within(await screen.findByRole("list", { name: "Fișierele din interior" }));
  expect(list.getAllByRole("listitem")).toHaveLength(2);
});

it("a signature says until when it is proven, and warns in the last 30 days of its proof and after them", async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const signature = (id: number, days: number) => ({
    ...{
      id,
      documentId: 7,
      cod: "DOC-7",
      numarVersiune: 1,
      semnatar: "Ana Rusu",
      tip: "CADES",
      nivel: "B-LTA",
    },
    ...{
      status: "VALIDA",
      certificat: "Ana Rusu",
      emitentCertificat: "Autoritatea",
      serie: "1",
      amprenta: "a",
    },
    ...{
      semnatLa: "2026-11-27T09:00:00Z",
      hash: "ab",
      creatDe: "ana",
      poate: [],
      dovadaPanaLa: inDays(days),
    },
  });
  scriptNetwork({
    ...answers(),
    [`GET ${SIGNATURES}`]: () => listOf([signature(1, 400), signature(2, 20), signature(3, -2)]),
  });
  opened();
  await screen.findByText(/Dovedită până la .*; dovada se reînnoiește automat/);
  screen.getByText(/^Dovada semnăturii expiră la /);
  screen.getByText(/^Dovada semnăturii este expirată din /);
  expect(screen.getAllByText(/Dovedită până la/)).toHaveLength(1);
  expect(await findingsOf()).toEqual([]);
});

it("the signatures of a document have a report for people and one for programs", async () => {
  const sent = scriptNetwork(answers());
  const { user } = opened();
  await user.click(await screen.findByRole("button", { name: "Raport (PDF)" }));
  await expect.poll(() => saved).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Raport pentru programe (XML)" }));
  await expect.poll(() => saved).toHaveLength(2);
  const asked = sent.filter(({ call }) => call.endsWith("/raport"));
  expect(asked.map(({ query }) => query.get("format"))).toEqual(["pdf", "xml"]);
});

it.each([
  ["a PDF", "application/pdf", {}],
  ["a file with signatures beside it only", "text/plain", { aici: true }],
])("the files inside are not asked for in %s", async (_, contentType, more) => {
  const sent = scriptNetwork(answers(contentType, more));
  opened();
  await screen.findByRole("button", { name: "Raport (PDF)" });
  expect(sent.filter(({ call }) => call.endsWith("/fisiere"))).toEqual([]);
});

it("the attachments of a mail are listed without signatures, and each is filed as a document in one act", async () => {
  const sent = scriptNetwork({
    ...answers("message/rfc822", { aici: true }),
    [`POST ${SIGNATURES}/fisiere/1/document`]: () => json({ ...document, id: 8, denumire: "contract.txt" }),
  });
  const { user } = opened();
  const list = within(await screen.findByRole("list", { name: "Fișierele din interior" }));
  await user.click(list.getByRole("button", { name: "Salvează ca document: contract.txt" }));
  const link = await list.findByRole("link", { name: "Deschide documentul" });
  expect(link.getAttribute("href")).toBe("/app/acte/8");
  expect(sent.filter(({ call }) => call.endsWith("/document"))).toHaveLength(1);
  expect(await findingsOf()).toEqual([]);
});
