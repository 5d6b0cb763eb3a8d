import type { Locator, Page } from "playwright-core";

/** How far the content overflows the width of the screen. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Two frames: the first computes the layout, the second follows what scripts changed for it. */
export const redrawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });

const MOST_STEPS = 120;

/** Moves the focus with Tab only. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`not reached by Tab: ${selector}`);
}

/** Types a day, an hour, or both, into the parts of their field: its digits in the order of the language. */
export async function typeMoment(page: Page, field: Locator, digits: string): Promise<void> {
  await field.getByRole("spinbutton").first().click();
  await page.keyboard.type(digits);
}

/** Digits of a local time so many hours from now, as its field takes them. */
export function digitsIn(hours: number): string {
  const moment = new Date(Date.now() + hours * 3_600_000);
  const two = (number: number) => String(number).padStart(2, "0");
  const day = [two(moment.getDate()), two(moment.getMonth() + 1), String(moment.getFullYear())];
  return [...day, two(moment.getHours()), two(moment.getMinutes())].join("");
}

/** Moves the focus inside a table, which is one stop of Tab, by an arrow key only. */
export async function arrowTo(page: Page, key: "ArrowDown" | "ArrowRight", selector: string): Promise<void> {
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`not reached by ${key}: ${selector}`);
}
