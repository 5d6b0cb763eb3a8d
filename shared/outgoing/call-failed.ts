import type { ClientRequest } from "node:http";

/** The kind of a failure: a caller decides by it about another attempt. */
type CallFailure =
  /** The guard allows no connection to the address. */
  | "addressRefused"
  /** The name has no address, no connection was made, or it ended before the answer did. */
  | "noConnection"
  /** The TLS handshake failed: an untrusted certificate, or no common protocol. */
  | "tls"
  | "timeout"
  /** The headers or the body of the answer exceed their limit. */
  | "tooLarge"
  /** The answer breaks HTTP or its own content encoding. */
  | "malformed";

interface CallFailedOptions {
  cause?: unknown;
  mayHaveArrived: boolean;
  coding?: string | undefined;
}

/** A call that got no usable answer; `cause` is the original error. */
export class CallFailed extends Error {
  override readonly name = "CallFailed";
  readonly kind: CallFailure;
  /** False only if the server received nothing of the request: then it can be repeated whatever its method. */
  readonly mayHaveArrived: boolean;
  /** The announced content coding of an answer that could not be unpacked. */
  readonly coding: string | undefined;

  constructor(kind: CallFailure, { cause, mayHaveArrived, coding }: CallFailedOptions) {
    super(`the call failed: ${kind}`, { cause });
    this.kind = kind;
    this.mayHaveArrived = mayHaveArrived;
    this.coding = coding;
  }
}

/** The phase of a connection. A request is sent in the last one. */
type Phase = "connecting" | "handshake" | "ready";

/** Follows the connection of a request; the result returns its current phase. */
export function phaseOf(request: ClientRequest, isSecure: boolean): () => Phase {
  let phase: Phase = "connecting";
  request.once("socket", (socket) => {
    if (request.reusedSocket) return void (phase = "ready");
    socket.once("connect", () => (phase = isSecure ? "handshake" : "ready"));
    socket.once("secureConnect", () => (phase = "ready"));
  });
  return () => phase;
}

interface Circumstances {
  phase: Phase;
  /** The signal of the call. */
  signal?: AbortSignal | undefined;
  /** The announced content coding of the body. */
  coding?: string | undefined;
}

/** The failure that an error of `node:http` or `node:zlib` means; the reason of an aborted signal comes first. */
export function callFailed(error: Error, { phase, signal, coding }: Circumstances): Error {
  const cause = signal?.aborted ? (signal.reason as Error) : error;
  if (cause instanceof CallFailed || (signal?.aborted && !isTimeout(cause))) return cause;
  return new CallFailed(failureOf(cause, phase), {
    cause,
    mayHaveArrived: phase === "ready",
    coding: isOfZlib(cause) ? coding : undefined,
  });
}

/** True if the guard refused to connect. Its error has no name or code, only this message. */
export const isGuardRefusal = (fault: unknown): boolean =>
  fault instanceof Error && /^DNS lookup .* is not allowed\. /.test(fault.message);

const isTimeout = ({ name }: Error): boolean => name === "TimeoutError";

function failureOf(error: NodeJS.ErrnoException, phase: Phase): CallFailure {
  const code = String(error.code);
  if (isTimeout(error)) return "timeout";
  if (isGuardRefusal(error)) return "addressRefused";
  if (/^HPE_.*_OVERFLOW$/.test(code)) return "tooLarge";
  if (/^HPE_/.test(code) || isOfZlib(error)) return "malformed";
  if (/^ERR_(SSL|TLS)_/.test(code)) return "tls";
  return phase === "handshake" && !CONNECTION_CODES.has(code) ? "tls" : "noConnection";
}

/** The codes of zlib and, with two underscores, of Brotli. */
const isOfZlib = ({ code }: NodeJS.ErrnoException): boolean => /^(Z|ERR_)_/.test(String(code));

/** The codes of a connection that ends during the handshake. */
const CONNECTION_CODES = new Set(["ECONNRESET", "EPIPE", "ETIMEDOUT"]);
