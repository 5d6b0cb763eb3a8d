import { randomBytes } from "node:crypto";

/** A span of a distributed trace: one request, one message, one scheduled run. Ids are lower-case hex digits. */
export interface Trace {
  /** 32 digits, the same in every service that takes part. */
  traceId: string;
  /** 16 digits, new for each span. */
  spanId: string;
  /** The span that caused this one; absent where the trace begins. */
  parentId?: string;
  /** The caller's note that it may have recorded the trace; passed on, and without effect here. */
  isSampled: boolean;
}

const TRACEPARENT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const X_RAY_ROOT = /(?:^|;)Root=1-([0-9a-f]{8})-([0-9a-f]{24})(?:;|$)/;
const ZEROS = /^0+$/;
const SAMPLED = 0b1;

/**
 * A new span of the trace that `traceparent` names (W3C Trace Context level 1, 3.2). If it is absent or invalid, the trace
 * is that of the invocation: on AWS its X-Ray id, elsewhere a random one. Never throws.
 */
export const traceOf = (traceparent: string | undefined): Trace => ({
  ...(parentIn(traceparent) ?? { traceId: xRayId() ?? randomHex(16), isSampled: false }),
  spanId: randomHex(8),
});

/** The `traceparent` of what a span causes. Flags that level 1 does not define are 0 (3.2.2.5.2). */
export const traceparentOf = ({ traceId, spanId, isSampled }: Trace): string =>
  `00-${traceId}-${spanId}-${isSampled ? "01" : "00"}`;

/** Version 00 is exactly these fields; later versions may add fields after a dash (3.2.4); ff is no version. */
function parentIn(traceparent = ""): Omit<Trace, "spanId"> | undefined {
  const [, version = "ff", traceId = "", parentId = "", flags = "", further] =
    TRACEPARENT.exec(traceparent) ?? [];
  if (version === "ff" || (version === "00" && further !== undefined)) return undefined;
  if (ZEROS.test(traceId) || ZEROS.test(parentId)) return undefined;
  return { traceId, parentId, isSampled: (Number.parseInt(flags, 16) & SAMPLED) !== 0 };
}

/** The runtime of Lambda sets this variable before each invocation, so it is no setting. */
function xRayId(): string | undefined {
  const [, time, rest] = X_RAY_ROOT.exec(process.env._X_AMZN_TRACE_ID ?? "") ?? [];
  return time && rest && time + rest;
}

const randomHex = (bytes: number): string => randomBytes(bytes).toString("hex");
