import { kernel } from "../../../shared/refusals.ts";
import { narrowedIds } from "../records/narrowed.ts";
import { documentsFor } from "./authorization.ts";
import type { Principal } from "./principal.ts";

/** How many documents are checked one by one; the rest count as unreadable until the index has them. */
const MOST_JUDGED = 500;
/** An index that is further behind than this is not used. */
const MOST_BEHIND = 10_000;

/** Documents that the search index may still show to a caller who may no longer read them. @throws unavailable */
export async function noLongerReadable(caller: Principal): Promise<number[]> {
  const ids = await narrowedIds(MOST_BEHIND + 1);
  if (ids.length === 0) return [];
  if (ids.length > MOST_BEHIND) throw kernel.indisponibil();
  const readable = await readableOf(caller, ids.slice(0, MOST_JUDGED));
  return ids.filter((id) => !readable.has(id));
}

async function readableOf(caller: Principal, ids: number[]): Promise<Set<number>> {
  const found = [...(await documentsFor(caller, ids)).values()];
  const live = found.filter(({ document: { status } }) => status === "ACTIV" || status === "ARHIVAT");
  return new Set(live.filter(({ rights }) => rights.has("read")).map(({ document: { id } }) => id));
}
