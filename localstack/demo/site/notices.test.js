import { beforeAll, expect, it } from "vitest";
import {
  byId,
  noticesApiOf,
  openNotices,
  press,
  send,
  sendNoticeApart,
  signIn,
  until,
  untilTold,
} from "../testing/page.js";

let notice;

/** The parts of the page that are for one role or another, as far as they are shown. */
const shownParts = () =>
  ["list", "queues", "groups", "received"].filter((id) => !byId(id).closest("[hidden]"));

beforeAll(async () => {
  notice = await sendNoticeApart();
  await openNotices(`/notificari?notificare=${notice.id}`);
});

it("the page asks for a sign-in with an account of the service; one that is no recipient is refused", async () => {
  expect([byId("sign-in").hidden, byId("work").hidden]).toEqual([false, true]);
  const call = await noticesApiOf("admin");
  const account = { login: `nimeni-${Date.now()}`, password: "temelia-demo", activated: true };
  await call("POST", "/admin/users", { ...account, email: `${account.login}@exemplu.md` });
  send(byId("credentials"), { username: account.login, password: account.password });
  await untilTold("Nu corespundeți niciunui destinatar din registru.");
  expect([byId("work").hidden, sessionStorage.getItem("notices-token")]).toEqual([true, null]);
});

it("the demo administrator signs in by a button, and sees the notification in the address", async () => {
  await signIn("admin");
  expect(byId("who").textContent).toBe("Alexandra Munteanu");
  await until(() => expect(byId("notice-title").textContent).toBe(notice.subject));
  expect(byId("notice").hidden).toBe(false);
  expect(shownParts()).toEqual(["list", "queues"]);
});

it("closing it, and Back, follow the address", async () => {
  await press("← Închide notificarea");
  await until(() => expect([byId("notice").hidden, location.search]).toEqual([true, ""]));
  const { happyDOM } = window;
  happyDOM.setURL(`${location.origin}/notificari?notificare=${notice.id}`);
  dispatchEvent(new Event("popstate"));
  await until(() => expect(byId("notice").hidden).toBe(false));
});

it("everything that is shown changes with the language", async () => {
  await press("Русский");
  await until(() => expect(byId("queues").textContent).toContain("к отправке"));
  const shown = byId("work").textContent;
  expect(shown).toContain("Отправленные уведомления");
  expect(shown).not.toMatch(/Trimite|Cozile|Istoric|încercări|Reia/);
  await press("Română");
});

it("who signs out leaves nothing behind", async () => {
  await press("Ieșire");
  expect([byId("work").hidden, byId("list").children.length, byId("queues").children.length]).toEqual([
    true,
    0,
    0,
  ]);
  expect([byId("notice").hidden, sessionStorage.getItem("notices-token")]).toEqual([true, null]);
});

it("an operator sees the notifications and groups of their system, a citizen what is theirs", async () => {
  await signIn("tudor.taxe");
  expect(shownParts()).toEqual(["list", "groups"]);
  expect([byId("cancel-notice").closest("[data-for]").hidden, byId("send").elements.sistemId.length]).toEqual(
    [true, 1],
  );
  await press("Ieșire");
  await signIn("maria.cetatean");
  expect([shownParts(), byId("who").textContent]).toEqual([["received"], "Maria Ciobanu"]);
  expect(document.activeElement.id).toBe("mine-title");
});
