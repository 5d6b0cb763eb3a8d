import { readProgress } from "../../../../shared/data/progress.ts";
import { kernel } from "../../../../shared/refusals.ts";
import { isOrganizationAdmin, isServiceAdmin, type Principal } from "../../access/principal.ts";
import { Documents } from "../../records/document.ts";
import { jobs, lengthyJobs, runJob } from "./due-documents.ts";
import { listOlder } from "./older-rows.ts";
import { sweepOrphans, sweepTenants } from "./orphans.ts";
import { expireGrants } from "../../granting/sharing/expire-grants.ts";
import { sweepEnded } from "../../sources/connections/sweep-ended.ts";
import { removeExpired } from "../../keeping/uploads/remove-expired.ts";
import { sweepResults } from "../../making/transcription/sweep-results.ts";
import type { MaintenanceReport, Run } from "./run.ts";

interface Scope {
  /** Key of its progress. */
  name: string;
  actor: string;
  covers: Run["covers"];
  /** Sweeps content without a version, expired uploads and expired grants; runs for a single organization do not. */
  orphans: boolean;
}

interface Bounds {
  /** Maximum number of documents it may change; the resulting work in the store is limited only by time. */
  documents: number;
  seconds: number;
}

/** Below the gateway's timeout of 30 s, with time for the last batch. */
const REQUEST: Bounds = { documents: 500, seconds: 15 };
/** Below Lambda's 900 s. */
const SCHEDULED: Bounds = { documents: 100_000, seconds: 780 };

/**
 * Maintenance at an administrator's request: over all documents for the service administrator, over the documents of
 * their buckets for an organization's administrator. Bounded; the next request continues where it stopped.
 */
export function maintainFor(caller: Principal, bounds = REQUEST): Promise<MaintenanceReport> {
  return maintain(scopeOf(caller), bounds);
}

/** The daily run over everything. */
export const maintainAll = (bounds = SCHEDULED): Promise<MaintenanceReport> =>
  maintain({ name: "tot", actor: "system", covers: () => true, orphans: true }, bounds, lengthyJobs);

function scopeOf(caller: Principal): Scope {
  const { actor, organizationBuckets, organizatieId } = caller;
  if (isServiceAdmin(caller)) return { name: "tot", actor, covers: () => true, orphans: true };
  if (!isOrganizationAdmin(caller)) throw kernel.interzis();
  const own = new Set(organizationBuckets);
  return {
    name: `organization#${organizatieId}`,
    actor,
    covers: ({ bucketId }) => own.has(bucketId),
    orphans: false,
  };
}

async function maintain(
  { name, actor, covers, orphans }: Scope,
  bounds: Bounds,
  lengthy: typeof lengthyJobs = {},
): Promise<MaintenanceReport> {
  const report = { arhivate: 0, purjate: 0, orfane: 0, erori: 0, terminat: true };
  const progress = await readProgress(Documents.table, `maintenance#${name}`);
  const until = performance.now() + bounds.seconds * 1000;
  const run: Run = { actor, covers, progress, left: bounds.documents, until, report };
  const parts = Object.entries(jobs).map(
    ([part, job]) =>
      () =>
        runJob(part, job, run),
  );
  if (orphans)
    parts.push(
      () => sweepOrphans(run),
      () => removeAllExpired(run),
      () => sweepEnded(),
      () => expireAllGrants(run),
      () => sweepAllResults(run),
      () => sweepTenants(run),
      () => listOlder(run),
    );
  for (const [part, job] of Object.entries(lengthy))
    parts.push(() => runJob(part, job, { ...run, left: Infinity }));
  for (const part of parts) if (!(await part())) report.terminat = false;
  return report;
}

const AT_ONCE = 100;

/** Removes all expired uploads. False if the time ran out first. */
async function removeAllExpired({ until }: Run): Promise<boolean> {
  while (performance.now() < until) if ((await removeExpired({ most: AT_ONCE })) < AT_ONCE) return true;
  return false;
}

/** Removes all expired grants. False if the time ran out first. */
async function expireAllGrants({ actor, until }: Run): Promise<boolean> {
  while (performance.now() < until) if ((await expireGrants(actor, { most: AT_ONCE })) < AT_ONCE) return true;
  return false;
}

/** Removes the objects that no conversion refers to. False if the time ran out first. */
async function sweepAllResults({ until, progress, report }: Run): Promise<boolean> {
  while (performance.now() < until) {
    const { removed, reached } = await sweepResults(progress.of(RESULTS) as string | undefined, 1000);
    report.orfane += removed;
    if (reached !== progress.of(RESULTS)) await progress.reach(RESULTS, reached);
    if (reached === undefined) return true;
  }
  return false;
}
const RESULTS = "transcriptions";
