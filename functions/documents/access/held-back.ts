import { clock } from "../../../shared/clock.ts";
import { config as scanner } from "../../../shared/scan/config.ts";
import { kernel } from "../../../shared/refusals.ts";
import type { Scan } from "../records/scan.ts";
import { config } from "./config.ts";

/** Content with what the scan says about it. */
export interface Scanned {
  scanare?: Scan | undefined;
}

/** Seconds after which a scan that has just begun has an answer, as a rule. */
const SOON = { headers: { "retry-after": "5" } };

/**
 * Decides who may read a content by what the scan says about it, in this one place. Infected content is nobody's. With
 * `SCAN=required`, content without a verdict is only for those who may write to its document.
 * @param rights those on its document
 */
export function heldBack({ scanare }: Scanned, rights: ReadonlySet<string>): (() => Error) | undefined {
  if (scanare?.stare === "infectat") return () => kernel.continutInfectat();
  if (config.scan !== "required" || rights.has("write")) return undefined;
  if (scanare?.stare === "asteapta") return () => kernel.continutNescanat(SOON);
  return scanare?.stare === "nescanat" ? () => kernel.continutNescanat() : undefined;
}

/** The rights with which documents were opened. A document that was read without a caller, and a copy of one, has none. */
const rightsOn = new WeakMap<object, ReadonlySet<string>>();
const NONE: ReadonlySet<string> = new Set();

/** Remembers the rights with which a caller opened a document, for those who read its contents. */
export const openedWith = (document: object, rights: ReadonlySet<string>): void =>
  void rightsOn.set(document, rights);

interface Versioned extends Scanned {
  numarVersiune: number;
}

/**
 * Refuses to open a version for whoever opened its document. Everything that reads or delivers a content calls it.
 * @param version of any but the current one, the stored record
 * @throws locked
 */
export function refuseHeldBack(document: Versioned, version: Versioned): void {
  const isCurrent = version.numarVersiune === document.numarVersiune;
  const refusal = heldBack(isCurrent ? document : version, rightsOn.get(document) ?? NONE);
  if (refusal) throw refusal();
}

/** The same for a content that is no version of the document that the caller opened. @throws locked */
export function refuseUnscanned(document: object, scanare: Scan | undefined): void {
  const refusal = heldBack({ scanare }, rightsOn.get(document) ?? NONE);
  if (refusal) throw refusal();
}

interface WithVersions extends Scanned {
  infectedVersions?: readonly number[] | undefined;
}

/** True if a content of a document is evidence of an infection, in any version: only two people together remove it. */
export const isEvidence = ({ scanare, infectedVersions = [] }: WithVersions): boolean =>
  scanare?.stare === "infectat" || infectedVersions.length > 0;

/** True if nothing may be made of the current content for all readers of a document: a text for the index. */
export const isHeldFromReaders = (document: Scanned): boolean => heldBack(document, NONE) !== undefined;

/** True if somebody is asked about new contents. */
export const isScanned = (): boolean => config.scan !== "off" && scanner.clamd !== undefined;

/** What is said about new content before anybody was asked; undefined if contents are not scanned. */
export function unscanned(): Scan | undefined {
  if (config.scan === "off") return undefined;
  return isScanned() ? { stare: "asteapta" } : { stare: "nescanat", motiv: "neconfigurat", la: clock.iso() };
}
