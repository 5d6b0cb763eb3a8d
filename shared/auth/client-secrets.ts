import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import * as z from "zod";
import { clock } from "../clock.ts";

const SECRET_BYTES = 32;

/** A new secret, or a token that is one: 256 random bits. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString("base64url");

/** The hash by which a token is stored and found. SHA-256 is enough for 256 random bits, because they cannot be guessed. */
export const hashOfToken = (token: string): string => createHash("sha256").update(token).digest("base64url");

/**
 * The hash by which a client's secret is stored: HMAC-SHA-256, keyed by the client's name. Argon2id slows down the guessing
 * of passwords chosen by people; 256 random bits cannot be guessed (decision 7).
 */
export const hashOfSecret = (name: string, secret: string): string =>
  createHmac("sha256", name).update(secret).digest("base64url");

/** A client's secret as stored: only its hash, never the secret itself. */
export const ClientSecret = z.object({
  hash: z.string(),
  createdAt: z.iso.datetime(),
  /** The time until which it is valid; absent for the newest secret. */
  validUntil: z.iso.datetime().optional(),
});
export type ClientSecret = z.output<typeof ClientSecret>;

/** A new secret for the client with this name, and its stored form. */
export function newClientSecret(clientId: string): { clientSecret: string; stored: ClientSecret } {
  const clientSecret = newSecret();
  return { clientSecret, stored: { hash: hashOfSecret(clientId, clientSecret), createdAt: clock.iso() } };
}

/** True until the end of a secret. */
export const isLiveSecret = ({ validUntil }: Pick<ClientSecret, "validUntil">): boolean =>
  validUntil === undefined || validUntil > clock.iso();

/** A short name of a stored secret, for tokens that end with it: 96 bits of its hash. */
export const nameOfSecret = ({ hash }: Pick<ClientSecret, "hash">): string => hash.slice(0, 16);

/** The live one of a client's secrets that is this secret. Compares in constant time. */
export function findSecret(
  secrets: readonly ClientSecret[],
  { clientId, secret }: { clientId: string; secret: string },
): ClientSecret | undefined {
  const hash = Buffer.from(hashOfSecret(clientId, secret));
  return secrets.find((one) => isLiveSecret(one) && timingSafeEqual(Buffer.from(one.hash), hash));
}

/**
 * The secrets of a client after a rotation: the new one, and the newest of before, which stays valid for some more hours. At most
 * two are live.
 */
export function rotated(
  secrets: readonly ClientSecret[],
  added: ClientSecret,
  overlapHours: number,
): ClientSecret[] {
  const [newest] = secrets.filter(isLiveSecret);
  const validUntil = new Date(clock.now().getTime() + overlapHours * 3_600_000).toISOString();
  return [added, ...(newest && overlapHours > 0 ? [{ ...newest, validUntil }] : [])];
}
