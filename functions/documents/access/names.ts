import { read, readUnique } from "../../../shared/data/repository.ts";
import { Clients } from "../records/client.ts";
import { type Account, Accounts } from "./account.ts";
import { clientActing } from "./principal.ts";

/** The name of a person; the login if their account has none. */
export const nameOfAccount = ({
  login,
  firstName,
  lastName,
}: Pick<Account, "login" | "firstName" | "lastName">): string =>
  [firstName, lastName].filter(Boolean).join(" ") || login;

/** The name of who acted, by what a history calls them: a person or a client; undefined for machines, links and the system. */
export async function nameOfActor(actor: string): Promise<string | undefined> {
  const clientId = clientActing(actor);
  if (!Number.isNaN(clientId)) return (await read(Clients, { id: clientId }))?.denumire;
  const account = await readUnique(Accounts, "login", actor);
  return account && nameOfAccount(account);
}
