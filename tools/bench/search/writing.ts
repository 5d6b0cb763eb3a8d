import type { DynamoDBStreamEvent } from "aws-lambda";
import { headKey } from "../../../functions/documents/records/event.ts";
import { handler as indexer } from "../../../functions/documents/keeping/search/indexer.ts";
import type { SearchIndex } from "../../../functions/documents/search-index/search-index.ts";
import { timed } from "../measure.ts";
import type { Archive } from "./archive.ts";
import { BATCH, storeDocuments, storeTexts, writeEntries } from "./filling.ts";

/** Documents indexed per second. */
export interface Written {
  what: string;
  documents: number;
  perSecond: number;
  /** True if the time excludes what the indexer reads. */
  isIndexAlone: boolean;
}

const PARTS = 10;

/** Fills the index, and reports the rate of its first and its slowest tenth. */
export async function fillIndex(index: SearchIndex, archive: Archive): Promise<Written[]> {
  const documents = archive.size / PARTS;
  const rates: number[] = [];
  for (let part = 0; part < PARTS; part += 1) {
    const from = part * documents;
    rates.push(documents / (await writeEntries(index, archive, { from, to: from + documents, version: 1 })));
  }
  return [
    { what: "the first tenth of the index", documents, perSecond: rates[0] ?? NaN, isIndexAlone: true },
    { what: "its slowest tenth", documents, perSecond: Math.min(...rates), isIndexAlone: true },
  ];
}

/** Changes documents all over the index, and indexes new ones with the function that processes the stream's batches. */
export async function writeMore(index: SearchIndex, archive: Archive, documents: number): Promise<Written[]> {
  const from = Math.floor(archive.size / 2);
  const took = await writeEntries(index, archive, { from, to: from + documents, version: 2 });
  return [
    { what: "entries that replace others", documents, perSecond: documents / took, isIndexAlone: true },
    {
      what: "new documents, by the indexer",
      documents,
      perSecond: documents / (await followStream(archive, documents)),
      isIndexAlone: false,
    },
  ];
}

/** The seconds that the indexer takes for new documents, batch after batch, as from one shard. */
async function followStream(archive: Archive, documents: number): Promise<number> {
  const filed = Array.from({ length: documents }, (_, i) => archive.filed(archive.size + i));
  await storeDocuments(filed);
  await storeTexts(filed);
  let took = 0;
  for (let i = 0; i < documents; i += BATCH) {
    const ids = filed.slice(i, i + BATCH).map(({ document }) => document.id);
    took += (await timed(() => indexer(streamOf(ids)))).ms;
  }
  return took / 1000;
}

const streamOf = (ids: number[]): DynamoDBStreamEvent => ({
  Records: ids.map((id) => {
    const { pk, sk } = headKey(id);
    return { dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } } } };
  }),
});
