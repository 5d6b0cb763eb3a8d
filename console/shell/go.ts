import type { AnyRouter } from "@tanstack/react-router";
import { given } from "../kit/given.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** True for a dialog above a page that comes before it in the history. */
    isAbovePage?: boolean | undefined;
  }
}

/** An address of the console without its dialog: that of the page below. */
export function withoutDialog(href: string): string {
  const url = new URL(href, "http://console");
  url.searchParams.delete("dialog");
  return url.pathname + url.search;
}

export interface GoOptions {
  replace?: boolean | undefined;
  /** Leaves the scroll position as it is, as a dialog does. */
  isInPlace?: boolean | undefined;
}

/** Goes to an address. One outside the console, such as a public page, is loaded. */
export async function go(router: AnyRouter, href: string, options: GoOptions = {}): Promise<void> {
  const current = router.state.location.publicHref;
  const target = new URL(href, new URL(current, window.location.origin));
  const isInside =
    target.origin === window.location.origin && `${target.pathname}/`.startsWith(`${router.basepath}/`);
  if (!isInside) {
    window.location.assign(target);
    return;
  }
  const address = target.pathname + target.search + target.hash;
  const isSamePage = withoutDialog(address) === withoutDialog(current);
  await router.navigate({
    href: address,
    ...given({ replace: options.replace }),
    resetScroll: !isSamePage && options.isInPlace !== true,
    state: { isAbovePage: isSamePage && target.searchParams.has("dialog") },
  });
}
