import { Secret, TOTP } from "otpauth";
import { clock } from "../../clock.ts";
import { serviceSecrets } from "../../encryption/service-secrets.ts";

/* Codes by time (RFC 6238), as authenticator apps show them. Loaded with the first of them. */

const PERIOD = 30;
/** One step of drift before and after (RFC 6238, 5.2). */
const WINDOW = 1;
/** As long as the hash, SHA-1, which is the one that every app knows (RFC 4226, 4). */
const SECRET_BYTES = 20;

const rule = { algorithm: "SHA1", digits: 6, period: PERIOD } as const;

/** A new secret, and the address by which an app takes it. */
export function newTotp(issuer: string, label: string): { secret: string; uri: string } {
  const totp = new TOTP({ ...rule, issuer, label, secret: new Secret({ size: SECRET_BYTES }) });
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** The time step that a code belongs to, if it is one of now. */
export function stepOf(secret: string, code: string): number | undefined {
  const timestamp = clock.now().getTime();
  const totp = new TOTP({ ...rule, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code.replace(/\s/g, ""), timestamp, window: WINDOW });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

/** Seals and opens the secrets of the apps of an account. */
export function totpSecrets(
  service: string,
  accountId: number,
): { seal(secret: string): Promise<string>; open(sealed: string): Promise<string> } {
  const { seal, open } = serviceSecrets(service);
  const location = { entity: "factors", id: String(accountId), field: "secret" };
  return { seal: (secret) => seal(secret, location), open: (sealed) => open(sealed, location) };
}
