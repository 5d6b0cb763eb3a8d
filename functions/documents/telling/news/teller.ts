import { readItems, recordOf } from "../../../../shared/data/repository.ts";
import { streamConsumer } from "../../../../shared/messaging/stream-consumer.ts";
import type { Change } from "../../../../shared/messaging/stream-consumer.ts";
import { Documents } from "../../records/document.ts";
import type { Document } from "../../records/document.ts";
import { type DocumentEvent, EVENT_PREFIX } from "../../records/event.ts";
import { documents } from "../../service.ts";
import { isTold, newsOfEvent } from "./events.ts";
import type { News } from "./news.ts";
import { newsOfRow } from "./rows.ts";
import { tell } from "./tell.ts";

/**
 * Tells people of what has happened: of events of documents, and of approvals, imports, scans and proofs of signatures by their
 * rows. It follows the stream of the table, so that a crash loses nothing; nobody is told twice, because a message is stored on the
 * condition that its person was not told of the same yet. If the table does not answer, the batch fails and stays in the stream.
 */
export const handler = streamConsumer({
  service: documents.name,
  async handle(changes) {
    for (const news of await newsIn(changes)) await tell(news);
  },
});

async function newsIn(changes: Change[]): Promise<News[]> {
  const keys = [...new Map(changes.map(({ pk, sk }) => [`${pk}\n${sk}`, { pk, sk }])).values()];
  const items = await readItems(Documents.table, keys);
  // Most events are of kinds that nobody is told of: their documents are not read.
  const rows = items.flatMap((item, i) => {
    const row = keys[i] && item ? { ...keys[i], row: recordOf(item) } : undefined;
    return row && mayBeNews(row) ? [row] : [];
  });
  const around = await documentsAround(rows);
  return rows.flatMap(({ pk, sk, row }) => newsOf(sk, row, around.get(pk)) ?? []);
}

const isEvent = (sk: string): boolean => sk.startsWith(EVENT_PREFIX);

const mayBeNews = ({ sk, row }: { sk: string; row: object }): boolean =>
  !isEvent(sk) || isTold(row as DocumentEvent);

/** The documents in whose partitions something has changed, by these. */
async function documentsAround(changes: { pk: string }[]): Promise<Map<string, Document>> {
  const partitions = [...new Set(changes.map(({ pk }) => pk))].filter((pk) => pk.startsWith("document#"));
  const items = await readItems(
    Documents.table,
    partitions.map((pk) => Documents.key({ id: Number(pk.slice(pk.indexOf("#") + 1)) })),
  );
  return new Map(
    items.flatMap((item) => (item ? [[String(item.pk), recordOf<Document>(item)] as const] : [])),
  );
}

function newsOf(sk: string, row: object, document: Document | undefined): News | undefined {
  if (isEvent(sk)) return document && newsOfEvent(row as DocumentEvent, document);
  const [kind = ""] = sk.split("#");
  return newsOfRow[kind]?.(row as never, document as Document);
}
