import middy, { type MiddlewareObj } from "@middy/core";
import type { APIGatewayProxyEventV2, Context } from "aws-lambda";
import { config } from "../config.ts";
import { currentContext, REQUEST_MS, withBudget, withContext } from "../context.ts";
import { confirmed } from "../data/confirmed.ts";
import { confirm } from "../data/repository.ts";
import { AppError } from "../errors.ts";
import { log } from "../log.ts";
import { isTransient } from "../aws/transient.ts";
import { kernel } from "../refusals.ts";
import { toReply } from "./reply.ts";
import { recognize } from "./access.ts";
import { readBody } from "./body.ts";
import { serverCall, type RoutedCall, type ServerCall } from "./call.ts";
import { addCommonHeaders } from "./common-headers.ts";
import { compress } from "./compression.ts";
import { preflight } from "./cors.ts";
import { refuse, toErrorReply } from "./error-reply.ts";
import { withIdempotency } from "./idempotency.ts";
import { flushWhenDue, observe } from "../metrics/histograms.ts";
import { readSecrets } from "../secrets/read-secrets.ts";
import { type RequestLabels, requestSeconds } from "./request-seconds.ts";
import { addressName, limit } from "./rate-limit.ts";
import type { GatewayReply } from "./responses.ts";
import type { Call, Route, RouteGroup } from "./route.ts";
import { routerOf, type Router } from "./router.ts";
import { sampled } from "./sampled.ts";
import type { Service } from "./service.ts";
import { validate } from "./validation.ts";

type Middleware = MiddlewareObj<ServerCall, GatewayReply>;

/** A Lambda function for API Gateway's HTTP API, payload version 2.0. */
export type LambdaHandler = (event: APIGatewayProxyEventV2, context?: Context) => Promise<GatewayReply>;

/** A handler that says which routes it answers. */
export type RoutedHandler = LambdaHandler & { routes: readonly Route[] };

/**
 * The Lambda function of some groups of routes. It never throws: every failure becomes an answer in the error format of
 * the address.
 */
export function lambdaHandler(service: Service, ...groups: RouteGroup[]): RoutedHandler {
  const all = groups.flatMap((group) => Object.values(group));
  const router = routerOf(all);
  // Begun with the start of the process, which has more of a processor than its first request.
  void readSecrets(service.name);
  const chain = middy<ServerCall, GatewayReply>((call: ServerCall) => pipeline(router, call))
    .use(metrics)
    .use(commonHeaders)
    .use(compression)
    .use(refusals);
  const handler: LambdaHandler = async (event, context) => {
    const call = serverCall(event, service);
    const { correlationId, headers } = call.request;
    const caller = {
      get address() {
        return call.request.sourceAddress;
      },
      credential: headers.authorization,
    };
    const request = { correlationId, traceparent: headers.traceparent, service: service.name, caller };
    const answer = async () => {
      try {
        await readSecrets(service.name);
        return await chain(call, context ?? ({} as Context));
      } catch (error) {
        log.error("error outside the request chain", error);
        return refuse(call, kernel.intern());
      }
    };
    return withBudget(context, REQUEST_MS, (budget) => withContext({ ...request, budget }, answer));
  };
  return Object.assign(handler, { routes: all });
}

/** route → admit → limit → parse → handle, once per Idempotency-Key → toReply; all of it again if the caller has changed */
async function pipeline(router: Router, call: ServerCall): Promise<GatewayReply> {
  const asked = preflight(call.request, call.service);
  if (asked) return asked;
  const routed: RoutedCall = Object.assign(call, router(call));
  announceDeprecation(routed);
  return confirmed(async () => {
    await admit(routed);
    await limit(routed);
    await parse(routed);
    return withIdempotency(
      routed,
      (value) => toReply(routed, value),
      () => handle(routed),
    );
  });
}

async function admit(call: RoutedCall): Promise<void> {
  const { access, zone } = call.route;
  const context = currentContext();
  if (context) context.zone = zone;
  call.caller = await recognize(access, call.request, call.service);
  call.actor = access.identify(call.caller);
}

async function parse(call: RoutedCall): Promise<void> {
  const { route, request, parameters, pathValues } = call;
  const { language } = request;
  call.params = await validate(parameters, pathValues, language);
  call.query = await route.query?.read(request.query, language);
  call.ifMatch = revisionsOf(request.headers["if-match"]);
  call.body = route.body && (await readBody(route.body, request, { language, params: call.params }));
}

/**
 * Runs the handler. Turns a refusal into a reply here already, so that an Idempotency-Key can store it: only once it is
 * confirmed what the caller may do.
 */
async function handle(call: RoutedCall): Promise<GatewayReply> {
  const reply = await handleAssuming(call);
  await confirm();
  return reply;
}

async function handleAssuming(call: RoutedCall): Promise<GatewayReply> {
  const { params, caller, body, query, ifMatch, request } = call;
  try {
    const handlerCall = { params, caller, body, query, ifMatch, language: request.language, request };
    return await toReply(
      call,
      await call.route.handle(handlerCall as Call<string, unknown, unknown, unknown>),
    );
  } catch (error) {
    if (error instanceof AppError && error.kind !== "fault") return toErrorReply(call, error);
    throw error;
  }
}

/** `If-Match: "3"` → [3]; `*` requires only that the record exists, which every verb checks anyway. */
function revisionsOf(header: string | undefined): number[] | undefined {
  if (header === undefined || header.trim() === "*") return undefined;
  return header.split(",").map((tag) => Number(/^(?:W\/)?"?(\d+)"?$/.exec(tag.trim())?.[1] ?? NaN));
}

/** RFC 9745 and RFC 8594. */
function announceDeprecation({ route, service, headers }: RoutedCall): void {
  if (!route.deprecated) return;
  headers.deprecation = "true";
  headers.sunset = new Date(route.deprecated.sunset).toUTCString();
  headers.link = `</${service.name}/docs>; rel="deprecation"`;
}

const metrics: Middleware = {
  before: () => flushWhenDue(),
  after: ({ event, response }) => measure(event, response),
  onError: ({ event, response }) => measure(event, response),
};

function measure(call: ServerCall, response: GatewayReply | null | undefined): void {
  const labels = {
    service: call.service.name,
    version: config.version,
    zone: call.route?.zone ?? "none",
    method: call.request.method,
    route: call.route?.path ?? "unknown",
    status: String(response?.statusCode ?? 500),
  };
  const seconds = (performance.now() - call.startedAt) / 1000;
  observe(requestSeconds, labels, seconds);
  logRefusal(call, labels);
}

/** Statuses of denied access and of rate limits. */
const REFUSED = new Set(["401", "403", "429"]);

/** Wrong requests: what a fuzzer and a broken client send. */
const WRONG = new Set(["400", "413", "415", "422"]);
const wrongRequests = sampled({ perMinute: 60, oneOf: 100 });

/** Logs what operations and security monitor; addresses are personal data, so they are logged as a hash. */
function logRefusal({ request }: ServerCall, { method, route, status }: RequestLabels): void {
  if (status.startsWith("5")) log.warn("answered with a fault", { method, route, status });
  const refused = () => ({ method, route, status, address: addressName(request.sourceAddress) });
  if (REFUSED.has(status)) log.warn("refused", { ...refused(), security: "refusal" });
  const standsFor = WRONG.has(status) ? wrongRequests() : 0;
  if (standsFor > 0) log.info("wrong request", { ...refused(), standsFor });
}

const commonHeaders: Middleware = {
  after: ({ event, response }) => response && addCommonHeaders(event, response),
  onError: ({ event, response }) => response && addCommonHeaders(event, response),
};

const compression: Middleware = {
  after: ({ event, response }) => response && compress(event, response),
  onError: ({ event, response }) => response && compress(event, response),
};

/** Sets the response and returns nothing: a returned value would skip the outer middlewares. */
const refusals: Middleware = {
  onError: (request) => {
    const { event: call, error } = request;
    if (!(error instanceof AppError) || error.kind === "fault") log.error("unexpected fault", error);
    request.response = toErrorReply(call, toAppError(error));
  },
};

/** A store that is throttled, contended or out of reach is a 503 that the client may retry; any other unknown error is a 500. */
function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof URIError) return kernel.adresaIncorecta();
  if (isTransient(error)) return kernel.indisponibil({ cause: error, headers: { "retry-after": "2" } });
  return kernel.intern({ cause: error });
}
