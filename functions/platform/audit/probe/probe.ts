import { CallFailed } from "../../../../shared/outgoing/call-failed.ts";
import type { GuardedFetch } from "../../../../shared/outgoing/guarded-fetch.ts";
import type { EndedEarly, Exchange, Request, WireFault } from "../model/evidence.ts";
import { LATER_BYTES, type Limits, type Registration } from "../model/registration.ts";
import { isWrite, mayBeSent, mayHaveActed } from "../plan/harm.ts";
import { secretMask } from "./masked.ts";
import { addressBelow } from "../model/address.ts";
import { answerOf, weightOf } from "./answer.ts";
import { credentialStore, type CredentialStore } from "./credentials.ts";
import { pacer, type Pacer, type Timing } from "./pacer.ts";

export interface Network {
  /** Goes through the guard, which follows no redirects, and judges addresses when a connection is made. */
  fetch: GuardedFetch["fetchWhole"];
  timing: Timing;
  /** The page of the rules, which every request names. */
  rulesUrl: string;
  isStopped?: (() => boolean) | undefined;
}

export interface Probe {
  /**
   * Sends requests, two at once, then writes one by one, and returns their exchanges in order. Does not send what is
   * over budget, or what the model of harm forbids.
   */
  send: (requests: readonly Request[]) => Promise<Exchange[]>;
  /** Fetches the contract; undefined bytes and the fault if it did not come. */
  contract: (address: URL) => Promise<{ exchange: Exchange; bytes: Uint8Array | undefined }>;
  endedEarly: () => EndedEarly | undefined;
  /** Every exchange, each attempt of its own. */
  exchanges: () => Exchange[];
  requests: () => number;
  credentials: CredentialStore;
}

/** Answers are kept up to this many bytes of memory in total; only the beginning of later ones is read. */
const MOST_KEPT = 32_000_000;
const FAULTS_OF_OPERATION = 2;
const FAULTS_IN_A_ROW = 3;
const MOST_RETRIES = 3;

interface State {
  n: number;
  keptBytes: number;
  faultsInARow: number;
  faultsOf: Map<string, number>;
  ended: EndedEarly | undefined;
  /** True after a write that was to be refused and may have acted. */
  writesAreOver: boolean;
  exchanges: Exchange[];
}

interface Tools {
  registration: Registration;
  limits: Limits;
  auditId: string;
  network: Network;
  pace: Pacer;
  state: State;
  credentials: CredentialStore;
}

/** The one part of an audit that speaks to the network. It keeps the limits, whatever the plan asks for. */
export function probe(options: Pick<Tools, "registration" | "limits" | "auditId" | "network">): Probe {
  const state: State = {
    ...{ n: 0, keptBytes: 0, faultsInARow: 0, faultsOf: new Map(), ended: undefined },
    ...{ writesAreOver: false, exchanges: [] },
  };
  const pace = pacer(options.limits, options.network.timing);
  const partial = { ...options, pace, state };
  const credentials = credentialStore(options.registration, tokenExchange(partial));
  const tools: Tools = { ...partial, credentials };
  return {
    send: (requests) => sendAll(tools, requests),
    contract: (address) => fetchContract(tools, address),
    endedEarly: () => state.ended,
    exchanges: () => state.exchanges.toSorted((a, b) => a.n - b.n),
    requests: () => state.n,
    credentials,
  };
}

async function sendAll(tools: Tools, requests: readonly Request[]): Promise<Exchange[]> {
  const found = new Map<number, Exchange>();
  const work = async (waiting: IterableIterator<[number, Request]>) => {
    for (const [i, request] of waiting) {
      const exchange = mayGoOn(tools, request) ? await sendPatiently(tools, request) : undefined;
      if (exchange) found.set(i, exchange);
    }
  };
  const all = [...requests.entries()];
  const reads = all.filter(([, request]) => !isWrite(request)).values();
  await Promise.all(Array.from({ length: Math.max(1, tools.limits.atOnce) }, () => work(reads)));
  // One by one: the answer to a write decides if there is another one.
  await work(all.filter(([, request]) => isWrite(request)).values());
  return [...found].sort(([a], [b]) => a - b).map(([, exchange]) => exchange);
}

/** Decides about each request whether the model of harm, the budget, the time and the health of the system allow it. */
function mayGoOn(tools: Tools, request: Request): boolean {
  const { limits, network, pace, state, registration } = tools;
  const address = addressBelow(registration.baseUrl ?? "", request.path);
  if (address && !passes(tools, request.method, address)) return false;
  if (network.isStopped?.()) state.ended ??= "stopped";
  if (state.n >= limits.requests) state.ended ??= "requests";
  if (pace.isOver()) state.ended ??= "time";
  if (state.faultsInARow >= FAULTS_IN_A_ROW) state.ended ??= "silence";
  return state.ended === undefined && (state.faultsOf.get(placeOf(request)) ?? 0) < FAULTS_OF_OPERATION;
}

const passes = (
  { registration, state }: Pick<Tools, "registration" | "state">,
  method: string,
  address: URL,
): boolean => mayBeSent({ method, address }, { registration, writesAreOver: state.writesAreOver });

const placeOf = ({ method, operation, path }: Request): string => operation ?? `${method} ${path}`;

/** Sends a request; an answer of 429 is waited for as Retry-After says, within the budget. */
async function sendPatiently(tools: Tools, request: Request): Promise<Exchange> {
  let exchange = await sendOnce(tools, request);
  for (let retry = 0; retry < MOST_RETRIES && exchange.answer?.status === 429; retry += 1) {
    if (!(await tools.pace.retryAfter(exchange.answer.headers.get("retry-after")))) break;
    if (!mayGoOn(tools, request)) break;
    exchange = await sendOnce(tools, request);
  }
  return exchange;
}

/** Sends a request once, keeps the exchange, and notes if a write may have acted. */
async function sendOnce(tools: Tools, request: Request): Promise<Exchange> {
  const exchange = await exchanged(tools, request);
  tools.state.exchanges.push(exchange);
  tools.state.writesAreOver ||= mayHaveActed(exchange);
  return exchange;
}

async function exchanged(tools: Tools, request: Request): Promise<Exchange> {
  const { registration, credentials, state, pace, limits } = tools;
  const n = (state.n += 1);
  const sent = headersOf(tools, request, n);
  const failed = (fault: WireFault): Exchange => ({ n, request, sent, fault });
  const secret = await credentials.headersOf(request.caller, request.details?.zone);
  const address = addressBelow(registration.baseUrl ?? "", request.path);
  if (!secret) return failed("noCredential");
  if (!address) return failed("addressRefused");
  await pace.turn();
  const allowed = request.path === "/metrics" ? limits.metricsBytes : limits.bodyBytes;
  const mostBytes = state.keptBytes > MOST_KEPT ? Math.min(LATER_BYTES, allowed) : allowed;
  const call = { method: request.method, headers: { ...sent, ...secret }, body: request.body };
  const result = await called(tools, address, { ...call, mostBytes, beyond: "cut" });
  const isFault = "fault" in result;
  countFault(state, request, isFault);
  if (isFault) return { n, request, sent, ...result };
  const answer = answerOf(result, { mostKept: mostBytes, hide: secretMask(credentials.secrets()) });
  state.keptBytes += weightOf(answer);
  return { n, request, sent, answer };
}

function countFault(state: State, request: Request, isFault: boolean): void {
  state.faultsInARow = isFault ? state.faultsInARow + 1 : 0;
  if (!isFault) return;
  const place = placeOf(request);
  state.faultsOf.set(place, (state.faultsOf.get(place) ?? 0) + 1);
}

/** The headers that owners find in their logs, and those of the request. */
function headersOf({ network, auditId }: Tools, request: Request, n: number): Record<string, string> {
  const correlation = `audit-${auditId}-${String(n)}`;
  const ids: Partial<Record<Request["reason"], Record<string, string>>> = {
    "no-correlation": {},
    "unsafe-correlation": { "x-correlation-id": `${correlation}-${"x".repeat(300)}` },
  };
  return {
    "user-agent": `Temelia-Conformance (+${network.rulesUrl})`,
    accept: "application/json, application/problem+json;q=0.9, */*;q=0.1",
    "accept-language": "ro",
    "accept-encoding": "gzip, deflate, br",
    ...(ids[request.reason] ?? { "x-correlation-id": correlation }),
    ...request.headers,
    ...(request.body === undefined ? {} : { "content-length": String(Buffer.byteLength(request.body)) }),
  };
}

type Call = NonNullable<Parameters<GuardedFetch["fetchWhole"]>[1]> & { method: string };
type Failed = Required<Pick<Exchange, "fault" | "mayHaveArrived">> & Pick<Exchange, "coding">;

/** The answer of a call, or the fault that came instead of it. Only this function reaches the network. */
async function called(
  tools: Omit<Tools, "credentials">,
  address: URL,
  call: Call,
): Promise<Awaited<ReturnType<GuardedFetch["fetchWhole"]>> | Failed> {
  const { network, limits } = tools;
  if (!passes(tools, call.method, address)) return { fault: "notSent", mayHaveArrived: false };
  try {
    return await network.fetch(address, { timeMs: limits.answerSeconds * 1_000, ...call });
  } catch (error) {
    // A header that HTTP does not allow comes from the registration, and is refused before anything is sent.
    if (!(error instanceof CallFailed)) return { fault: "noCredential", mayHaveArrived: false };
    return { fault: error.kind, mayHaveArrived: error.mayHaveArrived, coding: error.coding };
  }
}

async function fetchContract(tools: Tools, address: URL): ReturnType<Probe["contract"]> {
  const fetched = await contractExchange(tools, address);
  tools.state.exchanges.push(fetched.exchange);
  return fetched;
}

async function contractExchange(tools: Tools, address: URL): ReturnType<Probe["contract"]> {
  const { state, limits, pace, credentials } = tools;
  const n = (state.n += 1);
  const request: Request = {
    key: "contract",
    reason: "contract",
    method: "GET",
    path: address.pathname,
    caller: "anonymous",
  };
  const sent = headersOf(tools, request, n);
  await pace.turn();
  const call = { method: "GET", headers: sent, mostBytes: limits.contractBytes };
  const result = await called(tools, address, call);
  if ("fault" in result) return { exchange: { n, request, sent, ...result }, bytes: undefined };
  const hide = secretMask(credentials.secrets());
  const answer = { ...answerOf(result, { mostKept: 0, hide }), cutAt: undefined };
  const bytes = result.status === 200 ? hiddenIn(result.body, hide) : undefined;
  return { exchange: { n, request, sent, answer }, bytes };
}

/** The unchanged bytes if there is nothing to hide in them, because they may not be text. */
function hiddenIn(bytes: Buffer, hide: (text: string) => string): Buffer {
  const text = bytes.toString("latin1");
  const hidden = hide(text);
  return hidden === text ? bytes : Buffer.from(hidden, "latin1");
}

/** Exchanges credentials for a token, at the address that the registration names. */
const tokenExchange =
  (tools: Omit<Tools, "credentials">) =>
  async (url: string, headers: Record<string, string>, body: string): Promise<unknown> => {
    if (!URL.canParse(url)) return undefined;
    const n = (tools.state.n += 1);
    await tools.pace.turn();
    const correlation = { "x-correlation-id": `audit-${tools.auditId}-${String(n)}` };
    const call = {
      method: "POST",
      headers: { ...correlation, ...headers, accept: "application/json" },
      body,
    };
    const result = await called(tools, new URL(url), call);
    if ("fault" in result || result.status >= 300) return undefined;
    return answerOf(result, { mostKept: tools.limits.bodyBytes }).json;
  };
