import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { findingsOf } from "../testing/axe.ts";
import { openConsole } from "../testing/console.tsx";
import { listOf, scriptNetwork } from "../testing/network.ts";
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
