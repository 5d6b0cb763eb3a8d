import type { Entity, Stored } from "../../../../shared/data/entity.ts";
import { everyRow, type List, type Pointer } from "../../../../shared/data/lists.ts";
import { changing, read, readByKeys, readMany, relisting } from "../../../../shared/data/repository.ts";
import { retry, transact } from "../../../../shared/data/transaction.ts";
import { ACCOUNTS, isAdmin } from "../../../../shared/features/accounts/account.ts";
import { type Account, Accounts } from "../../access/account.ts";
import { type AccessRequest, AccessRequests, requestLists } from "../../records/access-request.ts";
import { type Document, Documents, ownerName, secrecyOf } from "../../records/document.ts";
import { MEMBERSHIPS, Memberships } from "../../records/membership.ts";
import { isSpent, runAndCount, type Run } from "./run.ts";

/*
 * Rows for records from before a list was declared, or before its rows said what they say now (decision 112). A change writes only
 * the rows that it changes, so nothing else would ever give them those.
 */

interface Walk {
  lists: List[];
  /** Gives records their rows. @returns what it worked on, with the work */
  enrol(rows: readonly Pointer[]): Promise<{ id: number; act: () => Promise<void> }[]>;
}

/** Gives a record its rows. No later walk comes by: one that somebody changes meanwhile is read again. */
const relist = <T extends { id: number }>(
  records: Entity<T>,
  readAgain: () => Promise<Stored<T> | undefined>,
): Promise<void> =>
  retry(async () => {
    const one = await readAgain();
    if (one) await transact(relisting(records, one), { repeatable: true });
  });

const isListed = ({ organizatieId, clientId, authorities }: Account): boolean =>
  clientId !== undefined || (organizatieId !== undefined && isAdmin({ authorities }));

/** The list of the requests for documents of the present owner, unless the request is in it. */
function listMissing({ listedIn }: AccessRequest, document: Document): string[] {
  const owner = ownerName(document);
  const partitions = owner === undefined ? [] : requestLists.owner(owner, secrecyOf(document)).partitions;
  return partitions.filter((partition) => !listedIn.includes(partition));
}

const listForOwner = (key: Pick<AccessRequest, "id" | "documentId">): Promise<void> =>
  retry(async () => {
    const [request, document] = await Promise.all([
      read(AccessRequests, key),
      read(Documents, { id: key.documentId }),
    ]);
    const missing = request && document ? listMissing(request, document) : [];
    if (!request || missing.length === 0) return;
    const after = { ...request, listedIn: [...request.listedIn, ...missing] };
    await transact(changing(AccessRequests, request, after), { repeatable: true });
  });

const walks: Readonly<Record<string, Walk>> = {
  /** Administrators in the list of their organization, and accounts in that of their client. */
  "older-accounts": {
    lists: [{ partitions: [ACCOUNTS] }],
    enrol: async (rows) =>
      (
        await readMany(
          Accounts,
          rows.map(({ id }) => id),
        )
      )
        .filter(isListed)
        .map((account) => ({ id: account.id, act: () => relist(Accounts, () => read(Accounts, account)) })),
  },
  /** Members with their role, by which the heads of a container are found. */
  "older-members": {
    lists: [{ partitions: [MEMBERSHIPS] }],
    enrol: async (rows) =>
      rows
        .filter(({ item }) => item.rol === undefined)
        .map(({ id, item }) => {
          const key = { appUserId: Number(item.appUserId), bucketId: Number(item.bucketId) };
          return { id, act: () => relist(Memberships, () => read(Memberships, key)) };
        }),
  },
  /** Requests in the list of the owner of their document. */
  "older-requests": {
    lists: (["open", "secret"] as const).flatMap((secrecy) => requestLists.all(secrecy)),
    async enrol(rows) {
      const keys = rows.map(({ id, item }) => ({ id, documentId: Number(item.documentId) }));
      const [requests, documents] = await Promise.all([
        readByKeys(AccessRequests, keys),
        readMany(Documents, [...new Set(keys.map(({ documentId }) => documentId))]),
      ]);
      return requests
        .filter((request) => {
          const document = documents.find(({ id }) => id === request.documentId);
          return document !== undefined && listMissing(request, document).length > 0;
        })
        .map(({ id, documentId }) => ({ id, act: () => listForOwner({ id, documentId }) }));
    },
  },
};

const ALL = "all";
const AT_ONCE = 25;

/**
 * Walks through the records of each kind once, newest first, over as many runs as that takes. Those that are made meanwhile have their
 * rows. False if the time ran out first.
 */
export async function listOlder(run: Run): Promise<boolean> {
  for (const [part, walk] of Object.entries(walks)) if (!(await goThrough(part, walk, run))) return false;
  return true;
}

async function goThrough(part: string, { lists, enrol }: Walk, run: Run): Promise<boolean> {
  const before = run.progress.of(part) as number | typeof ALL | undefined;
  if (before === ALL) return true;
  const work = async (rows: readonly Pointer[]): Promise<void> => {
    for (const { id, act } of await enrol(rows))
      await runAndCount(run, undefined, `${part}#${id}`, async () => {
        await act();
        return true;
      });
  };
  let batch: Pointer[] = [];
  for await (const row of everyRow(Accounts.table, lists, before)) {
    if (isSpent(run)) return false;
    batch.push(row);
    if (batch.length < AT_ONCE) continue;
    await work(batch);
    batch = [];
    await run.progress.reach(part, row.id);
  }
  await work(batch);
  await run.progress.reach(part, ALL);
  return true;
}
