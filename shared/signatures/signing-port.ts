import type { X509Certificate } from "node:crypto";
import { unavailable, type AppError } from "../errors.ts";

/** A signer's key at a service that keeps it. Nothing but digests goes there. */
export interface Credential {
  /** The signer's certificate first. */
  chain: X509Certificate[];
  /** Signs a SHA-256. */
  sign(digest: Buffer): Promise<Buffer>;
}

/** The account that signs. */
export interface Account {
  login: string;
  /** First and last name; of an account without them the login. */
  name: string;
}

/** A service that signs and stamps. */
export interface SigningService {
  /** True if each account has a certificate of its own; false if all accounts sign with one of the institution's. */
  hasOwnCertificates: boolean;
  credentialOf(account: Account): Promise<Credential>;
  /** A time stamp (RFC 3161) of a SHA-256; undefined where the service gives none. */
  stamp(digest: Buffer): Promise<Buffer | undefined>;
}

/** Whatever a service says of itself is text of a third party: callers hear that it failed. */
export const serviceFailure = (): AppError =>
  unavailable("serviciuSemnareIndisponibil", { headers: { "retry-after": "30" } });
