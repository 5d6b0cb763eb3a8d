import { clock } from "../../../../shared/clock.ts";
import { readPieces } from "../../../../shared/content/objects.ts";
import { ephemeralKey, getEphemeral, putEphemeral } from "../../../../shared/data/ephemeral.ts";
import { open } from "../../../../shared/encryption/encryption.ts";
import { keys } from "../../../../shared/encryption/keys.ts";
import { jittered } from "../../../../shared/jobs/pauses.ts";
import { worker } from "../../../../shared/jobs/worker.ts";
import { log } from "../../../../shared/log.ts";
import { LONGEST_DELAY_SECONDS } from "../../../../shared/messaging/send.ts";
import { scanEngine } from "../../../../shared/scan/configured-engine.ts";
import type { ScanAnswer } from "../../../../shared/scan/engine.ts";
import { contentKey } from "../../records/document.ts";
import { answered, gone } from "../../records/scan.ts";
import { storeOf } from "../content/store-of.ts";
import { noteAnswer, readScanned, type ScannedVersion } from "./note-answer.ts";
import { scanJob } from "../content/scan-job.ts";

/**
 * An engine that does not answer is asked so often, over some hours, and one that takes too long three times: the content is as
 * large the next time. From then on new signatures ask it again.
 */
const MOST_ATTEMPTS = { indisponibil: 30, termen: 3 };
const FIRST_PAUSE_SECONDS = 15;

/** Later attempts wait longer, up to a quarter of an hour. */
const pauseAfter = (attempts: number): number =>
  jittered(Math.min(FIRST_PAUSE_SECONDS * 2 ** Math.min(attempts, 10), LONGEST_DELAY_SECONDS / 1.2));

/** The background job of a content: asks the engine, and notes what it says. */
export const scanContent = worker(scanJob, {
  leaseSeconds: 60,
  async run(row) {
    const found = await readScanned(row);
    if (!found) return { ended: gone(row) };
    const { answer, signatures } = await answerAbout(found);
    await noteAnswer(row, { ...answer, la: clock.iso() });
    const { attempts = 1 } = row;
    return isPassing(answer) && attempts < MOST_ATTEMPTS[answer.motiv]
      ? { waits: row, seconds: pauseAfter(attempts) }
      : { ended: answered(row, signatures) };
  },
});

type Passing = ScanAnswer & { motiv: keyof typeof MOST_ATTEMPTS };

/** True if another attempt may have another answer. */
const isPassing = (answer: ScanAnswer): answer is Passing =>
  answer.stare === "nescanat" && (answer.motiv === "indisponibil" || answer.motiv === "termen");

interface Answered {
  answer: ScanAnswer;
  /** Those that the engine had when it was asked. */
  signatures?: string | undefined;
}

async function answerAbout(found: ScannedVersion): Promise<Answered> {
  const engine = scanEngine();
  if (!engine) return { answer: { stare: "nescanat", motiv: "neconfigurat" } };
  const signatures = await engine.signatures();
  const known = signatures === undefined ? undefined : await knownAnswer(found, signatures);
  if (known) return { answer: known, signatures };
  const answer = await asked(() => engine.scan(contentOf(found), { size: found.version.dimensiune }), found);
  if (signatures !== undefined && !isPassing(answer)) await keepAnswer(found, { answer, signatures });
  return { answer, signatures };
}

/** Content that cannot be read, or is not as long as recorded, was not scanned: that of a tenant's store may be back later. */
async function asked(scan: () => Promise<ScanAnswer>, { document }: ScannedVersion): Promise<ScanAnswer> {
  try {
    return await scan();
  } catch (error) {
    log.error("reading a content for its scan failed", error, { object: document.id });
    return { stare: "nescanat", motiv: "indisponibil" };
  }
}

/** The content of a version, unsealed: for the scan, whatever was said about it before. */
async function* contentOf({ document, version }: ScannedVersion): AsyncGenerator<Uint8Array> {
  const { cod, tipSecuritate } = document;
  const stored = readPieces(await storeOf(document), contentKey(cod, version.numarVersiune));
  yield* tipSecuritate === undefined ? stored : open(stored, { keys: keys(), cod });
}

/** Answers about contents of a store by their hashes, so that a copy needs no scan by the same signatures. */
const answerKey = ({ document, version }: ScannedVersion) =>
  ephemeralKey("documents", "scan", document.tenantStoreId ?? 0, version.hashSha256);
const KNOWN_SECONDS = 14 * 24 * 3600;

async function knownAnswer(found: ScannedVersion, signatures: string): Promise<ScanAnswer | undefined> {
  const kept = await getEphemeral(answerKey(found));
  return kept?.signatures === signatures ? (kept.answer as ScanAnswer) : undefined;
}

const keepAnswer = (found: ScannedVersion, { answer, signatures }: Answered): Promise<void> =>
  putEphemeral(answerKey(found), { answer, signatures }, KNOWN_SECONDS);
