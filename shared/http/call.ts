import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { incoming, type Incoming } from "./request.ts";
import type { Route } from "./route.ts";
import type { Service } from "./service.ts";

/** One request on its way through the chain, with what each step found out. */
export interface ServerCall {
  service: Service;
  request: Incoming;
  startedAt: number;
  route?: Route;
  pathValues?: Record<string, string>;
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

/** A call whose route is known; every step after routing gets this. */
export type RoutedCall = ServerCall & { route: Route };

export const serverCall = (event: APIGatewayProxyEventV2, service: Service): ServerCall => ({
  service,
  request: incoming(event, service.name),
  startedAt: performance.now(),
  headers: {},
});
