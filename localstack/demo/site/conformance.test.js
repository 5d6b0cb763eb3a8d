import { beforeAll, expect, it } from "vitest";
import {
  auditApart,
  byId,
  openConformance,
  press,
  registerSample,
  send,
  signIn,
  until,
} from "../testing/page.js";

let system;

beforeAll(async () => {
  system = await registerSample(["noun"]);
  await auditApart(system);
  await openConformance(`/conformitate?sistem=${system.id}`);
});

const isOpen = () => !byId("system").hidden;
const isListed = () => byId("list").textContent.includes(system.cod);

it("visitors see the public verdicts without a sign-in; a system in the address waits for it", () => {
  expect([isListed(), isOpen(), byId("sign-in").hidden]).toEqual([true, false, false]);
});

it("an account that is neither an official's nor an administrator's is refused", async () => {
  const login = `nimeni-${Date.now()}`;
  const account = { login, email: `${login}@exemplu.md`, password: "temelia-demo", activated: true };
  await system.call("POST", "/admin/users", account);
  send(byId("credentials"), { username: login, password: account.password });
  await until(() => expect(byId("alert").textContent).not.toBe(""));
  await until(() => expect(sessionStorage.getItem("platform-token")).toBeNull());
  expect([byId("sign-in").hidden, byId("who").hidden]).toEqual([false, true]);
});

it("an official signs in by a button, and sees the system in the address", async () => {
  await signIn("oficial");
  await until(() => expect(isOpen()).toBe(true));
  expect(byId("who").textContent).toBe("Victor Ciobanu");
  expect(byId("system-title").textContent).toBe(system.denumire);
});

it("closing it returns to its entry; the entry and Back open it again", async () => {
  await press("← Închide sistemul");
  await until(() => expect([isOpen(), location.search]).toEqual([false, ""]));
  await until(() => expect(document.activeElement.id).toBe(`system-${system.id}`));
  byId(`system-${system.id}`).click();
  await until(() => expect([isOpen(), location.search]).toEqual([true, `?sistem=${system.id}`]));
  expect(byId(`system-${system.id}`).getAttribute("aria-current")).toBe("true");
  window.happyDOM.setURL(`${location.origin}/conformitate`);
  dispatchEvent(new Event("popstate"));
  await until(() => expect(isOpen()).toBe(false));
});

it("everything that is shown changes with the language", async () => {
  byId(`system-${system.id}`).click();
  await until(() => expect(isOpen()).toBe(true));
  await press("Русский");
  const shown = byId("main").textContent;
  expect(shown).toMatch(/Соответствие[^]*Системы[^]*еженедельно[^]*Открытые: \d/);
  expect(shown).not.toMatch(/Sistemele|Închide|Găsit|săptămânal|Deschise|Reguli respectate/);
  await press("Română");
});

it("who signs out leaves nothing behind but what everybody sees", async () => {
  await press("Ieșire");
  expect([isOpen(), byId("broken").children.length, sessionStorage.getItem("platform-token")]).toEqual([
    false,
    0,
    null,
  ]);
  await until(() => expect(isListed()).toBe(true));
  expect(byId("list").querySelector("a")).toBeNull();
});
