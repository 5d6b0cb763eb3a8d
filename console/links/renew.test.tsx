import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { findingsOf } from "../testing/axe.ts";
import { openConsole } from "../testing/console.tsx";
import { json, listOf, scriptNetwork } from "../testing/network.ts";
import { testSession } from "../testing/session.ts";
import { linksArea } from "./area.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const later = new Date(Date.now() + 20 * 86_400_000).toISOString();

it.each([
  ["trimis", /^Adresa nouă se trimite și prin e-mail, la vasile@exemplu\.md/, "vasile@exemplu.md"],
  ["refuzat", /^Serverul de e-mail a refuzat vasile@exemplu\.md/, undefined],
])(
  "a new address of a mailed link (%s) says whether it is mailed again, and is",
  async (trimitere, said, to) => {
    const link = {
      ...{ id: 11, documentId: 7, dataExpirare: later, descarcari: 0, cuParola: false, creatDe: "ana" },
      ...{ creatLa: "2026-11-27T08:00:00Z", catre: "vasile@exemplu.md", trimitere },
    };
    const made = { tip: "PARTAJAT", actor: "ana", detalii: { link: 11, dataExpirare: later } };
    const sent = scriptNetwork({
      "GET /documents/api/eveniment-documents": () =>
        listOf([{ ...made, id: 1, documentId: 7, cod: "D-7", creatLa: link.creatLa }]),
      "GET /documents/api/documents": () =>
        listOf([{ id: 7, cod: "D-7", denumire: "Plan", status: "ACTIV", visibility: "PERSONAL" }]),
      "GET /documents/api/documents/7/linkuri": () => listOf([link]),
      "POST /documents/api/documents/7/linkuri": () =>
        json({ id: 12, url: "https://temelia.test/l/nou", dataExpirare: later }, {}, 201),
      "DELETE /documents/api/documents/7/linkuri/11": () => new Response(null, { status: 204 }),
    });
    const ana = testSession({ id: "ana", name: "Ana Rusu", roles: ["documents"] });
    const { user } = openConsole("/app/linkuri?dialog=renew.7-11", ana, [linksArea]);
    await screen.findByText(said);
    expect(await findingsOf()).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Creează adresa nouă" }));
    await waitFor(() => expect(sent.some(({ call }) => call.startsWith("DELETE"))).toBe(true));
    const body = sent.find(({ call }) => call.startsWith("POST"))?.body as { catre?: string };
    expect(body.catre).toBe(to);
  },
);
