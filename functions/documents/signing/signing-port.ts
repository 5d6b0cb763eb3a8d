import type { X509Certificate } from "node:crypto";
import type { AppError } from "../../../shared/errors.ts";
import { refusals } from "./texts.ts";

/** A signer's key in the service that holds it. The service receives only digests. */
export interface Credential {
  /** The signer's certificate first. */
  chain: X509Certificate[];
  /** Signs a SHA-256. */
  sign(digest: Buffer): Promise<Buffer>;
}

/** The account that signs. */
export interface Account {
  login: string;
  /** First and last name, or the login if the account has neither. */
  name: string;
}

/** A service for signatures and time stamps. */
export interface SigningService {
  /** True if each account has its own certificate; false if all accounts sign with a certificate of the institution. */
  hasOwnCertificates: boolean;
  credentialOf(account: Account): Promise<Credential>;
  /** A time stamp (RFC 3161) of a SHA-256; undefined if the service offers none. */
  stamp(digest: Buffer): Promise<Buffer | undefined>;
}

/** Time limit for one signature, over all its calls. */
export const LIMIT_MS = 20_000;

/** Error texts of a service come from a third party: callers only learn that it failed. */
export const serviceFailure = (): AppError =>
  refusals.serviciuSemnareIndisponibil({ headers: { "retry-after": "30" } });
