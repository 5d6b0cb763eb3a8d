import { once } from "node:events";
import { request } from "node:http";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import {
  apiOf,
  byId,
  changeTo,
  control,
  openLanding,
  press,
  signIn,
  textFile,
  textsOf,
  until,
  untilTold,
} from "../testing/page.js";

let ion;
/** The window opened by the page. */
let popup;
const opened = [];

/** A request as a separate window sends it: with cookies, without following redirects. */
async function ask(address, headers = {}) {
  const outgoing = request(address, { headers }).end();
  const [answer] = await once(outgoing, "response");
  const text = Buffer.concat(await answer.toArray()).toString();
  return { status: answer.statusCode, headers: answer.headers, text };
}

/** The visitor's steps in the provider's window. Happy DOM has no second window, so plain requests replace it. */
async function agreeAs({ token }, provider) {
  const begun = await ask(`${location.origin}/documents/api/conexiuni/${provider}/authorize`, {
    authorization: `Bearer ${token}`,
  });
  const cookie = begun.headers["set-cookie"][0].split(";")[0];
  const agreed = await ask(`${JSON.parse(begun.text).authorizationUrl}&decizie=da`);
  const back = await ask(agreed.headers.location, { cookie });
  expect([back.status, back.text]).toEqual([200, expect.stringContaining('conexiune: "connected"')]);
}

beforeAll(async () => {
  vi.spyOn(window, "open").mockImplementation(() => popup);
  ion = await apiOf("ion.operator");
  await openLanding();
  await signIn("ion.operator");
  byId("from-elsewhere").open = true;
  byId("from-elsewhere").dispatchEvent(new Event("toggle"));
  await until(() => expect(textsOf("connections")).toHaveLength(2));
});

beforeEach(() => {
  popup = {
    closed: false,
    close: vi.fn(),
    set location(address) {
      opened.push(address);
    },
  };
});

/** The file or folder with this name. */
const remote = (name) =>
  [...byId("remote-files").children].find(({ textContent }) => textContent.startsWith(name));
const check = (name) => remote(name).querySelector("input").click();

it("who closes the provider's window without agreeing is told so", async () => {
  await press("Conectează: Furnizorul A (ca Google Drive)");
  await until(() =>
    expect(opened).toEqual([expect.stringMatching(/^http:\/\/localhost:\d+\/a\/authorize\?/)]),
  );
  popup.closed = true;
  await untilTold("Furnizorul A (ca Google Drive) nu a fost conectat");
});

it("a browser that opens no window is told what to allow", async () => {
  popup = null;
  await press("Conectează: Furnizorul A (ca Google Drive)");
  await untilTold("permiteți ferestrele pentru această pagină");
});

it("who agrees is connected", async () => {
  await press("Conectează: Furnizorul A (ca Google Drive)");
  await until(() => expect(opened).toHaveLength(2));
  await agreeAs(ion, "provider_a");
  window.dispatchEvent(
    Object.assign(new Event("message"), {
      origin: location.origin,
      source: popup,
      data: { conexiune: "connected" },
    }),
  );
  await untilTold("Furnizorul A (ca Google Drive) este conectat.");
  expect(textsOf("connections")[0]).toContain("conectat · ");
});

it("folders are opened, files are chosen, and what cannot be brought in says so", async () => {
  await press("Răsfoiește: Furnizorul A (ca Google Drive)");
  await until(() => expect(remote("Hotărâre")).toBeDefined());
  expect(remote("Formular").textContent).toContain("nu poate fi adus");
  expect(byId("import").querySelector('[type="submit"]').disabled).toBe(true);
  await press("Deschide: Dosare 2026");
  await until(() => expect(remote("Lista lucrărilor.csv")).toBeDefined());
  check("Lista lucrărilor.csv");
  check("Notă de serviciu.txt");
  expect(byId("chosen-files").textContent).toBe("Alese: 2");
});

it("the chosen files are brought in, with progress, and stand in the list of documents", async () => {
  byId("import").requestSubmit();
  await untilTold("Fișiere aduse: 2 din 2.");
  expect([
    byId("list").textContent,
    byId("chosen-files").textContent,
    byId("import-progress").hidden,
  ]).toEqual([
    expect.stringMatching(/Lista lucrărilor.*Notă de serviciu|Notă de serviciu.*Lista lucrărilor/s),
    "Alese: 0",
    true,
  ]);
});

it("what is refused is told file by file", async () => {
  await press("Înapoi la început");
  await until(() => expect(remote("program.exe")).toBeDefined());
  check("program.exe");
  check("Hotărâre");
  byId("import").requestSubmit();
  await untilTold("Fișiere aduse: 1 din 2.");
  expect(textsOf("import-failures")).toEqual([expect.stringContaining("program.exe: nu a putut fi adus")]);
});

it("a copy is brought again from its source", async () => {
  [...byId("list").querySelectorAll("a")]
    .find(({ textContent }) => textContent.includes("Notă de serviciu"))
    .click();
  await until(() => expect(control("Adu din nou de la sursă")).toBeDefined());
  await press("Adu din nou de la sursă");
  await untilTold("Sursa nu s-a schimbat.");
});

it("a live link is opened at its provider, in a window of its own; other documents have no such way", async () => {
  expect(control("Deschide la Furnizorul A (ca Google Drive)")).toBeDefined();
  await ion.upload(textFile("conținut", "de aici.txt"));
  check("Hotărâre");
  byId("import").elements.mod.value = "LEGATURA";
  byId("import").requestSubmit();
  await untilTold("Fișiere aduse: 1 din 1.");
  const open = (name) =>
    [...byId("list").querySelectorAll("a")].find(({ textContent }) => textContent.includes(name)).click();
  open("de aici.txt");
  await until(() => expect(byId("document-title").textContent).toBe("de aici.txt"));
  expect(byId("open-source").hidden).toBe(true);
  open("Hotărâre");
  await until(() => expect(byId("document-title").textContent).toBe("Hotărâre"));
  const way = control("Deschide la Furnizorul A (ca Google Drive)");
  expect([way.href, way.target, way.rel]).toEqual([
    expect.stringMatching(/^https?:\/\//),
    "_blank",
    "noopener noreferrer",
  ]);
  expect(byId("no-content").textContent).toContain("se citește de la Furnizorul A");
});

it("all of it is said in Russian", async () => {
  await press("Русский");
  await until(() => expect(byId("remote-title").textContent).toBe("Файлы у: Поставщик A (как Google Drive)"));
  await press("Română");
});

it("who disconnects looks at nothing more there", async () => {
  await press("Deconectează: Furnizorul A (ca Google Drive)");
  await untilTold("este deconectat");
  expect([byId("import").hidden, textsOf("connections")[0]]).toEqual([
    true,
    expect.stringContaining("neconectat"),
  ]);
});

it("who comes next starts anew", async () => {
  await changeTo("maria.client");
  expect([byId("from-elsewhere").open, textsOf("connections")]).toEqual([false, []]);
});
