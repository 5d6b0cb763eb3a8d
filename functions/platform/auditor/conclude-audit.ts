import { clock } from "../../../shared/clock.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import { adding, changing, readUnique } from "../../../shared/data/repository.ts";
import { retry, transact, withNewId } from "../../../shared/data/transaction.ts";
import { free } from "../../../shared/jobs/lease.ts";
import { freeing } from "../audits/freeing.ts";
import type { Report } from "../audit/model/report.ts";
import type { Result } from "../evidence/results.ts";
import { baseKey, contractKey, keep, readKept } from "../evidence/store.ts";
import { followAudit } from "../issues/follow-audit.ts";
import { type Audit, Audits } from "../records/audit.ts";
import { contractName, Contracts } from "../records/contract.ts";
import type { System } from "../records/system.ts";

/**
 * Stores the end of an audit: issues follow its report, then the row and the system record it in one transaction.
 * Each step may be repeated after a worker was killed.
 * @param comparedWith the hash of the contract that it was compared with
 * @throws RevisionConflict if the lease was lost
 */
export async function concludeAudit(
  row: Stored<Audit>,
  result: Result,
  comparedWith: string | undefined,
): Promise<void> {
  const { report, opened, closes } = result;
  await followAudit(row, result);
  await noteContract(row, report);
  const base = await nextBase(row.systemId, report, comparedWith);
  const ended: Audit = free({
    ...row,
    status: "FINALIZAT",
    finishedAt: report.finishedAt,
    standard: report.standard,
    verdict: report.verdict,
    counts: report.counts,
    contract: report.contract,
    requests: report.requests,
    opened,
    closed: closes.length,
    ...(opened > 0 || closes.length > 0 ? { mailDue: true } : {}),
  });
  await retryOwn(async () =>
    transact([
      ...changing(Audits, row, ended),
      ...(await freeing(row, (system) => ({
        lastAuditId: row.id,
        auditedAt: report.finishedAt,
        verdict: report.verdict,
        counts: report.counts,
        ...(base !== undefined && system.baseSha256 === comparedWith ? { baseSha256: base } : {}),
      }))),
    ]),
  );
}

/** A system that an administrator has changed meanwhile is read again; a lost lease stays lost after a few attempts. */
const retryOwn = (attempt: () => Promise<void>): Promise<void> => retry(attempt, { attempts: 4 });

/** Lists the contract that the audit has received, unless an earlier one has. */
async function noteContract({ id, systemId }: Audit, { contract }: Report): Promise<void> {
  const { sha256, version, operations } = contract;
  if (sha256 === "" || (await readUnique(Contracts, "name", contractName({ systemId, sha256 })))) return;
  const seen = { systemId, sha256, version, operations, auditId: id, seenAt: clock.iso() };
  await withNewId((contractId) => transact(adding(Contracts, { id: contractId, ...seen })));
}

/**
 * The contract that later ones are compared with, if this one takes that place: the first one, and one with a new version
 * that passes without FAIL.
 */
async function nextBase(
  systemId: number,
  { contract, verdict }: Report,
  comparedWith: string | undefined,
): Promise<System["baseSha256"]> {
  const { sha256, version } = contract;
  if (sha256 === "" || sha256 === comparedWith) return undefined;
  if (comparedWith !== undefined) {
    const former = await readUnique(Contracts, "name", contractName({ systemId, sha256: comparedWith }));
    if (verdict === "FAIL" || former?.version === version) return undefined;
  }
  const bytes = await readKept(contractKey(systemId, sha256));
  if (!bytes) return undefined;
  await keep(baseKey(systemId, sha256), bytes, "application/octet-stream");
  return sha256;
}
