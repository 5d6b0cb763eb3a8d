import * as z from "zod";
import { currentContext, currentTraceparent } from "../../context.ts";
import { AppError } from "../../errors.ts";
import { isSuccess, jsonOf, type Answer } from "../../outgoing/answer.ts";
import { configuredFetch } from "../../outgoing/configured-fetch.ts";
import { kernel } from "../../refusals.ts";
import { config } from "./config.ts";

/*
 * The HTTP client of the identity service, at the configured address. Its refusals are passed on with the same
 * status; a fault or a time-out is 503.
 */

/** The time-out of a request, well below the 30 s of the caller's own gateway. */
const TIMEOUT_MS = 3000;

interface RequestOptions {
  method?: "GET" | "POST";
  token?: string;
  headers?: Record<string, string>;
  body?: object;
}

const ProjectAnswer = z.object({
  id: z.string(),
  name: z.string(),
  organization_id: z.string(),
  status_id: z.string(),
  description: z.string().optional(),
  provider_active: z.boolean(),
});

const OrganizationAnswer = z.object({
  id: z.string(),
  name: z.string(),
  idno: z.string(),
  status_id: z.string(),
  description: z.string().optional(),
});

type ImportedProject = z.output<typeof ProjectAnswer>;
export type ImportedOrganization = z.output<typeof OrganizationAnswer>;

/**
 * A token for an organization's secret name and a project's secret token.
 * @throws unauthenticated, tooManyRequests (`Retry-After`), unavailable
 */
export async function signInAtIdentity(credentials: { username: string; password: string }): Promise<string> {
  const body = { Username: credentials.username, Password: credentials.password };
  const { token } = await requestIdentity("/api/v1/login", z.object({ token: z.string() }), {
    method: "POST",
    body,
  });
  return token;
}

/**
 * The organization of a token, or of one of its users.
 * @throws unauthenticated, forbidden (inactive), notFound (no such user in it), unavailable
 */
export function fetchOrganization(token: string, userId?: string): Promise<ImportedOrganization> {
  const query = userId === undefined ? "" : `?user_id=${encodeURIComponent(userId)}`;
  return requestIdentity(`/api/v1/app/organizations/current${query}`, OrganizationAnswer, { token });
}

/**
 * The project of a token; `provider_active` is true if `partnerId` is activated for it.
 * @throws unauthenticated, forbidden (inactive, or an unknown partner), unavailable
 */
export const fetchProject = (token: string, partnerId: string): Promise<ImportedProject> =>
  requestIdentity("/api/v1/app/projects/current", ProjectAnswer, {
    token,
    headers: { partnerid: partnerId },
  });

/** Sends a request to the identity service, with the correlation id and the trace of the current request. */
export async function requestIdentity<S extends z.ZodType>(
  path: string,
  answer: S,
  { method = "GET", token, headers = {}, body }: RequestOptions = {},
): Promise<z.output<S>> {
  const correlationId = currentContext()?.correlationId;
  const traceparent = currentTraceparent();
  try {
    const response = await configuredFetch.fetchWhole(new URL(`${config.identityUrl}${path}`), {
      method,
      headers: {
        accept: "application/json",
        ...(body ? { "content-type": "application/json" } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(correlationId ? { "x-correlation-id": correlationId } : {}),
        ...(traceparent ? { traceparent } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      timeMs: TIMEOUT_MS,
    });
    if (!isSuccess(response)) throw refusalOf(response);
    return answer.parse(jsonOf(response));
  } catch (error) {
    throw error instanceof AppError ? error : identityDown(error);
  }
}

const refusals: Record<number, () => AppError> = {
  401: () => kernel.neautentificat(),
  403: () => kernel.interzis(),
  404: () => kernel.negasit(),
};

function refusalOf({ status, headers }: Answer): AppError {
  if (status === 429) {
    const seconds = headers.get("retry-after") ?? "1";
    return kernel.preaMulteCereri(
      { secunde: seconds },
      { headers: { "retry-after": seconds, ...limitsIn(headers) } },
    );
  }
  return refusals[status]?.() ?? identityDown(new Error(`identity answered ${status}`));
}

/** The rate-limit headers of identity's answer. */
const limitsIn = (headers: Headers): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith("ratelimit-")));

const identityDown = (cause: unknown): AppError =>
  kernel.indisponibil({ cause, headers: { "retry-after": "5" } });
