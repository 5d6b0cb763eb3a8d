import { clock } from "../../../../shared/clock.ts";
import { config as scanner } from "../../../../shared/scan/config.ts";
import { config as limits } from "../../../../shared/scan/limits/config.ts";
import { type ClamdDouble, startClamdDouble } from "../../../../shared/testing/clamd-double.ts";
import { drain, type Drained } from "../../../../shared/testing/queues.ts";
import { config } from "../../access/config.ts";
import { scanQueue } from "../../records/scan.ts";
import { handler } from "./consumer.ts";
import { noteResult } from "./note-answer.ts";

export interface TestScanner {
  clamd: ClamdDouble;
  /** Lets it have other signatures from now on. */
  renew(): void;
  stop(): Promise<void>;
}

let versions = 27_000;

/** Starts a clamd of this process, and makes it the scanner of contents. */
export async function startScanner(scan: "offered" | "required"): Promise<TestScanner> {
  const clamd = await startClamdDouble();
  const before = [{ ...scanner }, { ...limits }];
  const renew = () => {
    clamd.version = `ClamAV 1.4.3/${(versions += 1)}/Sun Nov 29 08:00:00 2026`;
  };
  // Answers count only for the signatures that gave them, so no test finds those of another one.
  renew();
  config.scan = scan;
  scanner.clamd = clamd.address;
  return {
    clamd,
    renew,
    async stop() {
      config.scan = "off";
      Object.assign(scanner, before[0]);
      Object.assign(limits, before[1]);
      await clamd.stop();
    },
  };
}

/** Lets the workers process all waiting scans. */
export const runScans = (): Promise<Drained> => drain(scanQueue, handler);

/** Loses the messages of waiting scans. */
export const dropScans = (): Promise<Drained> =>
  drain(scanQueue, () => Promise.resolve({ batchItemFailures: [] }));

/** Says of the first version of a document that something was found in it, whether or not contents are scanned. */
export const infect = (documentId: number): Promise<void> =>
  noteResult({ documentId, numarVersiune: 1 }, { stare: "infectat", nume: "Proba", la: clock.iso() });
