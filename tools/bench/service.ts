import { groups } from "../../functions/documents/api.ts";
import { documents } from "../../functions/documents/service.ts";
import type { Account } from "../../functions/documents/access/account.ts";
import { userTokens } from "../../shared/features/accounts/user-tokens.ts";
import { lambdaHandler, type LambdaHandler } from "../../shared/http/handler.ts";
import type { RouteGroup } from "../../shared/http/route.ts";
import type { Service } from "../../shared/http/service.ts";
import type { GatewayReply } from "../../shared/http/responses.ts";
import { gatewayEvent, receivedOf, type Received } from "../../shared/testing/caller.ts";

/** A request as it is sent over HTTP. */
export interface Request {
  method: string;
  /** The path within the service. */
  address: string;
  headers?: Record<string, string>;
  body?: Buffer;
  /** The certificate of a machine, PEM. */
  certificate?: string;
}

/** A whole service as one function. */
interface Served {
  handler: LambdaHandler;
  /** Prepares a request as the gateway hands it over; sending it then runs only the handler. */
  ready(request: Request): () => Promise<GatewayReply>;
  /** Answers a request in this process. @throws Error if it is refused */
  answer(request: Request): Promise<Received>;
}

export function served(service: Service, groups: RouteGroup[]): Served {
  const handler = lambdaHandler(service, ...groups);
  const ready = ({ method, address, ...sent }: Request) => {
    const event = gatewayEvent(method, `/${service.name}${address}`, sent);
    return () => handler(event);
  };
  // Not with the helpers of the tests: they watch every call of the SDK, which would be measured too.
  const answer = async (request: Request) => {
    const received = receivedOf(await ready(request)());
    const { method, address } = request;
    if (received.status >= 400) throw new Error(`${method} ${address}: ${received.status} ${received.text}`);
    return received;
  };
  return { handler, ready, answer };
}

/** The documents service. */
export const { handler, ready, answer } = served(documents, groups);

export const bearer = (account: Account): Record<string, string> => ({
  authorization: `Bearer ${userTokens("documents").issue(account, { rememberMe: true })}`,
});

/** A multipart form with one file of `size` bytes without repetition. */
export async function fileForm(
  size: number,
  fields: Record<string, string> = {},
): Promise<Pick<Request, "headers" | "body">> {
  const form = new FormData();
  const line = "Extras din registrul de stat, poziția ";
  const text = Array.from({ length: Math.ceil(size / (line.length + 8)) }, (_, i) => `${line}${i}\n`).join(
    "",
  );
  form.append("file", new File([text.slice(0, size)], "extras.txt", { type: "text/plain" }));
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const encoded = new Response(form);
  return {
    headers: { "content-type": encoded.headers.get("content-type") ?? "" },
    body: Buffer.from(await encoded.arrayBuffer()),
  };
}

/** A JSON body and its header. */
export const json = (value: object): Pick<Request, "headers" | "body"> => ({
  headers: { "content-type": "application/json" },
  body: Buffer.from(JSON.stringify(value)),
});

export const withHeaders = (request: Request, headers: Record<string, string>): Request => ({
  ...request,
  headers: { ...request.headers, ...headers },
});
