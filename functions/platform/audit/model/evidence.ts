import type { Contract } from "./contract.ts";
import type { Registration, SignedIn } from "./registration.ts";

/** The caller of a request: without credentials, with a token that no system knows, or with a credential. */
export type Caller = "anonymous" | "broken" | SignedIn;

/** The purpose of a request; a rule selects its evidence by it. */
export type Reason =
  | "contract"
  | "live"
  | "ready"
  | "health"
  | "info"
  | "metrics"
  | "metrics-again"
  | "read"
  | "read-item"
  | "page"
  | "page-beyond"
  | "filter"
  | "sort"
  | "unknown-id"
  | "unknown-path"
  | "bad-query"
  | "broken-escape"
  | "long-id"
  | "language"
  | "no-correlation"
  | "unsafe-correlation"
  | "head"
  | "options"
  | "origin"
  | "anonymous"
  | "broken-token"
  | "crossing"
  | "other-zone"
  | "back-door"
  | "malformed"
  | "wrong-media"
  | "repeated"
  | "accepted"
  | "accepted-again"
  | "accepted-other"
  | "scope-self";

/** Details of a request that its judge needs. */
export interface Details {
  page?: number;
  size?: number;
  field?: string;
  value?: string | number | boolean;
  descending?: boolean;
  language?: "ro" | "ru";
  zone?: string;
}

/** A request with its reason. It names its caller; the credential is added when it is sent. */
export interface Request {
  /** Unique within the audit, and the same for every attempt. */
  key: string;
  reason: Reason;
  method: string;
  /** Below the base of the system, with its query; or a whole address for the contract. */
  path: string;
  caller: Caller;
  /** The documented operation that is exercised: `GET /api/v1/public/offices`. */
  operation?: string;
  headers?: Record<string, string>;
  body?: string;
  details?: Details;
}

export interface Answer {
  status: number;
  /** By lower-case name. */
  headers: ReadonlyMap<string, string>;
  /** Decoded as UTF-8; wrong bytes become U+FFFD. */
  text: string;
  /** The parsed body of a JSON answer; undefined for other answers. */
  json: unknown;
  /** False if the bytes are not UTF-8. */
  isUtf8: boolean;
  /** The limit in bytes, if the body has more of them. */
  cutAt?: number | undefined;
}

/** The failure of a request on the wire. */
export type WireFault =
  | "addressRefused"
  | "noConnection"
  | "tls"
  | "timeout"
  | "tooLarge"
  | "malformed"
  | "noCredential"
  /** The model of harm does not let it pass. */
  | "notSent";

/** One request, with its answer or the fault that came instead. */
export interface Exchange {
  n: number;
  request: Request;
  /** The headers as sent, without credentials. */
  sent: Record<string, string>;
  answer?: Answer;
  fault?: WireFault;
  /** The content coding that the body was announced in, if it could not be unpacked. */
  coding?: string | undefined;
  /** True if no answer came, and the server may have received the request all the same. */
  mayHaveArrived?: boolean;
}

/** Why probing ended before the plan did. */
export type EndedEarly = "requests" | "time" | "silence" | "stopped";

/** The operations that an audit exercises: `size` from `from` on, of all in a zone. */
export interface Turn {
  from: number;
  size: number;
  of: number;
}

/** Everything that was seen of a system: the rules judge nothing else. */
export interface Evidence {
  registration: Registration;
  /** The moment of the audit in ms since 1970, so that the rules need no clock. */
  at: number;
  contract: Contract;
  /** The contract that `breaking-change` compares with; absent in the first audit. */
  baseContract?: Contract | undefined;
  exchanges: readonly Exchange[];
  endedEarly?: EndedEarly | undefined;
  /** The callers whose credentials work or fail: a credential that must be exchanged for a token can fail. */
  failedCredentials: readonly SignedIn[];
  /** The end of the certificate in ms since 1970; undefined without TLS. */
  certificateEndsAt?: number | undefined;
  /** The operations whose turn it is if the contract has more of them than the budget allows. */
  turn: Turn;
}
