import type { AnyRouter, RouterHistory } from "@tanstack/react-router";

const WAIT_MS = 3000;

/** A selector that finds the element again after its page was drawn anew. */
function selectorOf(element: Element | null): string | undefined {
  if (!element || element === document.body) return undefined;
  const key = element.closest("tr[data-key]")?.getAttribute("data-key");
  const href = element.getAttribute("href");
  const name = element.getAttribute("name");
  if (element.matches("a") && href) return `a[href="${CSS.escape(href)}"]`;
  if (key) return `tr[data-key="${CSS.escape(key)}"]`;
  if (name) return `[name="${CSS.escape(name)}"]`;
  return undefined;
}

/**
 * Focuses the first element of the selector, now or when it comes within three seconds. One that comes later scrolls into
 * view, because the router has restored the scroll position of a page that was still short.
 */
function focusWhenDrawn(selector: string): void {
  const find = () => document.querySelector<HTMLElement>(selector);
  const present = find();
  if (present) return present.focus({ preventScroll: true });
  const before = document.activeElement;
  const observer = new MutationObserver(() => {
    const { activeElement } = document;
    const hasMoved = activeElement !== before && activeElement !== document.body;
    const element = hasMoved ? undefined : find();
    element?.focus();
    if (hasMoved || element) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), WAIT_MS);
}

/** A tab keeps the focus while the panel below it changes. */
const isOnTab = (): boolean => document.activeElement?.matches('[role="tab"]') ?? false;

/**
 * A new page moves the focus to its heading, as a loaded page would; Back and Forward return it to where it was on that
 * page. A change of filters leaves it.
 */
export function keepFocus(router: AnyRouter): () => void {
  const remembered = new Map<string, string>();
  let isReturning = false;
  const history: RouterHistory = router.history;
  const stops = [
    history.subscribe(({ action }) => {
      isReturning = action.type !== "PUSH" && action.type !== "REPLACE";
    }),
    router.subscribe("onBeforeNavigate", ({ fromLocation }) => {
      const selector = selectorOf(document.activeElement);
      const key = fromLocation?.state.__TSR_key;
      if (key && selector) remembered.set(key, selector);
    }),
    router.subscribe("onRendered", ({ fromLocation, toLocation, pathChanged }) => {
      if (!fromLocation) return;
      const selector = remembered.get(toLocation.state.__TSR_key ?? "");
      if (isReturning && selector) focusWhenDrawn(selector);
      else if (pathChanged && !isOnTab()) focusWhenDrawn("main h1");
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
