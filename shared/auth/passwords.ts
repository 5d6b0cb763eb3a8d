import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify(argon2);

/** OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane (Password Storage Cheat Sheet). */
const cost = { memory: 19 * 1024, passes: 2, parallelism: 1 };
const saltBytes = 16;
const hashBytes = 32;

type PasswordProblem = "preaScurta" | "preaLunga" | "preaComuna";

interface PasswordRules {
  /** Passwords to refuse, in lower case. */
  denylist?: ReadonlySet<string>;
}

/** The flaw of a new password: 8 to 100 characters, not a common one; undefined if it is acceptable. */
export function passwordProblem(
  password: string,
  { denylist }: PasswordRules = {},
): PasswordProblem | undefined {
  const canonical = canonicalForm(password);
  const length = Array.from(canonical).length;
  if (length < 8) return "preaScurta";
  if (length > 100) return "preaLunga";
  return denylist?.has(canonical.toLowerCase()) ? "preaComuna" : undefined;
}

/** The argon2id hash of a password as a PHC string, with its costs and a new salt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  return phc(salt, await hashOf(password, { ...cost, salt, length: hashBytes }));
}

/**
 * True if the password matches the stored hash. Without an argon2id hash it returns false after the same work, so
 * that the response time does not reveal which logins exist.
 */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const { hash, ...parameters } = parse(stored ?? "") ?? dummyHash;
  return timingSafeEqual(await hashOf(password, { ...parameters, length: hash.length }), hash);
}

// The same letters may be composed differently when typed on another system (RFC 8265, 4.2.2).
const canonicalForm = (password: string): string => password.normalize("NFC");

interface Parameters {
  memory: number;
  passes: number;
  parallelism: number;
  salt: Buffer;
}

function hashOf(
  password: string,
  { salt, length, ...costs }: Parameters & { length: number },
): Promise<Buffer> {
  const message = Buffer.from(canonicalForm(password));
  return derive("argon2id", { message, nonce: salt, tagLength: length, ...costs });
}

/** Used for comparison if a login does not exist; no password hashes to 32 random bytes. */
const dummyHash = { ...cost, salt: randomBytes(saltBytes), hash: randomBytes(hashBytes) };

const base64 = (bytes: Buffer): string => bytes.toString("base64").replaceAll("=", "");

const phc = (salt: Buffer, hash: Buffer): string =>
  `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(salt)}$${base64(hash)}`;

// At least 8 bytes of salt and 16 of hash (RFC 9106, 3.1), in the PHC format's base64 without padding.
const phcString =
  /^\$argon2id\$v=19\$m=([1-9]\d{0,6}),t=([1-9]\d?),p=([1-9]\d?)\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/;

/** Each hash carries its own costs, so that raising the costs here leaves older hashes valid. */
function parse(stored: string): (Parameters & { hash: Buffer }) | undefined {
  const [, memory, passes, parallelism, salt = "", hash = ""] = phcString.exec(stored) ?? [];
  if (!hash) return undefined;
  const costs = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  return { ...costs, salt: Buffer.from(salt, "base64"), hash: Buffer.from(hash, "base64") };
}
