import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { chromium, type Browser, type CDPSession, type Page } from "playwright-core";
import { buildConsole, folderIn } from "../../../console/build.ts";
import { compressedBytes, filesLoaded } from "../../../console/weight.ts";
import { demoPassword } from "../../../localstack/demo/data.ts";
import { freeShift, shifted, usualPorts } from "../../../localstack/run/ports.ts";
import { startStack, type Stack } from "../../../localstack/run/stack.ts";
import { root } from "../../../localstack/serverless/deployment.ts";
import { languages } from "../../../shared/everywhere/texts.ts";
import { chromiumPath } from "../../../tests/browser/chromium.ts";
import { median } from "../measure.ts";
import { type PlainBrowser, startPlainBrowser } from "../plain-browser.ts";
import { ms, table, verdict, type Section } from "../report.ts";

interface Sizes {
  /** How often each time is measured. */
  rounds: number;
  /** Documents of the long list, and its pages that are turned. */
  documents: number;
  pages: number;
}

const MOST_PUBLIC_KB = 25;
const MOST_CONSOLE_KB = 150;
const MOST_INTERACTIVE_MS = 1200;
const MOST_CHANGE_MS = 60;
const MOST_FIRST_PAGE_MS = 300;
/** Growth of the heap over all turned pages: a page of rows, not the list. */
const MOST_GROWTH_MB = 5;

/** "Fast 4G" of Chromium's developer tools: 9 Mbit/s down, 1.5 up, 60 ms, with their corrections. */
const FAST_4G = {
  offline: false,
  latency: 60 * 2.75,
  downloadThroughput: (9 * 1000 * 1000 * 0.9) / 8,
  uploadThroughput: (1.5 * 1000 * 1000 * 0.9) / 8,
};
const SLOWER_CPU = 4;

/** What people wait for in a browser: sizes, the first list, a change of screen, a list of many pages. */
export async function consolePages({ rounds, documents, pages }: Sizes): Promise<Section> {
  const weights = await weigh();
  mkdirSync(join(root, ".tmp"), { recursive: true });
  const directory = mkdtempSync(join(root, ".tmp/bench-console-"));
  const workFolder = relative(root, join(directory, "esbuild"));
  const stack = await startStack({ ports: shifted(usualPorts, await freeShift()), directory, workFolder });
  const executablePath = chromiumPath() ?? "";
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--enable-precise-memory-info"],
  });
  try {
    const interactive = await measureFirstList(executablePath, stack, rounds);
    const change = await measureChange(browser, stack, rounds);
    const firstPage = await measureFirstPage(browser, stack, rounds);
    await createDocuments(stack, documents);
    const growth = await measureGrowth(browser, stack, pages);
    return section({ weights, interactive, change, firstPage, growth }, { rounds, documents, pages });
  } finally {
    await browser.close();
    await stack.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

/** In the language in which a page weighs most. */
interface Weights {
  /** KB by public page. */
  pages: [name: string, kb: number][];
  console: number;
  /** The script of the viewer, which is loaded with the first document. */
  viewer: number;
}

async function weigh(): Promise<Weights> {
  const folder = folderIn(root);
  const manifest = await buildConsole(root);
  const kb = (page: string) => compressedBytes(folder, filesLoaded(folder, manifest, page)) / 1024;
  const heaviest = (name: string) => Math.max(...languages.map((language) => kb(`${name}.${language}.html`)));
  const names = Object.keys(manifest.pages).flatMap((page) => /^(.*)\.ro\.html$/.exec(page)?.[1] ?? []);
  const viewers = readdirSync(join(folder, "assets")).filter((name) => /^viewer-.*\.js$/.test(name));
  return {
    pages: names.filter((name) => name !== "app").map((name) => [name, heaviest(name)]),
    console: heaviest("app"),
    viewer: Math.max(...viewers.map((name) => compressedBytes(folder, [`assets/${name}`]))) / 1024,
  };
}

const operator = { username: "ion.operator", password: demoPassword };

async function signIn(stack: Stack): Promise<string> {
  const answer = await fetch(`${stack.url}/documents/api/authenticate`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(operator),
  });
  const { id_token: token } = (await answer.json()) as { id_token: string };
  return token;
}

// Scripts of the page are texts: this program has no types of a browser.

/** Signs a person in before the scripts of a page run. */
const signedInBy = (token: string): string => {
  const entry = JSON.stringify({ token, expiresAt: Date.now() + 3_600_000, issuedAt: Date.now() });
  return `localStorage.setItem("temelia.session.documents/userToken", ${JSON.stringify(entry)});`;
};

/** A page of a person who is signed in, with nothing in its cache. */
async function signedIn(browser: Browser, stack: Stack): Promise<{ page: Page; cdp: CDPSession }> {
  const context = await browser.newContext({ locale: "ro" });
  await context.addInitScript(signedInBy(await signIn(stack)));
  const page = await context.newPage();
  return { page, cdp: await context.newCDPSession(page) };
}

const ROW_LINK = "tbody th a";
const rowLink = (page: Page) => page.locator(ROW_LINK).first();

interface FirstList {
  ms: number;
  /** What the main thread of the page works until then: the same on a machine that does other things as well. */
  workMs: number;
}

/** From the request of the page to the first row that can be opened, by "Fast 4G" with a CPU four times slower. */
async function measureFirstList(executablePath: string, stack: Stack, rounds: number): Promise<FirstList> {
  const browser = await startPlainBrowser(executablePath);
  try {
    const found: FirstList[] = [];
    for (let round = 0; round < rounds; round += 1) found.push(await openFirstList(browser, stack));
    return { ms: median(found.map((one) => one.ms)), workMs: median(found.map((one) => one.workMs)) };
  } finally {
    await browser.close();
  }
}

async function openFirstList(browser: PlainBrowser, stack: Stack): Promise<FirstList> {
  const page = await browser.open();
  await page.send("Page.enable");
  await page.send("Network.enable");
  await page.send("Network.emulateNetworkConditions", FAST_4G);
  await page.send("Emulation.setCPUThrottlingRate", { rate: SLOWER_CPU });
  await page.send("Performance.enable", { timeDomain: "threadTicks" });
  const source = signedInBy(await signIn(stack)) + NOTE_FIRST_ROW;
  await page.send("Page.addScriptToEvaluateOnNewDocument", { source });
  await page.send("Page.navigate", { url: `${stack.url}/app/acte` });
  const ms = await page.evaluate<number>("firstRow");
  const { metrics } = (await page.send("Performance.getMetrics")) as {
    metrics: { name: string; value: number }[];
  };
  const seconds = metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
  await page.close();
  return { ms, workMs: seconds * 1000 };
}

/** The time since the navigation at which a row is drawn and the main thread is free for the next event. */
const NOTE_FIRST_ROW = `globalThis.firstRow = new Promise((resolve) => {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(${JSON.stringify(ROW_LINK)})) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
  });
  observer.observe(document, { childList: true, subtree: true });
});`;

/** From a press to the screen that was open before, without the network: its data are in the cache. */
async function measureChange(browser: Browser, stack: Stack, rounds: number): Promise<number> {
  const { page } = await signedIn(browser, stack);
  await page.goto(`${stack.url}/app/acte`);
  await rowLink(page).click();
  await page.locator("[role=tablist]").waitFor();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    times.push(await timeOf(page, 'nav.areas a[href="/app/acte"]', ROW_LINK));
    times.push(await timeOf(page, ROW_LINK, "[role=tablist]"));
  }
  await page.context().close();
  return median(times);
}

/** A decision in PDF of the demo data, on the first page of the list. */
const PDF_LINK = 'tbody a[href="/app/acte/21"]';

/** From a press in the list to the picture of the first page, as the first document that somebody opens. */
async function measureFirstPage(browser: Browser, stack: Stack, rounds: number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { page } = await signedIn(browser, stack);
    await page.goto(`${stack.url}/app/acte`);
    await page.locator(PDF_LINK).waitFor();
    await page.waitForLoadState("networkidle");
    times.push(await timeOf(page, PDF_LINK, ".viewer-page image"));
    await page.context().close();
  }
  return median(times);
}

/** In the page: presses one element and waits for the frame in which another one is drawn. */
const timeOf = (page: Page, press: string, shown: string): Promise<number> =>
  page.evaluate<number>(`new Promise((resolve) => {
    const start = performance.now();
    document.querySelector(${JSON.stringify(press)}).click();
    const look = () =>
      document.querySelector(${JSON.stringify(shown)}) ? resolve(performance.now() - start) : requestAnimationFrame(look);
    requestAnimationFrame(look);
  })`);

const AT_ONCE = 8;

async function createDocuments(stack: Stack, count: number): Promise<void> {
  const token = await signIn(stack);
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  let next = 0;
  const work = async () => {
    while (next < count) {
      next += 1;
      const body = JSON.stringify({ denumire: `Aviz de urbanism numărul ${next}` });
      const created = await fetch(`${stack.url}/documents/api/documents`, { method: "POST", headers, body });
      if (created.status !== 201) throw new Error(`creating a document: ${created.status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Growth of the script's memory in MB, after collections, while the pages of the list are turned. */
async function measureGrowth(browser: Browser, stack: Stack, pages: number): Promise<number> {
  const { page, cdp } = await signedIn(browser, stack);
  await page.goto(`${stack.url}/app/acte`);
  await rowLink(page).waitFor();
  const turn = async (times: number) => {
    for (let turned = 0; turned < times; turned += 1) {
      const before = await rowLink(page).getAttribute("href");
      await page.getByRole("link", { name: "Pagina următoare" }).click();
      await page.locator(`${ROW_LINK}[href="${before}"]`).waitFor({ state: "detached" });
    }
  };
  const heap = async () => {
    await cdp.send("HeapProfiler.collectGarbage");
    const { usedSize } = await cdp.send("Runtime.getHeapUsage");
    return usedSize / 2 ** 20;
  };
  // The first pages load what later ones have.
  await turn(5);
  const before = await heap();
  await turn(pages);
  // Pages out of sight leave the cache after a minute.
  await page.waitForTimeout(65_000);
  const after = await heap();
  await page.context().close();
  return after - before;
}

interface Measured {
  weights: Weights;
  interactive: FirstList;
  change: number;
  firstPage: number;
  growth: number;
}

function section(
  { weights, interactive, change, firstPage, growth }: Measured,
  { rounds, documents, pages }: Sizes,
): Section {
  const heaviest = weights.pages.toSorted(([, a], [, b]) => b - a)[0] ?? ["", 0];
  const kb = (value: number) => `${value.toFixed(1)} KB`;
  return {
    title: "23. The console in a browser",
    body: [
      `Chromium without a screen over the whole local system; medians of ${rounds} rounds. The first list: an empty cache, "Fast 4G" of the ` +
        `developer tools and a CPU ${SLOWER_CPU} times slower, no debugger attached, from the request of the page to a row that can be opened. A change of screen: ` +
        `between two screens that were open before. The long list: ${documents} documents, ${pages} pages turned, the memory after a ` +
        "collection. Lighthouse is not installed here.",
      table(
        ["what", "measured", "at most", ""],
        [
          [
            `largest public page (${heaviest[0]}), Brotli`,
            kb(heaviest[1]),
            `${MOST_PUBLIC_KB} KB`,
            verdict(heaviest[1] <= MOST_PUBLIC_KB),
          ],
          [
            "console to its first list, Brotli",
            kb(weights.console),
            `${MOST_CONSOLE_KB} KB`,
            verdict(weights.console <= MOST_CONSOLE_KB),
          ],
          [
            "first list, interactive",
            `${ms(interactive.ms)} ms`,
            `${MOST_INTERACTIVE_MS} ms`,
            verdict(interactive.ms <= MOST_INTERACTIVE_MS),
          ],
          ["of that, work of the slowed main thread", `${ms(interactive.workMs)} ms`, "–", ""],
          ["change of screen", `${ms(change)} ms`, `${MOST_CHANGE_MS} ms`, verdict(change <= MOST_CHANGE_MS)],
          [
            "first page of the first document that is opened",
            `${ms(firstPage)} ms`,
            `${MOST_FIRST_PAGE_MS} ms`,
            verdict(firstPage <= MOST_FIRST_PAGE_MS),
          ],
          ["viewer of documents, loaded with the first one, Brotli", kb(weights.viewer), "–", ""],
          [
            "growth of memory",
            `${growth.toFixed(1)} MB`,
            `${MOST_GROWTH_MB} MB`,
            verdict(growth <= MOST_GROWTH_MB),
          ],
        ],
      ),
      table(
        ["public page", "KB, Brotli"],
        weights.pages.map(([name, size]) => [name, size.toFixed(1)]),
      ),
    ],
  };
}
