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

const bell = (name: RegExp) => screen.findByRole("button", { name });

it("the bell says how many messages are unread, opens the newest without another read, and leads to all", async () => {
  const sent = service([message(1), message(2), message(3, { citit: true })]);
  const { user, history } = openConsole("/app/inbox?stare=citite", ana(), [inboxArea]);
  const button = await bell(/^Mesaje primite 2 necitite$/);
  await screen.findByRole("link", { name: "Aveți acces la „Plan 3”" });
  const reads = sent.length;
  await user.click(button);
  const panel = within(await screen.findByRole("dialog", { name: "Mesaje primite" }));
  expect((await panel.findAllByRole("listitem")).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Plan 1"),
    expect.stringContaining("Plan 2"),
  ]);
  expect(sent).toHaveLength(reads);
  expect(await findingsOf()).toEqual([]);
  await user.click(panel.getByRole("link", { name: "Toate mesajele" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(history.location.href).toBe("/app/inbox");
  await waitFor(() => expect(screen.getAllByRole("row")).toHaveLength(4));
  const rows = screen.getAllByRole("row");
  expect(within(rows[1] as HTMLElement).getByText("necitit")).toBeTruthy();
  expect(within(rows[3] as HTMLElement).queryByText("necitit")).toBeNull();
  expect(await findingsOf()).toEqual([]);
});

it("in the panel a message is marked as read, and opened with its page, which closes the panel", async () => {
  const sent = service([message(1), message(2), message(3)]);
  const { user, history } = openConsole("/app/inbox?stare=citite", ana(), [inboxArea]);
  await user.click(await bell(/^Mesaje primite 3 necitite$/));
  const panel = within(await screen.findByRole("dialog", { name: "Mesaje primite" }));
  await user.click(
    await panel.findByRole("button", { name: "Marchează drept citit: Aveți acces la „Plan 1”" }),
  );
  await waitFor(() => expect(panel.getAllByRole("listitem")).toHaveLength(2));
  await user.click(panel.getByRole("link", { name: "Aveți acces la „Plan 2”" }));
  await waitFor(() => expect(sent.map(({ call }) => call)).toContain(`POST ${INBOX}/2/read`));
  expect(history.location.pathname).toBe("/app/acte/2");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
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
  const counted = () => sent.filter(({ query }) => query.get("size") === "5").length;
  await bell(/^Mesaje primite 1 necitite$/);
  expect(counted()).toBe(1);
  act(() => focusManager.setFocused(false));
  await vi.advanceTimersByTimeAsync(300_000);
  expect(counted()).toBe(1);
  act(() => focusManager.setFocused(true));
  await vi.advanceTimersByTimeAsync(61_000);
  await waitFor(() => expect(counted()).toBeGreaterThan(1));
});
