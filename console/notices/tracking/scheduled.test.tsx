import { createMemoryHistory } from "@tanstack/react-router";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Console, startConsole } from "../../shell/console.tsx";
import { findingsOf } from "../../testing/axe.ts";
import { testSession } from "../../testing/session.ts";
import { noticesArea } from "../area.ts";

const operator = {
  id: "ana",
  name: "Ana Rusu",
  roles: ["notifications", "notifications:ROLE_OPERATOR"],
};

const HOUR_MS = 3_600_000;
const hour = new Date(Date.now() + 48 * HOUR_MS).toISOString();

const scheduled = {
  ...{ id: 5, sistemId: 3, trackingId: "T-5", status: "Scheduled", counts: { Scheduled: 8 }, total: 8 },
  ...{ priority: "Medium", templateId: 2, subject: "Taxa {{taxa}} este scadentă", titlu: "Taxă scadentă" },
  ...{ scheduledAt: hour, creatDe: "ana", creatLa: "2026-11-28T10:00:00.000Z" },
};

/** The answers by method and path of the service, and the changes that were sent. */
let answers: Record<string, unknown>;
let sent: unknown[];

const page = (items: unknown[]) => ({ items, page: 0, size: 50, total: items.length });

beforeEach(() => {
  localStorage.clear();
  sent = [];
  answers = {
    "GET notificares": page([scheduled]),
    "GET notificares/5": scheduled,
    "GET v1/staff/notifications/5": scheduled,
    "GET sistems": page([{ id: 3, denumire: "Taxe locale", activ: true }]),
    "GET v1/staff/notifications/5/deliveries": page([]),
    "GET v1/staff/categories": page([]),
    "GET eveniment-notificares": page([]),
  };
  vi.stubGlobal("fetch", (url: string, { method = "GET", body, headers }: RequestInit = {}) => {
    const path = new URL(url, "http://localhost").pathname.replace("/notifications/api/", "");
    if (method !== "GET")
      sent.push([
        method,
        path,
        body ? JSON.parse(String(body)) : undefined,
        new Headers(headers).get("if-match"),
      ]);
    return Promise.resolve(
      Response.json(answers[`${method} ${path}`] ?? scheduled, { headers: { etag: '"4"' } }),
    );
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open(path: string) {
  const history = createMemoryHistory({ initialEntries: [`/app/notificari${path}`] });
  return render(
    <Console {...startConsole({ session: testSession(operator), areas: [noticesArea], history })} />,
  );
}

/** A time as the browser's field shows it: local, to the minute. */
const localIn = (ms: number) => {
  const at = new Date(Date.now() + ms);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

it("a scheduled notification has the name of its template, and says Scheduled and that nothing has been sent", async () => {
  const { container } = open("/5");
  await screen.findByRole("heading", { level: 1, name: "Taxă scadentă" });
  await screen.findByText("0 din 8 livrări au plecat sau s-au încheiat.");
  expect(screen.getAllByText("Programată").length).toBeGreaterThan(0);
  expect(container.textContent).not.toMatch(/8 din 8|\{\{/);
  expect(await findingsOf(container)).toEqual([]);
});

it("the list calls notifications by their titles, and never shows a variable", async () => {
  const { container } = open("/");
  await screen.findByRole("link", { name: "Taxă scadentă" });
  expect(container.textContent).not.toContain("{{");
});

it("an operator gives a scheduled notification another hour, but not one that has passed", async () => {
  const user = userEvent.setup();
  open("/5");
  await user.click(await screen.findByRole("link", { name: "Schimbă ora" }));
  await screen.findByRole("dialog", { name: "Când pleacă „Taxă scadentă”?" });
  await screen.findByRole("group", { name: /Ora trimiterii/ });
  const type = async (moment: string) => {
    const [, year = "", month = "", day = "", time = ""] = /^(\d+)-(\d+)-(\d+)T(.+)$/.exec(moment) ?? [];
    screen.getAllByRole("spinbutton")[0]?.focus();
    await user.keyboard(`${day}${month}${year}${time.replace(":", "")}`);
  };
  const change = () => user.click(screen.getByRole("button", { name: "Schimbă ora" }));
  await type(localIn(-HOUR_MS));
  await change();
  await screen.findAllByText("Alegeți o oră care nu a trecut");
  expect(sent).toEqual([]);
  const later = localIn(72 * HOUR_MS);
  await type(later);
  await change();
  await screen.findByText(/^Notificarea pleacă la /);
  expect(screen.queryByRole("dialog")).toBeNull();
  const scheduledAt = new Date(later).toISOString();
  expect(sent).toEqual([["PATCH", "v1/staff/notifications/5", { scheduledAt }, '"4"']]);
});

it("an operator cancels a scheduled notification, and one that has been sent offers neither act", async () => {
  const user = userEvent.setup();
  const { unmount } = open("/5");
  await user.click(await screen.findByRole("link", { name: "Anulează ce nu s-a trimis" }));
  await screen.findByRole("alertdialog", { name: "Anulați „Taxă scadentă”?" });
  screen.getByRole("button", { name: "Nu anula" });
  await user.click(screen.getByRole("button", { name: "Anulează ce nu s-a trimis" }));
  await expect
    .poll(() => sent)
    .toEqual([["PATCH", "v1/staff/notifications/5", { status: "Cancelled" }, '"4"']]);
  unmount();
  answers["GET notificares/5"] = { ...scheduled, status: "Delivered", counts: { Delivered: 8 } };
  open("/5");
  await screen.findByText("8 din 8 livrări au plecat sau s-au încheiat.");
  for (const name of ["Schimbă ora", "Anulează ce nu s-a trimis"])
    expect(screen.queryByRole("link", { name })).toBeNull();
});

it("in English a scheduled notification is cancelled, not undone, and the way out of the question is not the act itself", async () => {
  answers["GET notificares/5"] = scheduled;
  document.documentElement.lang = "en";
  const user = userEvent.setup();
  open("/programate");
  await user.click(await screen.findByRole("link", { name: "Cancel: Taxă scadentă" }));
  const question = await screen.findByRole("alertdialog");
  const names = within(question)
    .getAllByRole("button")
    .map((button) => button.textContent);
  expect(names).toEqual(expect.arrayContaining(["Cancel what has not been sent", "Keep it"]));
  expect(names).not.toContain("Cancel");
});

it("a scheduled notification gets another text by the revision that was seen", async () => {
  const texts = { subject: { ro: "Orar" }, body: { ro: "Până la 15.", en: "Until 3." }, variables: {} };
  answers["GET v1/staff/notifications/5/texts"] = texts;
  const user = userEvent.setup();
  open("/5");
  await user.click(await screen.findByRole("link", { name: "Schimbă textul" }));
  await screen.findByRole("dialog", { name: "Ce text are „Taxă scadentă”?" });
  const [body] = await screen.findAllByLabelText(/^Textul/);
  if (body) await user.clear(body);
  if (body) await user.type(body, "Până la 16.");
  await user.click(screen.getByRole("button", { name: "Schimbă textul" }));
  await screen.findByText("Textul a fost schimbat");
  expect(sent).toEqual([
    [
      "PUT",
      "v1/staff/notifications/5/texts",
      { subject: { ro: "Orar" }, body: { ro: "Până la 16.", en: "Until 3." } },
      '"4"',
    ],
  ]);
});

it("what has failed is sent again after a question, and leads to the notification that does so", async () => {
  answers["GET notificares/5"] = {
    ...{ ...scheduled, status: "Sent", counts: { Failed: 2, Sent: 6 } },
    scheduledAt: undefined,
  };
  answers["POST v1/staff/notifications/5/retry"] = { ...scheduled, id: 6, origineId: 5 };
  answers["GET notificares/6"] = { ...scheduled, id: 6, origineId: 5 };
  const user = userEvent.setup();
  open("/5");
  await user.click(await screen.findByRole("link", { name: "Retrimite celor la care nu a ajuns" }));
  await screen.findByRole("alertdialog", { name: "Retrimiteți? 2 livrări au eșuat" });
  await user.click(screen.getByRole("button", { name: "Retrimite celor la care nu a ajuns" }));
  await screen.findByRole("link", { name: "Deschide notificarea inițială" });
});

it("what was cancelled before its hour is not offered to be sent again, although a delivery had failed", async () => {
  answers["GET notificares/5"] = { ...scheduled, status: "Cancelled", counts: { Cancelled: 7, Failed: 1 } };
  open("/5");
  await screen.findByText("8 din 8 livrări au plecat sau s-au încheiat.");
  expect(screen.queryByRole("link", { name: "Retrimite celor la care nu a ajuns" })).toBeNull();
});

it("a notification names its sender, with the login behind the name", async () => {
  answers["GET notificares/5"] = { ...scheduled, creatDe: "tudor.taxe", creatDeNume: "Tudor Lungu" };
  open("/5");
  const sender = (await screen.findByText("Trimisă de")).parentElement;
  expect(sender?.textContent).toContain("Tudor Lungu (tudor.taxe)");
});

it("members of a group have numbers in the reader's language, and the page says who reads their names", async () => {
  const common = { notificareId: 5, sistemId: 3, canal: "Email", status: "Sent", limba: "ro", incercari: 1 };
  const member = { destinatarId: 8, destinatar: "Destinatar 8", creatLa: "2026-11-28T10:00:00.000Z" };
  answers["GET v1/staff/notifications/5/deliveries"] = page([{ ...common, ...member, id: 81 }]);
  document.documentElement.lang = "en";
  const { container } = open("/5");
  await screen.findByRole("article", { name: "Recipient 8" });
  await screen.findByText(/only administrators can see their names/);
  expect(container.textContent).not.toContain("Destinatar");
});

it("the history says who rescheduled a notification, and to which hour", async () => {
  answers["GET eveniment-notificares"] = page([
    {
      ...{ id: 10, notificareId: 5, tip: "LIVRATA", creatLa: "2027-01-05T08:31:00.000Z" },
      detalii: { la: "2027-01-05T08:30:59.000Z" },
    },
    {
      ...{ id: 9, notificareId: 5, tip: "REPLANIFICATA", creatLa: "2026-11-28T11:00:00.000Z" },
      ...{ detalii: { de: "ion.c", la: "2027-01-05T08:30:00.000Z" }, deNume: "Ion Ciobanu" },
    },
  ]);
  open("/5?fila=istoric");
  const line = (await screen.findByText("Ora trimiterii a fost schimbată")).closest("li");
  expect(line?.textContent).toMatch(/Ion Ciobanu: Ora trimiterii a fost schimbată.*pleacă la 5 ian\. 2027/);
  expect(screen.getByText("A ajuns").closest("li")?.textContent).not.toContain("pleacă");
});
