import { useQuery } from "@tanstack/react-query";
import {
  bucketsRead,
  bucketsReplace,
  bucketsSetActive,
} from "../../client/generated/documents/operations.ts";
import type { BucketSchimbat, BucketView } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { type Saved, useSaved } from "../api/saved.ts";

export const readBucket = (id: number) => bucketsRead(client, { path: { id } });

export const useBucket = (id: number) =>
  useQuery({ queryKey: ["documents", "buckets", id], queryFn: () => readBucket(id) });

/** A fresh read for a form. */
export const useFreshBucket = (id: number) =>
  useQuery({
    queryKey: ["documents", "bucket", "form", id],
    queryFn: () => readBucket(id),
    staleTime: 0,
    gcTime: 0,
  });

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

/** Opens or closes a container for uploads, as it is now. */
export async function setActive(id: number, activ: boolean): Promise<void> {
  const { etag } = await readBucket(id);
  await bucketsSetActive(client, { path: { id }, body: { activ }, ifMatch: etag });
}

/** After a write of a container. */
export const useBucketSaved = (): Saved => useSaved(["documents", "buckets"], ["documents", "names"]);
