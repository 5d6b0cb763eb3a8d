import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { findingsOf } from "../../testing/axe.ts";
import { openConsole } from "../../testing/console.tsx";
import { json, scriptNetwork } from "../../testing/network.ts";
import { testSession } from "../../testing/session.ts";
import { documentsArea } from "../area.ts";

afterEach(() => vi.unstubAllGlobals());

const document = {
  id: 7,
  cod: "DOC-7",
  denumire: "scan0001.pdf",
  status: "ACTIV",
  visibility: "PERSONAL",
  etichete: [],
  poate: ["MODIFICA"],
  numarVersiune: 1,
  bucketId: 1,
  retinereLegala: false,
  creatLa: "2026-11-27T09:00:00Z",
  creatDe: "ana",
  modificatLa: "2026-11-27T09:00:00Z",
  modificatDe: "ana",
  proprietati: { titlu: "Hotărâre", autor: "Ion Zară", limba: "ro", pagini: 12 },
};

const opened = () =>
  openConsole("/app/acte/7/detalii", testSession({ id: "ana", name: "Ana Rusu", roles: ["documents"] }), [
    documentsArea,
  ]);

it("the details of a document show what its file says about itself, and offer its title for a name", async () => {
  let denumire = document.denumire;
  const sent = scriptNetwork({
    "GET /documents/api/documents/7": () => json({ ...document, denumire }, { etag: '"1"' }),
    "PATCH /documents/api/documents/7": () => {
      denumire = "Hotărâre";
      return json({ ...document, denumire }, { etag: '"2"' });
    },
  });
  const { user } = opened();
  const use = await screen.findByRole("button", { name: "Folosește ca denumire" });
  for (const text of ["Ion Zară", "română", "12"]) screen.getByText(text);
  expect(await findingsOf()).toEqual([]);
  await user.click(use);
  await expect.poll(() => screen.queryByRole("button", { name: "Folosește ca denumire" })).toBeNull();
  const [patched] = sent.filter(({ call }) => call.startsWith("PATCH"));
  expect(patched?.body).toEqual({ denumire: "Hotărâre" });
});

it("who may not change a document is not offered the title of its file for a name", async () => {
  scriptNetwork({
    "GET /documents/api/documents/7": () => json({ ...document, poate: [] }, { etag: '"1"' }),
  });
  opened();
  await screen.findByText("Hotărâre");
  expect(screen.queryByRole("button", { name: "Folosește ca denumire" })).toBeNull();
});
