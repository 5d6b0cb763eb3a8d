import { createMemoryHistory } from "@tanstack/react-router";
import { render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { tokens } from "../api/client.ts";
import { createConsoleSession } from "../api/session.ts";
import { areas } from "../areas.ts";
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

/** Only the list is answered; everything else is on its way for ever. */
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
  const history = createMemoryHistory({ initialEntries: [address] });
  return startConsole({ session: createConsoleSession(), areas, history });
};
const listsIn = (asked: readonly URL[]) => asked.filter(({ pathname }) => pathname === LIST);

it("the list is asked for before anything is drawn, and its rows wait for no other answer", async () => {
  tokens.keep("documents", tokenOf("ana", ["ROLE_USER"]), "userToken");
  const asked = answerListAlone();
  const started = startAt("/app/acte?page=2&status=ARHIVAT");
  await vi.waitFor(() => expect(listsIn(asked)).toHaveLength(1));
  render(<Console {...started} />);
  expect(await screen.findByRole("link", { name: "Plan de urbanism" })).toBeDefined();
  expect(listsIn(asked).map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
    { page: "1", size: "50", "filter[status]": "ARHIVAT" },
  ]);
});

it("nothing is asked ahead for a person who is not signed in, or at another address", async () => {
  const asked = answerListAlone();
  startAt("/app/acte");
  tokens.keep("documents", tokenOf("ana", ["ROLE_USER"]), "userToken");
  startAt("/app/acte/7");
  await new Promise((resolve) => setTimeout(resolve));
  expect(listsIn(asked)).toEqual([]);
});
