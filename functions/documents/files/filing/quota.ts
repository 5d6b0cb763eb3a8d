import { type Limiting, limitMark, type RoomKept } from "../../../../shared/data/limits.ts";
import {
  type Limit,
  type LimitedGroup,
  makeRoom,
  regrouping,
  settleRoom,
} from "../../../../shared/data/make-room.ts";
import { read } from "../../../../shared/data/repository.ts";
import { readTotals } from "../../../../shared/data/totals.ts";
import type { AppError } from "../../../../shared/errors.ts";
import { log } from "../../../../shared/log.ts";
import { organizations } from "../../access/load-organization.ts";
import type { HoldingOrganization, Principal } from "../../access/principal.ts";
import { Buckets, PLATFORM_BUCKET_ID } from "../../records/bucket.ts";
import { counters } from "../../records/counters.ts";
import { type Document, Documents, HELD_BYTES, HELD_DOCUMENTS, ownerName } from "../../records/document.ts";
import type { Organization } from "../../records/organization.ts";
import type { QuotaView } from "../../records/quota.ts";
import { config } from "./config.ts";
import { refusals } from "./texts.ts";

/*
 * What organizations and people hold, and may hold: the bytes of all versions of their documents, and the documents, until they are
 * purged. The documents of an organization are those in its buckets; those of a person are their own ones, wherever they are.
 */

type OwnLimits = Pick<Organization, "limitaOcteti" | "limitaDocumente">;

/** Limits in force; absent: none. */
interface Limits {
  bytes?: number | undefined;
  documents?: number | undefined;
}

const ofOrganization = ({ limitaOcteti, limitaDocumente }: OwnLimits): Limits => ({
  bytes: limitaOcteti ?? config.organization.bytes,
  documents: limitaDocumente ?? config.organization.documents,
});

function ofPerson(caller: Principal): Limits {
  if (caller.kind !== "person") return {};
  const { limitaOcteti, limitaDocumente } = caller;
  return {
    bytes: limitaOcteti ?? config.person.bytes,
    documents: limitaDocumente ?? config.person.documents,
  };
}

const bucketsOf = (ids: readonly number[]): string[] => ids.map((id) => counters.bucket(id));

/** What the organization holds in all its buckets, as they are now. */
const organizationGroup = ({ id, ...own }: Pick<HoldingOrganization, "id"> & OwnLimits): LimitedGroup => ({
  table: Documents.table,
  name: nameOf(id),
  counters: async () => bucketsOf((await organizations.read(id))?.organizationBuckets ?? []),
  limits: limitsOf(ofOrganization(own), ORGANIZATION),
});

const nameOf = (id: number): string => `organization#${id}`;

/** Belongs to the transaction that takes a bucket into an organization, or out of it. */
export const regroupingOf = (organizatieId: number) => regrouping(Documents.table, nameOf(organizatieId));

/** Shares the room of an organization anew after its limits or its buckets have changed. What failed is done by the next writers. */
export async function settleOrganization(id: number): Promise<void> {
  try {
    const own = (await organizations.read(id))?.ofOrganization;
    const group = own && organizationGroup(own);
    if (group && Object.values(group.limits).some((limit) => limit !== undefined)) await settleRoom(group);
  } catch (error) {
    log.error("sharing the room of an organization failed", error, { object: id });
  }
}

/** A person owns documents as themselves, and as the client that they are. */
const personGroup = (caller: Principal): LimitedGroup => ({
  table: Documents.table,
  name: caller.key,
  counters: async () => caller.names.map((name) => counters.owner(name)),
  limits: limitsOf(ofPerson(caller), PERSON),
});

type Refuse = (values: { limita: number; liber: number; necesar: number }) => AppError;

const ORGANIZATION = {
  bytes: refusals.spatiulOrganizatiei,
  documents: ({ limita }: { limita: number }) => refusals.numarulOrganizatiei({ limita }),
};
const PERSON = {
  bytes: refusals.spatiulPersonal,
  documents: ({ limita }: { limita: number }) => refusals.numarulPersonal({ limita }),
};

const limitsOf = (
  { bytes, documents }: Limits,
  refuse: Record<keyof Limits, Refuse>,
): Record<string, Limit | undefined> => ({
  [HELD_BYTES]: limitOf(bytes, (left, needed, most) =>
    refuse.bytes({ limita: megabytes(most), liber: megabytes(left), necesar: megabytes(needed, Math.ceil) }),
  ),
  [HELD_DOCUMENTS]: limitOf(documents, (left, needed, most) =>
    refuse.documents({ limita: most, liber: left, necesar: needed }),
  ),
});

const limitOf = (
  most: number | undefined,
  refused: (left: number, needed: number, most: number) => AppError,
): Limit | undefined =>
  most === undefined
    ? undefined
    : { most, refused: (left, needed) => refused(Math.max(0, left), needed, most) };

/** Hundredths of a megabyte at most. */
const megabytes = (bytes: number, round = Math.floor): number => round(bytes / 10_000) / 100;

/** The limits of a group as its cells carry them. */
const marksOf = ({ name, limits }: LimitedGroup): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(limits).map(([label, limit]) => [label, limit && limitMark(name, limit.most)]),
  );

const limiting = (
  counter: string,
  rule: Pick<Limiting, "under" | "isMarked">,
  groupOf: () => LimitedGroup | Promise<LimitedGroup>,
): Limiting => ({
  table: Documents.table,
  limited: counter,
  ...rule,
  makeRoom: async (cell, needed) => makeRoom(await groupOf(), { counter, cell, needed }),
});

/**
 * The part of a transaction that keeps what a document adds within the limits of its organization and of its owner, if the caller is
 * that. What others file for a person counts for the person, and is not refused.
 */
export const withinQuota = (caller: Principal, document: Document): Limiting[] => [
  ...withinOrganization(caller, document),
  ...withinPerson(caller, document),
];

function withinOrganization({ ofOrganization: own }: Principal, { bucketId }: Document): Limiting[] {
  if (bucketId === PLATFORM_BUCKET_ID) return [];
  const counter = counters.bucket(bucketId);
  if (own?.buckets.includes(bucketId)) {
    const group = organizationGroup(own);
    return [limiting(counter, { under: marksOf(group) }, () => group)];
  }
  // The organization is not known here, and nothing is read for it: its bucket's cells carry the limit.
  const isMarked = config.organization.bytes !== undefined || config.organization.documents !== undefined;
  return [limiting(counter, { under: "any", isMarked }, () => groupOfBucket(bucketId))];
}

async function groupOfBucket(id: number): Promise<LimitedGroup> {
  const organizatieId = (await read(Buckets, { id }))?.organizatieId;
  const found = organizatieId === undefined ? undefined : await organizations.read(organizatieId);
  if (found?.ofOrganization) return organizationGroup(found.ofOrganization);
  const unlimited = limitsOf({}, ORGANIZATION);
  return {
    table: Documents.table,
    name: `bucket#${id}`,
    counters: async () => bucketsOf([id]),
    limits: unlimited,
  };
}

function withinPerson(caller: Principal, document: Document): Limiting[] {
  const owner = ownerName(document);
  if (owner === undefined || !caller.names.includes(owner)) return [];
  const group = personGroup(caller);
  return [limiting(counters.owner(owner), { under: marksOf(group) }, () => group)];
}

/**
 * The same for a change of a document's bucket or owner. Within one organization, or between a person and the client that they are,
 * nothing is added.
 */
export function withinQuotaAfterMove(
  caller: Principal,
  before: Document,
  after: Document,
): (Limiting | RoomKept)[] {
  const own = caller.ofOrganization?.buckets ?? [];
  const isInside = [before, after].every(({ bucketId }) => own.includes(bucketId));
  const [from, to] = [ownerName(before), ownerName(after)];
  const isSelf = [from, to].every((owner) => owner !== undefined && caller.names.includes(owner));
  return [
    ...(isInside
      ? keepingRoom(bucketsOf([before.bucketId, after.bucketId]))
      : withinOrganization(caller, after)),
    ...(isSelf
      ? keepingRoom([from, to].flatMap((owner) => (owner === undefined ? [] : [counters.owner(owner)])))
      : withinPerson(caller, after)),
  ];
}

const keepingRoom = (names: string[]): RoomKept[] =>
  names.map((roomKept) => ({ table: Documents.table, roomKept }));

/** What the caller's organization and the caller hold, of what they may. */
export async function quotasOf(caller: Principal): Promise<{ organizatie?: QuotaView; persoana: QuotaView }> {
  const { ofOrganization: own, names } = caller;
  const [organizatie, persoana] = await Promise.all([
    own && organizationQuota(own),
    quotaIn(
      names.map((name) => counters.owner(name)),
      ofPerson(caller),
    ),
  ]);
  return { ...(organizatie ? { organizatie } : {}), persoana };
}

/** What an organization holds, of what it may. */
export const organizationQuota = ({ buckets, ...own }: Pick<HoldingOrganization, "buckets"> & OwnLimits) =>
  quotaIn(bucketsOf(buckets), ofOrganization(own));

async function quotaIn(names: string[], { bytes, documents }: Limits): Promise<QuotaView> {
  const totals = await readTotals(Documents.table, names);
  const held = (label: string) => totals.reduce((sum, total) => sum + (total.get(label) ?? 0), 0);
  return {
    octeti: { folosit: held(HELD_BYTES), ...(bytes === undefined ? {} : { limita: bytes }) },
    documente: { folosit: held(HELD_DOCUMENTS), ...(documents === undefined ? {} : { limita: documents }) },
  };
}
