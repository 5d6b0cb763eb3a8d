import { guardedFetch } from "../../../../shared/outgoing/guarded-fetch.ts";
import {
  sampleContract,
  sampleRegistration,
  startSampleSystem,
  type SampleSystem,
} from "../../../../shared/testing/sample-system.ts";
import { audit, type Audited, type AuditOptions } from "../audit.ts";
import type { Registration } from "../model/registration.ts";
import type { Report, RuleRow } from "../model/report.ts";
import type { Network } from "../probe/probe.ts";

export const AT = "2026-11-26T08:00:00.000Z";

export const bytesOf = (document: unknown): Uint8Array => Buffer.from(JSON.stringify(document));

/** Loopback is allowed, nothing is paced, and pauses take no time. */
export const localNetwork = (more: Partial<Network> = {}): Network => ({
  fetch: guardedFetch(["127.0.0.1"]).fetchWhole,
  rulesUrl: "https://temelia.test/api/v1/public/rules",
  timing: { now: () => performance.now(), sleep: () => Promise.resolve(), paced: false },
  ...more,
});

export interface Sample {
  system: SampleSystem;
  /** Audits the sample with these deviations on. */
  audited: (
    on: readonly string[],
    changed?: { registration?: Partial<Registration>; options?: Partial<AuditOptions> },
  ) => Promise<Audited>;
}

export async function startSample(): Promise<Sample> {
  const system = await startSampleSystem();
  return {
    system,
    audited(on, { registration = {}, options = {} } = {}) {
      system.on.clear();
      for (const name of on) system.on.add(name);
      return audit(
        { ...sampleRegistration(system.url), ...registration },
        {
          id: "7",
          systemId: "1",
          trigger: "demand",
          network: localNetwork(),
          clock: { now: () => new Date(AT) },
          baseContract: bytesOf(sampleContract()),
          ...options,
        },
      );
    },
  };
}

export const rowOf = ({ rules }: Report, id: string): RuleRow => {
  const row = rules.find((one) => one.id === id);
  if (!row) throw new Error(`the report has no rule ${id}`);
  return row;
};

/** The rules below PASS. */
export const deviating = ({ rules }: Report): string[] =>
  rules.filter(({ verdict }) => verdict === "WARN" || verdict === "FAIL").map(({ id }) => id);
