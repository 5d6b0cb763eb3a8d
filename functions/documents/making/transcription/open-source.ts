import type { Stored } from "../../../../shared/data/entity.ts";
import type { File } from "../../../../shared/text/pages.ts";
import { documentFor, type Opened } from "../../access/authorization.ts";
import type { Principal } from "../../access/principal.ts";
import { refusals as accessRefusals } from "../../access/texts.ts";
import { readWhole } from "../../files/content/content-at-rest.ts";
import { documentActs, openFor, unreadable } from "../../access/document-acts.ts";
import { checkPassword } from "../../files/content/password.ts";
import { readVersion } from "../../files/content/read-version.ts";
import { platformStore } from "../../files/content/store-of.ts";
import { prefixOf, readResult, type Holder } from "../../files/text/conversion-files.ts";
import { contentKey, type Document } from "../../records/document.ts";
import type { Conversion } from "../../records/conversion.ts";

/** @throws forbidden for people of a suspended organization, who may only read */
export function refuseSuspended({ suspended }: Principal): void {
  if (suspended) throw accessRefusals.organizatieSuspendata();
}

/** A document whose text is requested, with the facts of its current content. */
interface OpenedSource extends Opened {
  content: { numarVersiune: number; dimensiune: number; contentType: string };
}

/** @throws notFound, forbidden for a password, and the refusal of the act */
export async function openForText(
  caller: Principal,
  id: number,
  password: string | undefined,
): Promise<OpenedSource> {
  const opened = await openFor(caller, id, documentActs.TRANSCRIE);
  const { document } = opened;
  await checkPassword(caller, document, password);
  const { numarVersiune, dimensiune, contentType } = document;
  if (dimensiune === undefined || contentType === undefined) throw accessRefusals.faraContinut();
  return { ...opened, content: { numarVersiune, dimensiune, contentType } };
}

/** @throws notFound for a purged document, conflict for a deleted one */
export function refuseWithoutContent(document: Pick<Document, "status">): void {
  const refusal = unreadable(document);
  if (refusal) throw refusal();
}

/** The source that a worker reads, and the document whose protection applies to the results. */
export interface WorkSource {
  source: File;
  holder: Holder;
  document: Stored<Document> | undefined;
  /**
   * Location of the plain bytes, for engines that fetch them; undefined for sealed content and content in a tenant's
   * store.
   */
  place: { bucket: string; key: string } | undefined;
}

/**
 * Opens the source of a conversion, with its starter's current rights.
 * @throws the errors of openForText; the password was checked at the start
 */
export async function openForWork(caller: Principal, conversion: Conversion): Promise<WorkSource> {
  const { documentId, numarVersiune = 0, size, sursa: contentType, charset } = conversion;
  const { bucket } = platformStore();
  if (documentId === undefined) {
    const key = uploadKey(conversion.id);
    const bytes = await readResult(undefined, { key, size });
    const source = { bytes, contentType, charset };
    return { source, holder: undefined, document: undefined, place: { bucket, key } };
  }
  const { document } = await documentFor(caller, documentId, "read");
  refuseWithoutContent(document);
  const version = await readVersion(document, numarVersiune);
  const source = { bytes: await readWhole(document, version), contentType, charset };
  const isOpen = document.tipSecuritate === undefined && document.tenantStoreId === undefined;
  const key = contentKey(document.cod, numarVersiune);
  return { source, holder: document, document, place: isOpen ? { bucket, key } : undefined };
}

/** The key of an uploaded file that waits for its worker. */
export const uploadKey = (conversionId: number): string => `${prefixOf(conversionId)}source`;
