import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, inject, vi } from "vitest";
import { sampleRegistration, startSampleSystem } from "../../../shared/testing/sample-system.ts";
import { BrowserRequest } from "./xml-http-request.js";

/*
 * Opens a page in the test's document as a browser does: its HTML, its address, its script. The real front, functions and
 * store answer its requests. One page per test file: a loaded module stays connected.
 */

const site = join(import.meta.dirname, "../site");

/** Goes to an address as the location bar does, before a page is opened there. */
export const visit = (path) => window.happyDOM.setURL(`${inject("site")}${path}`);
visit("/");
vi.stubGlobal("XMLHttpRequest", BrowserRequest);

async function open(html, script, path) {
  visit(path);
  const [, body] = /<body>([^]*)<\/body>/.exec(readFileSync(join(site, html), "utf8"));
  document.body.innerHTML = body;
  await import(join(site, script));
}

export const openLanding = (path = "/") => open("index.html", "page.js", path);
export const openLink = (path) => open("link.html", "link.js", path);
export const openMail = () => open("mail.html", "mail.js", "/mail");
export const openNotices = (path = "/notificari") => open("notices.html", "notices.js", path);
export const openConformance = (path = "/conformitate") => open("conformance.html", "conformance.js", path);
export const openZones = (path = "/zone") => open("zones.html", "zones.js", path);
export const openPush = () => open("push.html", "push.js", "/push");
export const openSms = () => open("sms.html", "sms.js", "/sms");

export const byId = (id) => document.getElementById(id);

/** Waits until the assertions hold. */
export const until = (assertions) => vi.waitFor(assertions, { timeout: 30_000, interval: 20 });

/** The text of the current message, without its buttons. */
export const told = () => document.querySelector(".message p")?.textContent ?? "";

export const untilTold = (text) => until(() => expect(told()).toContain(text));

const isShown = (element) => !element.closest("[hidden], dialog:not([open])");

/** The visible button or link with this text or label; undefined if there is none. */
export const control = (text, inside = document) =>
  [...inside.querySelectorAll("button, a")].find(
    (one) => isShown(one) && (one.getAttribute("aria-label") ?? one.textContent.trim()) === text,
  );

/** Waits for a button or link, and presses it. */
export const press = async (text, inside) =>
  (await until(() => control(text, inside) ?? expect.fail(`nothing to press: ${text}`))).click();

/** Signs in as a demo person by their button, and waits for the resulting view. */
export async function signIn(login) {
  [...byId("people").querySelectorAll("button")].find((one) => one.textContent.includes(login)).click();
  await until(() =>
    expect([byId("work").hidden, byId("work").hasAttribute("aria-busy")]).toEqual([false, false]),
  );
}

/** Signs out the current person, and signs in another. */
export async function changeTo(login) {
  byId("sign-out").click();
  await signIn(login);
}

/** Fills in the fields of a form, and sends it. */
export function send(form, fields) {
  for (const [name, value] of Object.entries(fields)) form.elements[name].value = value;
  form.requestSubmit();
}

/** Opens the part of the opened document about access, and waits until it is read. */
export async function openAccess() {
  byId("access").open = true;
  await until(() => expect(byId("access-panel").hidden).toBe(false));
}

/** The text of each entry of a list in the page. */
export const textsOf = (list) => [...byId(list).children].map(({ textContent }) => textContent);

/** Chooses a file in a form's field. */
export function choose(form, file) {
  const chosen = new DataTransfer();
  chosen.items.add(file);
  const input = form.querySelector("input[type=file]");
  input.files = chosen.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Opens a document by its address, as a link from elsewhere does. */
export async function openDocument(id) {
  const { go } = await import(join(site, "address.js"));
  await go({ document: id });
}

/** Calls the API as a demo person, independently of the page. */
export async function apiOf(login) {
  const call = async (method, path, body, headers = {}) => {
    const answer = await fetch(`/documents${path}`, {
      method,
      headers: body instanceof FormData ? headers : { "content-type": "application/json", ...headers },
      body: body instanceof FormData || body === undefined ? body : JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return text === "" ? undefined : JSON.parse(text);
  };
  const { id_token } = await call("POST", "/api/authenticate", { username: login, password: "temelia-demo" });
  const authorization = `Bearer ${id_token}`;
  return {
    token: id_token,
    call: (method, path, body) => call(method, path, body, { authorization }),
    upload(file, fields = {}) {
      const form = new FormData();
      for (const [name, value] of Object.entries({ ...fields, file })) form.append(name, value);
      return call("POST", "/api/documents/upload", form, { authorization });
    },
  };
}

/** Calls the API of notifications as a person with the password of the demo, independently of the page. */
export const noticesApiOf = (login) => serviceApiOf("notifications", login);

async function serviceApiOf(service, login) {
  const call = async (method, path, body, headers = {}) => {
    const sent = { method, headers: { "content-type": "application/json", ...headers } };
    const answer = await fetch(`/${service}/api${path}`, { ...sent, body: body && JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.status === 204 ? undefined : answer.json();
  };
  const credentials = { username: login, password: "temelia-demo" };
  const { id_token } = await call("POST", "/authenticate", credentials);
  return (method, path, body) => call(method, path, body, { authorization: `Bearer ${id_token}` });
}

let sentNotices = 0;

/** Sends a notification as the administrator does, independently of the page. Its subject differs from all others. */
export async function sendNoticeApart(fields = {}) {
  const call = await noticesApiOf("admin");
  const subject = `Aviz ${Date.now()}-${(sentNotices += 1)}`;
  const recipients = [{ type: "Email", value: `aviz-${Date.now()}@exemplu.md` }];
  return call("POST", "/notificares", { sistemId: 1, subject, body: "Bună ziua", recipients, ...fields });
}

/** A new person of the registry with a confirmed mail address and a linked account. */
export async function newCitizen() {
  const call = await noticesApiOf("admin");
  const run = `${Date.now()}${Math.floor(Math.random() * 900 + 100)}`;
  const [login, idnp] = [`cetatean-${run}`, `2${run.slice(-12)}`];
  const mail = `${login}@exemplu.md`;
  const contacts = [{ canal: "Email", adresa: mail }];
  const { id } = await call("POST", "/admin/provision/user", { idnp, nume: "Ana Rusu", contacts });
  const account = { login, email: mail, password: "temelia-demo", activated: true };
  await call("POST", "/admin/users", { ...account, authorities: ["ROLE_USER"] });
  await call("POST", "/admin/provision/link", { login, destinatarId: id });
  return { id, login, idnp, mail };
}

/** Opens the page of notifications, and signs a person in by the form. */
export async function openNoticesAs({ login }) {
  await openNotices();
  send(byId("credentials"), { username: login, password: "temelia-demo" });
  await until(() => expect(byId("work").hidden).toBe(false));
}

/** The last code that was mailed to an address. */
export const codeTo = (address) =>
  until(async () => {
    const mails = await (await fetch("/mail/all.json")).json();
    const texts = mails.filter(({ to }) => to.includes(address)).map(({ text }) => text);
    return /\b\d{6}\b/.exec(texts.at(-1))?.[0] ?? expect.fail(`no code for ${address}`);
  });

/** Calls the API of the platform as the administrator does, independently of the page. */
export const platformApi = () => serviceApiOf("platform", "admin");

let samples = 0;

/**
 * A sample system that is registered for audits of a few requests; it stops with its test file.
 * @param deviations what it does wrong
 */
export async function registerSample(deviations = [], fields = {}) {
  const sample = await startSampleSystem();
  afterAll(() => sample.stop());
  for (const one of deviations) sample.on.add(one);
  const call = await platformApi();
  const cod = `a-proba-${Date.now()}-${(samples += 1)}`;
  const body = {
    ...sampleRegistration(sample.url),
    cod,
    denumire: `Proba ${cod}`,
    limits: { requests: 12 },
    ...fields,
  };
  return { sample, call, ...(await call("POST", "/v1/admin/systems", body)) };
}

/** Audits a system to the end, independently of the page. */
export async function auditApart({ call, id }) {
  const asked = await call("POST", `/v1/admin/systems/${id}/audits`);
  return until(async () => {
    const audit = await call("GET", `/v1/admin/audits/${asked.id}`);
    expect(audit.status).toBe("FINALIZAT");
    return audit;
  });
}

/** Opens the page of conformance at a system, as a person who is signed in. */
export async function openSystemAs(login, { id }) {
  const session = await import(join(site, "conformance-api.js"));
  await session.signIn(login, "temelia-demo");
  await openConformance(`/conformitate?sistem=${id}`);
  await until(() => expect(byId("system").hidden).toBe(false));
}

/** A time in ten minutes. */
export const soon = () => new Date(Date.now() + 600_000).toISOString();

/** A file of `size` bytes that do not repeat soon. */
export const fileOf = (size, name, type = "application/octet-stream") =>
  new File([Uint8Array.from({ length: size }, (_, index) => (index * 7 + (index >> 8)) % 251)], name, {
    type,
  });

export const textFile = (text, name = "nota.txt") => new File([text], name, { type: "text/plain" });

/** A document of Ana's organization, filed by Elena independently of the page. */
export async function fileForZones(denumire = `Hotărâre ${Date.now()}`) {
  const { upload } = await apiOf("elena.sefa");
  return upload(textFile("conținut"), { bucketId: "2", denumire });
}

/** Signs in to the page of the zones as a demo person by their button, and waits for their first zone. */
export async function signInToZones(login) {
  [...byId("people").querySelectorAll("button")].find((one) => one.textContent.includes(login)).click();
  await until(() =>
    expect([byId("inside").hidden, document.activeElement.id]).toEqual([false, "zone-title"]),
  );
}
