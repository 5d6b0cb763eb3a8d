import type { Client } from "../../client/index.ts";

/** A client whose parts report the bytes that have left, which `fetch` does not. */
export function withProgress(client: Client, onSent: (url: string, bytes: number) => void): Client {
  const send = (url: string, { method, body, signal }: RequestInit = {}): Promise<Response> =>
    method === "PUT" && body instanceof Blob
      ? put(url, body, { signal: signal ?? undefined, onSent: (bytes) => onSent(url, bytes) })
      : client.network.fetch(url, { ...(signal ? { signal } : {}) });
  return { ...client, network: { ...client.network, fetch: send } };
}

interface PutOptions {
  signal: AbortSignal | undefined;
  onSent: (bytes: number) => void;
}

function put(url: string, body: Blob, { signal, onSent }: PutOptions): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    const abort = (): void => request.abort();
    request.open("PUT", url);
    request.upload.onprogress = ({ loaded }) => onSent(loaded);
    request.onload = () => resolve(new Response(null, { status: request.status }));
    request.onerror = () => reject(new TypeError("The connection was lost"));
    request.onabort = () => reject(new DOMException("The part was aborted", "AbortError"));
    request.onloadend = () => signal?.removeEventListener("abort", abort);
    signal?.addEventListener("abort", abort);
    // A typed Blob would add a Content-Type that the address was not signed with.
    request.send(body.slice(0, body.size, ""));
  });
}
