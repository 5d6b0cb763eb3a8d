import { setTimeout as wait } from "node:timers/promises";
import { signedIn } from "./client.ts";

const LIMIT_SECONDS = 300;
const reindex = "/api/admin/search/reindex";

interface Progress {
  status: string;
  indexate: number;
}

/**
 * Starts a reindex as a service administrator, and waits until it has ended. @throws Error if that takes over five minutes
 */
export async function fillIndex(url: string): Promise<string> {
  const { call } = await signedIn(url, "admin");
  await call("POST", reindex);
  for (let second = 0; second < LIMIT_SECONDS; second += 1) {
    const { status, indexate } = await call<Progress>("GET", reindex);
    if (status === "FINALIZATA") return `${String(indexate)} documents`;
    await wait(1000);
  }
  throw new Error(`filling the index took more than ${String(LIMIT_SECONDS)} s`);
}

interface Health {
  status: string;
  checks: { search: { status: string } };
}

/** @throws Error unless a search, and the health of the service, have the expected status */
export async function saysOfSearch(url: string, wanted: "UP" | "DOWN"): Promise<void> {
  const { status } = await signedIn(url, "ion.operator");
  const searched = await status("/api/search/documente?q=plan");
  if (searched !== (wanted === "UP" ? 200 : 503)) throw new Error(`a search is ${String(searched)}`);
  // A report is kept for five seconds.
  for (let second = 0; second < 10; second += 1) {
    const report = (await (await fetch(`${url}/documents/health`)).json()) as Health;
    if (report.status === wanted && report.checks.search.status === wanted) return;
    await wait(1000);
  }
  throw new Error(`the health of documents does not report search as ${wanted}`);
}
