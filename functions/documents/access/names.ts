import { fullName } from "../../../shared/everywhere/full-name.ts";
import { readTogether, recordAt } from "../../../shared/data/read-together.ts";
import { findUniques, read, readUnique } from "../../../shared/data/repository.ts";
import { type Client, Clients } from "../records/client.ts";
import { type Account, Accounts } from "./account.ts";
import { clientActing } from "./principal.ts";

/** The name of a person; the login if their account has none. */
export const nameOfAccount = ({
  login,
  firstName,
  lastName,
}: Pick<Account, "login" | "firstName" | "lastName">): string => fullName(firstName, lastName) || login;

/** The name of who acted, by what a history calls them: a person or a client; undefined for machines, links and the system. */
export async function nameOfActor(actor: string): Promise<string | undefined> {
  const clientId = clientActing(actor);
  if (!Number.isNaN(clientId)) return (await read(Clients, { id: clientId }))?.denumire;
  const account = await readUnique(Accounts, "login", actor);
  return account && nameOfAccount(account);
}

/** People by the ids of their accounts or by their logins, and clients by their ids. */
interface Sought {
  accountIds: readonly number[];
  clientIds: readonly number[];
  logins: readonly string[];
}

interface Found {
  accounts: ReadonlyMap<number, Account>;
  clients: ReadonlyMap<number, Client>;
  byLogin: ReadonlyMap<string, Account>;
}

/** Reads people and clients together: one BatchGetItem for each hundred, and one before for logins. */
export async function findNamed({ accountIds, clientIds, logins }: Sought): Promise<Found> {
  const idsByLogin = await findUniques(Accounts, "login", logins);
  const found = await readTogether(Accounts.table, {
    accounts: [...new Set([...accountIds, ...idsByLogin])].map((id) => recordAt(Accounts, { id })),
    clients: [...new Set(clientIds)].map((id) => recordAt(Clients, { id })),
  });
  const accounts = found.accounts.filter((account) => account !== undefined);
  return {
    accounts: new Map(accounts.map((account) => [account.id, account])),
    byLogin: new Map(accounts.map((account) => [account.login, account])),
    clients: new Map(found.clients.flatMap((one) => (one ? [[one.id, one]] : []))),
  };
}
