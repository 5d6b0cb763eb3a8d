import { clock } from "../../../../shared/clock.ts";
import { adding } from "../../../../shared/data/repository.ts";
import { readTogether, recordAt } from "../../../../shared/data/read-together.ts";
import { when } from "../../../../shared/data/precondition.ts";
import { retry, transact, type Write } from "../../../../shared/data/transaction.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { LeaseLost } from "../../../../shared/jobs/lease.ts";
import { nextId } from "../../../../shared/ids.ts";
import { log } from "../../../../shared/log.ts";
import { type Document, Documents } from "../../records/document.ts";
import { appending, type ChainHead, headAt, type NewEvent } from "../../records/event.ts";
import { Findings, FINDINGS } from "../../records/finding.ts";
import { type ContentScan, ContentScans, saysSame, type Scan } from "../../records/scan.ts";
import { firstVersion, type Version, Versions } from "../../records/version.ts";
import { changingDocument } from "../filing/changing-document.ts";

/** The version of a scan, with its document. */
export interface ScannedVersion {
  document: Stored<Document>;
  head: ChainHead;
  version: Version;
  /** Version 1 has no record before there is a second one, or somebody lists them. */
  isRecorded: boolean;
}

/** Undefined if the content is gone. */
export async function readScanned({
  documentId,
  numarVersiune,
}: ScannedPlace): Promise<ScannedVersion | undefined> {
  const { document, head, recorded } = await readTogether(Documents.table, {
    document: recordAt(Documents, { id: documentId }),
    head: headAt(documentId),
    recorded: recordAt(Versions, { documentId, numarVersiune }),
  });
  const version = recorded ?? (document && firstVersion(document));
  if (!document || !version || document.status === "PURJAT") return undefined;
  return { document, head, version, isRecorded: recorded !== undefined };
}

/**
 * Notes the answer of a scan with its version, and in its document if that is current, with the event that tells of it; nothing
 * if it is known. What people released stays so until something else is found in it.
 * @param row as its worker holds it
 * @throws LeaseLost if another worker has the scan
 */
export const noteAnswer = (row: Stored<ContentScan>, answer: Scan): Promise<void> =>
  note(row, answer, [when(ContentScans, row, { rev: row.rev }, () => new LeaseLost())]);

type ScannedPlace = Pick<ContentScan, "documentId" | "numarVersiune">;

/** Notes an answer that no worker has asked for, in the same way. */
export const noteResult = (place: ScannedPlace, answer: Scan): Promise<void> => note(place, answer, []);

async function note(place: ScannedPlace, answer: Scan, held: Write[]): Promise<void> {
  const isNews = await retry(async () => {
    const found = await readScanned(place);
    if (!found) return false;
    const before = scanOf(found);
    const isReleased = before?.stare === "eliberat" && answer.stare === "infectat";
    if (saysSame(before, answer) || (isReleased && before.nume === answer.nume)) return false;
    const told = answer.stare === "infectat" ? finding(place.documentId) : [];
    const writes = noting(found, answer, eventOf(found, answer));
    await transact([...writes, ...told, ...held], { repeatable: "fact" });
    return true;
  });
  if (!isNews || answer.stare !== "infectat") return;
  log.warn("found a virus in a content", {
    object: place.documentId,
    numarVersiune: place.numarVersiune,
    found: answer.nume,
    security: "scan",
  });
  log.metric("InfectedContents", 1);
}

/** The write by which administrators are told of an infected content. */
const finding = (documentId: number): Write[] =>
  adding(Findings, { id: nextId(), documentId, dueStatus: FINDINGS, dueAt: clock.iso() });

const isCurrent = ({ document, version }: ScannedVersion): boolean =>
  document.numarVersiune === version.numarVersiune;

const scanOf = (found: ScannedVersion): Scan | undefined =>
  isCurrent(found) ? found.document.scanare : found.version.scanare;

const eventOf = ({ version }: ScannedVersion, { la: _at, ...said }: Scan): NewEvent => ({
  tip: "SCANAT",
  actor: "system",
  detalii: { versiune: version.numarVersiune, ...definedIn(said) },
});

const definedIn = ({ stare, nume, motiv }: Scan) => ({
  stare,
  ...(nume === undefined ? {} : { nume }),
  ...(motiv === undefined ? {} : { motiv }),
});

/** The writes that note what is said about a version, with the event of it. */
export function noting(found: ScannedVersion, scanare: Scan, event: NewEvent): Write[] {
  const { document, head, version, isRecorded } = found;
  const ofVersion = isRecorded ? [notingVersion(version, scanare)] : [];
  const after = withInfected(isCurrent(found) ? { ...document, scanare } : document, version, scanare);
  return after === document
    ? [...ofVersion, ...appending(document, head, event)]
    : [...changingDocument({ document, head }, after, event), ...ofVersion];
}

/** The document with or without a version among those that are infected; itself if that changes nothing. */
function withInfected(document: Document, { numarVersiune }: Version, { stare }: Scan): Document {
  const { infectedVersions: before = [], ...rest } = document;
  if (before.includes(numarVersiune) === (stare === "infectat")) return document;
  const others = before.filter((number) => number !== numarVersiune);
  const infectedVersions = stare === "infectat" ? [...others, numarVersiune] : others;
  return infectedVersions.length > 0 ? { ...rest, infectedVersions } : rest;
}

const notingVersion = (version: Version, scanare: Scan): Write => ({
  item: {
    Update: {
      TableName: Versions.table,
      Key: Versions.key(version),
      UpdateExpression: "SET scanare = :scan",
      ConditionExpression: "attribute_exists(pk)",
      ExpressionAttributeValues: { ":scan": scanare },
    },
  },
});
