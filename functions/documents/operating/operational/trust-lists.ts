import * as z from "zod";
import { isCurrent, readTrustLists } from "../../records/trust-list.ts";
import { listProblems } from "../../signing/lists/problems.ts";

/** The state of the trusted lists, for operators. */
const TrustListsView = z.object({
  trustLists: z.array(
    z.object({
      address: z.string(),
      territory: z.string().optional(),
      /** Of the last good list; absent if there was none. */
      sequence: z.int().optional(),
      issuedAt: z.iso.datetime().optional(),
      nextUpdate: z.iso.datetime().optional(),
      expired: z.boolean(),
      checkedAt: z.iso.datetime(),
      problem: z.enum(listProblems).optional(),
    }),
  ),
});

async function read(): Promise<z.output<typeof TrustListsView>> {
  const lists = await readTrustLists();
  return {
    trustLists: lists.map(({ address, territory, good, checkedAt, problem }) => ({
      address,
      ...(territory === undefined ? {} : { territory }),
      ...(good ? { sequence: good.sequence, issuedAt: good.issued } : {}),
      ...(good?.until === undefined ? {} : { nextUpdate: good.until }),
      expired: !isCurrent({ good }),
      checkedAt,
      ...(problem ? { problem } : {}),
    })),
  };
}

export const trustListsComponent = { view: TrustListsView, read };
