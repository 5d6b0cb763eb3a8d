import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { errors, type Provider } from "oidc-provider";
import type { GovernmentPerson } from "../demo/government.ts";
import { endedPage, pageHeaders, signInPage } from "./pages.ts";
import { type IssuerOptions, providerOf, SIGN_IN_PATH, signInResult } from "./provider.ts";

/** The most bytes of a pressed button's form. */
const MOST_FORM_BYTES = 1_000;

/** The listener of an issuer at that address: the OpenID provider with its page of people. */
export function issuerAt(url: string, options: IssuerOptions): RequestListener {
  const provider = providerOf(url, options);
  const answerProtocol = provider.callback();
  return (incoming, reply) => {
    if (!incoming.url?.startsWith(SIGN_IN_PATH)) return void answerProtocol(incoming, reply);
    signIn(provider, options.people, incoming, reply).catch((error: unknown) => {
      console.error("government login:", error);
      reply.destroy();
    });
  };
}

/** Shows the page of a sign-in, or finishes it with the button that was pressed. */
async function signIn(
  provider: Provider,
  people: GovernmentPerson[],
  incoming: IncomingMessage,
  reply: ServerResponse,
): Promise<void> {
  if (!(await isOpen(provider, incoming, reply))) return send(reply, 400, endedPage());
  const form = incoming.method === "POST" ? await formOf(incoming) : undefined;
  const person = people.find(({ key }) => key === form?.get("person"));
  const result = person
    ? signInResult(person)
    : form?.has("cancel") && { error: "access_denied", error_description: "the person refused" };
  if (!result) return send(reply, 200, signInPage(incoming.url ?? "", people));
  await provider.interactionFinished(incoming, reply, result, { mergeWithLastSubmission: false });
}

/** True if the sign-in of the address and the cookie exists and has not ended. */
async function isOpen(
  provider: Provider,
  incoming: IncomingMessage,
  reply: ServerResponse,
): Promise<boolean> {
  try {
    const { uid } = await provider.interactionDetails(incoming, reply);
    return incoming.url === `${SIGN_IN_PATH}${uid}`;
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return false;
    throw error;
  }
}

async function formOf(incoming: IncomingMessage): Promise<URLSearchParams> {
  let text = "";
  for await (const piece of incoming.setEncoding("utf8")) {
    text += String(piece);
    if (text.length > MOST_FORM_BYTES) throw new Error("the form of a sign-in is too large");
  }
  return new URLSearchParams(text);
}

function send(reply: ServerResponse, status: number, html: string): void {
  reply.writeHead(status, { ...pageHeaders, "content-type": "text/html; charset=utf-8" });
  reply.end(html);
}
