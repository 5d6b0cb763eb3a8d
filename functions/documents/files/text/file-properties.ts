import { transactIfUnchanged, type Write } from "../../../../shared/data/transaction.ts";
import type { FileProperties as Read } from "../../../../shared/text/file-properties.ts";
import { Documents, type FileProperties } from "../../records/document.ts";
import type { TextSource } from "./kept-text.ts";

/**
 * Notes what the file of a document says about itself. Its revision stays: nobody who has read the document is refused because a
 * worker has read its file. False if the document has other content by now.
 */
export const noteProperties = (document: TextSource, found: Read): Promise<boolean> =>
  transactIfUnchanged([noting(document, viewOf(found))], { repeatable: true });

const viewOf = ({ title, author, date, language, pages }: Read): FileProperties => {
  const all = { titlu: title, autor: author, data: date, limba: language, pagini: pages };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
};

const noting = (document: TextSource, proprietati: FileProperties): Write => ({
  item: {
    Update: {
      TableName: Documents.table,
      Key: Documents.key(document),
      UpdateExpression: "SET proprietati = :properties",
      ConditionExpression: "hashSha256 = :hash AND numarVersiune = :number AND NOT #status = :purged",
      ExpressionAttributeNames: { "#status": "status" },
      ExpressionAttributeValues: {
        ":properties": proprietati,
        ":hash": document.hashSha256,
        ":number": document.numarVersiune,
        ":purged": "PURJAT",
      },
    },
  },
});
