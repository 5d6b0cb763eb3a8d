import { idsIn, newestFirst } from "../../../shared/data/lists.ts";
import { indexPartition } from "../../../shared/data/entity.ts";
import { read } from "../../../shared/data/repository.ts";
import {
  organizationAdministrators,
  SERVICE_ADMINISTRATORS,
} from "../../../shared/features/accounts/account.ts";
import { Buckets } from "../records/bucket.ts";
import type { Document } from "../records/document.ts";
import { membersOf } from "../records/membership.ts";
import { Accounts } from "./account.ts";
import { type Right, rightsOf } from "./authorization.ts";
import { loadPerson, personIn } from "./load-person.ts";
import type { Person } from "./principal.ts";

type Placed = Pick<Document, "bucketId" | "proprietarId" | "creator">;

/** At most this many people of each kind, the newest. */
const MOST = 50;

const idsOf = (partition: string): Promise<number[]> =>
  idsIn(Accounts.table, [{ partitions: [partition] }], MOST);

/** Those who are the owner of a document: the accounts of the client that owns it, or its creator. */
async function ownersOf({ proprietarId, creator }: Placed): Promise<number[]> {
  if (proprietarId !== undefined) return idsOf(indexPartition(Accounts.name, "clientId", proprietarId));
  const id = personIn(creator);
  return Number.isNaN(id) ? [] : [id];
}

/** The heads of a bucket. */
async function headsOf(bucketId: number): Promise<number[]> {
  const heads = {
    partitions: [membersOf(bucketId)],
    shows: ({ rol }: Record<string, unknown>) => rol !== "OPERATOR",
  };
  const rows = await newestFirst(Accounts.table, [heads], { most: MOST }).take(MOST);
  return rows.map(({ item }) => Number(item.appUserId));
}

async function administratorsOf(bucketId: number): Promise<number[]> {
  const organizatieId = (await read(Buckets, { id: bucketId }))?.organizatieId;
  return organizatieId === undefined ? [] : idsOf(organizationAdministrators(organizatieId));
}

/**
 * The people to whom what happens with a document goes, if they have a right on it: its owner, the heads of its bucket, and the
 * administrators of its organization; if there is nobody, the administrators of the service. Others with the right are not among them.
 */
export async function peopleResponsibleFor(document: Document, right: Right): Promise<Person[]> {
  const found = await Promise.all([
    ownersOf(document),
    headsOf(document.bucketId),
    administratorsOf(document.bucketId),
  ]);
  const people = await withRight(found.flat(), document, right);
  return people.length > 0 ? people : withRight(await idsOf(SERVICE_ADMINISTRATORS), document, right);
}

async function withRight(ids: number[], document: Document, right: Right): Promise<Person[]> {
  const people = await Promise.all([...new Set(ids)].map((id) => loadPerson(id)));
  return people.filter(
    (person) => person?.activated === true && rightsOf(person, document).has(right),
  ) as Person[];
}
