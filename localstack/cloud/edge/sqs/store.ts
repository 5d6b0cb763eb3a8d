import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

const schema = `
  CREATE TABLE IF NOT EXISTS queues (
    name TEXT PRIMARY KEY, attributes TEXT NOT NULL, createdAt INTEGER NOT NULL, modifiedAt INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS messages (
    sequence INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, queue TEXT NOT NULL, body TEXT NOT NULL,
    attributes TEXT NOT NULL, sentAt INTEGER NOT NULL, visibleAt INTEGER NOT NULL,
    firstReceivedAt INTEGER, receiveCount INTEGER NOT NULL DEFAULT 0, receipt TEXT, source TEXT
  );
  CREATE INDEX IF NOT EXISTS visible ON messages (queue, visibleAt);
  CREATE INDEX IF NOT EXISTS sent ON messages (queue, sentAt);`;

/**
 * Opens the database of the queues: in memory, or a file in the state folder. Acknowledged writes survive a crash of
 * the process (write-ahead log; only a power cut may lose the last ones). The file is locked, so that two clouds never
 * share a state folder; the lock ends with its process.
 */
export function openStore(directory?: string): DatabaseSync {
  if (directory) mkdirSync(directory, { recursive: true });
  const database = new DatabaseSync(directory ? join(directory, "queues.db") : ":memory:");
  try {
    database.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;");
    database.exec(schema);
  } catch (error) {
    database.close();
    const busy = (error as { errcode?: number }).errcode === 5;
    throw busy ? new Error(`The state folder ${String(directory)} is in use by another local cloud.`) : error;
  }
  return database;
}

/** Runs several statements in one transaction. */
export function inTransaction<Result>(database: DatabaseSync, run: () => Result): Result {
  database.exec("BEGIN IMMEDIATE");
  try {
    const result = run();
    database.exec("COMMIT");
    return result;
  } catch (error) {
    database.exec("ROLLBACK");
    throw error;
  }
}
