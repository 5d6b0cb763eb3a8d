import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { findingsOf } from "../../testing/axe.ts";
import { openConsole } from "../../testing/console.tsx";
import { json, listOf, scriptNetwork } from "../../testing/network.ts";
import { testSession } from "../../testing/session.ts";
import { documentsArea } from "../area.ts";

afterEach(() => vi.unstubAllGlobals());

const moment = "2026-11-27T09:00:00Z";
const document = {
  id: 7,
  cod: "DOC-7",
  denumire: "Notă",
  status: "ACTIV",
  visibility: "PERSONAL",
  etichete: [],
  poate: ["DESCARCA", "MODIFICA"],
  numarVersiune: 2,
  bucketId: 1,
  hashSha256: "b",
  dimensiune: 9,
  contentType: "text/plain",
  extensie: "txt",
  creatLa: moment,
  creatDe: "ana",
  modificatLa: moment,
  modificatDe: "ana",
};
const version = (numarVersiune: number, contentType: string) => ({
  id: numarVersiune,
  documentId: 7,
  numarVersiune,
  curenta: numarVersiune === 2,
  format: "text",
  extensie: "txt",
  dimensiune: 9,
  hashSha256: numarVersiune === 2 ? "b" : "a",
  contentType,
  creatLa: moment,
  creatDe: "ana",
  poate: ["DESCARCA"],
});
const text = (content: string) => new Response(content, { headers: { "content-type": "text/plain" } });
const open = (path: string) =>
  openConsole(`/app/acte/7${path}`, testSession({ id: "ana", name: "Ana Rusu", roles: ["documents"] }), [
    documentsArea,
  ]);
const modesOf = (sent: ReturnType<typeof scriptNetwork>, ending: string) =>
  sent.filter(({ call }) => call.endsWith(ending)).map(({ query }) => query.get("mod"));

it("a page that shows a text says that it is looked at", async () => {
  const sent = scriptNetwork({
    "GET /documents/api/documents/7": () => json(document, { etag: '"1"' }),
    "GET /documents/api/documents/7/download": () => text("Bună ziua"),
  });
  open("");
  await screen.findByText("Bună ziua");
  expect(modesOf(sent, "/download")).toEqual(["vizualizare"]);
});

it("a comparison of versions says so with each text that it reads", async () => {
  const sent = scriptNetwork({
    "GET /documents/api/documents/7": () => json(document, { etag: '"1"' }),
    "GET /documents/api/documents/7/versions": () =>
      json([version(2, "text/plain"), version(1, "application/pdf")]),
    "GET /documents/api/documents/7/versions/2/download": () => text("nou"),
    "GET /documents/api/conversies": () =>
      listOf([{ id: 4, documentId: 7, numarVersiune: 1, status: "FINALIZATA" }]),
    "GET /documents/api/transcriere/4/text": () => text("vechi"),
  });
  open("/versiuni?compara=1-2");
  await screen.findByText("vechi");
  expect([...modesOf(sent, "/versions/2/download"), ...modesOf(sent, "/transcriere/4/text")]).toEqual([
    "comparare",
    "comparare",
  ]);
});

it("a proof lists who looked at a document, compared and downloaded it, beside the chain", async () => {
  const event = (id: number, tip: string, detalii: object, hash?: string) => ({
    ...{ id, documentId: 7, cod: "DOC-7", tip, actor: "ion", detalii, creatLa: moment },
    ...(hash === undefined ? {} : { hash, hashAnterior: "0" }),
  });
  const read = ["vizualizare", "comparare", "descarcare"].map((mod, i) =>
    event(10 + i, "DESCARCAT", { versiune: 2, mod }),
  );
  scriptNetwork({
    "GET /documents/api/documents/7": () => json(document, { etag: '"1"' }),
    "GET /documents/api/app-users": () => listOf([{ id: 3, login: "ion", prenume: "Ion", nume: "Ceban" }]),
    "GET /documents/api/documents/7/versions": () => json([]),
    "GET /documents/api/documents/7/integritate": () => ({ valid: true, evenimente: 1, ultimulHash: "h1" }),
    "GET /documents/api/eveniment-documents": ({ query }) =>
      listOf(query.get("filter[tip]") === "DESCARCAT" ? read : [event(1, "CREAT", {}, "h1"), ...read]),
    "GET /documents/api/semnatura-documents": () => listOf([]),
    "GET /documents/api/partajare-documents": () => listOf([]),
  });
  open("/dovada");
  const readings = await screen.findByRole("region", { name: "Cine l-a citit" });
  const lines = [...readings.querySelectorAll("tbody tr")].map((row) => row.children[2]?.textContent?.trim());
  expect(lines).toEqual([
    "a vizualizat documentul, versiunea 2",
    "a comparat textul documentului, versiunea 2",
    "a descărcat documentul, versiunea 2",
  ]);
  // The chain has hashes, and no readings.
  const chain = screen.getByRole("region", { name: "Istoricul" });
  expect(chain.querySelectorAll("tbody tr")).toHaveLength(1);
  expect(readings.querySelectorAll("code")).toHaveLength(0);
  expect(await findingsOf()).toEqual([]);
});
