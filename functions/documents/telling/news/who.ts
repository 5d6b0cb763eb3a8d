import { indexPartition } from "../../../../shared/data/entity.ts";
import { readPartition } from "../../../../shared/data/repository.ts";
import { Accounts } from "../../access/account.ts";
import { personIn } from "../../access/load-person.ts";
import { headsOf } from "../../access/people-around.ts";
import { clientIn, personKey } from "../../access/principal.ts";
import { type Document, ownerName } from "../../records/document.ts";
import type { Names } from "./news.ts";

/** Rows that are read of a list of accounts. */
const MOST_ACCOUNTS = 1000;

const idsIn = async (partition: string): Promise<number[]> => {
  const rows = await readPartition(Accounts.table, partition, { limit: MOST_ACCOUNTS });
  return rows.map(({ sk }) => Number(sk));
};

/** The accounts that names stand for: their own, or those of a client. */
export async function accountsNamed(names: Names): Promise<number[]> {
  const found = await Promise.all(
    [...new Set(names)].map(async (name) => {
      if (name === undefined) return [];
      const clientId = clientIn(name);
      if (!Number.isNaN(clientId)) return idsIn(indexPartition(Accounts.name, "clientId", clientId));
      const id = personIn(name);
      return Number.isNaN(id) ? [] : [id];
    }),
  );
  return [...new Set(found.flat())];
}

/** Those who answer for a document: its owner, and the heads of its container. */
export const keepersOf = async (document: Document): Promise<Names> => [
  ownerName(document),
  ...(await headsOf(document.bucketId)).map(personKey),
];
