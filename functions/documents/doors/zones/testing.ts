import type { Stored } from "../../../../shared/data/entity.ts";
import type { Session } from "../../../../shared/features/sessions/session.ts";
import { citizenSession } from "../../../../shared/testing/sessions.ts";
import type { Client } from "../../records/client.ts";
import { client, withToken, type ServiceClient } from "../../testing.ts";

/** A citizen who has signed in, and the client that they are. */
export interface SignedIn {
  client: Client;
  session: Stored<Session>;
  token: string;
  calls: ServiceClient;
}

/** A new client of the register who signs in as a citizen. */
export async function citizen(): Promise<SignedIn> {
  const known = await client();
  const { session, token } = await citizenSession("documents", known.idnp ?? "", known.id);
  return { client: known, session, token, calls: withToken(token) };
}
