import { Agent, request, type RequestOptions } from "node:https";
import { Readable } from "node:stream";

/** PEM texts or their bytes: the certificate with its chain, its key, and the authorities of the server, if it has its own. */
export type ClientCertificate = Pick<RequestOptions, "cert" | "key" | "ca" | "pfx" | "passphrase">;

/** Answers that never have a body (RFC 9110, 6.4.1). */
const WITHOUT_BODY = new Set([204, 205, 304]);

/**
 * `fetch` over connections with a client certificate, for `createClient({ fetch })`: the certificate belongs to the
 * connection, and Node's own `fetch` takes none. Like that, it rejects with a TypeError if the connection is lost.
 */
export function certificateFetch(certificate: ClientCertificate): typeof fetch {
  const agent = new Agent({ ...certificate, keepAlive: true });
  return async (input, init) => {
    const wanted = new Request(input, init);
    const body = wanted.body === null ? undefined : Buffer.from(await wanted.arrayBuffer());
    return new Promise((resolve, reject) => {
      const { method, url, signal } = wanted;
      const headers = Object.fromEntries(wanted.headers);
      const outgoing = request(url, { agent, method, headers, signal }, (incoming) => {
        const { statusCode: status = 0, rawHeaders } = incoming;
        const hasBody = method !== "HEAD" && !WITHOUT_BODY.has(status);
        if (!hasBody) incoming.resume();
        const content = hasBody ? (Readable.toWeb(incoming) as ReadableStream<Uint8Array>) : null;
        resolve(new Response(content, { status, headers: pairsOf(rawHeaders) }));
      });
      outgoing.on("error", (cause) =>
        reject(signal.aborted ? (signal.reason as Error) : new TypeError("fetch failed", { cause })),
      );
      outgoing.end(body);
    });
  };
}

/** Names and values stand by turns. */
const pairsOf = (raw: string[]): [string, string][] =>
  raw.flatMap((name, at): [string, string][] => (at % 2 === 0 ? [[name, raw[at + 1] ?? ""]] : []));
