import type { ClientRequest, IncomingMessage } from "node:http";
import type { Connection } from "@opensearch-project/opensearch";
import { signerFor } from "../../../shared/aws/clients.ts";

type Parameters = globalThis.Parameters<Connection["request"]>[0];
type Callback = (error: Error | null, response: IncomingMessage | null) => void;

/** A connection to an AWS domain: every attempt of a request is signed with the function's role. */
export const signedConnection = (Plain: typeof Connection): typeof Connection =>
  class extends Plain {
    override request(parameters: Parameters, callback: Callback): ClientRequest {
      let request: ClientRequest | undefined;
      let isAborted = false;
      const send = (headers: Record<string, string>): void => {
        if (!isAborted) request = super.request({ ...parameters, headers }, callback);
      };
      sign(this.url, parameters)
        .then(send)
        .catch((error: unknown) => callback(error as Error, null));
      const abort = (): void => {
        isAborted = true;
        request?.abort();
      };
      return { abort } as unknown as ClientRequest;
    }
  };

async function sign(
  url: URL,
  { method, path, querystring, headers, body }: Parameters,
): Promise<Record<string, string>> {
  const signer = await signerFor("es");
  const signed = await signer.sign({
    method: method ?? "GET",
    protocol: url.protocol,
    hostname: url.hostname,
    path: path ?? "/",
    query: Object.fromEntries(new URLSearchParams(querystring)),
    headers: { ...(headers as Record<string, string>), host: url.host },
    body,
  });
  return signed.headers;
}
