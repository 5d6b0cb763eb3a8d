import { type Client, createClient, createSession } from "../../client/index.ts";
import { demoPassword } from "../../localstack/demo/data.ts";
import { stack } from "./system.ts";

/** A client signed in as a demo person, for what another one does while a page is open. */
export async function clientAs(login: string, service = "documents"): Promise<Client> {
  const tokens = createSession();
  const client = createClient({ base: stack.url, tokens, language: "ro" });
  await tokens.signIn(client, service, { username: login, password: demoPassword });
  return client;
}
