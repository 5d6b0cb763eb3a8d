import { ownStore, send } from "../../content/store.ts";
import type { Check } from "./health.ts";

/** `storage`: the bucket exists and is accessible. */
export const bucketCheck =
  (bucket: string): Check =>
  (abortSignal) =>
    send(ownStore(bucket), "HeadBucket", {}, { abortSignal });
