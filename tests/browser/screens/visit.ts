import type { BrowserContextOptions, Page, Request } from "playwright-core";
import { visitor } from "../browser.ts";
import { browser, stack } from "../system.ts";

export interface Visit {
  page: Page;
  /** Errors of scripts, violations of the policy, answers that failed. */
  complaints: string[];
  /** Resolves when no call has been on its way for a moment. */
  quiet: () => Promise<void>;
}

const QUIET_MS = 80;
const MOST_WAIT_MS = 30_000;

/** A visitor whose calls are followed. */
export async function visit(options: BrowserContextOptions): Promise<Visit> {
  const { page, complaints } = await visitor(browser, options);
  page.setDefaultTimeout(MOST_WAIT_MS);
  const running = new Set<Request>();
  let changed = Date.now();
  const ended = (request: Request) => {
    running.delete(request);
    changed = Date.now();
  };
  page.on("request", (request) => {
    running.add(request);
    changed = Date.now();
  });
  page.on("requestfinished", ended);
  page.on("requestfailed", (request) => {
    ended(request);
    const why = request.failure()?.errorText ?? "";
    // A page that is left aborts its calls.
    if (why !== "net::ERR_ABORTED") complaints.push(`${why}: ${request.method()} ${request.url()}`);
  });
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400) complaints.push(`${String(response.status())}: ${pathname}`);
  });
  const quiet = async (): Promise<void> => {
    const end = Date.now() + MOST_WAIT_MS;
    while (Date.now() < end && (running.size > 0 || Date.now() - changed < QUIET_MS))
      await page.waitForTimeout(20);
  };
  return { page, complaints, quiet };
}

/** A visitor who is signed in at services: their tokens are there before the first page. */
export async function signedIn(
  tokens: Readonly<Record<string, string>>,
  options: BrowserContextOptions,
): Promise<Visit> {
  const visited = await visit(options);
  const entries = Object.entries(tokens).map(([service, token]) => {
    const { exp = 0, iat = 0 } = claimsOf(token);
    const kept = { token, expiresAt: exp * 1000, issuedAt: iat * 1000 };
    return [`temelia.session.${service}/userToken`, JSON.stringify(kept)] as const;
  });
  await visited.page.context().addInitScript((kept) => {
    // A frame of a preview has no storage.
    if (window.top !== window) return;
    for (const [name, value] of kept) localStorage.setItem(name, value);
  }, entries);
  await visited.page.goto(new URL("/app", stack.url).href);
  await visited.page.locator("nav.areas").waitFor();
  await visited.quiet();
  return visited;
}

const claimsOf = (token: string): { exp?: number; iat?: number } =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as {
    exp?: number;
    iat?: number;
  };

/** Goes to an address inside the console, as a link does, and waits until it is drawn. */
export async function goTo({ page, quiet }: Visit, address: string): Promise<void> {
  await moveTo(page, address);
  await drawn(page, quiet);
}

/** Goes to an address inside the console. */
export const moveTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((href) => {
    history.pushState({}, "", href);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);

/** Waits until everything that was asked for is on the page. */
export async function drawn(page: Page, quiet: () => Promise<void>): Promise<void> {
  await page.locator("main h1").first().waitFor();
  await quiet();
  await page.waitForFunction(() => !document.querySelector(".skeleton, [aria-busy=true]"));
}
