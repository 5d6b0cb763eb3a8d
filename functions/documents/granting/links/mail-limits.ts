import { createHash } from "node:crypto";
import { clock } from "../../../../shared/clock.ts";
import { foldedMailAddress } from "../../../../shared/contacts/mail-address.ts";
import { ephemeralKey, getEphemeral, increment, putEphemeral } from "../../../../shared/data/ephemeral.ts";
import { log } from "../../../../shared/log.ts";
import { invalidField, limitReached } from "../../../../shared/refusals.ts";
import { refusals } from "./texts.ts";

/*
 * The mail of a link carries words of a person to an address of their choice. It is limited by person and by address, and an address
 * that does not exist gets no other one.
 */

const DAY_SECONDS = 24 * 3600;
/** By the person who sends, in a day. */
const MOST_BY_PERSON = 50;
/** To one address, in a day, whoever sends. */
const MOST_TO_ADDRESS = 10;
const GONE_SECONDS = 30 * DAY_SECONDS;

/** Addresses are personal data: no key has one. */
const hashed = (address: string): string =>
  createHash("sha256").update(foldedMailAddress(address)).digest("base64url");

const goneKey = (address: string) => ephemeralKey("documents", "link-mail-gone", hashed(address));

/** Notes that a mail server said of an address, for good, that it does not exist. */
export const noteGone = (address: string): Promise<void> => putEphemeral(goneKey(address), {}, GONE_SECONDS);

/**
 * Counts a mail to an address before anything is stored for it.
 * @throws badRequest for an address that does not exist, tooManyRequests
 */
export async function takeMail(sender: string, address: string): Promise<void> {
  if (await getEphemeral(goneKey(address))) throw invalidField("catre", refusals.adresaNuPrimeste);
  await takeOne("person", sender, MOST_BY_PERSON);
  await takeOne("address", hashed(address), MOST_TO_ADDRESS);
}

async function takeOne(by: string, whose: string, most: number): Promise<void> {
  const now = clock.epochSeconds();
  const day = Math.floor(now / DAY_SECONDS);
  const { count } = await increment(ephemeralKey("documents", "link-mails", by, whose, day), 2 * DAY_SECONDS);
  if (count <= most) return;
  log.warn("the mail of a link was refused", { by });
  throw limitReached(most, DAY_SECONDS - (now % DAY_SECONDS));
}
