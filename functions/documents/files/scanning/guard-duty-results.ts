import { clock } from "../../../../shared/clock.ts";
import { head, readPieces } from "../../../../shared/content/objects.ts";
import { eventConsumer } from "../../../../shared/messaging/event-consumer.ts";
import type { ScanAnswer } from "../../../../shared/scan/engine.ts";
import { answerOfGuardDuty, GuardDutyEvent } from "../../../../shared/scan/guard-duty.ts";
import { answerUnlessLocked } from "../../../../shared/scan/opened-archives.ts";
import { findByCode } from "../../access/codes.ts";
import { config as access } from "../../access/config.ts";
import { isScanned } from "../../access/held-back.ts";
import { placeOf, type Place } from "../../records/document.ts";
import { documents } from "../../service.ts";
import { config } from "../content/config.ts";
import { platformStore } from "../content/store-of.ts";
import { noteResult, readScanned, type ScannedVersion } from "./note-answer.ts";

/** A content is stored before its version: for so long the version may still come. */
const COMMITS_MS = 10 * 60_000;

/** The version of an object is not there yet: the event has to come again. */
class NotCommitted extends Error {
  override readonly name = "NotCommitted";
}

/** Takes what GuardDuty says about an object of ours, and notes it with the version whose content that is. */
async function takeResult(event: GuardDutyEvent): Promise<void> {
  const { bucketName, objectKey, eTag } = event.detail.s3ObjectDetails;
  const place = bucketName === config.contentBucket ? placeOf(objectKey) : undefined;
  const answer = answerOfGuardDuty(event);
  // Where clamd is asked as well, a clean answer says nothing that it does not say itself.
  if (!place || access.scan === "off" || (isScanned() && answer.stare !== "infectat")) return;
  const found = await versionAt(place);
  if (!found) {
    if (Date.parse(event.time) + COMMITS_MS > clock.now().getTime()) throw new NotCommitted();
    return;
  }
  if (!isReadable(found, place) || !(await isStill(objectKey, eTag))) return;
  const scanare = { ...(await checked(answer, objectKey)), la: clock.iso() };
  await noteResult({ documentId: found.document.id, numarVersiune: place.number }, scanare);
}

async function versionAt({ cod, number }: Place): Promise<ScannedVersion | undefined> {
  const documentId = await findByCode(cod);
  const found =
    documentId === undefined ? undefined : await readScanned({ documentId, numarVersiune: number });
  return found?.version.numarVersiune === number ? found : undefined;
}

/** Sealed content is unknown to whoever reads its bytes at rest; an object of a writer that lost its code is no content. */
const isReadable = ({ document }: ScannedVersion, { cod }: Place): boolean =>
  document.tipSecuritate === undefined && document.tenantStoreId === undefined && document.cod === cod;

/** A writer that took over the key of another one has written another object, which has an event of its own. */
async function isStill(key: string, eTag: string | undefined): Promise<boolean> {
  const object = await head(platformStore(), key);
  return object !== undefined && (eTag === undefined || object.etag.replaceAll('"', "") === eTag);
}

const checked = (answer: ScanAnswer, key: string): Promise<ScanAnswer> | ScanAnswer =>
  answer.stare === "curat" ? answerUnlessLocked(readPieces(platformStore(), key)) : answer;

export const handler = eventConsumer({
  service: documents.name,
  event: GuardDutyEvent,
  handle: takeResult,
});
