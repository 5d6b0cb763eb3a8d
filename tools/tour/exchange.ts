import { once } from "node:events";
import { request as overHttp, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { request as overTls } from "node:https";
import { buffer } from "node:stream/consumers";
import type { SecureContextOptions } from "node:tls";

/** The certificate of a client with its key, and the authority of the server. */
export type Identity = Pick<SecureContextOptions, "pfx" | "passphrase" | "ca">;

/** Headers and body of a request: a form is sent as multipart, search parameters as an HTML form, any other object as JSON. */
export interface Sent {
  headers?: Record<string, string>;
  body?: object;
  /** For addresses over TLS. */
  identity?: Identity;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  /** The body as JSON; throws if it is not JSON. */
  json: Record<string, unknown> & Record<string, unknown>[];
}

/** Sends a request over HTTP and reads its answer. Not with `fetch`: clients of these services send bodies with a GET. */
export async function exchange(method: string, url: string, sent: Sent = {}): Promise<Answer> {
  const { headers, bytes } = await encoded(sent);
  const request = url.startsWith("https:") ? overTls : overHttp;
  const outgoing = request(url, { method, headers, agent: false, ...sent.identity });
  outgoing.end(bytes);
  const [answer] = (await once(outgoing, "response")) as [IncomingMessage];
  const received = await buffer(answer);
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    bytes: received,
    get json() {
      return JSON.parse(received.toString()) as Answer["json"];
    },
  };
}

async function encoded({ headers = {}, body }: Sent) {
  if (!body) return { headers };
  const isForm = body instanceof FormData || body instanceof URLSearchParams;
  const carrier = isForm ? new Response(body) : Response.json(body);
  const bytes = Buffer.from(await carrier.arrayBuffer());
  const type = carrier.headers.get("content-type") ?? "";
  return { headers: { "content-type": type, "content-length": String(bytes.length), ...headers }, bytes };
}
