import { isObject } from "../contract/own.ts";
import { addressOf } from "../contract/operations.ts";
import type { Operation } from "../model/contract.ts";
import type { Request } from "../model/evidence.ts";
import { callerOf, hasParameters, jsonMedia, needsCertificate, type Situation } from "./choices.ts";

const reasons = ["accepted", "accepted-again", "accepted-other"] as const;

/**
 * The probe of the registration under one key: sent, sent again, and sent with other content. Without a probe a request
 * that must be refused is sent twice under a key.
 */
export function acceptedWrites(situation: Situation, attempt: 0 | 1 | 2): Request[] {
  const { registration } = situation;
  const { probe } = registration;
  if (!probe || probe.method !== "POST") return attempt === 2 ? [] : repeatedRefusal(situation, attempt);
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

function repeatedRefusal(situation: Situation, attempt: 0 | 1): Request[] {
  const { operations, contract } = situation;
  const operation = operations.find(
    (one) =>
      one.method === "POST" &&
      documentsKey(one) &&
      !hasParameters(one) &&
      one.requestBody !== undefined &&
      jsonMedia(one.requestBody.content) !== undefined &&
      !needsCertificate(contract, one),
  );
  const caller = operation?.zone ? callerOf(situation, operation.zone) : undefined;
  if (!operation || !caller) return [];
  return [
    {
      key: `repeated ${String(attempt)}`,
      reason: "repeated",
      method: "POST",
      path: operation.path,
      caller,
      operation: operation.key,
      headers: { "content-type": "application/json", "idempotency-key": keyOf(situation) },
      body: "{",
    },
  ];
}
