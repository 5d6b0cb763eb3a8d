import type { Member, MemberNumber } from "./group.ts";
import { hmacOfNumber, type NumberKind } from "./recipient.ts";

/** Members by number have ids above those of all records, which will reach this one in 2058. */
const FIRST_OF_NUMBERS = 2 ** 52;

/** The member that stands for a number, with an id that follows only from the number. */
export function memberOfNumber(
  kind: NumberKind,
  number: string,
): Pick<Member, "id"> & { numar: MemberNumber } {
  const hmac = hmacOfNumber(kind, number);
  const bits = Buffer.from(hmac, "base64url").readBigUInt64BE() >> 12n;
  return { id: FIRST_OF_NUMBERS + Number(bits), numar: { kind, hmac } };
}
