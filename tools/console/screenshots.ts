import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { chromium, type Browser, type BrowserContextOptions } from "playwright-core";
import { freeShift, shifted, usualPorts } from "../../localstack/run/ports.ts";
import { startStack, type Stack } from "../../localstack/run/stack.ts";
import { root } from "../../localstack/serverless/deployment.ts";
import { chromiumPath } from "../../tests/browser/chromium.ts";
import { signIn } from "../../tests/browser/sign-in.ts";

/*
 * `npm run tool screenshots`: the pictures of README.md and docs/console.md, taken of the demo data in the Chromium that is installed
 * here.
 */

interface Picture {
  /** The file in docs/. */
  name: string;
  address: string;
  as: string;
  /** Waited for before the picture is taken. */
  shows: string;
  options?: BrowserContextOptions;
}

const wide = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 800 }, colorScheme: "dark", locale: "ru" } as const;

const pictures: Picture[] = [
  {
    name: "console-documents.png",
    address: "/app/acte",
    as: "ion.operator",
    // The states of signatures are read after the rows.
    shows: "tbody tr:has-text('Valabilă')",
  },
  { name: "console-document.png", address: "/app/acte/21", as: "ion.operator", shows: "[role=tabpanel] dl" },
  { name: "console-operations.png", address: "/app/operare", as: "admin", shows: "main h1" },
  { name: "console-phone.png", address: "/app/acte", as: "ion.operator", shows: "tbody tr", options: phone },
];

async function take(browser: Browser, stack: Stack, picture: Picture): Promise<void> {
  const context = await browser.newContext({ locale: "ro", ...wide, ...picture.options });
  const page = await context.newPage();
  await page.goto(new URL(picture.address, stack.url).href);
  await signIn(page, picture);
  await page.locator(picture.shows).first().waitFor();
  await page.locator(".skeleton").first().waitFor({ state: "detached" });
  await page.screenshot({ path: join(root, "docs", picture.name) });
  await context.close();
  console.log(`docs/${picture.name}`);
}

const executablePath = chromiumPath();
if (executablePath === undefined) {
  console.error("No Chromium: set CHROMIUM to the path of an installed one.");
  process.exit(1);
}
mkdirSync(join(root, ".tmp"), { recursive: true });
const directory = mkdtempSync(join(root, ".tmp/screenshots-"));
const workFolder = relative(root, join(directory, "esbuild"));
const stack = await startStack({ ports: shifted(usualPorts, await freeShift()), directory, workFolder });
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
try {
  for (const picture of pictures) await take(browser, stack, picture);
} finally {
  await browser.close();
  await stack.stop();
  rmSync(directory, { recursive: true, force: true });
}
