import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, Page } from "playwright-core";
import { launch } from "../../../tests/browser/browser.ts";
import { startPagesCopy } from "../../../tests/browser/pages-copy.ts";
import { median } from "../measure.ts";
import { ms, table, verdict, type Section } from "../report.ts";

const MOST_MS = 1000;

/** Longer than a build and the load of its page. */
const BETWEEN_MS = 1500;

/** From the write of a source to the frame of the open page that shows it. */
export async function reload({ rounds }: { rounds: number }): Promise<Section> {
  const browser = await launch();
  try {
    return section(await measure(browser, rounds));
  } finally {
    await browser.close();
  }
}

const section = (times: number[]): Section => ({
  title: "23. A changed screen under npm start -- --reload",
  body: [
    `From the write of a source of the console to the frame of the open page that shows it, ${times.length} changes. The page is that for signing in, in Chromium.`,
    table(
      ["median ms", "longest ms", "at most, median", ""],
      [[ms(median(times)), ms(Math.max(...times)), MOST_MS, verdict(median(times) <= MOST_MS)]],
    ),
  ],
});

async function measure(browser: Browser, rounds: number): Promise<number[]> {
  const copy = await startPagesCopy();
  const context = await browser.newContext({ locale: "ro" });
  try {
    const page = await context.newPage();
    await page.addInitScript(NOTE_HEADING);
    await page.goto(`${copy.url}/app`);
    await shownAt(page, "Intrare");
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await sleep(BETWEEN_MS);
      const began = Date.now();
      copy.change("console/shell/words.ts", titleOf(round), titleOf(round + 1));
      times.push((await shownAt(page, headingOf(round + 1))) - began);
    }
    return times;
  } finally {
    await context.close();
    await copy.stop();
  }
}

const headingOf = (round: number): string => (round === 0 ? "Intrare" : `Intrarea ${round}`);
const titleOf = (round: number): string => `title: "${headingOf(round)}"`;

/** In the page: notes the first frame that shows each text of its heading. */
const NOTE_HEADING = `
  new MutationObserver(() => {
    const text = document.querySelector("h1")?.textContent;
    if (!text || text === window.noted?.text) return;
    const noted = { text };
    window.noted = noted;
    requestAnimationFrame(() => (noted.at = Date.now()));
  }).observe(document, { childList: true, subtree: true, characterData: true });`;

async function shownAt(page: Page, heading: string): Promise<number> {
  await page.getByRole("heading", { level: 1, name: heading, exact: true }).waitFor();
  return page.evaluate<number>(`new Promise((resolve) => {
    const look = () => (window.noted?.at ? resolve(window.noted.at) : requestAnimationFrame(look));
    look();
  })`);
}
