import { bodyOf } from "./body.ts";
import type { AnyCall, Answer, Client, Network, Operation, Revision } from "./operation.ts";
import { isProblem, readProblem } from "./problems.ts";
import { reach, systemClock, withRetries } from "./retries.ts";
import { readData } from "./read-data.ts";

/** Where the tokens of calls come from: a `Session`, or any other source. */
export interface Tokens {
  /** The token for an operation, or undefined to call without one. `client` makes calls that obtain one. */
  token(operation: Operation, client: Client): string | undefined | Promise<string | undefined>;
  /** The service did not accept the token. */
  refused?(operation: Operation, token: string): void;
}

export interface ClientOptions extends Partial<Network> {
  /** The address that has the services as folders, or the address of each. Default: the origin of the page. */
  base?: string | ((service: string) => string);
  tokens?: Tokens;
  /** The language of texts, as in Accept-Language. */
  language?: string | (() => string);
}

/** A client of the services: pass it to the functions of `@temelia/client/<service>`. */
export function createClient({ base = "", tokens, language, ...given }: ClientOptions = {}): Client {
  const network: Network = {
    fetch: (url, init) => globalThis.fetch(url, init),
    clock: systemClock,
    retries: 4,
    longestWaitSeconds: 30,
    longestAnswerSeconds: 40,
    ...given,
  };
  const addressOf = typeof base === "string" ? (service: string) => `${base}/${service}` : base;
  const languageOf = typeof language === "function" ? language : () => language;

  async function send<Responses>(operation: Operation, call: AnyCall = {}): Promise<Answer<Responses>> {
    const token = operation.schemes && (await tokens?.token(operation, client));
    const { body, contentType } = bodyOf(operation, call.body);
    const key = keyOf(operation, call);
    const request: RequestInit = {
      method: operation.method,
      credentials: call.credentials ?? "omit",
      headers: headersOf(
        {
          accept: "application/json, */*;q=0.5",
          "accept-language": languageOf(),
          authorization: token === undefined ? undefined : `Bearer ${token}`,
          "content-type": contentType,
          "idempotency-key": key,
          "if-match": call.ifMatch === undefined ? undefined : tagOf(call.ifMatch),
        },
        call.headers,
      ),
      ...(body === undefined ? {} : { body }),
    };
    const url = addressOf(operation.service) + pathOf(operation.path, call);
    const repetition = {
      isRepeatable: isRepeatableBy(operation, call, key),
      // A POST without a key is an act that must not be answered twice: a sign-in, a new password.
      waitsForLimits: operation.method !== "POST" || key !== undefined,
      signal: call.signal,
    };
    const isLong = operation.isFile || typeof body === "object";
    const seconds = isLong ? undefined : network.longestAnswerSeconds;
    return withRetries(network, repetition, () =>
      reach({ signal: call.signal, seconds }, async (signal) => {
        const response = await network.fetch(url, { ...request, ...(signal ? { signal } : {}) });
        if (response.ok)
          return answerOf<Responses>(response, await readData(network, operation, response, call));
        const problem = await readProblem(operation.id, response, network.clock.now());
        // Only problem+json tells a refused token apart from a caller without rights.
        if (token !== undefined && isProblem(problem, "unauthenticated") && problem.key !== undefined)
          tokens?.refused?.(operation, token);
        throw problem;
      }),
    );
  }

  const client: Client = { send, network };
  return client;
}

/** A call with `If-Match` is not repeated blindly: its own first attempt would make the second one fail with 412. */
const isRepeatableBy = ({ method }: Operation, { ifMatch }: AnyCall, key: string | undefined): boolean =>
  key !== undefined ||
  method === "GET" ||
  ((method === "PUT" || method === "DELETE") && ifMatch === undefined);

const keyOf = ({ isKeyed }: Operation, { idempotencyKey }: AnyCall): string | undefined =>
  isKeyed ? (idempotencyKey ?? newKey()) : undefined;

/** 128 random bits; `crypto.randomUUID` is absent from pages without TLS. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );

/** A revision as the entity tag that the services compare. */
const tagOf = (revision: Revision): string => (typeof revision === "number" ? `"${revision}"` : revision);

function answerOf<Responses>(
  { status, headers }: Response,
  { data, headers: added }: Awaited<ReturnType<typeof readData>>,
): Answer<Responses> {
  const all = new Headers(headers);
  for (const [name, value] of Object.entries(added)) all.set(name, value);
  const answer: unknown = { status, data, etag: all.get("etag") ?? undefined, headers: all };
  return answer as Answer<Responses>;
}

function pathOf(path: string, { path: parameters = {}, query = {} }: AnyCall): string {
  const values = new Map(entriesOf(parameters));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name))),
  );
  const search = new URLSearchParams();
  for (const [name, value] of entriesOf(query))
    for (const one of [value].flat()) if (one !== undefined && one !== null) search.append(name, String(one));
  return search.size > 0 ? `${filled}?${search.toString()}` : filled;
}

const entriesOf = (object: object): [string, unknown][] => Object.entries(object);

/** Those of the call take the place of the usual ones, in any case of their names. */
function headersOf(usual: object, own: object = {}): Headers {
  const headers = new Headers();
  for (const [name, value] of [...entriesOf(usual), ...entriesOf(own)])
    if (value !== undefined) headers.set(name, String(value));
  return headers;
}
