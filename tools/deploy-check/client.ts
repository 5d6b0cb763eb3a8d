import { demoPassword } from "../../localstack/demo/data.ts";

/** Calls a service as a person of the demo, with JSON or a form. */
export interface Client {
  /** @throws Error for an answer that is no success */
  call<T>(method: string, path: string, body?: object): Promise<T>;
  status(path: string): Promise<number>;
}

type Headers = Record<string, string>;

/** Signs a person of the demo in. */
export async function signedIn(url: string, username: string, service = "documents"): Promise<Client> {
  const base = `${url}/${service}`;
  const signIn = await send(base, "POST", "/api/authenticate", {}, { username, password: demoPassword });
  const { id_token } = await read<{ id_token: string }>(signIn);
  const headers = { authorization: `Bearer ${id_token}` };
  return {
    call: async (method, path, body) => read(await send(base, method, path, headers, body)),
    status: async (path) => (await send(base, "GET", path, headers)).status,
  };
}

function send(
  base: string,
  method: string,
  path: string,
  headers: Headers,
  body?: object,
): Promise<Response> {
  const address = `${base}${path}`;
  if (body === undefined || body instanceof FormData) return fetch(address, { method, headers, body });
  const type = method === "PATCH" ? "application/merge-patch+json" : "application/json";
  const json = { body: JSON.stringify(body), headers: { ...headers, "content-type": type } };
  return fetch(address, { method, ...json });
}

async function read<T>(answer: Response): Promise<T> {
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.url}: ${String(answer.status)} ${text}`);
  return (text === "" ? undefined : JSON.parse(text)) as T;
}
