import { standings } from "../../../shared/auth/standings.ts";
import { findUnique, recordOf } from "../../../shared/data/repository.ts";
import type { Session } from "../../../shared/features/sessions/session.ts";
import { type Client, Clients } from "../records/client.ts";
import { type Citizen, citizenOf } from "./principal.ts";

/** The fields of a client that decide what a citizen may do. */
type ClientStanding = Pick<Client, "idnp" | "activ">;

const clients = standings(Clients.table, "client", (items): ClientStanding | undefined => {
  const item = items.find(({ sk }) => sk === Clients.name);
  if (!item) return undefined;
  const { idnp, activ } = recordOf<Client>(item);
  return { idnp, activ };
});

/** The client with an IDNP, whether it is active or not. */
export const findClient = (idnp: string): Promise<number | undefined> => findUnique(Clients, "idnp", idnp);

/**
 * The citizen of a session. The session names the client that they were when they signed in; the client's record, which is
 * cached under its revision, tells if it is theirs and active now. For citizens who were none it is looked up.
 */
export async function loadCitizen({
  id,
  idnp,
  recordId,
}: Pick<Session, "id" | "recordId"> & { idnp: string }): Promise<Citizen> {
  const clientId = recordId ?? (await findClient(idnp));
  const client = clientId === undefined ? undefined : await clients.get(clientId);
  return citizenOf(id, client?.activ && client.idnp === idnp ? clientId : undefined);
}
