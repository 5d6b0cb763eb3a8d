import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { EvenimentDocument } from "../../client/generated/documents/types.ts";
import { findingsOf } from "../testing/axe.ts";
import { openConsole } from "../testing/console.tsx";
import { listOf, scriptNetwork } from "../testing/network.ts";
import { testSession } from "../testing/session.ts";
import { formatsIn } from "../words/formats.ts";
import { wordsIn } from "../words/words.ts";
import { detailsOf } from "./activity.tsx";
import { auditArea } from "./area.ts";
import { detailWords } from "./detail-words.ts";

const event = (change: Partial<EvenimentDocument>): EvenimentDocument => ({
  id: 1,
  documentId: 7,
  cod: "HOT-1",
  tip: "CREAT",
  actor: "ion",
  detalii: {},
  creatLa: "2026-11-27T08:00:00Z",
  hash: "abc",
  ...change,
});

const open = (address: string) => {
  const roles = ["documents", "documents:ROLE_ADMIN"];
  return openConsole(address, testSession({ id: "ana", name: "Ana", roles }), [auditArea]);
};

const people = () => listOf([{ id: 3, login: "ion", prenume: "Ion", nume: "Ceban" }]);
const documents = () =>
  listOf([{ id: 7, cod: "HOT-1", denumire: "Hotărâre", modificatLa: "2026-11-27T08:00:00Z" }]);

afterEach(() => {
  vi.unstubAllGlobals();
});

it("an event is put into words: rights, ends, fields and reasons, never codes", () => {
  const names = { account: (id: number) => (id === 3 ? "Ion Ceban" : undefined) };
  const told = (change: Partial<EvenimentDocument>): string =>
    detailsOf(event(change), wordsIn(detailWords, "ro"), formatsIn("ro"), names);
  expect([
    told({ tip: "PARTAJAT", detalii: { partajareId: 1, beneficiarOperatorId: 3, drept: "CITIRE" } }),
    told({ tip: "MODIFICAT", detalii: { campuri: "denumire,visibility" } }),
    told({ tip: "VERIFICAT", detalii: { status: "INVALIDA", motiv: "CONTINUT_MODIFICAT" } }),
    told({ tip: "RESPINS", detalii: { cerereId: 4, retras: true } }),
    told({ tip: "NOTA", detalii: { observatie: "verificat" } }),
  ]).toEqual([
    "pentru Ion Ceban; citire",
    "schimbat: denumirea, vizibilitatea",
    "nevalabilă; conținutul a fost schimbat după semnare",
    "retrasă de cine a cerut",
    "observatie: verificat",
  ]);
});

it("the table file has the rows of all pages, and no cell is a formula", async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((content) => {
    if (content instanceof Blob) saved.push(content);
    return "blob:x";
  });
  const sent = scriptNetwork({
    "GET /documents/api/app-users": people,
    "GET /documents/api/documents": documents,
    "GET /documents/api/eveniment-documents": ({ query }) =>
      query.get("cursor") === null
        ? listOf([event({ tip: "NOTA", detalii: { a: "1" } })], {
            link: '</documents/api/eveniment-documents?cursor=doi>; rel="next"',
          })
        : listOf([event({ id: 2, actor: "=1+1" })]),
  });
  const { user } = open("/app/audit?kind=NOTA&from=2026-11-01");
  await screen.findByRole("link", { name: "Hotărâre" });
  expect(screen.getByText("Ion Ceban")).toBeTruthy();
  expect(await findingsOf()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Descarcă CSV" }));
  // On the page, and to readers.
  await screen.findAllByText("Fișierul are 2 rânduri.");
  await waitFor(() => expect(saved).toHaveLength(1));
  expect((await saved[0]?.text())?.split("\r\n").slice(1, 3)).toEqual([
    "2026-11-27T08:00:00Z,ion,Notă,HOT-1,a: 1,abc",
    "2026-11-27T08:00:00Z,'=1+1,Creat,HOT-1,,abc",
  ]);
  const asked = sent.filter(({ call }) => call.endsWith("/eveniment-documents"));
  expect(asked.every(({ query }) => query.get("filter[tip]") === "NOTA")).toBe(true);
  vi.restoreAllMocks();
});

it("a check of the integrity names the event where a chain breaks", async () => {
  scriptNetwork({
    "GET /documents/api/documents": documents,
    "GET /documents/api/documents/7/integritate": () => ({
      valid: false,
      evenimente: 3,
      ultimulHash: "abc",
      ruptLa: 1,
    }),
    "GET /documents/api/eveniment-documents/1": () => event({ tip: "MODIFICAT", actor: "ion" }),
  });
  const { user } = open("/app/audit/integritate");
  await user.click(await screen.findByRole("button", { name: "Alege documentul găsit" }));
  await user.click(await screen.findByRole("button", { name: "Verifică integritatea" }));
  await screen.findByText(/^Lanțul este rupt la evenimentul „Modificat”, 27 nov.* ion$/);
  expect(screen.getByText(/Istorice întregi: 0; nereușite: 1; oprite: 0\./)).toBeTruthy();
});
