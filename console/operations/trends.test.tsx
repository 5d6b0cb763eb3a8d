import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { findingsOf } from "../testing/axe.ts";
import { openConsole } from "../testing/console.tsx";
import { listOf, scriptNetwork } from "../testing/network.ts";
import { testSession } from "../testing/session.ts";
import { operationsArea } from "./area.ts";
import { neighboursOf } from "./timelines.ts";

const operator = testSession({ id: "ana", name: "Ana Rusu", roles: ["documents", "documents:SERVICE"] });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-30T12:00:00.000Z") });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const usual = { from: "2026-11-28T10:00:00.000Z", totalsFrom: "2026-11-28T10:00:00.000Z", stepSeconds: 900 };
const held = (label: string, ...values: (number | null)[]) => ({ name: "held-bytes", label, values });
const documents = (label: string, ...values: number[]) => ({ name: "held-documents", label, values });

function answers() {
  const total = { name: "routes", label: "GET /api/documents", outcome: "failed", count: 2, sum: 1 };
  return scriptNetwork({
    "GET /documents/management/timelines": ({ query }) =>
      query.has("route")
        ? {
            ...{ ...usual, stepSeconds: 3600, states: [], totals: [total] },
            lines: [{ name: "routes", label: "failed", counts: [0, 2], sums: [0, 1] }],
          }
        : {
            ...usual,
            lines: [
              { name: "sign-ins", label: "answered", counts: [4, 2], sums: [4, 2] },
              { name: "sign-ins", label: "refused", counts: [0, 1], sums: [0, 1] },
            ],
            states: [
              ...["1", "2", "3", "4", "5", "6", "7"].map((id) => held(id, 10, 10 * Number(id))),
              held("others", null, 5),
              documents("1", 3, 4),
            ],
            totals: [total],
          },
    "GET /documents/api/admin/organizatii": () => listOf([{ id: 7, denumire: "Primăria Orașului Demo" }]),
  });
}

const legendOf = (title: string): (string | null)[] =>
  within(screen.getByRole("figure", { name: title }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

it("plots show sign-ins by outcome, and what organizations hold by name, the others as one line", async () => {
  answers();
  openConsole("/app/operare/evolutie", operator, [operationsArea]);
  await screen.findByRole("figure", { name: "Autentificări" });
  expect(legendOf("Autentificări")[1]).toMatch(/^Refuzate: ultima valoare 1 /);
  await screen.findByText(/^Primăria Orașului Demo: ultima valoare 70 /);
  const lines = legendOf("Spațiul ocupat, pe organizații");
  expect(lines).toHaveLength(6);
  expect(lines[1]).toMatch(/^Organizația 6: ultima valoare 60 /);
  // The two smallest, and those that have no line in the series: 20, 10 and 5.
  expect(lines[5]).toMatch(/^Celelalte organizații: ultima valoare 35 /);
  expect(legendOf("Documente, pe organizații")).toHaveLength(1);
  expect(await findingsOf()).toEqual([]);
});

it("a route is chosen in the table, and its answers and durations are drawn", async () => {
  const sent = answers();
  const { user, history } = openConsole("/app/operare/evolutie", operator, [operationsArea]);
  await user.click(await screen.findByRole("link", { name: "GET /api/documents" }));
  const drawn = await screen.findByRole("figure", { name: "GET /api/documents: Cereri" });
  // The page is scrolled to its top.
  expect(screen.getAllByRole("figure")[0]).toBe(drawn);
  expect(legendOf("GET /api/documents: Cereri")[0]).toMatch(/^Cu eroare a serviciului: ultima valoare 2 /);
  expect(legendOf("GET /api/documents: Cât durează o cerere")[0]).toMatch(
    /^În medie: ultima valoare 500 ms /,
  );
  expect(history.location.search).toContain("adresa=");
  expect(sent.some(({ query }) => query.get("route") === "GET /api/documents")).toBe(true);
  expect(await findingsOf()).toEqual([]);
});

it("earlier periods are reached by links with their end in the address, and lead back to now", async () => {
  const sent = answers();
  const { user, history } = openConsole("/app/operare/evolutie", operator, [operationsArea]);
  await user.click(await screen.findByRole("link", { name: "Mai devreme" }));
  const end = "2026-11-28T09:59:59.999Z";
  await waitFor(() => expect(sent.at(-1)?.query.get("until")).toBe(end));
  expect(new URLSearchParams(history.location.search).get("until")).toBe(end);
  await screen.findByText(/^De la .* până la /);
  expect(await findingsOf()).toEqual([]);
});

it("a period has neighbours of its length, as far as measurements are kept and until now", () => {
  const [day, now] = [{ interval: "day" as const }, Date.parse("2026-11-30T12:00:00.000Z")];
  expect(neighboursOf(day, "2026-11-29T12:15:00.000Z", now)).toEqual({
    until: undefined,
    earlier: "2026-11-29T12:14:59.999Z",
    later: undefined,
  });
  const until = "2026-11-29T12:14:59.999Z";
  expect(neighboursOf({ ...day, until }, "2026-11-28T12:15:00.000Z", now)).toEqual({
    until,
    earlier: "2026-11-28T12:14:59.999Z",
    later: "",
  });
  expect(neighboursOf({ ...day, until }, "2026-11-27T12:15:00.000Z", now).later).toBe(until);
  expect(neighboursOf({ ...day, until }, "2026-08-20T00:00:00.000Z", now).earlier).toBeUndefined();
});
