import { clock } from "../../../../shared/clock.ts";
import { type Done, isDone, type Place, type Plan, withClaim } from "../../../../shared/content/claim.ts";
import { committingOrSwept } from "../../../../shared/content/sweep.ts";
import { when } from "../../../../shared/data/precondition.ts";
import { adding, changing } from "../../../../shared/data/repository.ts";
import { type Purpose, transact, type Write } from "../../../../shared/data/transaction.ts";
import { nextId } from "../../../../shared/ids.ts";
import type { Opened } from "../../access/authorization.ts";
import type { ContentFacts } from "../content/content-at-rest.ts";
import { documentActs, type DocumentAct, openFor, seenVersion } from "../../access/document-acts.ts";
import { contentKey, type Document, Documents, due, heldWith } from "../../records/document.ts";
import { appendingUnfenced, type EventDetails } from "../../records/event.ts";
import { unscanned } from "../../access/held-back.ts";
import { scanning, wakeScanner } from "../content/scan-job.ts";
import type { Scan } from "../../records/scan.ts";
import { storeOf } from "../content/store-of.ts";
import { bucketAccepts, refuseStopped } from "../content/bucket-guard.ts";
import { withinQuota } from "./quota.ts";
import { ensuring, firstVersion, type Version, Versions } from "../../records/version.ts";
import type { Principal } from "../../access/principal.ts";

/** The content of the next version, and the fields of its event. */
interface NewContent<T = VersionAnswer> {
  facts: ContentFacts;
  /** What the scan has said about the same content. Default: nothing yet. */
  scanare?: Scan | undefined;
  comentariu?: string | undefined;
  tip: "MODIFICAT" | "RESTAURAT" | "SEMNAT" | "RESINCRONIZAT";
  detalii?: EventDetails;
  /** Fields of the document that change together with its content. */
  fields?: Pick<Document, "sursaVersiune">;
  /** Further writes of the same transaction. */
  also?: ((version: Version) => Write[]) | undefined;
  /** The answer. Default: the version. */
  answer?: (version: Version) => T;
  /** The purpose of the transaction for its request. Default: storing this answer. */
  purpose?: (answer: T) => Purpose;
}

/** Content that is ready to be placed as the next version. */
export interface NextVersion<T = VersionAnswer> {
  content: NewContent<T>;
  place: Place;
}

/** A document that accepts new versions, opened for an act that creates one. */
export interface OpenedForVersion extends Opened {
  /** Opens the document again, with its current state and rights. */
  reopen(): Promise<OpenedForVersion>;
}

export async function openForVersion(
  caller: Principal,
  id: number,
  act: DocumentAct = documentActs.ADAUGA_VERSIUNE,
): Promise<OpenedForVersion> {
  const opened = await openFor(caller, id, act);
  return { ...opened, reopen: () => openForVersion(caller, id, act) };
}

/** Writes content as the next version of a document, and makes it current. */
export const writeVersion = <T = VersionAnswer>(opened: OpenedForVersion, next: NextVersion<T>): Promise<T> =>
  writeNext(opened, async () => next);

/** Makes the next version from the current one, unless nothing is left to write. */
type Make<T> = (current: OpenedForVersion) => Promise<NextVersion<T> | Done<T>>;

/**
 * Writes content that is derived from the current version. If another writer commits first, the content is made again
 * from that writer's version.
 */
export async function writeNext<T = VersionAnswer>(opened: OpenedForVersion, make: Make<T>): Promise<T> {
  const { bucketId, cod } = opened.document;
  // A document's store never changes, so all writers claim in the same store.
  const store = await storeOf(opened.document);
  const nextOf = oncePerVersion(make);
  return withClaim({
    store,
    table: Documents.table,
    cod,
    plan: async (contended) => {
      if (!contended) await refuseStopped(bucketId);
      const current = contended ? await opened.reopen() : opened;
      const next = await nextOf(current);
      if (isDone(next)) return next;
      return { ...planVersion(current, next.content, store.bucket), next };
    },
    place: (target, { next }) => next.place(target),
    commit: ({ next, ...plan }, fence, claim) =>
      committingOrSwept(store, { table: Documents.table, cod, claim, ...plan }, () =>
        commitVersion(plan, next.content, fence),
      ),
  });
}

/** Content made from a version stays valid until there is a newer version. */
function oncePerVersion<T>(make: Make<T>): Make<T> {
  let made: { number: number; next: ReturnType<Make<T>> } | undefined;
  return (current) => {
    const number = current.document.numarVersiune;
    if (made?.number !== number) made = { number, next: make(current) };
    return made.next;
  };
}

export type VersionAnswer = ReturnType<typeof seenVersion<Version>>;

/** The next version, and the document before and after it. */
interface VersionPlan extends Plan {
  opened: Opened;
  version: Version;
  after: Document;
}

/** Plans the next version of a document that was just read. Numbers only grow, so no version is ever lost. */
function planVersion(
  opened: Opened,
  { facts, scanare, comentariu, fields }: Pick<NewContent, "facts" | "scanare" | "comentariu" | "fields">,
  s3Bucket: string,
): VersionPlan {
  const { document, actor } = opened;
  const number = document.numarVersiune + 1;
  const now = clock.iso();
  const version: Version = {
    id: nextId(),
    documentId: document.id,
    numarVersiune: number,
    ...facts,
    scanare: scanare ?? unscanned(),
    comentariu,
    creatDe: actor,
    creatLa: now,
  };
  const content = currentContent(document, version, s3Bucket);
  const after = due({ ...document, ...content, ...fields, modificatDe: actor, modificatLa: now });
  return {
    number,
    key: contentKey(document.cod, number),
    uncommitted: versionUnchanged(document),
    opened,
    version,
    after,
  };
}

async function commitVersion<T>(
  { number, opened, version, after }: VersionPlan,
  { tip, detalii, also, answer, purpose = (given) => ({ answer: given }) }: NewContent<T>,
  fence: Write,
): Promise<T> {
  const { document, head, actor } = opened;
  const answered = answer ? answer(version) : (seenVersion({ ...opened, document: after }, version) as T);
  const first = firstVersion(document);
  const event = { tip, actor, detalii: { versiune: number, ...detalii } };
  await transact(
    [
      ...adding(Versions, version),
      ...(first ? [ensuring(first)] : []),
      ...changing(Documents, document, after),
      ...withinQuota(opened.caller, after),
      ...appendingUnfenced(document, head, event),
      bucketAccepts(document.bucketId),
      fence,
      ...scanning(version),
      ...(also?.(version) ?? []),
    ],
    purpose(answered),
  );
  await wakeScanner(version);
  return answered;
}

/** The fields that point from a document to its current content. */
export function currentContent(
  document: Pick<Document, "cod" | "heldBytes" | "numarVersiune" | "dimensiune">,
  version: Version,
  s3Bucket: string,
): Partial<Document> & { numarVersiune: number } {
  const { numarVersiune, dimensiune, hashSha256, extensie, format, contentType, charset, scanare } = version;
  const storageUri = `s3://${s3Bucket}/${contentKey(document.cod, numarVersiune)}`;
  return {
    numarVersiune,
    storageUri,
    dimensiune,
    heldBytes: heldWith(document, dimensiune),
    hashSha256,
    extensie,
    format,
    contentType,
    charset,
    scanare,
    // Those of the content before.
    proprietati: undefined,
    contentBy: version.creatDe,
    contentSince: version.creatLa,
  };
}

/** Condition: the document has no newer version. */
export const versionUnchanged = ({ id, numarVersiune }: Document): Write =>
  when(Documents, { id }, { numarVersiune });
