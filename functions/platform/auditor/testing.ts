import { localNetwork } from "../audit/testing/local-network.ts";
import { sampleRegistration, type SampleSystem } from "../../../shared/testing/sample-system.ts";
import { call, type Headers, fresh } from "../testing.ts";
import { auditRunner } from "./run-audit.ts";

/** The worker of this process: nothing is paced, and loopback is allowed. */
export const run = auditRunner({
  fetch: localNetwork().fetch,
  timing: localNetwork().timing,
  certificateEndsAt: () => Promise.resolve(undefined),
});

/** Registers the sample system through the API. */
export async function registerSample(
  sample: SampleSystem,
  admin: Headers,
  fields: object = {},
): Promise<{ id: number; cod: string }> {
  const body = { ...sampleRegistration(sample.url), cod: fresh("PROBA"), ...fields };
  const { status, json, text } = await call<{ id: number; cod: string }>(
    "POST /api/v1/admin/systems",
    admin,
    body,
  );
  if (status !== 201) throw new Error(`the sample was refused: ${String(status)} ${text}`);
  return json;
}

/** Asks for an audit of a system and runs it, as the queue does. */
export async function auditNow(id: number, admin: Headers): Promise<number> {
  const asked = await call<{ id: number }>(`POST /api/v1/admin/systems/${id}/audits`, admin);
  if (asked.status !== 202) throw new Error(`the audit was refused: ${String(asked.status)} ${asked.text}`);
  await run(asked.json.id);
  return asked.json.id;
}
