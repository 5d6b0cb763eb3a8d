import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { findingsOf } from "../testing/axe.ts";
import { openConsole } from "../testing/console.tsx";
import { json, listOf, scriptNetwork } from "../testing/network.ts";
import { testSession } from "../testing/session.ts";
import { scanArea } from "./area.ts";

afterEach(() => vi.unstubAllGlobals());

it("a scan without a name of its own has the name of its document", async () => {
  const scan = (id: number, fields: object) => ({
    id,
    status: "FINALIZATA",
    tip: "OCR",
    limba: "ro",
    sursa: "image/png",
    creatDe: "ana",
    creatLa: "2026-11-27T09:00:00Z",
    ...fields,
  });
  scriptNetwork({
    "GET /documents/api/conversies": () =>
      listOf([scan(1, { documentId: 7 }), scan(2, { documentId: 7, denumire: "Anexa" }), scan(3, {})]),
    "GET /documents/api/documents": () =>
      listOf([{ id: 7, cod: "PV-1", denumire: "Proces-verbal", status: "ACTIV" }]),
  });
  openConsole("/app/scanari", testSession({ id: "ana", name: "Ana Rusu", roles: ["documents"] }), [scanArea]);
  await screen.findByText("Proces-verbal");
  screen.getByText("Anexa");
  screen.getByText("Scanare fără denumire");
  expect(await findingsOf()).toEqual([]);
});

it("a sent file that was not read says that a virus was found, and one that was says that nobody could scan it", async () => {
  const scan = (id: number, fields: object) => ({
    id,
    tip: "AUTO",
    limba: "ro",
    sursa: "application/pdf",
    creatDe: "ana",
    creatLa: "2026-11-27T09:00:00Z",
    denumire: `Fișierul ${String(id)}`,
    ...fields,
  });
  const infected = { status: "ESUATA", eroare: "error.fisierInfectat", scanare: { stare: "infectat" } };
  const unscanned = { status: "FINALIZATA", scanare: { stare: "nescanat", motiv: "preaMare" } };
  scriptNetwork({
    "GET /documents/api/conversies": () => listOf([scan(1, infected), scan(2, unscanned)]),
  });
  openConsole("/app/scanari", testSession({ id: "ana", name: "Ana Rusu", roles: ["documents"] }), [scanArea]);
  await screen.findByText("Scanarea a găsit un virus în fișier: nu a fost citit și nu a fost păstrat.");
  screen.getByText("Fișierul nu a fost scanat de viruși.");
});

it("a scan is read with a password of any letters, which a header cannot carry as they are", async () => {
  const scan = { id: 1, status: "FINALIZATA", tip: "TEXT", limba: "ro", sursa: "text/plain", documentId: 7 };
  const locked = { id: 7, cod: "PV-1", denumire: "Proces", status: "ACTIV", tipSecuritate: "PAROLA" };
  const sent = scriptNetwork({
    "GET /documents/api/conversies/1": () =>
      json({ ...scan, creatDe: "ana", creatLa: "2026-11-27T09:00:00Z" }),
    "GET /documents/api/documents": () => listOf([locked]),
    "GET /documents/api/documents/7": () => json(locked),
    "GET /documents/api/transcriere/1/text": () => new Response("Textul citit"),
  });
  const ana = testSession({ id: "ana", name: "Ana Rusu", roles: ["documents"] });
  const { user } = openConsole("/app/scanari/1", ana, [scanArea]);
  await user.type(await screen.findByLabelText("Parola documentului"), "ключ");
  await user.click(screen.getByRole("button", { name: "Deschide" }));
  await screen.findByDisplayValue("Textul citit");
  const read = sent.find(({ call }) => call.endsWith("/text"));
  expect(read?.headers.get("x-document-password")).toBe(encodeURIComponent("ключ"));
});
