import { clock } from "../../../shared/clock.ts";
import type { Attempt, Claiming } from "../../../shared/content/claim.ts";
import { adding, changing } from "../../../shared/data/repository.ts";
import { transact, type Write } from "../../../shared/data/transaction.ts";
import { conflict } from "../../../shared/errors.ts";
import { nextId } from "../../../shared/ids.ts";
import { actorName, documentFor, type Asker, type Opened } from "../access/authorization.ts";
import type { ContentFacts } from "./content-at-rest.ts";
import { contentKey, type Document, Documents, due } from "../records/document.ts";
import { appending, type EventDetails } from "../records/event.ts";
import { storeOf } from "./store-of.ts";
import { bucketAccepts, refuseStopped } from "./bucket-guard.ts";
import { ensuring, firstVersion, type Version, Versions, viewOf } from "../records/version.ts";

/** What becomes the next version, and what its event says. */
export interface NewContent {
  facts: ContentFacts;
  comentariu?: string | undefined;
  tip: "MODIFICAT" | "RESTAURAT";
  detalii?: EventDetails;
  /** What the same transaction writes besides. */
  also?: ((version: Version) => Write[]) | undefined;
}

/** A document that takes new versions: writable for the caller and ACTIV. */
export async function openForVersion(asker: Asker, id: number): Promise<Opened> {
  const opened = await documentFor(asker, id, "write");
  if (opened.document.status !== "ACTIV")
    throw conflict("documentNuEsteActiv", { values: { status: opened.document.status } });
  return opened;
}

/** The claim protocol for the next version of a document; `place` brings the bytes. */
export async function claimingNext(
  asker: Asker,
  first: Opened,
  content: NewContent,
  place: Claiming<View>["place"],
): Promise<Claiming<View>> {
  const { cod, id } = first.document;
  // A document's store is its own for ever: all writers claim in the same one.
  const store = await storeOf(first.document);
  return {
    store,
    table: Documents.table,
    cod,
    plan: async (again) => {
      if (!again) await refuseStopped(first.document.bucketId);
      return nextVersion(asker, again ? await openForVersion(asker, id) : first, content, store.bucket);
    },
    place,
  };
}

type View = ReturnType<typeof viewOf>;

/** The next version of a document as it was read just now. History never loses a version: numbers only grow. */
function nextVersion(
  asker: Asker,
  { document, head }: Opened,
  content: NewContent,
  s3Bucket: string,
): Attempt<View> {
  const number = document.numarVersiune + 1;
  const now = clock.iso();
  const actor = actorName(asker);
  const version: Version = {
    id: nextId(),
    documentId: document.id,
    numarVersiune: number,
    ...content.facts,
    comentariu: content.comentariu,
    creatDe: actor,
    creatLa: now,
  };
  const after = due({
    ...document,
    ...currentContent(document, version, s3Bucket),
    modificatDe: actor,
    modificatLa: now,
  });
  const first = firstVersion(document);
  return {
    number,
    key: contentKey(document.cod, number),
    uncommitted: stillAt(document),
    commit: async (fence) => {
      const view = viewOf(version, after);
      await transact(
        [
          ...adding(Versions, version),
          ...(first ? [ensuring(first)] : []),
          ...changing(Documents, document, after),
          ...appending(document, head, {
            tip: content.tip,
            actor,
            detalii: { versiune: number, ...content.detalii },
          }),
          bucketAccepts(document.bucketId),
          fence,
          ...(content.also?.(version) ?? []),
        ],
        { answer: view },
      );
      return view;
    },
  };
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

/** A condition: the document has taken no further version. */
export const stillAt = ({ id, numarVersiune }: Document): Write => ({
  item: {
    ConditionCheck: {
      TableName: Documents.table,
      Key: Documents.key({ id }),
      ConditionExpression: "numarVersiune = :n",
      ExpressionAttributeValues: { ":n": numarVersiune },
    },
  },
});
