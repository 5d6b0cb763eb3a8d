import type { LegaturaPublica } from "../../client/generated/documents/types.ts";
import { type GovernmentSession, type GovernmentSignIn, sessionIn } from "../../client/government-login.ts";
import type { FactorProof, SignInChallenge } from "../../client/second-factor.ts";
import type { Service } from "../api/service-names.ts";
import { contentOf, type Content } from "./content.ts";
import { language } from "./language.ts";
import type { Language } from "../words/language.ts";

/* Every call of the public pages. All of them throw `Refusal`. */

/** A refusal of a service, or no answer at all, which has no status. */
export class Refusal extends Error {
  /** Its key, `cheieGresita`. */
  readonly key: string;
  readonly status: number | undefined;
  /** The service's sentence, in the language of the request; undefined for an answer of something before the service. */
  readonly detail: string | undefined;
  readonly fields: { field: string; message: string }[];
  /** What a second factor has to end, if the password was right. */
  readonly challenge: SignInChallenge | undefined;
  /** In seconds. */
  readonly retryAfter: string | undefined;

  constructor(answer?: Response, problem: ProblemDetails = {}) {
    super(problem.message ?? "offline");
    this.key = (problem.message ?? "").replace(/^error\./, "");
    this.status = answer?.status;
    this.detail = answer?.headers.has("x-correlation-id") ? problem.detail : undefined;
    this.fields = problem.errors ?? [];
    this.challenge = problem.challenge;
    this.retryAfter = answer?.headers.get("retry-after") ?? undefined;
  }
}

interface ProblemDetails {
  challenge?: SignInChallenge;
  message?: string;
  detail?: string;
  errors?: { field: string; message: string }[];
}

export async function call(
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  // A form names its own boundary.
  const isForm = body instanceof FormData;
  const answer = await fetch(path, {
    method,
    headers: {
      accept: "application/json, */*",
      "accept-language": language(),
      ...(body && !isForm ? { "content-type": "application/json" } : {}),
      ...headers,
    },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  }).catch(() => undefined);
  if (!answer) throw new Refusal();
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => ({}))) as ProblemDetails;
  throw new Refusal(answer, problem);
}

/** What an answer says. */
export const jsonOf = async <T>(answer: Promise<Response>): Promise<T> => (await (await answer).json()) as T;

export const readLink = (token: string): Promise<LegaturaPublica> =>
  jsonOf(call("GET", `/documents/api/public/linkuri/${encodeURIComponent(token)}`));

export const downloadLink = (token: string, passwords: Record<string, string>): Promise<Content> =>
  contentOf(() =>
    call("POST", `/documents/api/public/linkuri/${encodeURIComponent(token)}/download`, passwords),
  );

/** The services where people make their own accounts, and sign in through the government's login. */
export const OPEN_SERVICES = ["documents", "notifications", "platform"] as const satisfies readonly Service[];
export type OpenService = (typeof OPEN_SERVICES)[number];

/** The service of those that `?serviciu=` names. Default: documents; undefined for any other. */
export function serviceOf(query: URLSearchParams): OpenService | undefined {
  const named = query.get("serviciu") ?? "documents";
  return OPEN_SERVICES.find((service) => service === named);
}

export const activate = (service: OpenService, key: string): Promise<Response> =>
  call("GET", `/${service}/api/activate?key=${encodeURIComponent(key)}`);

export const requestReset = (service: OpenService, mail: string): Promise<Response> =>
  call("POST", `/${service}/api/account/reset-password/init`, { mail });

export const finishReset = (service: OpenService, key: string, newPassword: string): Promise<Response> =>
  call("POST", `/${service}/api/account/reset-password/finish`, { key, newPassword });

interface NewAccount {
  login: string;
  email: string;
  password: string;
  /** The language of the mails. */
  langKey: Language;
}

export const register = (service: OpenService, account: NewAccount): Promise<Response> =>
  call("POST", `/${service}/api/register`, account);

const tokenIn = async (answer: Promise<Response>): Promise<string> =>
  (await jsonOf<{ id_token: string }>(answer)).id_token;

/** A token of the person's account. */
export function signIn(
  service: Service,
  credentials: { username: string; password: string },
): Promise<string> {
  return tokenIn(call("POST", `/${service}/api/authenticate`, credentials));
}

/** Begins a sign-in by a passkey alone. */
export const beginPasskey = (service: Service): Promise<SignInChallenge> =>
  jsonOf(call("POST", `/${service}/api/authenticate/passkeys`, {}));

/** The token of a sign-in whose password was right, for a second factor, or that a passkey began. */
export const finishSignIn = (service: Service, proof: FactorProof): Promise<string> =>
  tokenIn(call("POST", `/${service}/api/authenticate/factor`, proof));

/**
 * Begins a sign-in at the government's login: the page keeps the secret, and the person goes to the address. @throws
 * Refusal
 */
export const beginSession = (
  service: OpenService,
  wanted: GovernmentSignIn,
): Promise<{ secret: string; authorizationUrl: string }> =>
  jsonOf(call("POST", `/${service}/api/v1/public/sessions`, wanted));

/** The token of a session, with its person and their zones. It can be had only once. */
export async function completeSession(
  service: OpenService,
  { id, ...proof }: { id: string; secret: string; code: string },
): Promise<{ token: string; government: GovernmentSession }> {
  const number = encodeURIComponent(id);
  const session = await jsonOf<GovernmentSession & { id_token: string }>(
    call("POST", `/${service}/api/v1/public/sessions/${number}/complete`, proof),
  );
  return { token: session.id_token, government: sessionIn(session) };
}
