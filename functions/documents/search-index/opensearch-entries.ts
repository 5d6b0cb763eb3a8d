import { kernel } from "../../../shared/refusals.ts";
import { addFields, aliasForWrites, readGenerations, type Named } from "./opensearch-generations.ts";
import { listedFields } from "./listed-fields.ts";
import { isOfIndex } from "./opensearch-failure.ts";
import {
  certainFields,
  isLive,
  type IndexFields,
  type SearchEntry,
  type Tombstone,
  type WriteOptions,
} from "./search-index.ts";
import { indexedWords } from "./words.ts";

type Entry = SearchEntry | Tombstone;

/** The most bytes of a request: small domains take 10 MiB. An entry has at most 2 MB. */
const MOST_BYTES = 5_000_000;

/** OpenSearch splits words of more than 255 UTF-16 units, so longer ones are compared by their beginning. */
const LONGEST_WORD = 120;

export const tokenOf = (word: string): string => Array.from(word).slice(0, LONGEST_WORD).join("");

/** How often generations may change under one write. */
const MOST_TIMES = 5;

/**
 * Writes entries into every generation. If one was switched away meanwhile, its successor may have been missing when the
 * generations were read, so they are read again. An index without generations takes no entries: the reindex that makes its
 * first one begins later, and reads every document.
 * @throws unavailable if the index takes no writes now; any other error concerns one of the entries
 */
export async function writeEntries(
  named: Named,
  entries: readonly Entry[],
  options: WriteOptions = {},
): Promise<void> {
  for (let time = 1; time <= MOST_TIMES; time += 1) {
    const generations = await readGenerations(named);
    if (await writeInto(named, generations, entries, options)) return;
  }
  throw kernel.indisponibil({
    cause: new Error("the generations of the index changed during every attempt"),
  });
}

/** False if a generation no longer exists, or lacked a field of the entries, which has now been added. */
async function writeInto(
  named: Named,
  generations: number[],
  entries: readonly Entry[],
  options: WriteOptions,
): Promise<boolean> {
  const writes = entries.flatMap((entry) => {
    const document = JSON.stringify(documentOf(entry, named.fields));
    return generations.map((generation) => writeOf(entry, aliasForWrites(named.name, generation), document));
  });
  for (const part of inParts(writes)) {
    const failures = await send(named, part, options);
    if (failures.some(({ type }) => type === "index_not_found_exception")) return false;
    if (failures.some(({ type }) => type === "strict_dynamic_mapping_exception")) {
      await addFields(named, generations);
      return false;
    }
    if (failures.length > 0) throw refused(failures);
  }
  return true;
}

function refused(failures: readonly Failure[]): Error {
  const blocked = failures.find(({ status }) => isOfIndex(status));
  const { id, type } = blocked ?? (failures[0] as Failure);
  const cause = new Error(`OpenSearch refused ${failures.length} entries, ${id}: ${type}`);
  return blocked ? kernel.indisponibil({ cause }) : cause;
}

/** Two lines of a bulk request. OpenSearch keeps its entry if that is newer. */
const writeOf = ({ id, version }: Entry, alias: string, document: string): string =>
  `${JSON.stringify({ index: { _index: alias, _id: String(id), version, version_type: "external_gte" } })}\n${document}\n`;

function inParts(writes: readonly string[]): string[] {
  const parts: string[] = [];
  let [part, bytes] = ["", 0];
  for (const write of writes) {
    const size = Buffer.byteLength(write);
    if (part && bytes + size > MOST_BYTES) {
      parts.push(part);
      [part, bytes] = ["", 0];
    }
    part += write;
    bytes += size;
  }
  return part ? [...parts, part] : parts;
}

interface Failure {
  id: string;
  type: string;
  status: number;
}

async function send({ client }: Named, lines: string, { seenAtOnce }: WriteOptions): Promise<Failure[]> {
  const refresh = seenAtOnce ? { refresh: "wait_for" as const } : {};
  const { body } = await client.bulk({ body: lines as unknown as object[], require_alias: true, ...refresh });
  if (!body.errors) return [];
  return body.items.flatMap(({ index }) => {
    if (!index?.error || index.error.type === "version_conflict_engine_exception") return [];
    return [{ id: String(index._id), type: index.error.type, status: index.status }];
  });
}

/** Index document of an entry; a tombstone has no readers and no words. */
function documentOf(entry: Entry, fields: IndexFields): object {
  if (!isLive(entry)) return { id: entry.id };
  const { id, words, facets, listed, readers } = entry;
  const [text, doubtfulText] = [fields.text, fields.doubtful].map((field) => words[field]?.join("\n"));
  const { fields: split, stems, forms, spellings } = indexedWords(fields.words, words);
  const wordsIn = (names: readonly string[]) =>
    names.flatMap((field) => split.get(field) ?? []).map(analyzed);
  return {
    id,
    title: wordsIn(fields.titles),
    words: wordsIn(certainFields(fields)),
    doubtful: wordsIn([fields.doubtful]),
    stems: stems.map(tokenOf),
    forms,
    spellings: spellings.map(tokenOf),
    ...(text === undefined ? {} : { text }),
    ...(doubtfulText === undefined ? {} : { doubtfulText }),
    facets: Object.fromEntries(Object.entries(facets).filter(([, values]) => values.length > 0)),
    listed: listedFields(listed),
    open: readers.flatMap(({ key, until }) => (until ? [] : [key])),
    lent: readers.flatMap(({ key, until }) => (until ? [{ key, until }] : [])),
  };
}

const analyzed = (words: readonly string[]): string => words.map(tokenOf).join(" ");
