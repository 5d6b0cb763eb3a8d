/**
 * What a gateway does to a message: it refuses with a status, ends the connection before or after it takes the message, says
 * nothing, or answers late.
 */
export type SmsFault =
  | number
  | { status: number; retryAfter: string }
  | "hangup"
  | "hangup-taken"
  | "silence"
  | { delayMs: number };

/** What becomes of a message that was taken. */
export type Fate = "delivered" | "failed" | "silent" | "twice";

const NUMBER = /^\+37369000(\d{3})$/;

const faults: Record<string, SmsFault> = { "001": "hangup", "002": "hangup-taken", "003": "silence" };
const fates: Record<string, Fate> = { "011": "failed", "012": "silent", "013": "twice" };

const codeOf = (number: string): string => NUMBER.exec(number)?.[1] ?? "";

/** The fault that a number asks for: +37369000 and 400 to 599 for a status, 001 hang-up, 002 hang-up once taken, 003 silence. */
export function faultOfNumber(number: string): SmsFault | undefined {
  const code = codeOf(number);
  return /^[45]/.test(code) ? Number(code) : faults[code];
}

/** The fate that a number asks for: +37369000 and 011 failed, 012 no receipt, 013 two receipts; any other is delivered. */
export const fateOfNumber = (number: string): Fate => fates[codeOf(number)] ?? "delivered";
