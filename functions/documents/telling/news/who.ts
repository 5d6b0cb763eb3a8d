import { indexPartition } from "../../../../shared/data/entity.ts";
import { read, readByKeys, readMany, readPartition, recordOf } from "../../../../shared/data/repository.ts";
import {
  isAdmin,
  organizationAccounts,
  SERVICE_ADMINISTRATORS,
} from "../../../../shared/features/accounts/account.ts";
import { Accounts } from "../../access/account.ts";
import { personIn } from "../../access/load-person.ts";
import { personKey } from "../../access/principal.ts";
import { Buckets } from "../../records/bucket.ts";
import { type Document, ownerName } from "../../records/document.ts";
import { type Membership, Memberships, membersOf } from "../../records/membership.ts";
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
      const [, clientId] = /^client#(\d+)$/.exec(name) ?? [];
      if (clientId !== undefined) return idsIn(indexPartition(Accounts.name, "clientId", Number(clientId)));
      const id = personIn(name);
      return Number.isNaN(id) ? [] : [id];
    }),
  );
  return [...new Set(found.flat())];
}

/** The administrators of the container of a document: its heads. */
export async function headsOf({ bucketId }: Document): Promise<string[]> {
  const rows = await readPartition(Memberships.table, membersOf(bucketId), { limit: MOST_ACCOUNTS });
  const members = await readByKeys(
    Memberships,
    rows.map((row) => recordOf<Membership>(row)),
  );
  return members.filter(({ rol }) => rol === "ADMIN").map(({ appUserId }) => personKey(appUserId));
}

/** Those who answer for a document: its owner, and the heads of its container. */
export const keepersOf = async (document: Document): Promise<Names> => [
  ownerName(document),
  ...(await headsOf(document)),
];

export const serviceAdministrators = async (): Promise<string[]> =>
  (await idsIn(SERVICE_ADMINISTRATORS)).map(personKey);

export async function administratorsOf(organizatieId: number): Promise<string[]> {
  const accounts = await readMany(Accounts, await idsIn(organizationAccounts(organizatieId)));
  return accounts.filter(isAdmin).map(({ id }) => personKey(id));
}

/**
 * Those who may decide who reads a document, if the kind of message asks for that right: its keepers, and the administrators of its
 * organization. Administrators of the service are asked where no organization has any.
 */
export async function decidersOf(document: Document): Promise<Names> {
  const { organizatieId } = (await read(Buckets, { id: document.bucketId })) ?? {};
  const administrators = organizatieId === undefined ? [] : await administratorsOf(organizatieId);
  return [
    ...(await keepersOf(document)),
    ...(administrators.length > 0 ? administrators : await serviceAdministrators()),
  ];
}
