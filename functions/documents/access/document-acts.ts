import type { Stored } from "../../../shared/data/entity.ts";
import type { NamedKeys, NoKeys } from "../../../shared/data/read-together.ts";
import { AppError } from "../../../shared/errors.ts";
import { hasPages } from "../../../shared/everywhere/paged.ts";
import { hasTextLayer } from "../../../shared/text/file-kinds.ts";
import { type Act, actsFor, authorize, type Refusal, withActs } from "./acts.ts";
import { heldBack, isEvidence } from "./held-back.ts";
import { documentFor, type Opened, type Right, rightsOf, type Standpoint } from "./authorization.ts";
import type { Principal } from "./principal.ts";
import type { ActName, Seen } from "../records/acts.ts";
import { type Document, type DocumentView, isLive } from "../records/document.ts";
import type { GrantTerms } from "../records/grant.ts";
import { type Version, type VersionOf, viewOf } from "../records/version.ts";
import { refusals } from "./texts.ts";
import { lifecycle, type Transition } from "./transitions.ts";

/** An act on a document. It needs a right: without it `documentFor` answers 404, or 403 to readers. */
export type DocumentAct = Act & { right: Right };

const notActive = ({ status }: Document): Refusal | undefined =>
  status === "ACTIV" ? undefined : () => refusals.documentNuEsteActiv({ status });

/** Content can be read while the document is neither deleted nor purged. */
export const unreadable = ({ status }: Pick<Document, "status">): Refusal | undefined => {
  if (status === "PURJAT") return () => refusals.faraContinut();
  return status === "STERS" ? () => refusals.documentSters() : undefined;
};

/** Deleted and purged documents cannot be shared. */
export const notShareable = ({ status }: Pick<Document, "status">): Refusal | undefined =>
  status === "STERS" || status === "PURJAT" ? () => refusals.partajareaCeluiSters({ status }) : undefined;

const noContent = (document: Document): Refusal | undefined =>
  document.hashSha256 === undefined ? () => refusals.faraContinut() : undefined;

/** Refuses writes to a SECRET document without protection. */
export const unsealedSecret = ({
  tipSecuritate,
  visibility,
}: Pick<Document, "tipSecuritate" | "visibility">): Refusal | undefined =>
  visibility === "SECRET" && !tipSecuritate ? () => refusals.continutNesigilat() : undefined;

/** A document accepts versions while it is ACTIV and its content is stored here. */
const notVersioned = (document: Document): Refusal | undefined =>
  notActive(document) ??
  (isLive(document) ? () => refusals.legaturaFaraVersiuni() : unsealedSecret(document));

/** A state of the document, unlike content that is asked for. */
const nothingToSign = () => new AppError({ ...refusals.faraContinut, kind: "conflict" });

const notSignable = (document: Document, { rights }: Standpoint): Refusal | undefined =>
  notVersioned(document) ??
  (document.hashSha256 === undefined ? nothingToSign : undefined) ??
  heldBack(document, rights);

const notLinkable = (document: Document): Refusal | undefined => {
  if (document.visibility === "SECRET") return notActive(document) ?? (() => refusals.linkDocumentSecret());
  return notActive(document) ?? (isLive(document) ? () => refusals.legaturaNumaiPersonala() : undefined);
};

const withoutSource = ({ mod, furnizor, ref }: Document): Refusal | undefined =>
  mod !== "COPIE" || furnizor === undefined || ref === undefined
    ? () => refusals.documentFaraSursa()
    : undefined;

/** A conversion is a record of its starter, and callers of a suspended organization may not write. */
const notTranscribed = (document: Document, { caller, rights }: Standpoint): Refusal | undefined => {
  if (caller.suspended) return () => refusals.organizatieSuspendata();
  return (
    unreadable(document) ??
    (isLive(document) ? () => refusals.legaturaFaraText() : (noContent(document) ?? withoutText(document))) ??
    heldBack(document, rights)
  );
};

const withoutText = ({ contentType = "" }: Document): Refusal | undefined =>
  hasPages(contentType) || hasTextLayer(contentType) ? undefined : () => refusals.tipFaraText();

const changeOfState = ({ right, from, to }: Transition): DocumentAct => ({
  right,
  obstacle({ status, retinereLegala }) {
    if (!from.includes(status)) return () => refusals.stareNepermisa({ status, spre: to });
    return to === "PURJAT" && retinereLegala ? () => refusals.retinereLegala() : undefined;
  },
});

/**
 * The acts on a document. `GUVERNEAZA` changes its owner, bucket or visibility, `ATRIBUIE` its issuer, `RETINE` its
 * legal hold (in any state, as that is the purpose of a hold). `ELIBEREAZA` asks for the release of infected content.
 */
export const documentActs: Record<ActName<"document">, DocumentAct> = {
  DESCARCA: {
    right: "read",
    obstacle: (document, { rights }) =>
      unreadable(document) ??
      (isLive(document) ? undefined : noContent(document)) ??
      heldBack(document, rights),
  },
  TRANSCRIE: { right: "read", obstacle: notTranscribed },
  MODIFICA: { right: "write", obstacle: notActive },
  GUVERNEAZA: { right: "govern", obstacle: notActive },
  ATRIBUIE: { right: "administer", obstacle: notActive },
  RETINE: { right: "administer" },
  ADAUGA_VERSIUNE: { right: "write", obstacle: notVersioned },
  RESINCRONIZEAZA: {
    right: "write",
    obstacle: (document) => notVersioned(document) ?? withoutSource(document),
  },
  SEMNEAZA: { right: "write", obstacle: notSignable },
  ARHIVEAZA: changeOfState(lifecycle.archive),
  REACTIVEAZA: changeOfState(lifecycle.reactivate),
  STERGE: changeOfState(lifecycle.remove),
  ELIMINA: changeOfState(lifecycle.purge),
  ELIBEREAZA: {
    right: "administer",
    obstacle: ({ status, scanare }) =>
      unreadable({ status }) ??
      (scanare?.stare === "infectat" ? undefined : () => refusals.continutNeinfectat()),
  },
  PARTAJEAZA: { right: "share", obstacle: notShareable },
  CREEAZA_LINK: { right: "share", obstacle: notLinkable },
  EXPLICA_ACCESUL: { right: "administer" },
  NOTEAZA: { right: "administer" },
};

/** The acts on a version. They depend only on its document. */
export const versionActs: Record<ActName<"version">, DocumentAct> = {
  DESCARCA: { right: "read", obstacle: unreadable },
  RESTAUREAZA: { right: "write", obstacle: notVersioned },
};

/**
 * Opens a document for one act of a caller: one BatchGetItem.
 * @param related keys of further items of the table to read in the same call
 * @throws notFound, forbidden, stale, and the refusal of the act
 */
export async function openFor<Keys extends NamedKeys = NoKeys>(
  caller: Principal,
  id: number,
  act: DocumentAct,
  { related, ifMatch }: { related?: Keys; ifMatch?: number[] | undefined } = {},
): Promise<Opened<Keys>> {
  const opened = await documentFor(caller, id, act.right, related);
  authorize(act, opened.document, opened, ifMatch);
  return opened;
}

/** A document as its reader sees it. */
type SeenAs<D> = Seen<D, "document"> & Pick<DocumentView, "eliminareCuAprobare">;

/** A document as the caller sees it, with the acts they may do now. @param grants the caller's grants */
export function seenDocument<D extends Document>(
  caller: Principal,
  document: D,
  grants: GrantTerms[] = [],
): SeenAs<D> {
  const at = { caller, document, rights: rightsOf(caller, document, grants) };
  const seen = withActs(document, actsFor(documentActs, document, at));
  return isEvidence(document) ? { ...seen, eliminareCuAprobare: true } : seen;
}

/** A version as the caller sees it. */
export function seenVersion<V extends Version>(at: Standpoint, version: V): Seen<VersionOf<V>, "version"> {
  const { document } = at;
  const acts = heldBack(version, at.rights) ? [] : actsFor(versionActs, document, at);
  return withActs(viewOf(version, document), acts);
}

export type SeenDocument = SeenAs<Stored<Document>>;
