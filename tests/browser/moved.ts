import type { Page, Route } from "playwright-core";
import { redrawn } from "./page.ts";

/* What moves up or down on a page after it was shown: a press that comes meanwhile is lost. */

interface Shift extends PerformanceEntry {
  hadRecentInput: boolean;
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

type Watching = typeof globalThis & { moved?: Set<string> };

const ROWS = "tbody tr, .waiting li";
/** What is above or around them is watched with them. */
const WATCHED = `${ROWS}, .facet, .filter`;

/** Notes, in the page, what of the watched moves without a press or a key. */
function watch(watched: string): void {
  const page = globalThis as Watching;
  if (page.moved) return;
  const moved = new Set<string>();
  page.moved = moved;
  const observer = new PerformanceObserver((list) => {
    for (const { hadRecentInput, sources } of list.getEntries() as Shift[])
      for (const { node, previousRect, currentRect } of sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        const by = Math.round(currentRect.y - previousRect.y);
        const isWatched = element?.closest(watched) ?? element?.querySelector(watched);
        if (element && isWatched && by !== 0 && !hadRecentInput)
          moved.add(
            `${element.localName}.${element.className} ${by} px: ${element.textContent.slice(0, 40)}`,
          );
      }
  });
  observer.observe({ type: "layout-shift", buffered: true });
}

/**
 * Opens an address with answers of the services that come one by one, each in a frame of its own.
 * @param first the answers that come at once; the others wait until there are rows. Default: all in the order in which they are asked for
 * @returns the rows and filters that moved up or down after they were shown, by how much
 */
export async function movedAfterShown(page: Page, address: string, first?: RegExp): Promise<string[]> {
  await page.addInitScript(watch, WATCHED);
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = (route: Route): Promise<unknown> => {
    if (first?.test(route.request().url())) return route.continue();
    const before = turn;
    const answer = async (): Promise<void> => {
      const response = await route.fetch();
      await before;
      if (first) await page.locator(ROWS).first().waitFor();
      await route.fulfill({ response });
      await redrawn(page);
    };
    // The page may have lost interest in it.
    turn = answer().catch(() => undefined);
    return turn;
  };
  await page.route(/\/api\//, inTurn);
  await page.goto(new URL(address, page.url()).href);
  await page.locator(ROWS).first().waitFor();
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() => !document.querySelector("main .skeleton"));
  await redrawn(page);
  await page.unroute(/\/api\//, inTurn);
  return page.evaluate(() => [...((globalThis as Watching).moved ?? [])]);
}
