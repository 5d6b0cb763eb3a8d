import { vi } from "vitest";

export interface SentCall {
  /** `GET /documents/api/account`, without its query. */
  call: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

/** An answer as JSON with 200, a whole response, or the promise of one. */
export type Answering = (sent: SentCall) => unknown;

/** Stands in for the services: answers each call by its method and path, and records it. Other calls get 404. */
export function scriptNetwork(answers: Readonly<Record<string, Answering>>): SentCall[] {
  const sent: SentCall[] = [];
  const answer = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(address, "http://console.test");
    const { body } = init;
    const call: SentCall = {
      call: `${init.method ?? "GET"} ${url.pathname}`,
      query: url.searchParams,
      headers: new Headers(init.headers),
      body: typeof body === "string" ? (JSON.parse(body) as unknown) : undefined,
    };
    sent.push(call);
    const found = await Promise.resolve(answers[call.call]?.(call) ?? refusal(404, "inexistent"));
    return found instanceof Response ? found : json(found);
  };
  vi.stubGlobal("fetch", answer);
  return sent;
}

export const json = (value: unknown, headers: Record<string, string> = {}, status = 200): Response =>
  new Response(JSON.stringify(value), {
    status,
    headers: { "content-type": "application/json", ...headers },
  });

/** One page of a list with its total. */
export const listOf = (items: readonly unknown[], headers: Record<string, string> = {}): Response =>
  json({ items }, { "x-total-count": String(items.length), ...headers });

export const refusal = (status: number, key: string, detail = "Propoziția serviciului."): Response =>
  json(
    { status, detail, message: `error.${key}`, errors: [] },
    { "content-type": "application/problem+json", "x-correlation-id": "c" },
    status,
  );

const HOUR = 3600;

/** An unsigned token of a person at a service, valid for an hour. */
export function tokenOf(login: string, roles: readonly string[], claims: object = {}): string {
  const exp = Math.floor(Date.now() / 1000) + HOUR;
  return `h.${btoa(JSON.stringify({ ...claims, sub: login, auth: roles.join(" "), exp })).replaceAll("=", "")}.s`;
}
