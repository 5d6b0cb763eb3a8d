import type { DigestName, SignatureMethod } from "./algorithms.ts";
import type { FoundSignature, FoundStamp } from "./found-signature.ts";

/* What a validation used, for a report to machines (ETSI TS 119 102-2): data only, because it leaves the opener's process. */

/** A time stamp found with a signature. */
export interface UsedStamp {
  kind: FoundStamp["kind"];
  token: Buffer;
  /** Absent for bytes that are no token. */
  at?: Date;
  signer?: Buffer;
  /** It is one of what it should stamp, by an authority that is good. */
  isGood: boolean;
  /** The numbers of the statements and of the other stamps that it covers. */
  statements: number[];
  stamps: number[];
}

export interface UsedStatement {
  kind: "list" | "answer";
  bytes: Buffer;
}

/** A certificate of the path that a statement calls revoked. */
export interface Revoked {
  certificate: Buffer;
  at: Date;
  /** The number of the statement. */
  statement: number;
}

export interface Materials {
  form: FoundSignature["form"];
  value: Buffer;
  method?: SignatureMethod;
  digests: DigestName[];
  isSignerSigned: boolean;
  signer?: Buffer;
  claimed: Date[];
  /** From the signer to a trusted certificate; empty without one. */
  path: Buffer[];
  certificates: Buffer[];
  statements: UsedStatement[];
  stamps: UsedStamp[];
  revoked: Revoked[];
  /** The algorithms are strong enough at the moment that counts. */
  isStrong: boolean;
}
