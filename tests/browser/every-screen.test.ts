import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pageNameAt } from "../../functions/console/addresses.ts";
import { root } from "../../localstack/serverless/deployment.ts";
import { type Language, languages } from "../../shared/everywhere/texts.ts";
import type { SampleSystem } from "../../shared/testing/sample-system.ts";
import { addressesOfConsole } from "../../tools/console/screens.ts";
import { findings } from "./browser.ts";
import { overflow } from "./page.ts";
import { dialogFaults, keyboardFaults } from "./screens/keyboard.ts";
import { type Made, makeRecords, tokenOf } from "./screens/records.ts";
import { lookFaults } from "./screens/looks.ts";
import { rawTexts } from "./screens/texts.ts";
import { drawn, goTo, moveTo, signedIn, type Visit, visit } from "./screens/visit.ts";
import { stack } from "./system.ts";

/*
 * Every screen of the console, as each kind of person who may see it: by mouse and by keyboard alone, on a phone, in the dark, in each
 * language, in three widths and three kinds of colours. The addresses are read from the code, so that a new screen is walked or fails.
 * `BROWSER_CHECK=short` walks some of them, without dialogs, as an operator of all services.
 */

const isShort = process.env.BROWSER_CHECK === "short";
/** One in so many screens of the short walk. */
const SAMPLE = 6;

let made: Made;
let sample: SampleSystem | undefined;

beforeAll(async () => {
  if (!isShort) ({ made, sample } = await makeRecords());
}, 180_000);
afterAll(() => sample?.stop());

/** The records whose pages are opened, by address. */
const records: Record<string, (login: string) => string[]> = {
  "/acte/$id/dovada": () => ["21"],
  "/acte/$id/{-$fila}": () => [
    "7",
    // A PDF with text.
    "21",
    ...["versiuni", "acces", "semnaturi", "text", "activitate"].map((tab) => `7/${tab}`),
  ],
  "/scanari/$id": () => [String(made.scan)],
  "/importuri/$furnizor": () => ["provider_a"],
  "/importuri/aduse/$id": (login) => [String(made.imports[login] ?? 1)],
  "/sabloane/$id": () => ["1"],
  "/sabloane/$id/editare": () => ["1"],
  "/aprobari/$service/$id": () => [`documents/${String(made.approval)}`],
  "/notificari/$id": () => [String(made.notice)],
  "/notificari/sabloane/$id": () => ["1"],
  "/notificari/sabloane/$id/editare": () => ["1"],
  "/notificari/grupuri/$id": () => ["1"],
  "/notificari/categorii/$id": () => ["1"],
  "/destinatari/$id": () => ["1"],
  "/canale/sisteme/$id": () => ["1"],
  "/canale/furnizori/$id": () => ["1"],
  "/canale/expeditori/$id": () => ["1"],
  "/canale/conturi/$id": () => ["tudor.taxe"],
  "/persoane/$id": () => ["ion.operator"],
  "/organizatii/$id": () => ["1"],
  "/organizatii/containere/$id": () => ["2"],
  "/nomenclatoare/clienti/$id": () => ["1"],
  "/nomenclatoare/emitenti/$id": () => ["1"],
  "/nomenclatoare/roluri/$id": () => ["1"],
  "/sisteme-client/$id": () => ["1"],
  "/identitate/organizatii/$id": () => ["1"],
  "/identitate/proiecte/$id": () => ["1"],
  "/identitate/parteneri/$id": () => ["1"],
  "/identitate/utilizatori/$id": () => ["ion.operator"],
  "/facturare/servicii/$id": () => ["1"],
  "/facturare/facturi/$id": () => [made.invoice],
  "/facturare/neidentificate/$id": () => [String(made.line)],
  "/facturare/utilizatori/$id": () => ["admin"],
  "/sabloane-duae/sabloane/$id": () => ["1"],
  "/sabloane-duae/utilizatori/$id": () => ["admin"],
  "/conformitate/sisteme/$id": () => [String(made.system)],
  "/conformitate/audituri/$id": () => [String(made.audit)],
  "/conformitate/audituri/$id/cereri": () => [String(made.audit)],
  "/conformitate/abateri/$id": () => [String(made.issue)],
  "/conformitate/utilizatori/$id": () => ["oficial"],
  "/conformitate/reguli/$id": () => ["noun"],
  "/operare/cozi/$service/$queue": () => ["documents/indexing-dlq", "notifications/deliveries"],
};

/** The addresses of a pattern: `/acte/$id/dovada` with "21" in the place of its parameters. */
const opened = (pattern: string, { login }: Persona): string[] => {
  const values = records[pattern]?.(login) ?? [];
  if (!pattern.includes("$")) return [`/app${pattern}`];
  return values.map((value) => `/app${pattern.replace(/\$\w+(\/\{?-?\$\w+\}?)?/, value)}`);
};

interface Persona {
  login: string;
  services: string[];
  /** The areas that they see; others do not exist for them. */
  areas: string[];
  /** Screens of these areas that nothing offers them, and that their address refuses. */
  refused?: string[];
}

const clerk = [
  ...["/astazi", "/acte", "/cereri", "/linkuri", "/scanari", "/importuri", "/sabloane", "/inbox", "/cont"],
];
const administrator = [
  ...clerk,
  ...[
    "/aprobari",
    "/audit",
    "/persoane",
    "/organizatii",
    "/nomenclatoare",
    "/sisteme-client",
    "/pastrare",
    "/identitate",
  ],
];
const all = [...new Set(addressesOfConsole().map(({ area }) => area))];

const everything = "an operator of all services";

const personas: Record<string, Persona> = {
  "a clerk": { login: "ion.operator", services: ["documents"], areas: clerk },
  "an administrator of an organization": {
    login: "ana.admin",
    services: ["documents", "identity"],
    areas: administrator,
    refused: ["/identitate/parteneri", "/identitate/parteneri/$id", "/organizatii/$id"],
  },
  "an operator of a system that notifies": {
    login: "tudor.taxe",
    services: ["notifications"],
    areas: ["/notificari", "/cont"],
    refused: ["/notificari/livrari", "/notificari/sabloane/nou", "/notificari/sabloane/$id/editare"],
  },
  [everything]: {
    login: "admin",
    services: ["documents", "notifications", "platform", "identity", "template-admin", "invoicing"],
    areas: all,
  },
};

/** How the screens are walked in each language. */
const looks = {
  ro: { viewport: { width: 1280, height: 800 }, colorScheme: "light" },
  ru: { viewport: { width: 390, height: 800 }, colorScheme: "dark" },
  en: { viewport: { width: 768, height: 1024 }, colorScheme: "light" },
} as const satisfies Record<Language, BrowserContextOptions>;
const lookIn = (locale: Language) => ({ locale, ...looks[locale] });

const isShown = ({ areas, refused = [] }: Persona, address: string): boolean =>
  areas.some((area) => address === area || address.startsWith(`${area}/`)) && !refused.includes(address);

/** Answers that their pages are about. */
const expected = new Set([
  // No reindex has run yet.
  "404: /documents/api/admin/search/reindex",
  "404: /documents/api/public/linkuri/nimic",
  "404: /notifications/api/v1/public/unsubscribe/nimic",
  // Only the service knows if an account is linked to a recipient.
  "403: /notifications/api/registry/me",
  "404: /cont/nimic",
]);

/** What is wrong with the screen that is drawn. */
async function faultsOf(page: Page): Promise<string[]> {
  const wide = await overflow(page);
  const problems = await page.locator("main .problem").allTextContents();
  const name = await page.locator("main h1").first().innerText();
  return [
    ...(name.trim() === "" ? ["the heading is empty"] : []),
    ...problems.map((text) => `a problem is shown: ${text}`),
    ...(wide > 0 ? [`${String(wide)} px wider than the screen`] : []),
    ...(await findings(page)),
    ...(await rawTexts(page)),
  ];
}

const dialogIn = (href: string): string =>
  (new URL(href, stack.url).searchParams.get("dialog") ?? "").split(".")[0] ?? "";

const hrefsOf = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));

/** The dialogs that links of the page open above it, by name: each one once. The tray of uploads is none. */
async function dialogsOf(page: Page): Promise<Map<string, string>> {
  const hrefs = await hrefsOf(page, "main a[href*='dialog=']");
  const here = new URL(page.url()).pathname;
  const own = hrefs.filter(
    (href) => new URL(href, stack.url).pathname === here && dialogIn(href) !== "incarca",
  );
  return new Map(own.reverse().map((href) => [dialogIn(href), href]));
}

/** True if the element takes the focus within a second. */
const isFocused = (element: Locator): Promise<boolean> =>
  element
    .and(element.page().locator(":focus"))
    .waitFor({ timeout: 1000 })
    .then(
      () => true,
      () => false,
    );

/** Opens the menus by keyboard: those of the page and of its first row. Notes the dialogs that they lead to. */
async function menuFaultsOf(page: Page, dialogs: Map<string, string>): Promise<string[]> {
  const menus = page.locator("main button[aria-haspopup=menu], main button[aria-haspopup=true]");
  const faults: string[] = [];
  const seen = new Set<string>();
  for (const menu of await menus.all()) {
    // The menus of rows are alike.
    const kind = await menu.evaluate((button) => button.closest("tbody, li")?.tagName ?? button.outerHTML);
    if (seen.has(kind)) continue;
    seen.add(kind);
    await menu.focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.closest("[role=menu]"));
    for (const href of await hrefsOf(page, "[role=menuitem][href*='dialog=']"))
      dialogs.set(dialogIn(href), href);
    await page.keyboard.press("Escape");
    await page.getByRole("menu").waitFor({ state: "detached" });
    if (!(await isFocused(menu)))
      faults.push(`Escape does not return the focus to the menu ${(await menu.innerText()).trim()}`);
  }
  return faults;
}

/** Opens a dialog from its link by keyboard, or by its address, and closes it by Escape. */
async function dialogFaultsOf(visited: Visit, href: string): Promise<string[]> {
  const { page, quiet } = visited;
  const opener = page.locator(`main a[href="${href}"]`).first();
  const isLinked = (await opener.count()) > 0;
  if (isLinked) {
    await opener.focus();
    await page.keyboard.press("Enter");
  } else await goTo(visited, href);
  await page.locator(".dialog").waitFor();
  await quiet();
  await page.waitForFunction(() => !document.querySelector(".dialog .skeleton"));
  const faults = [
    ...(await page.locator(".dialog .problem").allTextContents()).map(
      (text) => `a problem is shown: ${text}`,
    ),
    ...((await overflow(page)) > 0 ? ["wider than the screen"] : []),
    ...(await findings(page)),
    ...(await rawTexts(page, ".dialog")),
    ...(await dialogFaults(page)),
  ];
  await page.keyboard.press("Escape");
  await page.locator(".dialog").waitFor({ state: "detached", timeout: 5000 });
  await quiet();
  const isBack = !isLinked || (await isFocused(opener));
  return [...faults, ...(isBack ? [] : ["Escape does not return the focus"])];
}

/** A step that failed is a fault of its screen; the walk goes on without the dialog. */
const reportOf =
  (page: Page) =>
  async (error: unknown): Promise<string[]> => {
    const dialog = new URL(page.url());
    dialog.searchParams.delete("dialog");
    await page.goto(dialog.href);
    return [String(error).split("\n").slice(0, 3).join(" ")];
  };

/** Walks all screens of a persona. Returns what is wrong, by address. */
async function walk(visited: Visit, persona: Persona, { isByKeyboard }: { isByKeyboard: boolean }) {
  const shown = addressesOfConsole().filter(({ address }) => isShown(persona, address));
  const chosen = isShort
    ? shown.filter(({ address }) => !address.includes("$")).filter((_, at) => at % SAMPLE === 0)
    : shown;
  const { page, complaints } = visited;
  const wrong: Record<string, string[]> = {};
  const walked = new Set<string>();
  const note = (address: string, faults: string[]) => {
    const found = [...faults, ...complaints.splice(0).filter((one) => !expected.has(one))];
    if (found.length > 0) wrong[address] = [...(wrong[address] ?? []), ...found];
  };
  const step = async (address: string, work: () => Promise<string[]>) =>
    note(address, await work().catch(reportOf(page)));
  for (const { address: pattern } of chosen)
    for (const address of opened(pattern, persona)) {
      await step(address, async () => {
        await goTo(visited, address);
        return [...(await faultsOf(page)), ...(await lookFaults(page))];
      });
      if (isShort) continue;
      if (isByKeyboard) await step(address, () => keyboardFaults(page));
      const dialogs = await dialogsOf(page);
      await step(address, () => menuFaultsOf(page, dialogs));
      for (const [name, href] of dialogs) {
        // The tabs of a record share the dialogs of its head.
        if (walked.has(`${pattern} ${name}`)) continue;
        walked.add(`${pattern} ${name}`);
        await step(`${address} ${name}`, () => dialogFaultsOf(visited, href));
      }
    }
  return wrong;
}

const walkers = Object.entries(personas).filter(([name]) => !isShort || name === everything);

describe.each(walkers)("%s", (_, persona) => {
  const tokens = async () =>
    Object.fromEntries(
      await Promise.all(
        persona.services.map(async (service) => [service, await tokenOf(persona.login, service)] as const),
      ),
    );

  it.each(languages)(
    "finds every screen whole in %s: in Romanian by keyboard alone, in Russian on a phone in the dark, in English on a tablet",
    async (language) => {
      const visited = await signedIn(await tokens(), lookIn(language));
      expect(await walk(visited, persona, { isByKeyboard: language === "ro" })).toEqual({});
    },
    900_000,
  );

  it.skipIf(isShort)(
    "is told that there is no page at the addresses of others",
    async () => {
      const visited = await signedIn(await tokens(), lookIn("ro"));
      const hidden = addressesOfConsole().filter(({ address }) => !isShown(persona, address));
      const { page } = visited;
      const refusal = page
        .locator("main")
        .getByText(
          /nu vă este accesibilă|Pagina este a administratorilor|Nu aveți dreptul la această operațiune/,
        );
      const shown: string[] = [];
      for (const { address: pattern } of hidden) {
        const [address = ""] = opened(pattern, persona);
        await goTo(visited, "/app/cont");
        await moveTo(page, address);
        await refusal
          .first()
          .waitFor()
          .catch(() => shown.push(address));
      }
      expect(shown).toEqual([]);
    },
    300_000,
  );
});

it("the walk sees what is wrong with a page", async () => {
  const visited = await signedIn({ documents: await tokenOf("ion.operator") }, lookIn("ru"));
  await goTo(visited, "/app/cont");
  const { page } = visited;
  await page.evaluate(() => {
    const make = (tag: string, text: string): HTMLElement => {
      const element = document.createElement(tag);
      element.textContent = text;
      document.querySelector("main")?.append(element);
      return element;
    };
    make("button", "fără semn").style.outline = "none";
    make("button", "ține tasta").addEventListener("keydown", (event) => event.preventDefault());
    const cut = make("p", "Un text mai lung decât locul lui");
    Object.assign(cut.style, { width: "6em", overflow: "hidden", whiteSpace: "nowrap" });
    const frame = make("div", "");
    frame.className = "table-frame";
    frame.innerHTML =
      '<table class="table" role="grid" aria-label="Prea lată"><tbody><tr><td>Rând</td></tr></tbody></table>';
    Object.assign(frame.style, { width: "10em" });
    Object.assign((frame.firstElementChild as HTMLElement).style, { width: "20em" });
    make("p", "Abia se vede").style.color = "color-mix(in srgb, currentcolor 12%, transparent)";
    make("p", "Starea: ARHIVAT, undefined").style.width = "500px";
    make("button", "");
    make("div", "").innerHTML =
      '<svg viewBox="0 0 1200 100" width="600"><text x="-20" y="50" font-size="16">Mărunt</text></svg>';
  });
  expect(await faultsOf(page)).toEqual([
    expect.stringMatching(/px wider/),
    expect.stringMatching(/button-name/),
    expect.stringMatching(/color-contrast/),
    "printed by a script: undefined",
    "a value of an enum: ARHIVAT",
  ]);
  const looks = await lookFaults(page);
  expect(looks).toContainEqual(expect.stringMatching(/^at 360 px: \d+ px wider/));
  expect(looks).toContain("at 1360 px: a text is cut: Un text mai lung decât locul lui");
  expect(looks).toContainEqual(
    expect.stringMatching(/^at 360 px: \d+ px of a table are out of sight: Prea lată/),
  );
  expect(looks).toContain("at 768 px: a text of a drawing is too small: Mărunt");
  expect(looks).toContain("at 768 px: a text is outside of its drawing: Mărunt");
  expect(looks).toContainEqual(expect.stringMatching(/^in light: color-contrast/));
  const faults = await keyboardFaults(page);
  expect(faults).toContainEqual(expect.stringMatching(/the focus is not seen on .*fără semn/));
  expect(faults).toContainEqual(expect.stringMatching(/Tab does not reach <button><\/button>/));
});

/** The public pages by file: an address, or the list whose first link leads there. */
const publicPages: Record<string, { address?: string; list?: string; as?: string }> = {
  "index.html": { address: "/" },
  "verificare.html": { address: "/verificare" },
  "dezabonare.html": { address: "/cont/dezabonare/nimic" },
  "catalog.html": { address: "/catalog" },
  "catalog-act.html": { address: "/catalog/1" },
  "activare.html": { address: "/cont/activare?cheie=nimic" },
  "inregistrare.html": { address: "/cont/inregistrare" },
  "intrare.html": { address: "/cont/intrare" },
  "parola.html": { address: "/cont/parola" },
  "link.html": { address: "/l/nimic" },
  "lipsa.html": { address: "/cont/nimic" },
  "ale-mele.html": { address: "/ale-mele", as: "maria.popescu" },
  "ale-mele-act.html": { list: "/ale-mele", as: "maria.popescu" },
  "ale-mele-cereri.html": { address: "/ale-mele/cereri", as: "maria.popescu" },
  "ale-mele-cerere.html": { list: "/ale-mele/cereri", as: "maria.popescu" },
  "ale-mele-cerere-noua.html": { address: "/ale-mele/cereri/noua", as: "maria.popescu" },
  "ale-mele-notificari.html": { address: "/ale-mele/notificari", as: "maria.ciobanu" },
  "ale-mele-notificare.html": { list: "/ale-mele/notificari", as: "maria.ciobanu" },
  "ale-mele-contacte.html": { address: "/ale-mele/contacte", as: "maria.ciobanu" },
  "ale-mele-contact.html": { list: "/ale-mele/contacte", as: "maria.ciobanu" },
  "ale-mele-contact-nou.html": { address: "/ale-mele/contacte/nou", as: "maria.ciobanu" },
  "ale-mele-browsere.html": { address: "/ale-mele/browsere", as: "maria.ciobanu" },
  "ale-mele-sesiuni.html": { address: "/ale-mele/sesiuni", as: "maria.ciobanu" },
  "ale-mele-preferinte.html": { address: "/ale-mele/preferinte", as: "maria.ciobanu" },
  "ale-mele-preferinta.html": { address: "/ale-mele/preferinte/noua", as: "maria.ciobanu" },
};

/** A citizen who has come in through the government's login; without a name, a visitor. */
async function citizen(as: string | undefined, options: BrowserContextOptions): Promise<Visit> {
  const visited = await visit(options);
  if (as === undefined) return visited;
  const { page } = visited;
  const home = as === "maria.popescu" ? "/ale-mele" : "/ale-mele/notificari";
  await page.goto(new URL(home, stack.url).href);
  await page.locator("#government").click();
  await page.locator(`button[name="person"][value="${as}"]`).click();
  await page.waitForURL(`**${home}`);
  await page.locator("#own").waitFor();
  if (home === "/ale-mele") await askAccess(visited);
  visited.complaints.splice(0);
  return visited;
}

/** Each asks once: the list has a request whose page is opened. */
async function askAccess({ page, quiet }: Visit): Promise<void> {
  await page.goto(new URL("/ale-mele/cereri", stack.url).href);
  await drawn(page, quiet);
  if ((await page.locator("#list a").count()) > 0) return;
  await page.goto(new URL("/ale-mele/cereri/noua", stack.url).href);
  await page.locator("[name=cod]").fill("FIN-2026-T3");
  await page.locator("[name=motivare]").fill("Pregătesc un răspuns");
  await page.locator("#send").click();
  await page.waitForURL((url) => /cereri\/\d+/.test(url.pathname));
}

it.skipIf(isShort).each(languages)(
  "a citizen finds every public page whole, by keyboard alone, in %s",
  async (language) => {
    const options = lookIn(language);
    const wrong: Record<string, string[]> = {};
    const people = new Map<string | undefined, Visit>();
    for (const [file, { address, list, as }] of Object.entries(publicPages)) {
      const visited = people.get(as) ?? (await citizen(as, options));
      people.set(as, visited);
      const { page, complaints, quiet } = visited;
      const open = async (href: string) => {
        await page.goto(new URL(href, stack.url).href);
        await drawn(page, quiet);
      };
      await open(address ?? list ?? "");
      if (list !== undefined) await open((await page.locator("#list a").first().getAttribute("href")) ?? "");
      expect(pageNameAt(new URL(page.url()).pathname) ?? "lipsa.html").toBe(file);
      const faults = [
        ...(await faultsOf(page)),
        ...(await lookFaults(page)),
        ...(await keyboardFaults(page)),
      ];
      const found = [...faults, ...complaints.splice(0).filter((one) => !expected.has(one))];
      if (found.length > 0) wrong[file] = found;
    }
    expect(wrong).toEqual({});
  },
  300_000,
);

it("a citizen has no public page that is not walked", () => {
  const files = readdirSync(join(root, "console/public")).filter((name) => name.endsWith(".html"));
  expect(Object.keys(publicPages).sort()).toEqual(files.sort());
});

it("every screen of a record has one to be opened with", () => {
  const addresses = addressesOfConsole().map(({ address }) => address);
  expect(addresses.filter((address) => address.includes("$") && !(address in records))).toEqual([]);
  expect(Object.keys(records).filter((address) => !addresses.includes(address))).toEqual([]);
});
