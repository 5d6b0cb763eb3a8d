import { type Account, Accounts } from "./account.ts";
import { type Precondition, when, whenItem } from "../../../shared/data/precondition.ts";
import { adding, readItems, recordOf, removing } from "../../../shared/data/repository.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import type { Write } from "../../../shared/data/transaction.ts";
import type { AccountChange } from "../../../shared/features/accounts/accounts.ts";
import {
  type Connection,
  connectionKey,
  Connections,
  endedConnection,
  EndedConnections,
} from "../records/connection.ts";
import { providerNames } from "../records/provider.ts";
import { personKey } from "./principal.ts";

/** True if a change deletes or deactivates the account, so that it may no longer act. */
export const endsActing = ({ before, after }: AccountChange): boolean =>
  before !== undefined && (after === undefined || (before.activated && !after.activated));

/**
 * The writes that end the connections of an account, to be part of the account's own transaction. Each token is moved
 * to a place where only its revocation finds it. A connection that is made at the same time conflicts.
 */
export async function endingConnections({ id }: Pick<Account, "id">): Promise<Write[]> {
  const keys = providerNames.map((furnizor) => Connections.key(connectionKey(personKey(id), furnizor)));
  const items = await readItems(Connections.table, keys);
  return keys.flatMap((key, i) => {
    const item = items[i];
    return item ? ending(recordOf<Connection>(item)) : [whenItem(Connections.table, key, "absent")];
  });
}

const ending = (connection: Stored<Connection>): Write[] => [
  ...removing(Connections, connection),
  ...adding(EndedConnections, endedConnection(connection)),
];

/** Requires that the account may act when the transaction commits. */
export const mustAct = (id: number, refused: () => Error): Precondition =>
  when(Accounts, { id }, { activated: true }, refused);
