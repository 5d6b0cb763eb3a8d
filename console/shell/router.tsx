import {
  type RouterHistory,
  Outlet,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  useLocation,
  useRouter,
} from "@tanstack/react-router";
import { type ReactNode, useEffect, useMemo } from "react";
import { RouterProvider as AriaRouter } from "react-aria/private/utils/openLink";
import { type DialogAddress, DialogAddressContext, type OpenDialog } from "../kit/dialog-address.ts";
import { given } from "../kit/given.ts";
import { LiveRegion } from "../kit/live-region.tsx";
import { EmptyState } from "../kit/states.tsx";
import { Toasts } from "../kit/toast.tsx";
import { useWords } from "../words/words.ts";
import { type Area, BASE } from "./area.ts";
import { ErrorPage, NotFound } from "./error-page.tsx";
import { Frame } from "./frame.tsx";
import { Gate } from "./gate.tsx";
import { go, withoutDialog } from "./go.ts";
import { PendingScreen } from "./offline-bar.tsx";
import { onceOnline, originAgain } from "../kit/online.ts";
import { PageTitle } from "./page-title.tsx";
import { parseSearch, stringifySearch, textIn } from "./search.ts";
import { usePerson } from "./session.ts";
import { shellWords } from "./words.ts";

export interface ConsoleRouterOptions {
  areas: readonly Area[];
  history?: RouterHistory | undefined;
  beside?: ReactNode | undefined;
}

export function createConsoleRouter({ areas, history, beside }: ConsoleRouterOptions) {
  const root = createRootRoute({ component: () => <Root areas={areas} beside={beside} /> });
  const home = createRoute({
    getParentRoute: () => root,
    path: "/",
    component: () => <Home areas={areas} />,
  });
  const screens = areas.flatMap((area) =>
    Object.entries(area.screens).map(([path, load]) =>
      createRoute({
        getParentRoute: () => root,
        path: area.path + (path === "/" ? "" : path),
        component: lazyRouteComponent(onceOnline(load)),
      }),
    ),
  );
  return createRouter({
    routeTree: root.addChildren([home, ...screens]),
    basepath: BASE,
    ...given({ history }),
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPendingComponent: PendingScreen,
    defaultNotFoundComponent: () => <NotFound home={`${BASE}/`} />,
    defaultErrorComponent: RouteError,
  });
}

export type ConsoleRouter = ReturnType<typeof createConsoleRouter>;

function Root({ areas, beside }: { areas: readonly Area[]; beside: ReactNode }) {
  const router = useRouter();
  return (
    <AriaRouter navigate={(href, options) => void go(router, href, { replace: options?.replace })}>
      <AddressDialogs>
        <Gate>
          <Page areas={areas} beside={beside} />
        </Gate>
      </AddressDialogs>
      <Toasts />
      <LiveRegion />
    </AriaRouter>
  );
}

function Page({ areas, beside }: { areas: readonly Area[]; beside: ReactNode }) {
  const { pathname } = useLocation();
  const person = usePerson();
  const area = areas.find(({ path }) => `${pathname}/`.startsWith(`${path}/`));
  return (
    <Frame areas={areas} base={BASE} path={pathname} beside={beside}>
      {area && !area.isShown(person) ? <NotFound home={`${BASE}/`} /> : <Outlet />}
    </Frame>
  );
}

function Home({ areas }: { areas: readonly Area[] }) {
  const router = useRouter();
  const person = usePerson();
  const text = useWords(shellWords).noAreas;
  const first = areas.find((area) => area.group !== "account" && area.isShown(person))?.path;
  useEffect(() => {
    if (first) void go(router, BASE + first, { replace: true });
  }, [router, first]);
  if (first) return null;
  return (
    <>
      <PageTitle>{text.title}</PageTitle>
      <EmptyState title={text.text} />
    </>
  );
}

/** How browsers report a missing file of the console, when the page is from an older release. */
const MISSING_FILE = /dynamically imported module|importing a module script failed/i;

function RouteError({ error, reset }: { error: unknown; reset: () => void }) {
  const router = useRouter();
  const retry = async (): Promise<void> => {
    // React remembers that a file failed, so load the page again: it names the files of the present release. Without the origin the
    // browser would show a page of its own.
    if (error instanceof Error && MISSING_FILE.test(error.message)) {
      await originAgain();
      window.location.reload();
      return;
    }
    await router.invalidate();
    reset();
  };
  return <ErrorPage onRetry={() => void retry()} />;
}

/** `rename.7`: the name has no dot, the id may. */
function openDialogIn(searchText: string): OpenDialog | undefined {
  const [, name, id] = /^([^.]+)\.(.+)$/.exec(textIn(parseSearch(searchText), "dialog")) ?? [];
  return name !== undefined && id !== undefined ? { name, id } : undefined;
}

function hrefOf(page: string, { name, id }: OpenDialog): string {
  const href = withoutDialog(page);
  return `${href}${href.includes("?") ? "&" : "?"}dialog=${encodeURIComponent(`${name}.${id}`)}`;
}

/** Lets the components of the kit read and write dialogs in the address. */
function AddressDialogs({ children }: { children: ReactNode }) {
  const router = useRouter();
  const location = useLocation();
  const { publicHref, searchStr } = location;
  const address = useMemo<DialogAddress>(
    () => ({
      current: openDialogIn(searchStr),
      hrefOf: (dialog) => hrefOf(publicHref, dialog),
      open: (dialog) => void go(router, hrefOf(publicHref, dialog)),
      close() {
        // The location now, not when this was drawn: an act may have gone to another page, where there is nothing to
        // close.
        const here = router.latestLocation;
        if (!openDialogIn(here.searchStr)) return;
        // Go back, so that closing leaves no second entry of the page. A dialog opened from a link in a mail has no
        // entry before it.
        if (here.state.isAbovePage) router.history.back();
        else void go(router, withoutDialog(here.publicHref), { replace: true });
      },
    }),
    [router, publicHref, searchStr],
  );
  return <DialogAddressContext value={address}>{children}</DialogAddressContext>;
}
