import { documentsUpload } from "../../client/generated/documents/operations.ts";
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

/** Files a document with content in the container of urban planning. @returns its id */
export async function fileDocument(client: Client, file: File): Promise<number> {
  const answer = await documentsUpload(client, { body: { file, bucketId: 2 } });
  if (answer.status !== 201) throw new Error(`not filed: ${String(answer.status)}`);
  return answer.data.id;
}
