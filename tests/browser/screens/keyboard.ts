import type { Page } from "playwright-core";

/* The main region by keyboard alone. */

interface KeyboardLog {
  controls: Element[];
  /** The controls in the order in which Tab reached them; -1 for an element that is none. */
  order: number[];
  /** Controls whose focus cannot be seen. */
  unseen: number[];
  stop: () => void;
}

type WithLog = typeof globalThis & { keyboardLog?: KeyboardLog };

/** Controls that Tab must reach, in the order of the page. Listens to where the focus goes. Returns how many stops there are. */
const listen = (page: Page, within: string): Promise<number> =>
  page.evaluate((region) => {
    const main = document.querySelector(region);
    const SELECTOR = "a[href], button, input, select, textarea, summary, [tabindex], [contenteditable=true]";
    const controls = [...(main?.querySelectorAll<HTMLElement>(SELECTOR) ?? [])].filter((element) => {
      if (element.tabIndex < 0 || element.matches(":disabled") || element.closest("[inert]")) return false;
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      if (element instanceof HTMLInputElement && element.type === "radio") {
        const group = [
          ...document.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(element.name)}"]`),
        ];
        return element === (group.find(({ checked }) => checked) ?? group[0]);
      }
      return true;
    });
    // An indicator may stand on a frame around the control, or on its drawn twin beside it.
    const placesOf = (element: Element): Element[] => {
      const parents = [element, element.parentElement, element.parentElement?.parentElement];
      return [...parents, element.nextElementSibling].filter((one): one is Element => Boolean(one));
    };
    const looks = (element: Element): string =>
      placesOf(element)
        .map((place) => {
          const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, backgroundColor } =
            getComputedStyle(place);
          const outline = outlineStyle === "none" ? "" : `${outlineStyle} ${outlineWidth} ${outlineColor}`;
          return [outline, boxShadow, borderColor, backgroundColor].join(" ");
        })
        .join("|");
    (document.activeElement as HTMLElement | null)?.blur();
    const before = controls.map(looks);
    const log: KeyboardLog = { controls, order: [], unseen: [], stop: () => undefined };
    const hear = ({ target }: Event): void => {
      if (!(target instanceof Element)) return;
      const at = controls.indexOf(target as HTMLElement);
      log.order.push(main?.contains(target) ? at : -2);
      if (at >= 0 && looks(target) === before[at]) log.unseen.push(at);
    };
    document.addEventListener("focusin", hear);
    log.stop = () => document.removeEventListener("focusin", hear);
    (globalThis as WithLog).keyboardLog = log;
    (main as HTMLElement | null)?.focus({ preventScroll: true });
    // The parts of a date or of a time are stops each.
    const parts = controls.filter((control) =>
      control.matches("input:is([type=date], [type=time], [type^=datetime])"),
    );
    return controls.length + 4 * parts.length;
  }, within);

/** A few more presses than controls: what scrolls by keyboard is a stop, too. */
const MORE = 8;

/** What is wrong with the region by keyboard: controls that Tab does not reach, in another order, without a mark, or that hold it. */
export const keyboardFaults = (page: Page): Promise<string[]> =>
  faultsIn(page, { region: "main", isDialog: false });

/** The same for the open dialog, which keeps the focus inside. */
export const dialogFaults = (page: Page): Promise<string[]> =>
  faultsIn(page, { region: ".dialog", isDialog: true });

async function faultsIn(
  page: Page,
  { region, isDialog }: { region: string; isDialog: boolean },
): Promise<string[]> {
  const count = await listen(page, region);
  // The focus comes back from a frame of another process after the press.
  const pause = (await page.locator(`${region} iframe`).count()) > 0 ? 100 : 0;
  for (let presses = 0; presses < count + MORE; presses += 1) {
    await page.keyboard.press("Tab");
    if (pause > 0) await page.waitForTimeout(pause);
  }
  return page.evaluate(
    ([number, isInDialog]) => {
      const log = (globalThis as WithLog).keyboardLog;
      if (!log) return ["the page was left"];
      log.stop();
      const nameOf = (at: number): string => log.controls[at]?.outerHTML.slice(0, 160) ?? "";
      const out = log.order.findIndex((at, index) => at === -2 && index > 0);
      const walk = out < 0 ? log.order : log.order.slice(0, out);
      const reached = walk.filter((at) => at >= 0);
      const missing = log.controls.flatMap((_, at) => (reached.includes(at) ? [] : [at]));
      const swapped = reached.filter((at, index) => index > 0 && at < (reached[index - 1] ?? 0));
      if (isInDialog && out >= 0) return ["Tab leaves the dialog"];
      return [
        ...missing.map((at) => `Tab does not reach ${nameOf(at)}`),
        ...(isInDialog ? [] : swapped).map((at) => `Tab goes back to ${nameOf(at)}`),
        ...log.unseen.map((at) => `the focus is not seen on ${nameOf(at)}`),
        ...(!isInDialog && out < 0 && number > 0 && walk.length >= number + 8
          ? ["Tab does not leave the region"]
          : []),
      ];
    },
    [count, isDialog] as const,
  );
}
