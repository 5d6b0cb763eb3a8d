import { clock } from "../../../shared/clock.ts";
import { config } from "../../../shared/config.ts";
import { readMany } from "../../../shared/data/repository.ts";
import { Buckets, PLATFORM_BUCKET_ID } from "../records/bucket.ts";

interface Known {
  organizatieId: number | undefined;
  until: number;
}

const known = new Map<number, Known>();
const MOST_KNOWN = 10_000;

/** What was read of an organization tells its buckets' organization, too. */
export function learnOrganization(bucketIds: readonly number[], organizatieId: number): void {
  const until = clock.now().getTime() + config.callerCacheSeconds * 1000;
  if (known.size > MOST_KNOWN) known.clear();
  for (const id of bucketIds) known.set(id, { organizatieId, until });
}

/** The organizations of buckets (the platform's has none), believed as long as a caller's record is. For display: rights never ask this. */
export async function organizationsOf(bucketIds: number[]): Promise<Map<number, number>> {
  const now = clock.now().getTime();
  const ids = [...new Set(bucketIds)];
  const unknown = ids.filter((id) => id !== PLATFORM_BUCKET_ID && (known.get(id)?.until ?? 0) <= now);
  if (unknown.length > 0) await learn(unknown, now + config.callerCacheSeconds * 1000);
  return new Map(
    ids.flatMap((id): [number, number][] => {
      const organizatieId = known.get(id)?.organizatieId;
      return organizatieId === undefined ? [] : [[id, organizatieId]];
    }),
  );
}

async function learn(ids: number[], until: number): Promise<void> {
  if (known.size > MOST_KNOWN) known.clear();
  const buckets = new Map((await readMany(Buckets, ids)).map((bucket) => [bucket.id, bucket]));
  for (const id of ids) known.set(id, { organizatieId: buckets.get(id)?.organizatieId, until });
}
