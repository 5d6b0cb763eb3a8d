import { consumer } from "../../../../shared/messaging/consumer.ts";
import { searchIndex } from "../../files/text/document-index.ts";
import { indexingQueue } from "../../records/indexing.ts";
import { indexText } from "./index-text.ts";
import { reindexer } from "./run-reindex.ts";

export const handler = consumer({
  service: "documents",
  queue: indexingQueue,
  handle: (message) =>
    "documentId" in message ? indexText(searchIndex(), message) : reindexer(searchIndex())(message.reindexId),
  retrySeconds: 30,
  waitSeconds: 82_800,
});
