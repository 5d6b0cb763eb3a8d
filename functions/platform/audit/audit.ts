import { missingContract, readContract } from "./contract/read-contract.ts";
import { keptExchange, type KeptExchange } from "./judge/kept-exchange.ts";
import { judgementsOf, rowsOf, shownRow, suspects } from "./judge/judge.ts";
import { maskedDeep, maskOf } from "./probe/masked.ts";
import { reportOf } from "./judge/report-of.ts";
import type { Contract } from "./model/contract.ts";
import type { Evidence, Exchange } from "./model/evidence.ts";
import { limitsOf, type Limits, type Registration } from "./model/registration.ts";
import type { Report, RuleRow, Trigger } from "./model/report.ts";
import { plan, rounds, turnOf } from "./plan/plan.ts";
import { contractAddress } from "./model/address.ts";
import { placeOf } from "./rules/support/judging.ts";
import { probe, type Network, type Probe } from "./probe/probe.ts";

export interface AuditOptions {
  id: string;
  systemId: string;
  trigger: Trigger;
  /** Goes through the guard; nothing else in an audit uses the network. */
  network: Network;
  clock: { now: () => Date };
  /** The bytes of the contract, if it is not fetched: a committed one, or a file. */
  contract?: Uint8Array | undefined;
  /** The bytes of the contract that `breaking-change` compares with. */
  baseContract?: Uint8Array | undefined;
  /** The report before this one, for `changes`. */
  /** The number of audits of the system before this one: operations take turns by it. */
  audits?: number | undefined;
  /** True if this audit was begun before and broken off: its writes of then are unknown. */
  isRepeated?: boolean | undefined;
  /** The end of the certificate of an address in ms since 1970; undefined without TLS. */
  certificateEndsAt?: ((address: URL) => Promise<number | undefined>) | undefined;
}

export interface Audited {
  report: Report;
  /** Every exchange, each attempt of its own, without personal data and credentials. */
  exchanges: KeptExchange[];
  /** The contract as it was received; undefined if it was not. */
  contract: Uint8Array | undefined;
  /** The rows of the report with up to 51 breaches of each rule, to open issues from. */
  rows: RuleRow[];
  /** The documented operations that were exercised, and HEAD and OPTIONS at their addresses. */
  operations: ReadonlySet<string>;
  /** True if every operation had its turn, and the probing did not end early. */
  isWhole: boolean;
}

/**
 * Audits a system from outside: plan, probe, judge, report. It sends no write but to addresses that the owner has named
 * (`plan/harm.ts`), follows no redirect and no reference, and never throws for anything that a system says.
 */
export async function audit(registration: Registration, options: AuditOptions): Promise<Audited> {
  const startedAt = options.clock.now();
  const limits = limitsOf(registration);
  const prober = probe({ registration, limits, auditId: options.id, network: options.network });
  const received = await receivedContract(prober, registration, options);
  const collected = await collect(registration, { prober, limits, received, options });
  const evidence: Evidence = { ...collected, at: startedAt.getTime() };
  const first = judgementsOf(evidence);
  const again = judgementsOf(await triedAgain(prober, evidence, suspects(evidence, first)));
  const mask = maskOf(prober.credentials.secrets());
  const rows = maskedDeep(rowsOf(evidence, first, again), mask);
  const report = reportOf(evidence, rows.map(shownRow), {
    id: options.id,
    systemId: options.systemId,
    trigger: options.trigger,
    startedAt: startedAt.toISOString(),
    finishedAt: options.clock.now().toISOString(),
    requests: prober.requests(),
  });
  const { sha256 } = report.contract;
  const masked = maskedDeep(report, mask);
  return {
    report: { ...masked, contract: { ...masked.contract, sha256 } },
    exchanges: prober.exchanges().map((exchange) => keptExchange(exchange, mask)),
    contract: received.bytes,
    rows,
    operations: new Set(
      evidence.exchanges.flatMap((one) =>
        one.request.operation ? [one.request.operation, placeOf(one)] : [],
      ),
    ),
    isWhole: evidence.endedEarly === undefined && evidence.turn.size >= evidence.turn.of,
  };
}

interface Received {
  contract: Contract;
  bytes: Uint8Array | undefined;
  exchanges: Exchange[];
}

/** The contract that is given, or fetched: a second time if it did not come. */
async function receivedContract(
  prober: Probe,
  registration: Registration,
  { contract: given }: AuditOptions,
): Promise<Received> {
  if (given) return { contract: await readContract(given), bytes: given, exchanges: [] };
  const address = contractAddress(registration.baseUrl, registration.openapiUrl);
  if (!address) return { contract: missingContract(undefined), bytes: undefined, exchanges: [] };
  const first = await prober.contract(address);
  const { exchange, bytes } = first.bytes ? first : await prober.contract(address);
  const contract = bytes ? await readContract(bytes) : missingContract(undefined);
  return { contract, bytes, exchanges: [exchange] };
}

interface Collecting {
  prober: Probe;
  limits: Limits;
  received: Received;
  options: AuditOptions;
}

/**
 * Sends the rounds of the plan; without a base address there is nothing to send to. Operations outside of the zones cause no
 * requests, so that they take no turns.
 */
async function collect(
  registration: Registration,
  { prober, limits, received, options }: Collecting,
): Promise<Omit<Evidence, "at">> {
  const { contract } = received;
  const callable = contract.operations.filter(({ zone }) => zone);
  const turn = turnOf(callable.length, limits.requests, options.audits ?? 0);
  const operations = callable.slice(turn.from, turn.from + turn.size);
  const exchanges = [...received.exchanges];
  const count = registration.baseUrl === undefined ? 0 : rounds.length;
  for (let round = 0; round < count; round += 1) {
    const { id: auditId, isRepeated } = options;
    const requests = plan(round, { registration, contract, operations, exchanges, auditId, isRepeated });
    exchanges.push(...(await prober.send(requests)));
  }
  const { baseContract, certificateEndsAt } = options;
  const address = contractAddress(registration.baseUrl, registration.openapiUrl);
  return {
    registration,
    contract,
    exchanges,
    turn,
    baseContract: baseContract && (await readContract(baseContract)),
    endedEarly: prober.endedEarly(),
    failedCredentials: prober.credentials.failed(),
    certificateEndsAt: address && (await certificateEndsAt?.(address).catch(() => undefined)),
  };
}

/** The evidence with the exchanges that prove a deviation replaced by a second attempt. */
async function triedAgain(
  prober: Probe,
  evidence: Evidence,
  suspected: readonly Exchange[],
): Promise<Evidence> {
  if (suspected.length === 0) return evidence;
  const repeated = await prober.send(suspected.map(({ request }) => request));
  const byKey = new Map(repeated.map((exchange) => [exchange.request.key, exchange]));
  const exchanges = evidence.exchanges.map((one) => byKey.get(one.request.key) ?? one);
  return { ...evidence, exchanges };
}
