import { setTimeout as sleep } from "node:timers/promises";
import { clock } from "../../../shared/clock.ts";
import { config as kernel } from "../../../shared/config.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import { changing, read } from "../../../shared/data/repository.ts";
import { transact } from "../../../shared/data/transaction.ts";
import { claim, free, type Lease, withLease } from "../../../shared/jobs/lease.ts";
import { log } from "../../../shared/log.ts";
import { freeing } from "../audits/freeing.ts";
import { type Audit, Audits, isOver, Stops } from "../records/audit.ts";
import { Systems } from "../records/system.ts";
import { collectResult, type Outside } from "./collect-result.ts";
import { concludeAudit } from "./conclude-audit.ts";
import { mailIssues } from "./mail-issues.ts";

/** A worker renews its lease every 5 s. */
const LEASE_SECONDS = 60;
/** How many workers may begin an audit: an audit that kills them is given up. */
const MOST_ATTEMPTS = 3;
const STOP_EVERY_MS = 2_000;

type RunAudit = (auditId: number) => Promise<void>;

/**
 * Runs the audits of messages. The row decides: a message that comes twice, or while another worker holds the row, does
 * nothing; one that comes after its worker was killed takes up where that one stopped.
 */
export function auditRunner(outside: Pick<Outside, "fetch" | "certificateEndsAt" | "timing">): RunAudit {
  return async (auditId) => {
    const row = await read(Audits, { id: auditId });
    if (!row) return;
    if (isOver(row)) return mailIssues(row);
    const claimed = await claim(Audits, { id: auditId }, LEASE_SECONDS, begun);
    if (!claimed) return;
    if ((claimed.attempts ?? 0) > MOST_ATTEMPTS) return end(claimed, "ESUAT");
    await withLease(Audits, claimed, { seconds: LEASE_SECONDS }, (lease) => work(claimed, lease, outside));
    const ended = await read(Audits, { id: auditId });
    if (ended) await mailIssues(ended);
  };
}

/** The row of an audit that a worker begins; undefined if it is over. */
const begun = (row: Stored<Audit>): Audit | undefined =>
  isOver(row)
    ? undefined
    : {
        ...row,
        status: "IN_LUCRU",
        startedAt: row.startedAt ?? clock.iso(),
        attempts: (row.attempts ?? 0) + 1,
      };

async function work(
  row: Stored<Audit>,
  lease: Lease,
  outside: Pick<Outside, "fetch" | "certificateEndsAt" | "timing">,
): Promise<void> {
  const system = await read(Systems, { id: row.systemId });
  if (!system) return end(row, "ESUAT");
  const watch = watchStop(row.id, lease.signal);
  try {
    const result = await collectResult(row, system, {
      ...outside,
      rulesUrl: `${kernel.publicUrl}/platform/api/v1/public/rules`,
      isStopped: watch.isStopped,
    });
    lease.signal.throwIfAborted();
    if (result.report.status === "OPRIT") return await end(row, "OPRIT");
    await concludeAudit(row, result, system.baseSha256);
  } finally {
    watch.end();
  }
}

/** Reads every two seconds if an administrator wants the audit to stop, and stops it once the lease is lost. */
function watchStop(id: number, lost: AbortSignal): { isStopped: () => boolean; end: () => void } {
  const ended = new AbortController();
  let isWanted = false;
  const look = async () => {
    while (!ended.signal.aborted && !isWanted) {
      isWanted = (await read(Stops, { id })) !== undefined;
      if (!isWanted) await sleep(STOP_EVERY_MS, undefined, { signal: ended.signal });
    }
  };
  void look().catch((error: unknown) => {
    if (!ended.signal.aborted)
      log.warn("reading if an audit is to stop failed", { object: id, reason: String(error) });
  });
  return { isStopped: () => isWanted || lost.aborted, end: () => ended.abort() };
}

/** Ends an audit that has no result: its system can be audited again, and its issues stay as they are. */
async function end(row: Stored<Audit>, status: "ESUAT" | "OPRIT"): Promise<void> {
  const ended = free({ ...row, status, finishedAt: clock.iso() });
  await transact([...changing(Audits, row, ended), ...(await freeing(ended))]);
}
