import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { chromiumPath } from "./chromium.ts";

export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath() ?? "",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
    // In another locale Chromium loses names of files that have diacritics.
    env: { ...process.env, LC_ALL: "C.UTF-8" },
  });

/** A phone in the dark, in Russian. */
export const phone = {
  viewport: { width: 390, height: 800 },
  colorScheme: "dark",
  hasTouch: true,
  locale: "ru",
} satisfies BrowserContextOptions;

/** A page of a separate visitor, and all errors in its console. */
export async function visitor(browser: Browser, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ locale: "ro", ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  // A refused request is an expected answer; a violation of the policy or a script error is not.
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      complaints.push(message.text());
  });
  return { page, complaints };
}

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Violation {
  id: string;
  impact: "minor" | "moderate" | "serious" | "critical";
  nodes: { html: string }[];
}

interface Axe {
  run(options: object): Promise<{ violations: Violation[] }>;
}

/**
 * The violations that axe finds on the current page, of these rules alone if any are named; evaluated outside the page's scripts, so
 * that its policy stays in force.
 */
export const findings = async (page: Page, rules?: readonly string[]): Promise<string[]> =>
  (await violations(page, rules)).map(described);

/** The violations that make the page unusable for some people. */
export const graveFindings = async (page: Page): Promise<string[]> =>
  (await violations(page)).filter(({ impact }) => /serious|critical/.test(impact)).map(described);

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

async function violations(page: Page, rules: readonly string[] = TAGS): Promise<Violation[]> {
  await page.evaluate(axe);
  const found = await page.evaluate(
    (runOnly) => (globalThis as unknown as { axe: Axe }).axe.run({ runOnly }),
    rules,
  );
  return found.violations;
}

const described = ({ id, nodes }: Violation): string => `${id}: ${nodes.map(({ html }) => html).join(" ")}`;
