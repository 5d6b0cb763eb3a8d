import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type RouterHistory, RouterProvider, type AnyRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { locales } from "../../shared/everywhere/texts.ts";
import { useLanguage } from "../words/language.ts";
import type { Area, AreaQuery } from "./area.ts";
import { ErrorBoundary } from "./error-page.tsx";
import { type ConsoleRouter, createConsoleRouter } from "./router.tsx";
import { restWhenLeft } from "./rest-when-left.ts";
import { type Session, SessionContext } from "./session.ts";
import { applyTheme } from "./theme.ts";

export interface ConsoleOptions {
  session: Session;
  areas: readonly Area[];
  /** What was requested ahead; its screen finds it among its queries. */
  asked?: AreaQuery | undefined;
  /** For tests. Default: the browser's. */
  history?: RouterHistory | undefined;
  beside?: ReactNode | undefined;
}

const FRESH_MS = 30_000;
/** Pages of a long list leave the memory a minute after they were last shown. */
const KEPT_MS = 60_000;

const createQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // The client already repeats calls by Retry-After; a second loop would multiply them.
      queries: { staleTime: FRESH_MS, gcTime: KEPT_MS, retry: false },
      mutations: { retry: false },
    },
  });

export interface ConsoleProps {
  session: Session;
  queries: QueryClient;
  router: ConsoleRouter;
}

export interface StartedConsole extends ConsoleProps {
  /**
   * Resolves when the first page can be drawn without a skeleton before it: React would keep one for 300 ms, even if
   * the page comes sooner. With a session it resolves after `SOON_MS` at the latest.
   */
  ready: Promise<unknown>;
}

/**
 * The longest wait for a list that was requested ahead. If it comes in time, its rows are drawn together with the
 * frame, in one pass.
 */
const SOON_MS = 200;

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Starts loading what the address shows. What came with the first script can then be drawn at once, without a skeleton before it. */
export function startConsole({ session, areas, asked, history, beside }: ConsoleOptions): StartedConsole {
  const queries = createQueries();
  const router = createConsoleRouter({ areas, history, beside });
  const loaded = router.load();
  const listed = asked && Promise.allSettled([loaded, queries.prefetchQuery(asked)]);
  const ready = Promise.race([listed, after(SOON_MS)]);
  return { session, queries, router, ready };
}

/** Draws what `startConsole` returns. */
export function Console({ session, queries, router }: ConsoleProps) {
  const language = useLanguage();
  useEffect(applyTheme, []);
  useEffect(restWhenLeft, []);
  useEffect(preloadSurfaces, []);
  useEffect(() => keepFocus(router), [router]);
  return (
    <I18nProvider locale={locales[language]}>
      {/* React Aria looks for this id before it adds a style element, which the content policy refuses. */}
      <span id="react-aria-pressable-style" hidden />
      <ErrorBoundary>
        <QueryClientProvider client={queries}>
          <SessionContext value={session}>
            <RouterProvider router={router} />
          </SessionContext>
        </QueryClientProvider>
      </ErrorBoundary>
    </I18nProvider>
  );
}

const AFTER_MS = 3000;

/** Loads dialogs and menus ahead, so that they open at once, even without the network or after a new release. */
function preloadSurfaces(): () => void {
  const timer = setTimeout(() => {
    void Promise.allSettled([
      import("../kit/dialog-surface.tsx"),
      import("../kit/menu-surface.tsx"),
      import("../kit/popover-surface.tsx"),
      import("./sign-in-again.tsx"),
    ]);
  }, AFTER_MS);
  return () => clearTimeout(timer);
}

const WAIT_MS = 3000;

/** A selector that finds the element again after its page has been redrawn. */
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
 * Focuses the first element that matches, now or when it appears within three seconds. An element that appears later
 * scrolls into view, because the router restored the scroll position while the page was still short.
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
 * Moves the focus to the heading of a new page, as loading it would. Back and Forward return the focus to where it
 * was on that page; a change of filters leaves it.
 */
function keepFocus(router: AnyRouter): () => void {
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
