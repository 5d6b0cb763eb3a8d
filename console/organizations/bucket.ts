import { bucketsReplace } from "../../client/generated/documents/operations.ts";
import type { BucketSchimbat, BucketView } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";

/** Changes fields of a container; the service asks for its name in every change. */
export const changeBucket = (
  before: BucketView,
  change: Partial<BucketSchimbat>,
  ifMatch: string | undefined,
) =>
  bucketsReplace(client, {
    path: { id: before.id },
    body: { denumire: before.denumire, ...change },
    ifMatch,
  });
