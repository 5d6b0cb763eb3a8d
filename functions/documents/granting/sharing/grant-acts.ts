import type { Standpoint } from "../../access/authorization.ts";
import { type Act, actsFor, type Refusal, withActs } from "../../access/acts.ts";
import { notShareable } from "../../access/document-acts.ts";
import { refusals as accessRefusals } from "../../access/texts.ts";
import type { ActName, Seen } from "../../records/acts.ts";
import type { Grant } from "../../records/grant.ts";
import { isBeneficiary, ofThemselves } from "./give-grant.ts";

/** A grant may be revoked by callers who may share the document, and given up by its beneficiary. */
function notRevocable(grant: Grant, { caller, rights }: Standpoint): Refusal | undefined {
  if (caller.suspended) return () => accessRefusals.organizatieSuspendata();
  if (rights.has("share") || isBeneficiary(caller, grant)) return undefined;
  return () => accessRefusals.faraDrept();
}

/** The acts on a grant. */
export const grantActs: Record<ActName<"grant">, Act<Grant>> = {
  MODIFICA: {
    right: "share",
    obstacle: (grant, at) =>
      notShareable(at.document) ?? ofThemselves(at, { held: grant, beneficiary: grant }),
  },
  REVOCA: { obstacle: notRevocable },
};

/** A grant as its reader sees it. */
export const seenGrant = <G extends Grant>(at: Standpoint, grant: G): Seen<G, "grant"> =>
  withActs(grant, actsFor(grantActs, grant, at));
