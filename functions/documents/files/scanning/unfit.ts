import { config } from "../../access/config.ts";
import type { Scan } from "../../records/scan.ts";
import { refusals } from "./texts.ts";

/** @throws locked for a file in which something was found */
export function refuseInfected(scanare: Scan | undefined): void {
  if (scanare?.stare === "infectat") throw refusals.fisierInfectat();
}

/**
 * Refuses a file that nobody may use: one in which something was found, and with `SCAN=required` one without a verdict.
 * @throws locked; unavailable if another attempt may have a verdict
 */
export function refuseUnfit(scanare: Scan | undefined): void {
  refuseInfected(scanare);
  if (scanare?.stare !== "nescanat" || config.scan !== "required") return;
  const isPassing = scanare.motiv === "indisponibil" || scanare.motiv === "termen";
  throw isPassing ? refusals.scanareIndisponibila() : refusals.fisierNescanat();
}
