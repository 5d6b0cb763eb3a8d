import type { Standpoint } from "../../access/authorization.ts";
import { type Act, actsFor, type Refusal, withActs } from "../../access/acts.ts";
import { unreadable } from "../../access/document-acts.ts";
import { heldBack } from "../../access/held-back.ts";
import type { ActName, Seen } from "../../records/acts.ts";
import type { Signature } from "../../records/signature.ts";
import { refusals } from "./texts.ts";

const isPurged = ({ document }: Standpoint): boolean => document.status === "PURJAT";

/** The scan holds the signed content back, if that is current: of others the record says nothing, and the act itself refuses. */
const isHeld = ({ numarVersiune }: Signature, { document, rights }: Standpoint): Refusal | undefined =>
  numarVersiune === document.numarVersiune ? heldBack(document, rights) : undefined;

/** The acts on a signature: it may be removed after the content that it signs was deleted. */
export const signatureActs: Record<ActName<"signature">, Act<Signature>> = {
  // A signature beside the file is no part of it.
  DESCARCA: {
    right: "read",
    obstacle: (signature, at) =>
      unreadable(at.document) ?? (signature.tip === "PADES" ? isHeld(signature, at) : undefined),
  },
  VERIFICA: {
    right: "read",
    obstacle: (signature, at) => unreadable(at.document) ?? isHeld(signature, at),
  },
  MODIFICA: { right: "administer" },
  STERGE: {
    right: "administer",
    obstacle: (_, at) => (isPurged(at) ? undefined : () => refusals.semnaturaContinutuluiExistent()),
  },
};

/** A signature as its reader sees it. */
export const seenSignature = <S extends Signature>(at: Standpoint, signature: S): Seen<S, "signature"> =>
  withActs(signature, actsFor(signatureActs, signature, at));
