import { randomUUID } from "node:crypto";
import { put, readTagged, remove, type WriteCondition } from "../../../../shared/content/objects.ts";
import type { Content } from "../../records/content.ts";
import type { Notification } from "../../records/notification.ts";
import { store } from "./store.ts";

/**
 * Where the contents of notifications are. The lifecycle of the bucket removes each prefix after its own time
 * (resources/buckets.yml): a notification may be scheduled a year ahead, and its content must last until then.
 */
export type ContentPrefix = "content/" | "scheduled/";

/** Stores the content of a notification under a random key, and returns the key. */
export async function placeContent(content: Content, prefix: ContentPrefix): Promise<string> {
  const key = prefix + randomUUID();
  // If the random key is taken, the answer to a first attempt was lost, and the content is stored.
  await write(key, content, { ifNoneMatch: "*" });
  return key;
}

const write = (key: string, content: Content, condition: WriteCondition): Promise<boolean> =>
  put(store(), key, Buffer.from(JSON.stringify(content)), {
    condition,
    contentType: "application/json",
    metadata: {},
  });

type Placed = Pick<Notification, "objectKey">;

/** The content of a notification; undefined if it has ended. */
export const readContent = async (placed: Placed): Promise<Content | undefined> =>
  (await readVersion(placed))?.content;

async function readVersion({ objectKey }: Placed): Promise<{ content: Content; etag: string } | undefined> {
  const found = await readTagged(store(), objectKey);
  return found && { content: JSON.parse(found.bytes.toString()) as Content, etag: found.etag };
}

/** How many changes of one content may collide: more are a fault. */
const MOST_CONFLICTS = 20;

/**
 * Rewrites stored content if `change` returns something else, or removes it if `change` returns undefined. Content
 * that was changed meanwhile is read again; if it has ended, that stays so. The lifecycle of the bucket counts from
 * the last change.
 */
export async function changeContent(
  { objectKey }: Placed,
  change: (content: Content) => Content | undefined,
): Promise<void> {
  for (let conflicts = 0; conflicts < MOST_CONFLICTS; conflicts += 1) {
    const before = await readVersion({ objectKey });
    const after = before && change(before.content);
    if (!before || after === before.content) return;
    if (after === undefined) return remove(store(), [objectKey]);
    if (await write(objectKey, after, { ifMatch: before.etag })) return;
  }
  throw new Error("a content was changed by others each time");
}
