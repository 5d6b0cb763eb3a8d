import { screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { findingsOf } from "../../testing/axe.ts";
import { openConsole } from "../../testing/console.tsx";
import { json, refusal, scriptNetwork } from "../../testing/network.ts";
import { testSession } from "../../testing/session.ts";
import { documentsArea } from "../area.ts";
import { isMail, isOffice } from "./content.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const document = {
  id: 7,
  cod: "DOC-7",
  denumire: "Cerere",
  status: "ACTIV",
  visibility: "PERSONAL",
  etichete: [],
  poate: ["DESCARCA"],
  numarVersiune: 1,
  bucketId: 1,
  hashSha256: "ab",
  dimensiune: 900,
  contentType: DOCX,
  extensie: "docx",
  creatLa: "2026-11-27T09:00:00Z",
  creatDe: "ana",
  modificatLa: "2026-11-27T09:00:00Z",
  modificatDe: "ana",
};
const view = {
  versiune: 1,
  blocuri: [
    { tip: "TITLU", nivel: 1, text: "Hotărâre" },
    { tip: "PARAGRAF", text: "Se aprobă bugetul." },
    { tip: "TABEL", randuri: [["Școli", "512,4"]] },
  ],
  trunchiat: true,
};
const answers = (preview: () => unknown) => ({
  "GET /documents/api/documents/7": () => json(document, { etag: '"1"' }),
  "GET /documents/api/documents/7/previzualizare": preview,
  "GET /documents/api/documents/7/lectura": () => view,
});
const opened = () =>
  openConsole("/app/acte/7", testSession({ id: "ana", name: "Ana Rusu", roles: ["documents"] }), [
    documentsArea,
  ]);

it("an office file without pages is shown as its text, with headings and tables, and with the words that this is no picture of it", async () => {
  scriptNetwork(answers(() => refusal(415, "vedereDeCitire")));
  opened();
  await screen.findByText("Vedere de citire: textul fișierului, nu imaginea paginilor lui");
  const text = within(screen.getByRole("region", { name: "Textul documentului" }));
  expect(text.getByRole("heading", { level: 2, name: "Hotărâre" })).toBeDefined();
  expect(text.getByText("Se aprobă bugetul.")).toBeDefined();
  expect(text.getByRole("table").textContent).toBe("Școli512,4");
  expect(screen.getByText(/Se arată doar începutul textului/)).toBeDefined();
  expect(await findingsOf()).toEqual([]);
});

it("words are searched in the reading view, and each hit is one step of Enter", async () => {
  scriptNetwork(answers(() => refusal(415, "vedereDeCitire")));
  const { user } = opened();
  const field = await screen.findByRole("searchbox", { name: "Caută în document" });
  await user.type(field, "scoli");
  await screen.findByText("1 din 1");
  await user.clear(field);
  await user.type(field, "bug");
  await screen.findByText("1 din 1");
  expect(screen.getByText("bugetul").className).toBe("current");
  await user.clear(field);
  await user.type(field, "nimic");
  await screen.findByText("Nu s-a găsit");
});

it("an office file of which a converter made pages is shown by them", async () => {
  const sent = scriptNetwork({
    ...answers(() => new Response("png", { headers: { "content-type": "image/png", "x-page-count": "2" } })),
    "GET /documents/api/documents/7/cuvinte": () => ({ totalPagini: 2, recunoscute: false, pagini: [] }),
  });
  opened();
  expect(await screen.findByText("Pagina 1 din 2")).toBeDefined();
  expect(sent.filter(({ call }) => call.endsWith("/lectura"))).toEqual([]);
});

it("office files and mails are told by their types", () => {
  const types = [
    DOCX,
    "application/vnd.oasis.opendocument.text",
    "application/vnd.ms-excel",
    "application/vnd.ms-word.document.macroenabled.12",
    "application/msword",
    "application/rtf",
  ];
  expect(types.filter((contentType) => !isOffice({ contentType }))).toEqual([]);
  expect(
    ["application/vnd.ms-outlook", "application/pdf"].filter((contentType) => isOffice({ contentType })),
  ).toEqual([]);
  expect(isMail({ contentType: "message/rfc822" })).toBe(true);
});
