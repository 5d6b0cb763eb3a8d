import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { openConsole } from "../testing/console.tsx";
import { json, listOf, scriptNetwork } from "../testing/network.ts";
import { testSession } from "../testing/session.ts";
import { retentionArea } from "./area.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const state = { status: "ACTIV", modificatLa: "2026-11-27T08:00:00Z", poate: ["RETINE"] };

function open(retinereLegala: boolean) {
  let document = { id: 7, cod: "D-7", denumire: "Plan", ...state, retinereLegala };
  const sent = scriptNetwork({
    "GET /documents/api/documents": ({ query }) =>
      listOf(query.get("filter[retinereLegala]") === String(document.retinereLegala) ? [document] : []),
    "GET /documents/api/documents/7": () => json(document, { etag: '"4"' }),
    "PATCH /documents/api/documents/7": ({ body }) => {
      document = { ...document, ...(body as object) };
      return json(document);
    },
    "POST /documents/api/eveniment-documents": () => json({ id: 1 }, {}, 201),
  });
  const session = testSession({ id: "ana", name: "Ana", roles: ["documents", "documents:ROLE_ADMIN"] });
  return {
    sent,
    hold: () => (document.retinereLegala = true),
    ...openConsole("/app/pastrare", session, [retentionArea]),
  };
}

async function choose({ user }: Pick<ReturnType<typeof open>, "user">) {
  await user.click(await screen.findByRole("link", { name: "Pune un document sub reținere" }));
  await user.type(await screen.findByRole("combobox", { name: "Documentul" }), "plan");
  await user.click(await screen.findByRole("option", { name: /Plan/ }));
}

it("a document is put under legal hold with a reason, and the toast undoes it", async () => {
  const opened = open(false);
  await choose(opened);
  await opened.user.type(screen.getByLabelText(/Motivul/), "Dosarul 12");
  await opened.user.click(screen.getByRole("button", { name: "Pune sub reținere" }));
  await screen.findByText("„Plan” este sub reținere legală");
  const written = opened.sent.filter(({ call }) => !call.startsWith("GET"));
  expect(written.map(({ body }) => body)).toEqual([
    { retinereLegala: true },
    { documentId: 7, detalii: { motiv: "Dosarul 12" } },
  ]);
  expect(screen.getByRole("link", { name: "Plan" }).getAttribute("href")).toBe("/app/acte/7");
  await opened.user.click(screen.getByRole("button", { name: "Anulează" }));
  await waitFor(() => expect(opened.sent.at(-1)?.call).toBe("GET /documents/api/documents"));
  expect(await screen.findByText("Niciun document nu este sub reținere legală")).toBeTruthy();
});

it("a document that is already under hold by now says so at its field", async () => {
  const opened = open(false);
  await choose(opened);
  opened.hold();
  await opened.user.click(screen.getByRole("button", { name: "Pune sub reținere" }));
  expect((await screen.findAllByText("Documentul este deja sub reținere legală.")).length).toBeGreaterThan(0);
  expect(opened.sent.filter(({ call }) => call.startsWith("PATCH"))).toEqual([]);
});
