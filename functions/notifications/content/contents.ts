import { randomUUID } from "node:crypto";
import { put, readObject } from "../../../shared/content/objects.ts";
import type { Content } from "../records/content.ts";
import type { Notification } from "../records/notification.ts";
import { store } from "./store.ts";

/**
 * Where the contents of notifications lie. The lifecycle of the bucket removes each prefix after its own time
 * (resources/buckets.yml): a notification may be scheduled for a year, and its content must last until then.
 */
export type ContentPrefix = "content/" | "scheduled/";

/** Stores the content of a notification under a random key, and returns the key. */
export async function placeContent(content: Content, prefix: ContentPrefix): Promise<string> {
  const key = prefix + randomUUID();
  const isPlaced = await put(store(), key, Buffer.from(JSON.stringify(content)), {
    condition: { ifNoneMatch: "*" },
    contentType: "application/json",
    metadata: {},
  });
  if (!isPlaced) throw new Error("the random key of a content is taken");
  return key;
}

/** The content of a notification; undefined if it has ended. */
export async function readContent({
  objectKey,
}: Pick<Notification, "objectKey">): Promise<Content | undefined> {
  const bytes = await readObject(store(), objectKey);
  return bytes && (JSON.parse(bytes.toString()) as Content);
}
