import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type RouterHistory, RouterProvider } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { followLanguage, useLanguage } from "../words/language.ts";
import type { Area, AreaQuery } from "./area.ts";
import { ErrorBoundary } from "./error-page.tsx";
import { keepFocus } from "./focus.ts";
import { loadSignIn } from "./gate.tsx";
import { preloadSurfaces } from "./preload.ts";
import { type ConsoleRouter, createConsoleRouter } from "./router.tsx";
import { type Session, SessionContext } from "./session.ts";
import { applyTheme } from "./theme.ts";

export interface ConsoleOptions {
  session: Session;
  areas: readonly Area[];
  /** What was asked for ahead; its screen finds it among its queries. */
  asked?: AreaQuery | undefined;
  /** For tests; the browser's without it. */
  history?: RouterHistory | undefined;
  beside?: ReactNode | undefined;
}

const FRESH_MS = 30_000;
/** Pages of a long list that nobody looks at leave the memory after a minute. */
const KEPT_MS = 60_000;

const createQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // The client repeats calls by Retry-After; a second loop around it would multiply them.
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
   * Resolves when the first page can be drawn without a skeleton before it: React would keep that for 300 ms, if the page
   * comes sooner, too. With a session it resolves after `SOON_MS` at the latest.
   */
  ready: Promise<unknown>;
}

/** The longest wait for a list that was asked for ahead. Its rows are then drawn together with the frame, in one pass. */
const SOON_MS = 200;

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Begins to load what the address shows. What has come with the first script is then drawn at once, without a skeleton before it. */
export function startConsole({ session, areas, asked, history, beside }: ConsoleOptions): StartedConsole {
  const queries = createQueries();
  const router = createConsoleRouter({ areas, history, beside });
  const loaded = router.load();
  const listed = asked && Promise.allSettled([loaded, queries.prefetchQuery(asked)]);
  const ready = session.state().kind === "signedOut" ? loadSignIn() : Promise.race([listed, after(SOON_MS)]);
  return { session, queries, router, ready };
}

/** Draws what `startConsole` returns. */
export function Console({ session, queries, router }: ConsoleProps) {
  const language = useLanguage();
  useEffect(followLanguage, []);
  useEffect(applyTheme, []);
  useEffect(preloadSurfaces, []);
  useEffect(() => keepFocus(router), [router]);
  return (
    <I18nProvider locale={language === "ru" ? "ru-RU" : "ro-RO"}>
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
