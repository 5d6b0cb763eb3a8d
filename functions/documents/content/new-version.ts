import { clock } from "../../../shared/clock.ts";
import { withClaim, type Place, type Plan } from "../../../shared/content/claim.ts";
import { adding, changing } from "../../../shared/data/repository.ts";
import { type Purpose, transact, type Write } from "../../../shared/data/transaction.ts";
import { conflict } from "../../../shared/errors.ts";
import { nextId } from "../../../shared/ids.ts";
import { documentFor, type Opened } from "../access/authorization.ts";
import type { ContentFacts } from "./content-at-rest.ts";
import { isSealed } from "./protection.ts";
import { contentKey, type Document, Documents, due, isLive } from "../records/document.ts";
import { appending, type EventDetails } from "../records/event.ts";
import { storeOf } from "./store-of.ts";
import { bucketAccepts, refuseStopped } from "./bucket-guard.ts";
import { ensuring, firstVersion, type Version, Versions, viewOf } from "../records/version.ts";
import type { Principal } from "../access/principal.ts";

/** The content of the next version, and the fields of its event. */
export interface NewContent {
  facts: ContentFacts;
  comentariu?: string | undefined;
  tip: "MODIFICAT" | "RESTAURAT" | "RESINCRONIZAT";
  detalii?: EventDetails;
  /** Fields of the document that change with it. */
  fields?: Pick<Document, "sursaVersiune">;
  /** Further writes of the same transaction. */
  also?: ((version: Version) => Write[]) | undefined;
  /** What the transaction is to its request, where the version is not the answer. */
  purpose?: (view: View) => Purpose;
}

/** A document that takes new versions: ACTIV, and writable for the caller who opened it. */
export interface OpenedForVersion extends Opened {
  /** Opens it again, with the state and the rights of that moment. */
  reopen(): Promise<OpenedForVersion>;
}

export async function openForVersion(caller: Principal, id: number): Promise<OpenedForVersion> {
  const opened = await documentFor(caller, id, "write");
  if (opened.document.status !== "ACTIV")
    throw conflict("documentNuEsteActiv", { values: { status: opened.document.status } });
  if (isLive(opened.document)) throw conflict("legaturaFaraVersiuni");
  isSealed(opened.document);
  return { ...opened, reopen: () => openForVersion(caller, id) };
}

/** Writes content as the next version of a document, and makes it current. */
export async function writeVersion(
  opened: OpenedForVersion,
  { content, place }: { content: NewContent; place: Place },
): Promise<View> {
  const { bucketId, cod } = opened.document;
  // A document's store never changes: all writers claim in the same one.
  const store = await storeOf(opened.document);
  return withClaim({
    store,
    table: Documents.table,
    cod,
    plan: async (contended) => {
      if (!contended) await refuseStopped(bucketId);
      return planVersion(contended ? await opened.reopen() : opened, content, store.bucket);
    },
    place,
    commit: (plan, fence) => commitVersion(plan, content, fence),
  });
}

type View = ReturnType<typeof viewOf>;

/** The next version, and the document before and after it. */
interface VersionPlan extends Plan {
  opened: Opened;
  version: Version;
  after: Document;
}

/** Plans the next version of a document as it was just read. Numbers only grow, so no version is ever lost. */
function planVersion(
  opened: Opened,
  { facts, comentariu, fields }: NewContent,
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

async function commitVersion(
  { number, opened: { document, head, actor }, version, after }: VersionPlan,
  { tip, detalii, also, purpose = (answer) => ({ answer }) }: NewContent,
  fence: Write,
): Promise<View> {
  const view = viewOf(version, after);
  const first = firstVersion(document);
  const event = { tip, actor, detalii: { versiune: number, ...detalii } };
  await transact(
    [
      ...adding(Versions, version),
      ...(first ? [ensuring(first)] : []),
      ...changing(Documents, document, after),
      ...appending(document, head, event),
      bucketAccepts(document.bucketId),
      fence,
      ...(also?.(version) ?? []),
    ],
    purpose(view),
  );
  return view;
}

/** The fields by which a document points to its current content. */
export function currentContent(
  document: Pick<Document, "cod">,
  version: Version,
  s3Bucket: string,
): Partial<Document> & { numarVersiune: number } {
  const { numarVersiune, dimensiune, hashSha256, extensie, format, contentType, creatDe, creatLa } = version;
  const storageUri = `s3://${s3Bucket}/${contentKey(document.cod, numarVersiune)}`;
  return {
    numarVersiune,
    storageUri,
    dimensiune,
    hashSha256,
    extensie,
    format,
    contentType,
    contentBy: creatDe,
    contentSince: creatLa,
  };
}

/** A condition: the document has no newer version. */
export const versionUnchanged = ({ id, numarVersiune }: Document): Write => ({
  item: {
    ConditionCheck: {
      TableName: Documents.table,
      Key: Documents.key({ id }),
      ConditionExpression: "numarVersiune = :n",
      ExpressionAttributeValues: { ":n": numarVersiune },
    },
  },
});
