import { groups } from "../functions/documents/api.ts";
import { documents } from "../functions/documents/service.ts";
import type { Account } from "../shared/features/accounts/account.ts";
import { userTokens } from "../shared/features/accounts/user-tokens.ts";
import { lambdaHandler } from "../shared/http/handler.ts";
import { callerOf, type Received, type Sent } from "../shared/testing/caller.ts";

/** The documents service, whole, as one function. */
export const handler = lambdaHandler(documents, ...groups);
const call = callerOf(handler);

/** A request as it goes over the wire. */
export interface Request {
  method: string;
  /** Inside the service. */
  address: string;
  headers?: Record<string, string>;
  body?: Buffer;
}

/** Answers a request in process. @throws Error where it is refused */
export async function answer({ method, address, headers = {}, body }: Request): Promise<Received> {
  const sent: Sent = { headers, ...(body ? { body } : {}) };
  const received = await call(method, `/documents${address}`, sent);
  if (received.status >= 400) throw new Error(`${method} ${address}: ${received.status} ${received.text}`);
  return received;
}

export const bearer = (account: Account): Record<string, string> => ({
  authorization: `Bearer ${userTokens("documents").issue(account, true)}`,
});

/** A multipart form with one file of `size` bytes that do not repeat. */
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

/** A JSON body. */
export const json = (value: object): Pick<Request, "headers" | "body"> => ({
  headers: { "content-type": "application/json" },
  body: Buffer.from(JSON.stringify(value)),
});

/** The request with more headers. */
export const withHeaders = (request: Request, headers: Record<string, string>): Request => ({
  ...request,
  headers: { ...request.headers, ...headers },
});
