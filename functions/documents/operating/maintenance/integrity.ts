import { createHash } from "node:crypto";
import { readProgress } from "../../../../shared/data/progress.ts";
import { read, readMany } from "../../../../shared/data/repository.ts";
import { idsIn } from "../../../../shared/data/lists.ts";
import { log } from "../../../../shared/log.ts";
import { readUnchecked } from "../../files/content/content-at-rest.ts";
import { allInStates, type Document, Documents } from "../../records/document.ts";
import { isStoreFailure } from "../../files/content/store-of.ts";
import type { Version } from "../../records/version.ts";
import { readVersion } from "../../files/content/read-version.ts";

/** A version whose stored content is missing or altered. */
interface Defect {
  documentId: number;
  numarVersiune: number;
  /** The bytes cannot be read (missing, or not decryptable), or their hash differs. */
  cause: "UNREADABLE" | "ALTERED";
}

interface IntegrityReport {
  checked: number;
  bytes: number;
  defects: Defect[];
}

interface Sample {
  documents: number;
  /** The sweep starts no further version after this many seconds. */
  seconds: number;
  /** Chooses the version of a document to read: from 0 up to 1. */
  random: () => number;
}

const NIGHT: Sample = { documents: 2_000, seconds: 600, random: Math.random };

/**
 * Reads a sample of versions back and compares their hashes: a random version of each document in tonight's batch.
 * The batches go from the newest document to the oldest and start again, so that in time every document is read.
 * Defects are logged and counted in the metric IntegrityDefects.
 */
export async function verifySample(sample: Partial<Sample> = {}): Promise<IntegrityReport> {
  const { documents, seconds, random } = { ...NIGHT, ...sample };
  const until = performance.now() + seconds * 1000;
  const progress = await readProgress(Documents.table, "integrity");
  const before = progress.of("documents") as number | undefined;
  const report: IntegrityReport = { checked: 0, bytes: 0, defects: [] };
  const batch = await readNextDocuments(before, documents);
  const failedStores = new Set<number>();
  let reached: number | undefined;
  for (const document of batch) {
    if (performance.now() >= until) break;
    await verify(document, { random, report, failedStores });
    reached = document.id;
  }
  const isRoundOver = batch.length < documents && reached === batch.at(-1)?.id;
  await progress.reach("documents", isRoundOver ? undefined : reached);
  log.metric("IntegrityChecked", report.checked);
  log.metric("IntegrityDefects", report.defects.length);
  return report;
}

/** The next documents in the states that keep content, newest first. */
async function readNextDocuments(before: number | undefined, most: number): Promise<Document[]> {
  const everywhere = (["open", "secret"] as const).flatMap((secrecy) =>
    allInStates(secrecy, ["ACTIV", "ARHIVAT", "STERS"]),
  );
  return readMany(Documents, await idsIn(Documents.table, everywhere, most, before));
}

interface Night {
  random: () => number;
  report: IntegrityReport;
  /** Tenants' stores that failed tonight: no defect of their content; they are skipped for the rest of the night. */
  failedStores: Set<number>;
}

async function verify(document: Document, { random, report, failedStores }: Night): Promise<void> {
  if (document.numarVersiune === 0 || failedStores.has(document.tenantStoreId ?? 0)) return;
  const numarVersiune = 1 + Math.floor(random() * document.numarVersiune);
  try {
    const version = await readVersion(document, numarVersiune);
    const hash = await hashOfContent(document, version);
    report.bytes += version.dimensiune;
    if (hash !== version.hashSha256) reportDefect(report, { document, numarVersiune, cause: "ALTERED" });
  } catch (error) {
    if (isStoreFailure(error)) return void failedStores.add(document.tenantStoreId ?? 0);
    if (await isPurged(document)) return;
    reportDefect(report, { document, numarVersiune, cause: "UNREADABLE", error });
  }
  report.checked += 1;
}

/** True if the document was purged during the read. */
const isPurged = async ({ id }: Document): Promise<boolean> =>
  (await read(Documents, { id }))?.status === "PURJAT";

function reportDefect(
  report: IntegrityReport,
  {
    document,
    numarVersiune,
    cause,
    error = new Error("the hash differs"),
  }: Omit<Defect, "documentId"> & { document: Document; error?: unknown },
): void {
  report.defects.push({ documentId: document.id, numarVersiune, cause });
  log.error("content failed the integrity check", error, { object: document.id, numarVersiune, cause });
}

/** Bytes held in memory at once. */
const CHUNK_BYTES = 8 * 1024 * 1024;

async function hashOfContent(document: Document, version: Version): Promise<string> {
  const hash = createHash("sha256");
  for (let start = 0; start < version.dimensiune; start += CHUNK_BYTES) {
    const end = Math.min(start + CHUNK_BYTES, version.dimensiune) - 1;
    hash.update(await readUnchecked(document, version, { start, end }));
  }
  return hash.digest("hex");
}
