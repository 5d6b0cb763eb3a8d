import type { BrowserContextOptions, Page } from "playwright-core";
import { visitor } from "./browser.ts";
import { type Person, signIn } from "./sign-in.ts";
import { browser, stack } from "./system.ts";

export interface ConsoleVisit {
  page: Page;
  /** What the browser complained of: errors of scripts, refused loads, answers that failed. */
  complaints: string[];
}

export type VisitOptions = BrowserContextOptions & Person;

/** Opens an address of the staff console, signed in as a demo person. */
export async function openConsole(
  address: string,
  { as, at, ...options }: VisitOptions,
): Promise<ConsoleVisit> {
  const { page, complaints } = await visitor(browser, { locale: "ro", ...options });
  await page.goto(new URL(address, stack.url).href);
  await signIn(page, { as, at });
  return { page, complaints };
}
