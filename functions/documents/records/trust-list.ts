import * as z from "zod";
import { clock } from "../../../shared/clock.ts";
import { sha256 } from "../../../shared/content/hash.ts";
import { entity, type Stored } from "../../../shared/data/entity.ts";
import { readPartition, recordOf } from "../../../shared/data/repository.ts";
import { listProblems } from "../signing/lists/problems.ts";

/** A trusted list at an address: the last good one, and how the last refreshing ended. */
const TrustList = z.object({
  id: z.int(),
  address: z.string(),
  /** That of its pointer, or of the list itself. */
  territory: z.string().optional(),
  /** The last good one: its number, its times, and the name of its bytes. */
  good: z
    .object({
      sequence: z.int(),
      issued: z.iso.datetime(),
      until: z.iso.datetime().optional(),
      name: z.string(),
    })
    .optional(),
  checkedAt: z.iso.datetime(),
  /** Why the last refreshing has brought nothing. */
  problem: z.enum(listProblems).optional(),
});
export type TrustList = z.output<typeof TrustList>;

/** The partition of all lists. */
export const TRUST_LISTS = "trust-lists";
const PREFIX = "trust-list#";

export const TrustLists = entity({
  name: "trust-list",
  service: "documents",
  schema: TrustList,
  key: ({ address }: Pick<TrustList, "address">) => ({
    pk: TRUST_LISTS,
    sk: `${PREFIX}${sha256(Buffer.from(address))}`,
  }),
});

/** True while the last good list has not expired. A list that was closed is followed by none. */
export const isCurrent = ({ good }: Pick<TrustList, "good">): boolean =>
  good?.until !== undefined && clock.now() < new Date(good.until);

/** All lists that are known. */
export async function readTrustLists(): Promise<Stored<TrustList>[]> {
  const items = await readPartition(TrustLists.table, TRUST_LISTS, { prefix: PREFIX });
  return items.map((item) => recordOf<TrustList>(item));
}
