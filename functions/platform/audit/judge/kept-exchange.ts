import { isObject } from "../contract/own.ts";
import type { Exchange } from "../model/evidence.ts";
import { maskedDeep, type Mask } from "../probe/masked.ts";

/** An exchange as the evidence keeps it, one line of JSON. */
export interface KeptExchange {
  n: number;
  reason: string;
  method: string;
  path: string;
  caller: string;
  sent: Record<string, string>;
  body?: string | undefined;
  fault?: string | undefined;
  status?: number | undefined;
  headers?: Record<string, string> | undefined;
  /** The text of a public answer; the form of every other one: keys, types, lengths. */
  answer?: unknown;
}

const MOST_TEXT = 4_000;
const MOST_KEYS = 100;

/** Personal data stays out: answers behind a sign-in are kept as forms, and everything is masked. */
export function keptExchange({ n, request, sent, answer, fault }: Exchange, mask: Mask): KeptExchange {
  const { reason, method, path, caller, body } = request;
  const isOpen = caller === "anonymous" || caller === "broken" || (answer?.status ?? 200) >= 400;
  const shown = answer && (isOpen ? answer.text.slice(0, MOST_TEXT) : formOf(answer.json));
  const kept: KeptExchange = {
    ...{ n, reason, method, path, caller, sent, body, fault },
    status: answer?.status,
    headers: answer && Object.fromEntries([...answer.headers].slice(0, MOST_KEYS)),
    answer: shown,
  };
  return maskedDeep(kept, mask);
}

/** The form of a value: never the value itself. */
export function formOf(value: unknown): unknown {
  if (Array.isArray(value)) return { length: value.length, first: formOf(value[0]) };
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value)
        .slice(0, MOST_KEYS)
        .map(([name, one]) => [name, formOf(one)]),
    );
  return typeof value === "string" ? `${kindOf(value)}(${String(value.length)})` : typeof value;
}

function kindOf(text: string): string {
  if (/^\d{4}-\d\d-\d\d(T|$)/.test(text)) return "date";
  if (/^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(text)) return "uuid";
  return /^\d+$/.test(text) ? "digits" : "text";
}
