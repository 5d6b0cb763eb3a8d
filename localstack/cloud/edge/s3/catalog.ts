import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import type { Segment } from "./blobs.ts";
import type { Algorithm, Checksum, ChecksumType } from "./checksums.ts";

/** The metadata of an object that a request sets. */
export interface Description {
  /** Content-Type and similar headers, by lower-case name. */
  headers: Record<string, string>;
  metadata: Record<string, string>;
  storageClass: string;
}

export interface StoredObject extends Description {
  /** Without quotes. */
  etag: string;
  size: number;
  /** ISO 8601, UTC. */
  modified: string;
  segments: Segment[];
  checksum?: Checksum;
  /** Of the multipart upload that created it: identifies a repeated completion. */
  uploadId?: string;
}

export interface Upload {
  id: string;
  bucket: string;
  key: string;
  initiated: string;
  description: Description;
  checksum?: { algorithm: Algorithm; type: ChecksumType };
}

export interface Part {
  number: number;
  blob: string;
  size: number;
  etag: string;
  modified: string;
  checksum?: { algorithm: Algorithm; value: string };
}

export interface Bucket {
  name: string;
  created: string;
}

const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS buckets (name TEXT PRIMARY KEY, created TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS configurations
    (bucket TEXT, kind TEXT, document TEXT NOT NULL, PRIMARY KEY (bucket, kind)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS objects
    (bucket TEXT, key BLOB, record TEXT NOT NULL, PRIMARY KEY (bucket, key)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS uploads
    (bucket TEXT, key BLOB, id TEXT, record TEXT NOT NULL, PRIMARY KEY (bucket, key, id)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS parts
    (upload TEXT, number INTEGER, record TEXT NOT NULL, PRIMARY KEY (upload, number)) WITHOUT ROWID;
`;

const bytes = (key: string) => Buffer.from(key, "utf8");
const text = (key: unknown) => Buffer.from(key as Uint8Array).toString("utf8");

/**
 * The metadata of buckets, objects and uploads, in SQLite. Acknowledged changes survive a crash of the process, as those
 * of the queues and of the DynamoDB engine do; only a power cut may lose the last ones. Calls are synchronous, so a check and
 * the write after it are atomic. Keys are compared as UTF-8 bytes, which is S3's order.
 */
export class Catalog {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, ReturnType<DatabaseSync["prepare"]>>();

  constructor(directory: string) {
    this.#database = new DatabaseSync(join(directory, "catalog.sqlite"));
    this.#database.exec(schema);
  }

  close(): void {
    this.#database.close();
  }

  /** Runs `work` atomically. */
  transaction<T>(work: () => T): T {
    this.#database.exec("BEGIN IMMEDIATE");
    try {
      const result = work();
      this.#database.exec("COMMIT");
      return result;
    } catch (fault) {
      this.#database.exec("ROLLBACK");
      throw fault;
    }
  }

  #prepare(sql: string) {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  #run(sql: string, ...values: SQLInputValue[]): void {
    this.#prepare(sql).run(...values);
  }

  #rows(sql: string, ...values: SQLInputValue[]): Record<string, unknown>[] {
    return this.#prepare(sql).all(...values);
  }

  #records<T>(sql: string, ...values: SQLInputValue[]): T[] {
    return this.#rows(sql, ...values).map(({ record }) => JSON.parse(String(record)) as T);
  }

  buckets(): Bucket[] {
    return this.#rows("SELECT name, created FROM buckets ORDER BY name").map(
      (row) => ({ ...row }) as unknown as Bucket,
    );
  }

  bucket(name: string): Bucket | undefined {
    return this.#rows("SELECT name, created FROM buckets WHERE name = ?", name)[0] as Bucket | undefined;
  }

  addBucket({ name, created }: Bucket): void {
    this.#run("INSERT INTO buckets VALUES (?, ?)", name, created);
  }

  dropBucket(name: string): void {
    this.#run("DELETE FROM buckets WHERE name = ?", name);
    this.#run("DELETE FROM configurations WHERE bucket = ?", name);
  }

  configuration(bucket: string, kind: string): string | undefined {
    const [row] = this.#rows(
      "SELECT document FROM configurations WHERE bucket = ? AND kind = ?",
      bucket,
      kind,
    );
    return row && String(row.document);
  }

  putConfiguration(bucket: string, kind: string, document: string): void {
    this.#run("INSERT OR REPLACE INTO configurations VALUES (?, ?, ?)", bucket, kind, document);
  }

  dropConfiguration(bucket: string, kind: string): void {
    this.#run("DELETE FROM configurations WHERE bucket = ? AND kind = ?", bucket, kind);
  }

  object(bucket: string, key: string): StoredObject | undefined {
    const sql = "SELECT record FROM objects WHERE bucket = ? AND key = ?";
    return this.#records<StoredObject>(sql, bucket, bytes(key))[0];
  }

  putObject(bucket: string, key: string, object: StoredObject): void {
    const sql = "INSERT OR REPLACE INTO objects VALUES (?, ?, ?)";
    this.#run(sql, bucket, bytes(key), JSON.stringify(object));
  }

  dropObject(bucket: string, key: string): void {
    this.#run("DELETE FROM objects WHERE bucket = ? AND key = ?", bucket, bytes(key));
  }

  /** The first object whose key is at or after `from`. */
  objectFrom(bucket: string, from: Uint8Array): { key: string; object: StoredObject } | undefined {
    const sql = "SELECT key, record FROM objects WHERE bucket = ? AND key >= ? ORDER BY key LIMIT 1";
    const [row] = this.#rows(sql, bucket, from);
    return row && { key: text(row.key), object: JSON.parse(String(row.record)) as StoredObject };
  }

  /** Every upload of the bucket, ordered by key and id. */
  uploads(bucket: string): Upload[] {
    return this.#records("SELECT record FROM uploads WHERE bucket = ? ORDER BY key, id", bucket);
  }

  upload(bucket: string, key: string, id: string): Upload | undefined {
    const sql = "SELECT record FROM uploads WHERE bucket = ? AND key = ? AND id = ?";
    return this.#records<Upload>(sql, bucket, bytes(key), id)[0];
  }

  addUpload(upload: Upload): void {
    const { bucket, key, id } = upload;
    this.#run("INSERT INTO uploads VALUES (?, ?, ?, ?)", bucket, bytes(key), id, JSON.stringify(upload));
  }

  dropUpload({ bucket, key, id }: Pick<Upload, "bucket" | "key" | "id">): void {
    this.#run("DELETE FROM uploads WHERE bucket = ? AND key = ? AND id = ?", bucket, bytes(key), id);
    this.#run("DELETE FROM parts WHERE upload = ?", id);
  }

  /** Ordered by number. */
  parts(upload: string): Part[] {
    return this.#records("SELECT record FROM parts WHERE upload = ? ORDER BY number", upload);
  }

  part(upload: string, number: number): Part | undefined {
    return this.#records<Part>("SELECT record FROM parts WHERE upload = ? AND number = ?", upload, number)[0];
  }

  putPart(upload: string, part: Part): void {
    this.#run("INSERT OR REPLACE INTO parts VALUES (?, ?, ?)", upload, part.number, JSON.stringify(part));
  }

  /** The names of all blobs that an object or a part refers to. */
  blobs(): Set<string> {
    const ofObjects = this.#rows(
      "SELECT s.value ->> 'blob' AS blob FROM objects, json_each(objects.record, '$.segments') AS s",
    );
    const ofParts = this.#rows("SELECT record ->> 'blob' AS blob FROM parts");
    return new Set([...ofObjects, ...ofParts].map(({ blob }) => String(blob)));
  }
}
