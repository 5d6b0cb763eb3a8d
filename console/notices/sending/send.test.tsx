import { createMemoryHistory } from "@tanstack/react-router";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Console, startConsole } from "../../shell/console.tsx";
import { testSession } from "../../testing/session.ts";
import { noticesArea } from "../area.ts";

/** Another one in each test, because drafts are kept. */
let operator: { id: string; name: string; roles: string[] };

const accepted = {
  ...{ id: 5, sistemId: 3, trackingId: "T-5", status: "Sending", counts: { Sending: 1 }, total: 1 },
  ...{ priority: "Medium", subject: "Ședință", titlu: "Ședință" },
  ...{ creatDe: "ana", creatLa: "2026-11-28T10:00:00.000Z" },
};

interface Sent {
  trackingId: string;
  subject: string;
}

/** What was sent, and the answers to it, the next one first; then it is accepted. */
let sent: Sent[];
let answers: ((sent: Sent) => Response)[];

const page = (items: unknown[]) => ({ items, page: 0, size: 50, total: items.length });
const problem = (status: number, detail: string) =>
  Response.json({ detail }, { status, headers: { "x-correlation-id": "c" } });

/** The service has accepted it; what stands before it says otherwise. The client does not repeat this one by itself. */
const lost = () => new Response("<title>Internal Server Error</title>", { status: 500 });

beforeEach(() => {
  localStorage.clear();
  operator = {
    id: crypto.randomUUID(),
    name: "Ana Rusu",
    roles: ["notifications", "notifications:ROLE_OPERATOR"],
  };
  sent = [];
  answers = [];
  const read: Record<string, unknown> = {
    "api/operator/context": { sistem: { id: 3, denumire: "Taxe locale" } },
    "api/notificares/5": accepted,
    "api/v1/staff/notifications/estimates": { total: 1, verificati: 1 },
  };
  vi.stubGlobal("fetch", (url: string, { method = "GET", body }: RequestInit = {}) => {
    const path = new URL(url, "http://localhost").pathname.replace("/notifications/", "");
    if (method === "GET" || path.endsWith("estimates"))
      return Promise.resolve(Response.json(read[path] ?? page([])));
    const one = JSON.parse(String(body)) as Sent;
    sent.push(one);
    return Promise.resolve(answers.shift()?.(one) ?? Response.json(accepted, { status: 201 }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function open() {
  const history = createMemoryHistory({ initialEntries: ["/app/notificari/trimite"] });
  return render(
    <Console {...startConsole({ session: testSession(operator), areas: [noticesArea], history })} />,
  );
}

const user = userEvent.setup();
const press = async (name: string) => user.click(await screen.findByRole("button", { name }));

/** The form of a notification, filled in, with its question open. */
async function ask() {
  const view = open();
  await user.type(await screen.findByLabelText(/^Adrese și numere/), "ana@exemplu.md");
  await user.type(screen.getByLabelText("Subiectul"), "Ședință");
  await user.type(screen.getByLabelText("Textul"), "La ora 10.");
  await press("Continuă");
  await screen.findByRole("alertdialog");
  return view;
}

const arrived = () => screen.findByRole("heading", { level: 1, name: "Ședință" });
const numbers = () => sent.map(({ trackingId }) => trackingId);

it("a notification whose answer is lost is named by the same number when it is sent again, also after other refusals", async () => {
  answers = [lost, () => problem(429, "Limita a fost atinsă."), () => problem(400, "Un câmp este greșit.")];
  await ask();
  for (const refusals of [1, 2, 3]) {
    await press("Trimite");
    await expect.poll(() => sent).toHaveLength(refusals);
  }
  await press("Trimite");
  await arrived();
  expect(sent).toHaveLength(4);
  expect(new Set(numbers()).size).toBe(1);
});

it("the number of a notification whose answer is lost outlives a reload of its form", async () => {
  answers = [lost];
  const { unmount } = await ask();
  await press("Trimite");
  await expect.poll(() => sent).toHaveLength(1);
  unmount();
  open();
  await press("Continuă");
  await press("Trimite");
  await arrived();
  expect(sent).toHaveLength(2);
  expect(new Set(numbers()).size).toBe(1);
});

it("another text after a lost answer says that the former one was accepted, and leaves only if it is sent once more", async () => {
  answers = [
    lost,
    ({ trackingId }) => problem(409, `trackingId-ul ${trackingId} a fost folosit pentru un alt conținut.`),
  ];
  await ask();
  await press("Trimite");
  await expect.poll(() => sent).toHaveLength(1);
  await press("Renunță");
  await user.type(screen.getByLabelText("Subiectul"), " nouă");
  await press("Continuă");
  await press("Trimite");
  await screen.findByText(/^Trimiterea de mai înainte a fost primită, cu textul de atunci/);
  await press("Trimite");
  await arrived();
  const [first, second, third] = numbers();
  expect([second === first, third === first]).toEqual([true, false]);
});
