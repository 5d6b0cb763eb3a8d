import { LruCache } from "../../../../shared/lru-cache.ts";
import { isRefusal } from "../../../../shared/errors.ts";
import type { Attachment } from "../../../../shared/mail/mail.ts";
import { readContent } from "../../state/content/contents.ts";
import { type ParsedTexts, parsedTexts } from "../../state/content/rendered-texts.ts";
import type { Content } from "../../records/content.ts";
import type { NoticeLanguage } from "../../records/localized.ts";
import type { Notification } from "../../records/notification.ts";
import { requireScanned } from "./scanned-attachments.ts";

/** Content in the form that a worker uses for all deliveries of a notification. */
export interface PreparedContent {
  content: Omit<Content, "attachments">;
  /** What is known of its attachments without their bytes. */
  files: readonly (Pick<Attachment, "name" | "type"> & { size: number })[];
  /** Its attachments, once the scan lets them be sent. @throws as `requireScanned` */
  attachments(): Promise<readonly Attachment[]>;
  /** The texts in a language, parsed once. */
  textsIn(language: NoticeLanguage): ParsedTexts;
  /** About the memory that it occupies. */
  bytes: number;
}

/** A function has ten deliveries at once, and contents of at most a few megabytes. */
const MOST_BYTES = 64_000_000;

const prepared = new LruCache<string, PreparedContent>({ most: MOST_BYTES, sizeOf: ({ bytes }) => bytes });
const underWay = new Map<string, Promise<PreparedContent | undefined>>();

/**
 * The content of a notification, cached by its key: only an erasure changes it, and erased people get nothing.
 * Undefined if it has ended.
 */
export async function prepareContent(
  notification: Pick<Notification, "id" | "objectKey">,
): Promise<PreparedContent | undefined> {
  const { objectKey } = notification;
  const found = prepared.get(objectKey);
  if (found) return found;
  const loading = underWay.get(objectKey) ?? load(notification);
  underWay.set(objectKey, loading);
  try {
    const loaded = await loading;
    if (loaded) prepared.set(objectKey, loaded);
    return loaded;
  } finally {
    underWay.delete(objectKey);
  }
}

async function load(
  notification: Pick<Notification, "id" | "objectKey">,
): Promise<PreparedContent | undefined> {
  const stored = await readContent(notification);
  if (!stored) return undefined;
  const { attachments, ...content } = stored;
  const files = attachments.map(({ name, type, base64 }) => ({
    name,
    type,
    content: Buffer.from(base64, "base64"),
  }));
  let scanned: Promise<readonly Attachment[]> | undefined;
  const parsed = new Map<NoticeLanguage, ParsedTexts>();
  return {
    content,
    files: files.map((file) => ({ name: file.name, type: file.type, size: file.content.length })),
    attachments() {
      scanned ??= requireScanned(files, notification.id).then(
        () => files,
        (error: unknown) => {
          // Only a verdict is kept.
          if (!isRefusal(error)) scanned = undefined;
          throw error;
        },
      );
      return scanned;
    },
    textsIn: (language) => {
      const texts = parsed.get(language) ?? parsedTexts(content.texts, language);
      parsed.set(language, texts);
      return texts;
    },
    bytes:
      JSON.stringify(content).length * 2 + attachments.reduce((sum, { base64 }) => sum + base64.length, 0),
  };
}
