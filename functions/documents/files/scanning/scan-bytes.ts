import { clock } from "../../../../shared/clock.ts";
import { log } from "../../../../shared/log.ts";
import type { ScanAnswer } from "../../../../shared/scan/engine.ts";
import { config } from "../../access/config.ts";
import type { Scan } from "../../records/scan.ts";

/*
 * Files that come in and become no version: one that is only read, a template, that of a live link. They are scanned before they are used,
 * because nobody could hold them back, or release them, later.
 */

/** A request does not wait longer for the scan. */
export const SECONDS_OF_A_REQUEST = 10;

/**
 * Asks the engine about bytes, and logs what it finds. The engine is loaded with the first file.
 * @param mostSeconds default: the deadline of every scan
 * @returns what is said about them; undefined if contents are not scanned
 */
export async function scanBytes(bytes: Buffer, mostSeconds?: number): Promise<Scan | undefined> {
  if (config.scan === "off") return undefined;
  const answer = await answerAbout(bytes, mostSeconds);
  if (answer.stare === "infectat") {
    log.warn("found a virus in a file that becomes no content", { found: answer.nume, security: "scan" });
    log.metric("InfectedContents", 1);
  }
  return { ...answer, la: clock.iso() };
}

async function answerAbout(bytes: Buffer, mostSeconds?: number): Promise<ScanAnswer> {
  const { scanEngine } = await import("../../../../shared/scan/configured-engine.ts");
  const engine = scanEngine({ mostSeconds });
  return engine
    ? engine.scan(piecesOf(bytes), { size: bytes.length })
    : { stare: "nescanat", motiv: "neconfigurat" };
}

async function* piecesOf(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}
