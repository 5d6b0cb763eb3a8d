import * as z from "zod";
import { says } from "../../shared/http/validation.ts";
import { refusals as recordsRefusals } from "./records/texts.ts";

/**
 * Amounts are integer bani (hundredths of a leu) internally, and decimal texts with two digits in requests and
 * responses.
 */
export const CURRENCY = "MDL";

/** 10000 → "100.00"; -5 → "-0.05" */
export function leiText(bani: number): string {
  const digits = String(Math.abs(bani)).padStart(3, "0");
  return `${bani < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const AMOUNT = /^([0-9]{1,12})(?:\.([0-9]{1,2}))?$/;

/**
 * "100", "100.5" and "100.50" as bani; undefined for anything else, including commas, which separate thousands in
 * some countries. Uses no floating-point fractions.
 */
export function baniOf(text: string): number | undefined {
  const [, lei, fraction = ""] = AMOUNT.exec(text.trim()) ?? [];
  return lei === undefined ? undefined : Number(lei) * 100 + Number(fraction.padEnd(2, "0"));
}

/** The schema of an amount in the contract. */
export const AmountText = z.string().meta({
  description: "Lei cu două zecimale",
  example: "100.00",
  pattern: String.raw`^-?[0-9]{1,15}\.[0-9]{2}$`,
});

/** The pattern in the contract of an amount above zero. */
const ABOVE_ZERO = String.raw`^(0\.(0[1-9]|[1-9][0-9])|[1-9][0-9]{0,11}\.[0-9]{2})$`;

/** An amount above zero in a request: a decimal text, or a number with the same value. */
export const AmountInput = z.preprocess(
  (value) => (typeof value === "number" ? String(value) : value),
  AmountText.meta({ pattern: ABOVE_ZERO }).transform((text, context) => {
    const bani = baniOf(text);
    if (bani) return bani;
    context.issues.push({ code: "custom", input: text, ...says(recordsRefusals.sumaIncorecta) });
    return z.NEVER;
  }),
);

/** An amount in a response. */
export const AmountView = z.codec(z.int(), AmountText, {
  decode: leiText,
  encode: (text) => baniOf(text) ?? 0,
});
