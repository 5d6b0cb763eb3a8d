import type { APIGatewayProxyEventV2 } from "aws-lambda";
import type * as z from "zod";
import { incoming, type Incoming } from "./request.ts";
import type { Route } from "./route.ts";
import type { Service } from "./service.ts";

/** One request on its way through the chain, with what each step found out. */
export interface ServerCall {
  service: Service;
  request: Incoming;
  startedAt: number;
  route?: Route;
  params?: Record<string, unknown>;
  caller?: unknown;
  /** Name of the caller, for logs and for the scope of idempotency keys; absent for anonymous ones. */
  actor?: string | undefined;
  body?: unknown;
  query?: unknown;
  ifMatch?: number[] | undefined;
  /** Headers that the answer carries whatever it is: limits, deprecation. */
  headers: Record<string, string>;
}

/** What the address says: the route, and its parameters as they were written and as they must be. */
export interface Routed {
  route: Route;
  pathValues: Record<string, string>;
  parameters: z.ZodObject;
}

/** A call whose route is known; every step after routing gets this. */
export type RoutedCall = ServerCall & Routed;

export const serverCall = (event: APIGatewayProxyEventV2, service: Service): ServerCall => ({
  service,
  request: incoming(event, service.name),
  startedAt: performance.now(),
  headers: {},
});
