import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { findings } from "./browser.ts";
import { overflow } from "./page.ts";

/* What people do on screens of registers, in the words of the page. */

export const heading = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole("heading", { level: 1, name }).waitFor();

/** A link by its whole name, or by a part of it. */
export const link = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("link", { name, exact: true }).first();

export const box = (page: Page, name: string): Locator => page.getByRole("textbox", { name });

/** A value of the record; the history beside it shows the same text. */
export const value = (page: Page, text: string): Locator =>
  page.getByRole("definition").filter({ hasText: text });

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole("button", { name, exact: true }).click();

/** Chooses an entry of the menu of acts. */
export async function act(page: Page, entry: string, menu = "Acțiuni"): Promise<void> {
  await press(page, menu);
  await page.getByRole("menuitem", { name: entry }).click();
}

/** Answers the question before an act. */
export const confirm = (page: Page, verb: string): Promise<void> =>
  page.getByRole("alertdialog").getByRole("button", { name: verb, exact: true }).click();

/** Closes the toasts, which lie above the acts of a page. */
export async function quiet(page: Page): Promise<void> {
  const close = page.getByRole("button", { name: "Închide înștiințarea" });
  // One may end by itself between its count and the press.
  while ((await close.count()) > 0)
    await close
      .first()
      .click({ timeout: 1000 })
      .catch(() => undefined);
}

/** Nothing is wider than the screen, and axe finds nothing. With SHOTS=<folder> a picture is kept to be looked at. */
export async function look(page: Page, name: string): Promise<void> {
  const folder = process.env.SHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
  expect([await overflow(page), await findings(page)], name).toEqual([0, []]);
}

type WithPresses = typeof globalThis & { presses?: number };

/** Counts the presses of the mouse from here on, while the page stays. What is typed and scrolled is none. */
export async function countingPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = globalThis as WithPresses;
    const count = ({ isTrusted }: Event) => {
      if (isTrusted) counted.presses = (counted.presses ?? 0) + 1;
    };
    // The choice of a label clicks its field, too, which is no press.
    if (counted.presses === undefined) addEventListener("pointerdown", count, { capture: true });
    counted.presses = 0;
  });
  return () => page.evaluate(() => (globalThis as WithPresses).presses ?? 0);
}
