import * as z from "zod";
import { clock } from "../../../../shared/clock.ts";
import { REQUEST_MS } from "../../../../shared/context.ts";
import { oldestFirst } from "../../../../shared/data/lists.ts";
import { readMany } from "../../../../shared/data/repository.ts";
import { PAGE_SIZE, query } from "../../../../shared/http/list-query.ts";
import { showAs } from "../../../../shared/http/params.ts";
import { firstIdAt } from "../../../../shared/ids.ts";
import { Changes, changesOf, StatusChange } from "../../records/change.ts";

/**
 * How long a change is held back. Its id is drawn before its transaction, which may commit after that of a later
 * change; a reader who had already passed that id would never see the change. A transaction and its repetitions take
 * less than a request may; the rest of the time allows for differing clocks.
 */
const SETTLING_MS = REQUEST_MS + 10_000;

/** A whole number from `minimum` on; the contract shows `maximum`, and larger ones are accepted. */
const number = ({ minimum, maximum }: { minimum: number; maximum: number }) =>
  z
    .string()
    .regex(/^[0-9]{1,16}$/)
    .transform(Number)
    .refine((value) => Number.isSafeInteger(value) && value >= minimum)
    .meta({ override: showAs({ type: "integer", format: "int64", minimum, maximum }) });

/** `dupa`: the last change that the system knows; `size`: more than 200 means 200. */
export const feedQuery = query(
  z.object({
    dupa: number({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }).optional(),
    size: number({ minimum: 1, maximum: PAGE_SIZE.most }).optional(),
  }),
);

const ChangeView = StatusChange.pick({
  id: true,
  trackingId: true,
  status: true,
  numar: true,
  creatLa: true,
}).meta({ id: "SchimbareDeStare" });

/** Changes of state, and the position where the next request continues. */
export const FeedView = z
  .object({ items: z.array(ChangeView), urmatorul: z.int() })
  .meta({ id: "SchimbariDeStare" });
export type FeedView = z.output<typeof FeedView>;

interface Asked {
  dupa?: number | undefined;
  size?: number | undefined;
}

/** The changes of state of a system's notifications after a given one, oldest first. */
export async function readChanges(
  { id: systemId }: { id: number },
  { dupa = 0, size = PAGE_SIZE.most }: Asked,
): Promise<z.input<typeof FeedView>> {
  const before = firstIdAt(new Date(clock.now().getTime() - SETTLING_MS));
  const most = Math.min(size, PAGE_SIZE.most);
  const rows = await oldestFirst(Changes.table, changesOf(systemId), { after: dupa, before, most });
  const items = await readMany(
    Changes,
    rows.map(({ id }) => id),
  );
  return { items, urmatorul: rows.at(-1)?.id ?? dupa };
}
