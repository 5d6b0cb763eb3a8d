import { createMemoryHistory } from "@tanstack/react-router";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Console, startConsole } from "../shell/console.tsx";
import { findingsOf } from "../testing/axe.ts";
import { testSession } from "../testing/session.ts";
import { operationsArea } from "./area.ts";

const operator = {
  id: "ana",
  name: "Ana Rusu",
  roles: ["notifications", "notifications:ROLE_ADMIN", "notifications:SERVICE"],
};

const queue = {
  name: "deliveries",
  visible: 3,
  inFlight: 0,
  delayed: 7,
  oldestAgeSeconds: 60,
  dlq: "deliveries-dlq",
};
const message = {
  ...{ messageId: 7, notificareId: 5, sistem: "TAXE", canal: "Email", priority: "Medium", incercari: 0 },
  ...{ asteaptaDin: "2026-11-28T10:00:00.000Z", destinatar: "a***@exemplu.md" },
};
const provider = (fields: object) => ({
  ...{ id: 9, cod: "RELEU", canal: "Email", tip: "SMTP", configuratie: {}, prioritate: 1 },
  ...{ recipise: false, activ: true, secrete: [], ...fields },
});

/** The answers by the path below the admin zone, and the bodies that were sent. */
let answers: Record<string, unknown>;
let sent: unknown[];

const page = (items: unknown[]) => ({ items, page: 0, size: 200, total: items.length });

beforeEach(() => {
  sent = [];
  answers = {
    queues: page([queue]),
    "queues/deliveries": { ...queue, purge: { due: 3, scheduled: 4, quiet: 2 } },
    "queues/deliveries/messages": page([message]),
    providers: page([]),
    approvals: page([]),
    "/notifications/management/timelines": {
      from: "2026-11-28T10:00:00.000Z",
      stepSeconds: 900,
      lines: [],
      states: [],
      totals: [],
    },
  };
  vi.stubGlobal("fetch", (url: string, { method, body }: RequestInit = {}) => {
    const path = new URL(url, "http://localhost").pathname.replace("/notifications/api/v1/admin/", "");
    if (method === "POST") sent.push([path, typeof body === "string" ? JSON.parse(body) : body]);
    const answer = method === "POST" ? { id: 1, status: "IN_ASTEPTARE" } : (answers[path] ?? {});
    const headers = { "content-type": "application/json" };
    return Promise.resolve(new Response(JSON.stringify(answer), { status: 200, headers }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open(path: string, person = operator) {
  const history = createMemoryHistory({ initialEntries: [`/app/operare${path}`] });
  return render(
    <Console {...startConsole({ session: testSession(person), areas: [operationsArea], history })} />,
  );
}

it("the page of queues names the providers that take no messages, since when and why", async () => {
  const indisponibil = {
    ...{ din: "2026-11-28T10:00:00.000Z", motiv: "ECONNECTION", probaLa: "2026-11-28T10:00:30.000Z" },
  };
  answers.providers = page([provider({ indisponibil }), provider({ id: 10, cod: "SANATOS" })]);
  const { container } = open("/cozi");
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toMatch(/Furnizori care nu preiau mesaje.*RELEU: din .*2026.*ECONNECTION/);
  expect(alert.textContent).not.toContain("SANATOS");
  expect(await findingsOf(container)).toEqual([]);
});

it("the page of queues says nothing about providers while all of them work", async () => {
  answers.providers = page([provider({})]);
  open("/cozi");
  await screen.findByRole("link", { name: "Livrări" });
  expect(screen.queryByRole("alert")).toBeNull();
});

it("a purge of deliveries first shows the number of each kind, and takes what is due unless another kind is chosen", async () => {
  const user = userEvent.setup();
  open("/cozi/notifications/deliveries");
  for (const choice of [undefined, "Ce este programat pentru mai târziu: 4"]) {
    await user.click(await screen.findByRole("link", { name: "Cere golirea" }));
    await screen.findByRole("radio", { name: "Ce se poate trimite acum: 3" });
    screen.getByRole("radio", { name: "Tot: 9" });
    if (choice) await user.click(screen.getByRole("radio", { name: choice }));
    await user.click(screen.getByRole("button", { name: "Cere golirea" }));
    await expect.poll(() => screen.queryByRole("alertdialog")).toBeNull();
  }
  expect(sent).toEqual([
    ["queues/deliveries/purge", { scope: "due" }],
    ["queues/deliveries/purge", { scope: "scheduled" }],
  ]);
});

it("the page of a queue says how many messages wait, and for how long the oldest one has", async () => {
  open("/cozi/notifications/deliveries");
  await screen.findByText("așteaptă 1 minut");
  expect(screen.getByText(/^Așteaptă: 3/)).toBeDefined();
});

it("dead letters of documents have the age of the oldest one, if all of them were looked at", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-28T14:00:00.000Z") });
  const letter = (messageId: string, trimisLa: string) => ({ messageId, trimisLa, poate: [] });
  const letters = [letter("a", "2026-11-28T12:00:00.000Z"), letter("b", "2026-11-28T10:30:00.000Z")];
  const dead = { ...{ name: "indexing-dlq", inFlight: 0, delayed: 0, dlq: null }, visible: 2 };
  answers["/documents/api/v1/admin/queues"] = page([dead]);
  answers["/documents/api/v1/admin/queues/indexing-dlq/messages"] = page(letters);
  answers["/documents/api/v1/admin/queues/indexing-dlq/events"] = page([]);
  answers["/documents/api/v1/admin/approvals"] = page([]);
  answers["/documents/management/timelines"] = answers["/notifications/management/timelines"];
  const administrator = { ...operator, roles: ["documents", "documents:SERVICE"] };
  const { unmount } = open("/cozi/documents/indexing-dlq", administrator);
  await screen.findByText("așteaptă 3 ore 30 de minute");
  unmount();
  answers["/documents/api/v1/admin/queues"] = page([{ ...dead, visible: 12 }]);
  open("/cozi/documents/indexing-dlq", administrator);
  await screen.findByText(/^Așteaptă: 12/);
  expect(screen.queryByText("așteaptă 3 ore 30 de minute")).toBeNull();
});
