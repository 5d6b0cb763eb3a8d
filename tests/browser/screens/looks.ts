import type { Page } from "playwright-core";
import { findings } from "../browser.ts";
import { overflow, redrawn } from "../page.ts";

/* A screen as it is drawn for others: on narrower and wider displays, and in other colours. */

const PHONE = 360;
/** A phone, a tablet and a desk. */
const WIDTHS = [PHONE, 768, 1360];

const colours = {
  light: { colorScheme: "light", forcedColors: "none" },
  dark: { colorScheme: "dark", forcedColors: "none" },
  forced: { colorScheme: "light", forcedColors: "active" },
} as const;

/** The texts that a box cuts off. What scrolls is not cut, and what only readers hear has no box. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent?.trim() ?? "";
      const parent = node.parentElement;
      if (text === "" || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX, position } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        if (overflowX === "auto" || overflowX === "scroll" || edge.width <= 1) break;
        const isClipped = overflowX === "hidden" || overflowX === "clip";
        if (isClipped && (right > edge.right + 1 || left < edge.left - 1)) {
          cut.push(`a text is cut: ${text.slice(0, 60)}`);
          break;
        }
        // Boxes around the page do not clip it.
        if (position === "fixed") break;
      }
    }
    return [...new Set(cut)];
  });

/**
 * The lists that a phone shows in part. Wider screens scroll them on purpose, with the name of a row in sight, and the tables of a
 * proof are laid out for paper.
 */
const cutTables = (page: Page): Promise<string[]> =>
  page.locator(".table-frame:has(> [role=grid])").evaluateAll((frames) =>
    frames.flatMap((frame) => {
      const hidden = frame.scrollWidth - frame.clientWidth;
      const label = frame.querySelector("table")?.ariaLabel ?? "";
      return hidden > 1 ? [`${String(hidden)} px of a table are out of sight: ${label}`] : [];
    }),
  );

/** The texts of drawings that are too small to be read, or stand outside of them. Those that only readers hear have no colour. */
const unreadableDrawings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST_PX = 10;
    const faults = [...document.querySelectorAll<SVGTextElement>("svg text")].flatMap((text) => {
      const { fill, fontSize } = getComputedStyle(text);
      const scale = text.getScreenCTM();
      const drawing = text.ownerSVGElement?.getBoundingClientRect();
      if (!scale || !drawing || fill === "rgba(0, 0, 0, 0)" || !text.checkVisibility()) return [];
      const name = text.textContent.slice(0, 60);
      const { left, right } = text.getBoundingClientRect();
      const isSmall = Number.parseFloat(fontSize) * Math.hypot(scale.c, scale.d) < LEAST_PX;
      const isOutside = left < drawing.left - 1 || right > drawing.right + 1;
      return [
        ...(isSmall ? [`a text of a drawing is too small: ${name}`] : []),
        ...(isOutside ? [`a text is outside of its drawing: ${name}`] : []),
      ];
    });
    return [...new Set(faults)];
  });

/** What is wrong with the screen in each width and in each colours; then it is drawn as before. */
export async function lookFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const before = page.viewportSize();
  const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await redrawn(page);
    const wide = await overflow(page);
    const found = [
      ...(wide > 0 ? [`${String(wide)} px wider than the screen`] : []),
      ...(await cutTexts(page)),
      ...(width === PHONE ? await cutTables(page) : []),
      ...(await unreadableDrawings(page)),
    ];
    faults.push(...found.map((fault) => `at ${String(width)} px: ${fault}`));
  }
  if (before) await page.setViewportSize(before);
  for (const [name, media] of Object.entries(colours)) {
    await page.emulateMedia(media);
    await redrawn(page);
    faults.push(...(await findings(page, ["color-contrast"])).map((fault) => `in ${name}: ${fault}`));
  }
  await page.emulateMedia({ ...(isDark ? colours.dark : colours.light) });
  return faults;
}
