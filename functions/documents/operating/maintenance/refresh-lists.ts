import { clock } from "../../../../shared/clock.ts";
import { sha256 } from "../../../../shared/content/hash.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { adding, changing, removing } from "../../../../shared/data/repository.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { nextId } from "../../../../shared/ids.ts";
import { log } from "../../../../shared/log.ts";
import { isCurrent, type TrustList, TrustLists, readTrustLists } from "../../records/trust-list.ts";
import { isAhead } from "../../signing/clock-skew.ts";
import { certificatesOf } from "../../signing/kept-certificates.ts";
import { config } from "../../signing/lists/config.ts";
import { fetchTrustList } from "../../signing/lists/fetch-list.ts";
import {
  dropLists,
  type Extract,
  extractBefore,
  keepExtract,
  keepList,
  keptList,
} from "../../signing/lists/kept-services.ts";
import { judgeListApart } from "../../signing/lists/list-apart.ts";
import type { Pointer, ReadList } from "../../signing/lists/list-reading.ts";
import type { ListProblem } from "../../signing/lists/problems.ts";

/** An address of a list, and who may sign the list there. The configured one may be of any territory, or a list of lists. */
type Source = Pick<Pointer, "address" | "signers"> & Partial<Pick<Pointer, "territory">>;

interface RefreshReport {
  lists: number;
  /** Those of which this run has got no good list. */
  failed: number;
  /** Those without a list whose time has not ended. */
  expired: number;
}

/**
 * Fetches every trusted list, and makes the extract of the good ones by which signatures are judged. Of a list that is not good, or
 * cannot be had, the last good one stays. Every write may be the last: lists are kept under names that their bytes give, the record
 * of a list tells which is its last good one, and the next run makes the extract again.
 * @throws Error if another run was faster
 */
export async function refreshLists(): Promise<RefreshReport> {
  const before = await extractBefore();
  const known = new Map((await readTrustLists()).map((one) => [one.address, one]));
  const refreshed: Refreshed[] = [];
  for await (const one of refreshing(known)) refreshed.push(one);
  const extract: Extract = {
    lists: refreshed.flatMap(({ list }) => (list && !list.isOfLists ? [extractOf(list)] : [])),
  };
  const isNeeded = before !== undefined || refreshed.length > 0;
  if (isNeeded && !(await keepExtract(extract, before))) throw new Error("another run was faster");
  await dropAll([...known.values()], refreshed);
  const report = {
    lists: refreshed.length,
    failed: refreshed.filter(({ record }) => record.problem).length,
    expired: refreshed.filter(({ record }) => !isCurrent(record)).length,
  };
  log.metric("TrustListsFailed", report.failed);
  log.metric("TrustListsExpired", report.expired);
  return report;
}

/** The configured list, then those that it names if it is a list of lists. */
async function* refreshing(known: Map<string, Stored<TrustList>>): AsyncGenerator<Refreshed> {
  if (config.url === "none") return;
  const certificates = await certificatesOf(config.signers);
  const signers = certificates.map(({ raw }) => raw.toString("base64"));
  const first = await refresh({ address: config.url, signers }, known.get(config.url));
  yield first;
  const seen = new Set([config.url]);
  for (const pointer of first.list?.pointers ?? []) {
    if (seen.has(pointer.address)) continue;
    seen.add(pointer.address);
    yield refresh(pointer, known.get(pointer.address));
  }
}

interface Refreshed {
  record: TrustList;
  /** The last good list: the new one, or the one before. */
  list?: ReadList;
}

async function refresh(source: Source, before: Stored<TrustList> | undefined): Promise<Refreshed> {
  const bytes = await fetchTrustList(source.address);
  const judged: Judged = bytes ? await judge(bytes, source) : { problem: "INDISPONIBILA" };
  const found = "list" in judged && isBefore(judged.list, before?.good) ? older : judged;
  const about = { id: before?.id ?? nextId(), address: source.address, checkedAt: clock.iso() };
  if (!bytes || "problem" in found) return keepLast({ ...about, ...found }, source, before);
  const { territory, sequence, issued, until } = found.list;
  const good = { sequence, issued, ...(until === undefined ? {} : { until }), name: nameOf(source, bytes) };
  await keepList(good.name, bytes);
  const record: TrustList = { ...about, territory, good };
  await store(record, before);
  return { record, list: found.list };
}

/** Of a list that is not good, the last good one counts, as long as it is signed by one that may sign it now. */
async function keepLast(
  found: Pick<TrustList, "id" | "address" | "checkedAt" | "problem">,
  source: Source,
  before: Stored<TrustList> | undefined,
): Promise<Refreshed> {
  const { good, territory = source.territory } = before ?? {};
  const record: TrustList = {
    ...found,
    ...(territory === undefined ? {} : { territory }),
    ...(good ? { good } : {}),
  };
  await store(record, before);
  const bytes = good && (await keptList(good.name));
  const judged = bytes && (await judge(bytes, source));
  return { record, ...(judged && "list" in judged ? { list: judged.list } : {}) };
}

type Judged = { list: ReadList } | { problem: ListProblem };

const older: Judged = { problem: "MAI_VECHE" };

/** A list at the address of a pointer must be one of services, of the territory of the pointer. */
async function judge(bytes: Buffer, { signers, territory }: Source): Promise<Judged> {
  const judged = await judgeListApart({ bytes, signers, now: clock.now() });
  if ("problem" in judged || territory === undefined) return judged;
  const { list } = judged;
  return list.territory === territory && !list.isOfLists ? judged : { problem: "ALT_TERITORIU" };
}

/** The number and the time of issue of a list never go back, and no list is from tomorrow. */
const isBefore = ({ sequence, issued }: ReadList, last: TrustList["good"]): boolean =>
  isAhead(new Date(issued), clock.now()) ||
  (last !== undefined && (sequence < last.sequence || new Date(issued) < new Date(last.issued)));

const nameOf = ({ address }: Source, bytes: Buffer): string =>
  `${sha256(Buffer.from(address))}/${sha256(bytes)}`;

/** @throws RevisionConflict if another run has stored it meanwhile */
const store = (record: TrustList, before: Stored<TrustList> | undefined): Promise<void> =>
  transact(before ? changing(TrustLists, before, record) : adding(TrustLists, record));

const extractOf = ({ territory, until, isOfUnion, services }: ReadList): Extract["lists"][number] => ({
  facts: { territory, ...(until === undefined ? {} : { until }), isOfUnion },
  services,
});

/** Removes lists that were replaced, and the records of those that no list names any more. */
async function dropAll(known: Stored<TrustList>[], refreshed: Refreshed[]): Promise<void> {
  const records = new Map(refreshed.map(({ record }) => [record.address, record]));
  const gone = known.filter(({ address }) => !records.has(address));
  for (const one of gone) await transact(removing(TrustLists, one));
  const names = known.flatMap(({ address, good }) =>
    good && records.get(address)?.good?.name !== good.name ? [good.name] : [],
  );
  await dropLists(names);
}
