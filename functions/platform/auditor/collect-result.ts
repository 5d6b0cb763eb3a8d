import { setTimeout as sleep } from "node:timers/promises";
import { clock } from "../../../shared/clock.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import type { AuditOptions, Audited } from "../audit/audit.ts";
import type { Registration } from "../audit/model/registration.ts";
import type { Network } from "../audit/probe/probe.ts";
import { keepExchanges, keepResult, readResult, type Result } from "../evidence/results.ts";
import { baseKey, contractKey, exchangesKey, keep, readKept } from "../evidence/store.ts";
import { changesOf, deviationsOf, readUnclosed } from "../issues/changes-of-issues.ts";
import type { Audit } from "../records/audit.ts";
import type { System } from "../records/system.ts";
import { openCredentials } from "../systems/credentials.ts";

/** How an audit reaches the outside. */
export interface Outside extends Pick<Network, "fetch" | "rulesUrl"> {
  certificateEndsAt: NonNullable<AuditOptions["certificateEndsAt"]>;
  /** Default: the machine's time, with the pauses of the limits. */
  timing?: Network["timing"] | undefined;
  isStopped: () => boolean;
}

const realTime: Network["timing"] = {
  now: () => performance.now(),
  sleep: (ms) => sleep(ms),
  paced: true,
};

/**
 * The result of an audit: the stored one if an earlier worker has left it, so that a system is probed once and issues follow
 * one report. A stopped audit leaves no evidence, unless it has written what was to be refused.
 */
export async function collectResult(
  audit: Stored<Audit>,
  system: Stored<System>,
  outside: Outside,
): Promise<Result> {
  const stored = await readResult(audit.id);
  if (stored) return stored;
  const audited = await probeSystem(audit, system, outside);
  const deviations = deviationsOf(audited.rows);
  const { opened, closes, changes } = changesOf(audited, deviations, await readUnclosed(system.id));
  // Nothing is new against an audit that did not exist.
  const report = system.lastAuditId === undefined ? audited.report : { ...audited.report, changes };
  const evidence = exchangesKey(audit.id, audit.attempts ?? 0);
  const result: Result = { report, deviations, opened, closes, evidence };
  if (audited.report.status === "OPRIT" && !audited.report.acceptedWrites) return result;
  await keepExchanges(evidence, audited.exchanges);
  await keepContract(system.id, audited);
  await keepResult(audit.id, result);
  // Another worker may have been first.
  return (await readResult(audit.id)) ?? result;
}

async function keepContract(systemId: number, { contract, report }: Audited): Promise<void> {
  if (contract)
    await keep(contractKey(systemId, report.contract.sha256), contract, "application/octet-stream");
}

/** The engine and its libraries are loaded with the first audit. */
async function probeSystem(
  { id, trigger, attempts = 1 }: Audit,
  system: Stored<System>,
  { certificateEndsAt, timing = realTime, ...network }: Outside,
): Promise<Audited> {
  const { audit } = await import("../audit/audit.ts");
  const { baseSha256 } = system;
  return audit(await registrationOf(system), {
    id: String(id),
    systemId: String(system.id),
    trigger,
    network: { ...network, timing },
    clock,
    certificateEndsAt,
    audits: system.audits - 1,
    isRepeated: attempts > 1,
    baseContract: baseSha256 === undefined ? undefined : await readKept(baseKey(system.id, baseSha256)),
  });
}

async function registrationOf(system: Stored<System>): Promise<Registration> {
  const { cod, denumire, baseUrl, openapiUrl, interval, activ, contact, waivers, limits } = system;
  return {
    ...{ cod, denumire, baseUrl, openapiUrl, interval, activ, contact, waivers, limits },
    ...{ probe: system.probe, dryAddresses: system.dryAddresses },
    public: system.public,
    credentials: await openCredentials(system),
  };
}
