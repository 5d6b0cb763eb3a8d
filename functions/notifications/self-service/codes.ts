import { randomInt, timingSafeEqual } from "node:crypto";
import { clock } from "../../../shared/clock.ts";
import { changeEphemeral } from "../../../shared/data/change-ephemeral.ts";
import { onlyIf } from "../../../shared/data/conditions.ts";
import { ephemeralKey, getEphemeral, increment, putEphemeral } from "../../../shared/data/ephemeral.ts";
import { ephemeralTable, type Key } from "../../../shared/data/tables.ts";
import type { Write } from "../../../shared/data/transaction.ts";
import { badRequest } from "../../../shared/errors.ts";
import { randomCode } from "../../../shared/ids.ts";
import { addressHmac, hmacOf } from "../records/hmac.ts";
import type { Contact } from "../records/contact.ts";

/*
 * Codes by which people prove that an address is theirs: six digits, stored as an HMAC for ten minutes. A new code of a contact
 * replaces the former one.
 */

const CODE_SECONDS = 600;
const MOST_TRIES = 5;
const HOUR_SECONDS = 3600;
/** Codes that a person may ask for in an hour, for one address. */
export const MOST_ASKED = 3;
/** Codes that an address gets in an hour, whoever asks for them. */
const MOST_SENT = 10;

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
 * Checks a guess, which counts whatever its outcome, so that parallel guesses are no more than the tries.
 * @returns the write that uses the code up; it fails if another request has used it up, or if a new code replaced it
 * @throws badRequest for a wrong code, one that has ended, and after five tries
 */
export async function checkCode({ id, canal, adresa }: Addressed, digits: string): Promise<Write> {
  const stored = (await getEphemeral(keyOf(id))) as StoredCode | undefined;
  if (stored?.adresaHmac !== addressHmac(canal, adresa)) throw badRequest("codGresit");
  const tries = ephemeralKey("notifications", "contact-code-tries", stored.name);
  const { count } = await increment(tries, CODE_SECONDS);
  const given = hmacOfDigits(stored.name, digits);
  if (count > MOST_TRIES || !timingSafeEqual(Buffer.from(given), Buffer.from(stored.digits)))
    throw badRequest("codGresit");
  return usingUp(id, stored);
}

const usingUp = (contactId: number, { name }: StoredCode): Write =>
  onlyIf({ Delete: { TableName: ephemeralTable(), Key: { ...keyOf(contactId) } } }, { name }, () =>
    badRequest("codGresit"),
  );

/**
 * Counts that a person asks for a code of an address.
 * @returns undefined, or the seconds to wait if they have asked three times within an hour
 */
export const takeAsked = ({ destinatarId, canal, adresa }: Addressed): Promise<number | undefined> => {
  const of = [destinatarId, addressHmac(canal, adresa)];
  return takePlace(ephemeralKey("notifications", "contact-codes", ...of), MOST_ASKED);
};

/**
 * True if an address gets another code within an hour, whoever asks for it. Nobody learns of a refusal: it would tell that others
 * have asked.
 */
export async function mayBeSent({ canal, adresa }: Addressed): Promise<boolean> {
  const key = ephemeralKey("notifications", "contact-codes-sent", addressHmac(canal, adresa));
  return (await takePlace(key, MOST_SENT)) === undefined;
}

/** Takes one of `most` places of the last hour. @returns undefined, or the seconds until the first of them is free */
async function takePlace(key: Key, most: number): Promise<number | undefined> {
  const now = clock.epochSeconds();
  let wait: number | undefined;
  await changeEphemeral<{ at: number[] }>(key, HOUR_SECONDS, (before) => {
    const at = (before?.at ?? []).filter((one) => one > now - HOUR_SECONDS);
    const [first = now] = at;
    wait = at.length < most ? undefined : first + HOUR_SECONDS - now;
    return wait === undefined ? { at: [...at, now] } : undefined;
  });
  return wait;
}
