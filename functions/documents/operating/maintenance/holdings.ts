import { everyRow } from "../../../../shared/data/lists.ts";
import { readTotals } from "../../../../shared/data/totals.ts";
import { organizations } from "../../access/load-organization.ts";
import { PLATFORM_BUCKET_ID } from "../../records/bucket.ts";
import { counters } from "../../records/counters.ts";
import { Documents, HELD_BYTES, HELD_DOCUMENTS } from "../../records/document.ts";
import { ORGANIZATIONS, Organizations } from "../../records/organization.ts";

/** Organizations with a line of their own; the others are one line together, so that a month of the series stays small. */
const MOST_NAMED = 50;
/** Organizations whose counters are read at once. */
const AT_ONCE = 10;

interface Held {
  /** The id of the organization; `none` for the container of the platform, `others` for those without a line of their own. */
  label: string;
  bytes: number;
  documents: number;
}

/**
 * What the documents of each organization hold, by the counters of its containers: a query for an organization, and one for a
 * container; no document is read.
 */
export async function holdings(): Promise<Record<string, number>> {
  const ids: number[] = [];
  const all = { partitions: [ORGANIZATIONS], counter: null };
  for await (const { id } of everyRow(Organizations.table, [all])) ids.push(id);
  const found = [await heldIn("none", [PLATFORM_BUCKET_ID])];
  for (let start = 0; start < ids.length; start += AT_ONCE)
    found.push(...(await Promise.all(ids.slice(start, start + AT_ONCE).map(heldBy))));
  const sorted = found.sort((a, b) => b.bytes - a.bytes || b.documents - a.documents);
  const named = [...sorted.slice(0, MOST_NAMED), ...together(sorted.slice(MOST_NAMED))];
  return Object.fromEntries(
    named.flatMap(({ label, bytes, documents }) => [
      [`held-bytes#${label}`, bytes],
      [`held-documents#${label}`, documents],
    ]),
  );
}

const heldBy = async (id: number): Promise<Held> =>
  heldIn(String(id), (await organizations.read(id))?.organizationBuckets ?? []);

async function heldIn(label: string, bucketIds: readonly number[]): Promise<Held> {
  const totals = await readTotals(
    Documents.table,
    bucketIds.map((id) => counters.bucket(id)),
  );
  const held = (of: string) => totals.reduce((sum, total) => sum + (total.get(of) ?? 0), 0);
  return { label, bytes: held(HELD_BYTES), documents: held(HELD_DOCUMENTS) };
}

function together(held: readonly Held[]): Held[] {
  if (held.length === 0) return [];
  const sum = (of: "bytes" | "documents") => held.reduce((total, one) => total + one[of], 0);
  return [{ label: "others", bytes: sum("bytes"), documents: sum("documents") }];
}
