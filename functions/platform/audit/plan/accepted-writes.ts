import { isObject } from "../contract/own.ts";
import { addressOf } from "../contract/operations.ts";
import type { Operation } from "../model/contract.ts";
import type { Request } from "../model/evidence.ts";
import { callerOf, type Situation } from "./choices.ts";

const reasons = ["accepted", "accepted-again", "accepted-other"] as const;

/** The probe of the registration under one key: sent, sent again, and sent with other content. */
export function acceptedWrites(situation: Situation, attempt: 0 | 1 | 2): Request[] {
  const { registration } = situation;
  const { probe } = registration;
  if (probe?.method !== "POST") return [];
  const { zone } = addressOf(probe.path);
  const caller = callerOf(situation, zone ?? "admin");
  if (!caller) return [];
  const other = attempt === 2 ? changed(probe.body) : probe.body;
  if (other === undefined) return [];
  return [
    {
      key: reasons[attempt],
      reason: reasons[attempt],
      method: "POST",
      path: probe.path,
      caller,
      operation: `POST ${probe.path}`,
      headers: { "content-type": "application/json", "idempotency-key": keyOf(situation) },
      body: JSON.stringify(other),
    },
  ];
}

const keyOf = ({ auditId }: Situation): string => `audit-${auditId}`;

/** Other content of the same shape: one text or number differs. Undefined if the body has neither. */
function changed(body: unknown): unknown {
  if (!isObject(body)) return undefined;
  const entry = Object.entries(body).find(
    ([, value]) => typeof value === "string" || typeof value === "number",
  );
  if (!entry) return undefined;
  const [name, value] = entry;
  return { ...body, [name]: typeof value === "number" ? value + 1 : `${String(value)} 2` };
}

export const documentsKey = ({ parameters }: Operation): boolean =>
  parameters.some(({ in: place, name }) => place === "header" && name.toLowerCase() === "idempotency-key");
