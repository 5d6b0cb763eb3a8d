import { randomInt, timingSafeEqual } from "node:crypto";
import { type ReachedLimit, takeCode } from "../../../shared/codes/take-code.ts";
import { onlyIf } from "../../../shared/data/conditions.ts";
import { ephemeralKey, getEphemeral, increment, putEphemeral } from "../../../shared/data/ephemeral.ts";
import { takePlace } from "../../../shared/data/places.ts";
import { ephemeralTable, type Key } from "../../../shared/data/tables.ts";
import type { Write } from "../../../shared/data/transaction.ts";
import { randomCode } from "../../../shared/ids.ts";
import { addressHmac, hmacOf } from "../records/hmac.ts";
import type { Contact } from "../records/contact.ts";
import { config } from "./config.ts";
import { refusals } from "./texts.ts";

/*
 * Codes that prove that an address belongs to a person: six digits, stored as an HMAC for ten minutes. A new code for
 * a contact replaces the former one.
 */

const CODE_SECONDS = 600;
const MOST_TRIES = 5;
const HOUR_SECONDS = 3600;
/** How many codes a person may request in an hour for one address. */
const MOST_ASKED = 3;

type Addressed = Pick<Contact, "id" | "destinatarId" | "canal" | "adresa">;

interface StoredCode {
  /** Names this code: a code that replaces it has tries of its own. */
  name: string;
  /** The HMAC of the digits. */
  digits: string;
  /** The address that the code proves. */
  adresaHmac: string;
}

const keyOf = (contactId: number): Key => ephemeralKey("notifications", "contact-code", contactId);

const hmacOfDigits = (name: string, digits: string): string => hmacOf("contact code", `${name} ${digits}`);

/** True if people may have a code sent to an address: SMS to some numbers pay their owners. */
export const mayHaveCode = ({ canal, adresa }: Pick<Contact, "canal" | "adresa">): boolean =>
  canal !== "SMS" || config.smsCodePrefixes.some((prefix) => adresa.startsWith(prefix));

/** Makes the code of a contact; the former one ends. */
export async function issueCode({ id, canal, adresa }: Addressed): Promise<string> {
  const digits = String(randomInt(1_000_000)).padStart(6, "0");
  const name = randomCode(20);
  const stored: StoredCode = {
    name,
    digits: hmacOfDigits(name, digits),
    adresaHmac: addressHmac(canal, adresa),
  };
  await putEphemeral(keyOf(id), { ...stored }, CODE_SECONDS);
  return digits;
}

/**
 * Checks a guess, which counts whatever its outcome, so that parallel guesses cannot exceed the tries.
 * @returns the write that uses the code up; it fails if another request has used it up, or if a new code replaced it
 * @throws badRequest for a wrong code, one that has ended, and after five tries
 */
export async function checkCode({ id, canal, adresa }: Addressed, digits: string): Promise<Write> {
  const stored = (await getEphemeral(keyOf(id))) as StoredCode | undefined;
  if (stored?.adresaHmac !== addressHmac(canal, adresa)) throw refusals.codGresit();
  const tries = ephemeralKey("notifications", "contact-code-tries", stored.name);
  const { count } = await increment(tries, CODE_SECONDS);
  const given = hmacOfDigits(stored.name, digits);
  if (count > MOST_TRIES || !timingSafeEqual(Buffer.from(given), Buffer.from(stored.digits)))
    throw refusals.codGresit();
  return usingUp(id, stored);
}

const usingUp = (contactId: number, { name }: StoredCode): Write =>
  onlyIf({ Delete: { TableName: ephemeralTable(), Key: { ...keyOf(contactId) } } }, { name }, () =>
    refusals.codGresit(),
  );

/**
 * Counts that a person asks for a code of an address: three within an hour, and within the limits of all codes.
 * @returns undefined, or the limit that refuses it
 */
export async function takeAsked({
  destinatarId,
  canal,
  adresa,
}: Addressed): Promise<ReachedLimit | undefined> {
  const key = ephemeralKey("notifications", "contact-codes", destinatarId, addressHmac(canal, adresa));
  const wait = await takePlace(key, MOST_ASKED, HOUR_SECONDS);
  if (wait !== undefined) return { most: MOST_ASKED, wait };
  return takeCode({ service: "notifications", channel: canal, personId: destinatarId });
}
