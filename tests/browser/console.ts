import type { BrowserContextOptions, Page } from "playwright-core";
import { demoPassword } from "../../localstack/demo/data.ts";
import { visitor } from "./browser.ts";
import { browser, stack } from "./system.ts";

export interface ConsoleVisit {
  page: Page;
  /** What the browser complained of: errors of scripts, refused loads, answers that failed. */
  complaints: string[];
}

export interface VisitOptions extends BrowserContextOptions {
  /** The login of a demo person. */
  as: string;
  /** The service where they sign in. */
  at?: string;
}

/** Opens an address of the staff console, signed in as a demo person. */
export async function openConsole(
  address: string,
  { as, at, ...options }: VisitOptions,
): Promise<ConsoleVisit> {
  const { page, complaints } = await visitor(browser, { locale: "ro", ...options });
  await page.goto(new URL(address, stack.url).href);
  await page.locator('input[name="username"]').fill(as);
  await page.locator('input[name="password"]').fill(demoPassword);
  if (at !== undefined) await page.locator('select[name="place"]').selectOption(at);
  await page.locator('main button[type="submit"]').click();
  await page.locator("nav.areas").waitFor();
  return { page, complaints };
}
