import type { Stored } from "../../../../shared/data/entity.ts";
import { listRecords, wholeList } from "../../../../shared/data/list-records.ts";
import type { ListQuery, Page } from "../../../../shared/data/page.ts";
import { adding, read, refuseStale, unrevised, update } from "../../../../shared/data/repository.ts";
import { mustExist } from "../../../../shared/data/precondition.ts";
import { transact, withNewId, type Write } from "../../../../shared/data/transaction.ts";
import { refusals as sharedAccountsRefusals } from "../../../../shared/features/accounts/texts.ts";
import { invalidField, kernel, unknownReference } from "../../../../shared/refusals.ts";
import { isServiceAdmin, type Principal } from "../../access/principal.ts";
import { type Bucket, Buckets, BUCKETS, PLATFORM_BUCKET_ID } from "../../records/bucket.ts";
import { connect } from "./connect-store.ts";
import type { BucketChange, NewBucket } from "./bucket-fields.ts";
import { removeForeignMembers } from "./members.ts";
import { organizationPartition, Organizations } from "../../records/organization.ts";
import { administers } from "../../access/scope.ts";
import { regroupingOf, settleOrganization } from "../../files/filing/quota.ts";
import { refusals } from "./texts.ts";

/** All buckets, or those of the caller's organization. */
export async function listBuckets(caller: Principal, query: ListQuery): Promise<Page<Stored<Bucket>>> {
  const partition = partitionFor(caller);
  return listRecords(Buckets, wholeList(partition, { name: `buckets#${partition}` }), query);
}

function partitionFor(caller: Principal): string {
  if (isServiceAdmin(caller)) return BUCKETS;
  if (caller.organizatieId === undefined) throw kernel.interzis();
  return organizationPartition(caller.organizatieId);
}

/** @throws notFound both for an unknown bucket and for another organization's */
export async function readBucket(caller: Principal, id: number): Promise<Stored<Bucket>> {
  const bucket = await read(Buckets, { id });
  if (!bucket || !administers(caller, bucket.organizatieId)) throw kernel.negasit();
  return bucket;
}

/** @throws forbidden for another organization, badRequest for an unknown one, conflict for a taken code */
export async function createBucket(caller: Principal, wanted: NewBucket): Promise<Stored<Bucket>> {
  const organizatieId = wanted.organizatieId ?? caller.organizatieId;
  if (organizatieId === undefined) throw invalidField("organizatieId", kernel.obligatoriu);
  refuseForeign(caller, organizatieId);
  return withNewId((id) => storeBucket(id, organizatieId, wanted));
}

async function storeBucket(id: number, organizatieId: number, wanted: NewBucket): Promise<Stored<Bucket>> {
  const { cod, denumire } = wanted;
  const { shown, writes } = await connect({ id, cod }, wanted);
  const bucket = unrevised({
    id,
    organizatieId,
    cod,
    denumire,
    activ: true,
    ...recognitionOf({}, wanted),
    ...shown,
  });
  await transact([...adding(Buckets, bucket), ...writes, organizationMustExist(organizatieId)], {
    answer: bucket,
  });
  await settleOrganization(organizatieId);
  return bucket;
}

/**
 * Changes a bucket. Only the service administrator moves it to another organization: access to its documents
 * changes at once, and its former members are removed.
 * @throws notFound, stale, forbidden for a move by others, badRequest for an unknown organization
 */
export async function changeBucket(
  caller: Principal,
  id: number,
  wanted: BucketChange,
  ifMatch: number[] | undefined,
): Promise<Stored<Bucket>> {
  let ofStore: Write[] = [];
  const stored = await update(
    Buckets,
    { id },
    async (before) => {
      const after = changed(caller, before, wanted, ifMatch);
      const { shown, writes } = await connect({ ...before, cod: after.cod }, wanted);
      ofStore = writes;
      return { ...after, ...shown };
    },
    (before, after) => [...ofStore, ...movingTo(before, after)],
  );
  if (wanted.organizatieId !== undefined) {
    await removeForeignMembers(stored);
    await settleOrganization(wanted.organizatieId);
  }
  return stored;
}

function changed(
  caller: Principal,
  before: Stored<Bucket>,
  wanted: BucketChange,
  ifMatch: number[] | undefined,
): Bucket {
  refuseUnseen(caller, before, ifMatch);
  const { cod = before.cod, denumire, organizatieId = before.organizatieId } = wanted;
  if (organizatieId !== before.organizatieId) refuseMove(caller, before, organizatieId);
  return { ...before, cod, denumire, organizatieId, ...recognitionOf(before, wanted) };
}

type Recognition = Pick<Bucket, "recunoastere" | "limbaScanarilor">;

function recognitionOf(before: Recognition, wanted: Pick<NewBucket, keyof Recognition>): Recognition {
  const { recunoastere = before.recunoastere, limbaScanarilor = before.limbaScanarilor } = wanted;
  return { recunoastere: recunoastere ?? undefined, limbaScanarilor: limbaScanarilor ?? undefined };
}

const movingTo = (before: Bucket, { organizatieId }: Bucket): Write[] =>
  organizatieId === undefined || organizatieId === before.organizatieId
    ? []
    : [
        organizationMustExist(organizatieId),
        ...[before.organizatieId, organizatieId].flatMap((id) =>
          id === undefined ? [] : [regroupingOf(id)],
        ),
      ];

/** Sets if a bucket accepts uploads; downloads always work. */
export const setActive = (
  caller: Principal,
  id: number,
  activ: boolean,
  ifMatch: number[] | undefined,
): Promise<Stored<Bucket>> =>
  update(Buckets, { id }, (before) => {
    refuseUnseen(caller, before, ifMatch);
    return { ...before, activ };
  });

function refuseUnseen(caller: Principal, bucket: Stored<Bucket>, ifMatch: number[] | undefined): void {
  if (!administers(caller, bucket.organizatieId)) throw kernel.negasit();
  refuseStale(bucket, ifMatch);
}

function refuseMove(caller: Principal, { id }: Bucket, organizatieId: number | undefined): void {
  refuseForeign(caller, organizatieId);
  // It holds the documents of all people without a bucket, so no organization may own it.
  if (id === PLATFORM_BUCKET_ID) throw refusals.bucketulPlatformei();
}

function refuseForeign(caller: Principal, organizatieId: number | undefined): void {
  if (administers(caller, organizatieId)) return;
  throw sharedAccountsRefusals.doarAdministratorulServiciului({ campuri: "organizatieId" });
}

const organizationMustExist = (id: number): Write =>
  mustExist(Organizations, { id }, () => unknownReference("organizatieId"));
