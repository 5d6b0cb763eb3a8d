import { join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import * as z from "zod";
import { AwsError, notImplemented, operation, type JsonService } from "../json-protocol.ts";
import { localAccount } from "../service.ts";
import type { Item, Write } from "./table-writes.ts";

/** Retention of records, as on AWS. */
const KEPT_MS = 24 * 3600 * 1000;
/** Old records are removed once per this many new ones. */
const SWEEP_EVERY = 1000;
/** Limit of records per answer. */
const MOST_RECORDS = 1000;
/** Every stream has one shard, so its records are in the order of the writes. */
const SHARD = "shardId-00000000000000000000-00000001";

interface Stream {
  name: string;
  label: string;
  arn: string;
  /** The attribute names of the table's key. */
  keyNames: string[];
}

/**
 * The streams of tables: the keys of written items, kept for a day, with the API of DynamoDB Streams. The engine has
 * streams of its own, but they slow down each write of a table with every record that the stream holds. A record is
 * available before the writer receives its success response. Every written item counts as a change, even if
 * nothing changed; as a new one only if the write required that there was none.
 */
export class Streams {
  readonly #db: DatabaseSync;
  readonly #streams = new Map<string, Stream>();
  readonly #insert: StatementSync;
  #sinceSweep = 0;

  constructor(directory?: string) {
    this.#db = new DatabaseSync(directory ? join(directory, "streams.db") : ":memory:");
    this.#db.exec(`
      PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
      CREATE TABLE IF NOT EXISTS streams (name TEXT PRIMARY KEY, stream TEXT NOT NULL);
      CREATE TABLE IF NOT EXISTS records (
        number INTEGER PRIMARY KEY AUTOINCREMENT, arn TEXT NOT NULL, keys TEXT NOT NULL, at INTEGER NOT NULL,
        event TEXT NOT NULL);
      CREATE INDEX IF NOT EXISTS records_of ON records (arn, number);`);
    this.#insert = this.#db.prepare("INSERT INTO records (arn, keys, at, event) VALUES (?, ?, ?, ?)");
    for (const { stream } of this.#db.prepare("SELECT stream FROM streams").all()) {
      const known = JSON.parse(String(stream)) as Stream;
      this.#streams.set(known.name, known);
    }
  }

  /** True if any table has a stream. */
  get areThere(): boolean {
    return this.#streams.size > 0;
  }

  of(table: string): Stream | undefined {
    return this.#streams.get(table);
  }

  begin(name: string, keyNames: string[], region: string): void {
    const label = new Date().toISOString().replace("Z", "");
    const arn = `arn:aws:dynamodb:${region}:${localAccount}:table/${name}/stream/${label}`;
    const stream = { name, label, arn, keyNames };
    this.#streams.set(name, stream);
    this.#db.prepare("INSERT OR REPLACE INTO streams VALUES (?, ?)").run(name, JSON.stringify(stream));
  }

  end(name: string): void {
    const stream = this.#streams.get(name);
    if (!stream) return;
    this.#streams.delete(name);
    this.#db.prepare("DELETE FROM streams WHERE name = ?").run(name);
    this.#db.prepare("DELETE FROM records WHERE arn = ?").run(stream.arn);
  }

  record(writes: Write[]): void {
    const rows = writes.flatMap(({ table, item, condition }) => {
      const stream = this.#streams.get(table);
      if (!stream) return [];
      const event = condition === `attribute_not_exists(${String(stream.keyNames[0])})` ? "INSERT" : "MODIFY";
      return [{ arn: stream.arn, keys: JSON.stringify(keysOf(item, stream)), event }];
    });
    if (rows.length === 0) return;
    this.#db.exec("BEGIN");
    for (const { arn, keys, event } of rows) this.#insert.run(arn, keys, Date.now(), event);
    this.#db.exec("COMMIT");
    this.#sinceSweep += rows.length;
    if (this.#sinceSweep >= SWEEP_EVERY) this.#sweep();
  }

  #sweep(): void {
    this.#sinceSweep = 0;
    const until = Date.now() - KEPT_MS;
    const oldest = this.#db.prepare("SELECT at FROM records ORDER BY number LIMIT 1").get();
    if (oldest && Number(oldest.at) < until) this.#db.prepare("DELETE FROM records WHERE at < ?").run(until);
  }

  close(): void {
    this.#db.close();
  }

  /** The operations of DynamoDB Streams. */
  service(): JsonService {
    return {
      name: "DynamoDBStreams",
      version: "1.0",
      operations: {
        DescribeStream: operation(z.strictObject({ StreamArn: z.string() }), invalid, ({ StreamArn }) =>
          this.#describe(StreamArn),
        ),
        GetShardIterator: operation(IteratorInput, invalid, (input) => this.#iterator(input)),
        GetRecords: operation(RecordsInput, invalid, (input, { region }) => this.#records(input, region)),
      },
    };
  }

  #named(arn: string): Stream {
    const found = [...this.#streams.values()].find((stream) => stream.arn === arn);
    if (!found)
      throw new AwsError(
        "ResourceNotFoundException",
        `Requested resource not found: Stream: ${arn} not found`,
      );
    return found;
  }

  #describe(arn: string) {
    const { name, label, keyNames } = this.#named(arn);
    const KeySchema = keyNames.map((AttributeName, i) => ({
      AttributeName,
      KeyType: i === 0 ? "HASH" : "RANGE",
    }));
    return {
      StreamDescription: {
        StreamArn: arn,
        StreamLabel: label,
        StreamStatus: "ENABLED",
        StreamViewType: "KEYS_ONLY",
        TableName: name,
        KeySchema,
        Shards: [{ ShardId: SHARD, SequenceNumberRange: { StartingSequenceNumber: sequenceNumber(1) } }],
      },
    };
  }

  #iterator({ StreamArn, ShardIteratorType, SequenceNumber }: z.output<typeof IteratorInput>) {
    this.#named(StreamArn);
    const newest = () =>
      Number(this.#db.prepare("SELECT coalesce(max(number), 0) AS n FROM records").get()?.n ?? 0);
    const after = {
      TRIM_HORIZON: () => 0,
      LATEST: newest,
      AFTER_SEQUENCE_NUMBER: () => Number(SequenceNumber),
      AT_SEQUENCE_NUMBER: () => Number(SequenceNumber) - 1,
    }[ShardIteratorType]();
    return { ShardIterator: iteratorOf(StreamArn, after) };
  }

  #records({ ShardIterator, Limit = MOST_RECORDS }: z.output<typeof RecordsInput>, awsRegion: string) {
    const { arn, after } = readIterator(ShardIterator);
    this.#named(arn);
    const rows = this.#db
      .prepare(
        "SELECT number, keys, at, event FROM records WHERE arn = ? AND number > ? ORDER BY number LIMIT ?",
      )
      .all(arn, after, Limit);
    const Records = rows.map(({ number, keys, at, event }) => ({
      eventID: `${String(number)}-${arn.length.toString(16)}`,
      eventName: String(event),
      eventVersion: "1.1",
      eventSource: "aws:dynamodb",
      awsRegion,
      dynamodb: {
        ApproximateCreationDateTime: Math.floor(Number(at) / 1000),
        Keys: JSON.parse(String(keys)) as Item,
        SequenceNumber: sequenceNumber(Number(number)),
        SizeBytes: String(keys).length,
        StreamViewType: "KEYS_ONLY",
      },
    }));
    return { Records, NextShardIterator: iteratorOf(arn, Number(rows.at(-1)?.number ?? after)) };
  }
}

const IteratorInput = z.strictObject({
  StreamArn: z.string(),
  ShardId: z.literal(SHARD),
  ShardIteratorType: z.enum(["TRIM_HORIZON", "LATEST", "AFTER_SEQUENCE_NUMBER", "AT_SEQUENCE_NUMBER"]),
  SequenceNumber: z.string().regex(/^\d+$/).optional(),
});
const RecordsInput = z.strictObject({
  ShardIterator: z.string(),
  Limit: z.int().min(1).max(MOST_RECORDS).optional(),
});

const invalid = (message: string) => new AwsError("ValidationException", message);

const keysOf = (item: Item, { keyNames }: Stream): Item =>
  Object.fromEntries(keyNames.map((name) => [name, item[name]]));

/** As long as AWS's, so that sequence numbers compare as strings. */
const sequenceNumber = (number: number): string => String(number).padStart(21, "0");

const iteratorOf = (arn: string, after: number): string =>
  Buffer.from(JSON.stringify({ arn, after })).toString("base64");

function readIterator(text: string): { arn: string; after: number } {
  try {
    return JSON.parse(Buffer.from(text, "base64").toString()) as { arn: string; after: number };
  } catch {
    throw invalid("Invalid ShardIterator");
  }
}

/** The stream specification of a request. */
export interface StreamSpecification {
  StreamEnabled: boolean;
  StreamViewType?: string;
}

/** @throws AwsError for a stream with images: its readers would need access to everything that the records carry */
export function refuseImages({ StreamEnabled, StreamViewType }: StreamSpecification): void {
  if (StreamEnabled && StreamViewType !== "KEYS_ONLY") throw notImplemented("streams other than KEYS_ONLY");
}
