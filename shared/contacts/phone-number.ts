import { once } from "../once.ts";
import { withoutTypography } from "./typography.ts";

/** Loaded with the first number. */
const library = once(() => import("./parse-number.ts"));

/** Numbers without a country code are Moldova's. */
const COUNTRY = "MD";
const WRITTEN = /^\+?[0-9 ()./-]{1,40}$/;
/** ITU-T E.164, 6.2.1. */
const E164 = /^\+[1-9][0-9]{1,14}$/;

/** The 0 that is dialled before a national number: a number that is a digit short would have the right length with it. */
const WITH_TRUNK_PREFIX = /^0[1-9]/;

/**
 * The E.164 form (`+37369123456`) of a phone number in international or national notation. Undefined if its country does
 * not exist or has no numbers of that length; a number of an unknown range is accepted.
 */
export async function phoneNumberOf(text: string): Promise<string | undefined> {
  const written = withoutTypography(text);
  if (!WRITTEN.test(written)) return undefined;
  const { parsePhoneNumberFromString } = await library();
  const parsed = parsePhoneNumberFromString(written, { defaultCountry: COUNTRY, extract: false });
  if (!parsed?.isPossible() || !E164.test(parsed.number)) return undefined;
  // Some countries have numbers that begin with 0: the library knows them.
  return WITH_TRUNK_PREFIX.test(parsed.nationalNumber) && !parsed.isValid() ? undefined : parsed.number;
}

const HIDDEN = 5;
const SHOWN_AT_END = 3;
const SHOWN_AT_START = 4;

/** A number in E.164 form for logs and views: `+373•••••456`. At least five digits are hidden, also of short numbers. */
export function maskedPhoneNumber(number: string): string {
  const start = Math.min(SHOWN_AT_START, Math.max(0, number.length - HIDDEN - SHOWN_AT_END));
  const hidden = Math.max(HIDDEN, number.length - start - SHOWN_AT_END);
  return `${number.slice(0, start)}${"•".repeat(hidden)}${number.slice(start + hidden)}`;
}
