import type { Standpoint } from "../../access/authorization.ts";
import { type Act, actsFor, type Refusal, withActs } from "../../access/acts.ts";
import { unreadable } from "../../access/document-acts.ts";
import type { ActName, Seen } from "../../records/acts.ts";
import type { Signature } from "../../records/signature.ts";
import { refusals } from "./texts.ts";

const isPurged = ({ document }: Standpoint): boolean => document.status === "PURJAT";

/** Both read the content. */
const withoutContent = (_: Signature, { document }: Standpoint): Refusal | undefined => unreadable(document);

/** The acts on a signature: it may be removed after the content that it signs was deleted. */
export const signatureActs: Record<ActName<"signature">, Act<Signature>> = {
  DESCARCA: { right: "read", obstacle: withoutContent },
  VERIFICA: { right: "read", obstacle: withoutContent },
  MODIFICA: { right: "administer" },
  STERGE: {
    right: "administer",
    obstacle: (_, at) => (isPurged(at) ? undefined : () => refusals.semnaturaContinutuluiExistent()),
  },
};

/** A signature as its reader sees it. */
export const seenSignature = <S extends Signature>(at: Standpoint, signature: S): Seen<S, "signature"> =>
  withActs(signature, actsFor(signatureActs, signature, at));
