import { createMemoryHistory } from "@tanstack/react-router";
import { render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { tokens } from "../api/client.ts";
import { createConsoleSession } from "../api/session.ts";
import { areas } from "../areas.ts";
import { askAhead } from "../shell/ahead.ts";
import { Console, startConsole } from "../shell/console.tsx";
import { listOf, tokenOf } from "../testing/network.ts";
// As in a browser, the list is there before the test begins.
import "./list-documents.tsx";

afterEach(() => {
  tokens.end("documents");
  vi.unstubAllGlobals();
});

const document = {
  id: 7,
  denumire: "Plan de urbanism",
  status: "ACTIV",
  visibility: "PUBLIC",
  etichete: [],
  poate: [],
  numarVersiune: 1,
  bucketId: 1,
  creatLa: "2026-11-27T09:00:00Z",
  creatDe: "ana",
  modificatLa: "2026-11-27T09:00:00Z",
  modificatDe: "ana",
};

const LIST = "/documents/api/documents";

/** Answers only the list; everything else stays on its way for ever. */
function answerListAlone(): URL[] {
  const asked: URL[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    const url = new URL(address, "http://console.test");
    asked.push(url);
    return url.pathname === LIST
      ? Promise.resolve(listOf([document]))
      : new Promise<Response>(() => undefined);
  });
  return asked;
}

const startAt = (address: string) => {
  const session = createConsoleSession();
  const asked = askAhead({ areas, session, address: new URL(address, "http://console.test") });
  return startConsole({ session, areas, asked, history: createMemoryHistory({ initialEntries: [address] }) });
};
const listsIn = (asked: readonly URL[]) => asked.filter(({ pathname }) => pathname === LIST);

it("the list is requested before anything is drawn, and its rows wait for no other answer", async () => {
  tokens.keep("documents", tokenOf("ana", ["ROLE_USER"]), "userToken");
  const asked = answerListAlone();
  const started = startAt("/app/acte?page=2&status=ARHIVAT");
  await expect.poll(() => listsIn(asked)).toHaveLength(1);
  render(<Console {...started} />);
  expect(await screen.findByRole("link", { name: "Plan de urbanism" })).toBeDefined();
  expect(listsIn(asked).map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
    { page: "1", size: "50", "filter[status]": "ARHIVAT" },
  ]);
});

it("rows that come soon are drawn together with the frame, without a skeleton before them", async () => {
  tokens.keep("documents", tokenOf("ana", ["ROLE_USER"]), "userToken");
  answerListAlone();
  const { ready, ...started } = startAt("/app/acte");
  await ready;
  render(<Console {...started} />);
  expect(screen.getByRole("link", { name: "Plan de urbanism" })).toBeDefined();
});

it("the frame does not wait for rows that take longer", async () => {
  tokens.keep("documents", tokenOf("ana", ["ROLE_USER"]), "userToken");
  vi.stubGlobal("fetch", () => new Promise<Response>(() => undefined));
  const { ready, ...started } = startAt("/app/acte");
  await ready;
  render(<Console {...started} />);
  expect(screen.getByRole("heading", { level: 1, name: "Documente" })).toBeDefined();
  expect(screen.queryByRole("link", { name: "Plan de urbanism" })).toBeNull();
});

it("nothing is requested ahead for a person who is not signed in, or at another address", async () => {
  const asked = answerListAlone();
  startAt("/app/acte");
  tokens.keep("documents", tokenOf("ana", ["ROLE_USER"]), "userToken");
  startAt("/app/acte/7");
  await new Promise((resolve) => setTimeout(resolve));
  expect(listsIn(asked)).toEqual([]);
});
