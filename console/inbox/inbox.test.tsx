import { focusManager } from "@tanstack/react-query";
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { findingsOf } from "../testing/axe.ts";
import { openConsole } from "../testing/console.tsx";
import { json, scriptNetwork, type SentCall } from "../testing/network.ts";
import { testSession } from "../testing/session.ts";
import { inboxArea } from "./area.ts";

const ana = () => testSession({ id: "ana", name: "Ana Rusu", roles: ["documents"] });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  focusManager.setFocused(undefined);
});

const INBOX = "/documents/api/inbox";
const message = (id: number, fields: object = {}) => ({
  ...{ id, fel: "PARTAJAT", creatLa: "2026-11-29T08:00:00Z", citit: false },
  ...{ titlu: `Aveți acces la „Plan ${id}”`, de: "Ion Ciobanu", adresa: `/app/acte/${id}`, documentId: id },
  ...fields,
});
const pageOf = (items: readonly object[]) =>
  json({ items, page: 0, size: 25, total: items.length }, { "x-total-count": String(items.length) });

/** A service with messages, of which some are marked as read. */
function service(items: { id: number; citit: boolean }[]) {
  let rows = items;
  const mark = (isMarked: (id: number) => boolean) => {
    rows = rows.map((row) => (isMarked(row.id) ? { ...row, citit: true } : row));
  };
  const answers = {
    [`GET ${INBOX}`]: ({ query }: SentCall) => {
      const wanted = query.get("filter[citit]");
      return pageOf(rows.filter(({ citit }) => wanted === null || String(citit) === wanted));
    },
    [`POST ${INBOX}/read-all`]: () => {
      mark(() => true);
      return new Response(null, { status: 204 });
    },
    ...Object.fromEntries(
      items.map(({ id }) => [
        `POST ${INBOX}/${id}/read`,
        () => {
          mark((one) => one === id);
          return rows.find((row) => row.id === id);
        },
      ]),
    ),
  };
  return scriptNetwork(answers);
}

const bell = (name: RegExp) => screen.findByRole("link", { name });

it("the bell says how many messages are unread, and leads to them", async () => {
  service([message(1), message(2), message(3, { citit: true })]);
  const { user, history } = openConsole("/app/inbox", ana(), [inboxArea]);
  await user.click(await bell(/^Mesaje primite 2 necitite$/));
  expect(history.location.pathname).toBe("/app/inbox");
  const rows = await screen.findAllByRole("row");
  expect(rows).toHaveLength(4);
  expect(within(rows[1] as HTMLElement).getByText("necitit")).toBeTruthy();
  expect(within(rows[3] as HTMLElement).queryByText("necitit")).toBeNull();
  expect(await findingsOf()).toEqual([]);
});

it("unread messages and read ones are lists of their own", async () => {
  service([message(1), message(2, { citit: true })]);
  openConsole("/app/inbox?stare=citite", ana(), [inboxArea]);
  expect(await screen.findByRole("link", { name: "Aveți acces la „Plan 2”" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Aveți acces la „Plan 1”" })).toBeNull();
});

it("whoever opens what a message is about has read it", async () => {
  const sent = service([message(1)]);
  const { user, history } = openConsole("/app/inbox", ana(), [inboxArea]);
  await user.click(await screen.findByRole("link", { name: "Aveți acces la „Plan 1”" }));
  await waitFor(() => expect(sent.map(({ call }) => call)).toContain(`POST ${INBOX}/1/read`));
  expect(history.location.pathname).toBe("/app/acte/1");
});

it("a message is marked as read by itself, or all together, and the bell follows", async () => {
  service([message(1), message(2), message(3)]);
  const { user } = openConsole("/app/inbox", ana(), [inboxArea]);
  await user.click(await screen.findByRole("button", { name: /^Marchează drept citit: .*Plan 1/ }));
  await bell(/^Mesaje primite 2 necitite$/);
  await user.click(screen.getByRole("button", { name: "Marchează toate drept citite" }));
  await bell(/^Mesaje primite$/);
});

it("a message that its reader may no longer open is text without a link", async () => {
  service([message(1, { titlu: "Ați primit acces la un document", adresa: undefined })]);
  openConsole("/app/inbox", ana(), [inboxArea]);
  expect(await screen.findByText("Ați primit acces la un document")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Ați primit acces la un document" })).toBeNull();
});

it("the bell is read once a minute, and not while the page is hidden", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const sent = service([message(1)]);
  openConsole("/app/inbox", ana(), [inboxArea]);
  const counted = () => sent.filter(({ query }) => query.get("size") === "1").length;
  await bell(/^Mesaje primite 1 necitite$/);
  expect(counted()).toBe(1);
  act(() => focusManager.setFocused(false));
  await vi.advanceTimersByTimeAsync(300_000);
  expect(counted()).toBe(1);
  act(() => focusManager.setFocused(true));
  await vi.advanceTimersByTimeAsync(61_000);
  await waitFor(() => expect(counted()).toBeGreaterThan(1));
});
