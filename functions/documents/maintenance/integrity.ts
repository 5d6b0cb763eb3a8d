import { createHash } from "node:crypto";
import { progressOf } from "../../../shared/data/progress.ts";
import { read, readMany } from "../../../shared/data/repository.ts";
import { newestFirst } from "../../../shared/data/streams.ts";
import { log } from "../../../shared/log.ts";
import { readContent } from "../content/content-at-rest.ts";
import { type Document, Documents, streams } from "../records/document.ts";
import { isStoreFailure } from "../content/store-of.ts";
import type { Version } from "../records/version.ts";
import { versionOf } from "../content/read-version.ts";

/** A version whose content is not what was stored. */
export interface Defect {
  documentId: number;
  numarVersiune: number;
  /** The bytes cannot be read (gone, or not opened by their seal), or they are others. */
  cauza: "ILIZIBIL" | "ALTERAT";
}

export interface RaportIntegritate {
  verificate: number;
  octeti: number;
  defecte: Defect[];
}

interface Sample {
  documents: number;
  /** The sweep begins no further version after so many seconds. */
  seconds: number;
  /** Which of a document's versions is read: from 0 up to 1. */
  random: () => number;
}

const NIGHT: Sample = { documents: 2_000, seconds: 600, random: Math.random };

/**
 * Reads a sample of versions back and compares their hashes: of each document of tonight's turn one version, by chance.
 * The turn goes from the newest document to the oldest and begins anew, so that in time every document is read.
 * What is wrong is logged and counted by the metric IntegrityDefects.
 */
export async function verifySample(sample: Partial<Sample> = {}): Promise<RaportIntegritate> {
  const { documents, seconds, random } = { ...NIGHT, ...sample };
  const until = performance.now() + seconds * 1000;
  const progress = await progressOf(Documents.table, "integrity");
  const before = progress.of("documents") as number | undefined;
  const raport: RaportIntegritate = { verificate: 0, octeti: 0, defecte: [] };
  const turn = await nextDocuments(before, documents);
  const silent = new Set<number>();
  let reached: number | undefined;
  for (const document of turn) {
    if (performance.now() >= until) break;
    await verify(document, { random, raport, silent });
    reached = document.id;
  }
  const isRoundOver = turn.length < documents && reached === turn.at(-1)?.id;
  await progress.reach("documents", isRoundOver ? undefined : reached);
  log.metric("IntegrityChecked", raport.verificate);
  log.metric("IntegrityDefects", raport.defecte.length);
  return raport;
}

/** Documents that have content to show, newest first. */
async function nextDocuments(before: number | undefined, most: number): Promise<Document[]> {
  const everywhere = (["ACTIV", "ARHIVAT", "STERS"] as const).flatMap((status) =>
    (["open", "secret"] as const).map((secrecy) => streams.all(status, secrecy)),
  );
  const ids: number[] = [];
  for await (const { id } of newestFirst(Documents.table, everywhere, { before, batch: 100 })) {
    if (ids.length >= most) break;
    ids.push(id);
  }
  return readMany(Documents, ids);
}

interface Night {
  random: () => number;
  raport: RaportIntegritate;
  /** Tenants' stores that failed tonight. That says nothing of their content; nobody waits for them again. */
  silent: Set<number>;
}

async function verify(document: Document, { random, raport, silent }: Night): Promise<void> {
  if (document.numarVersiune === 0 || silent.has(document.depozitId ?? 0)) return;
  const numarVersiune = 1 + Math.floor(random() * document.numarVersiune);
  try {
    const version = await versionOf(document, numarVersiune);
    const hash = await hashOfContent(document, version);
    raport.octeti += version.dimensiune;
    if (hash !== version.hashSha256) defective(raport, { document, numarVersiune, cauza: "ALTERAT" });
  } catch (error) {
    if (isStoreFailure(error)) return void silent.add(document.depozitId ?? 0);
    if (await isPurged(document)) return;
    defective(raport, { document, numarVersiune, cauza: "ILIZIBIL", error });
  }
  raport.verificate += 1;
}

/** Purged while it was read. */
const isPurged = async ({ id }: Document): Promise<boolean> =>
  (await read(Documents, { id }))?.status === "PURJAT";

function defective(
  raport: RaportIntegritate,
  {
    document,
    numarVersiune,
    cauza,
    error = new Error("another hash"),
  }: Omit<Defect, "documentId"> & { document: Document; error?: unknown },
): void {
  raport.defecte.push({ documentId: document.id, numarVersiune, cauza });
  log.error("content is not what was stored", error, { object: document.id, numarVersiune, cauza });
}

/** So much is in memory at once. */
const PIECE = 8 * 1024 * 1024;

async function hashOfContent(document: Document, version: Version): Promise<string> {
  const hash = createHash("sha256");
  for (let start = 0; start < version.dimensiune; start += PIECE) {
    const end = Math.min(start + PIECE, version.dimensiune) - 1;
    hash.update(await readContent(document, version, { start, end }));
  }
  return hash.digest("hex");
}
