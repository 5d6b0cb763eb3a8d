import type { APIGatewayProxyEventV2 } from "aws-lambda";
import type * as z from "zod";
import { incoming, type Incoming } from "./request.ts";
import type { Route } from "./route.ts";
import type { Service } from "./service.ts";

/** One request in the chain, with the result of each step. */
export interface ServerCall {
  service: Service;
  request: Incoming;
  startedAt: number;
  route?: Route;
  /** The path as answers repeat it, once the call is routed. */
  shownPath?: string;
  params?: Record<string, unknown>;
  caller?: unknown;
  /** Name of the caller, for logs and for the scope of idempotency keys; absent for anonymous callers. */
  actor?: string | undefined;
  body?: unknown;
  query?: unknown;
  ifMatch?: number[] | undefined;
  /** Headers of every answer, refusals included: limits, deprecation. */
  headers: Record<string, string>;
}

/** The result of routing: the route, the parameters as sent, and their schema. */
export interface Routed {
  route: Route;
  pathValues: Record<string, string>;
  parameters: z.ZodObject;
}

/** A call after routing; the later steps get this. */
export type RoutedCall = ServerCall & Routed;

export const serverCall = (event: APIGatewayProxyEventV2, service: Service): ServerCall => ({
  service,
  request: incoming(event, service.name),
  startedAt: performance.now(),
  headers: {},
});
