import type { Standpoint } from "../../access/authorization.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { type Act, actsFor, type Refusal, withActs } from "../../access/acts.ts";
import { notShareable } from "../../access/document-acts.ts";
import { refusals as accessRefusals } from "../../access/texts.ts";
import { type AccessRequest, isPending } from "../../records/access-request.ts";
import type { ActName, Seen } from "../../records/acts.ts";
import { isRequester } from "./seen-request.ts";
import { refusals } from "./texts.ts";

/** A request as a caller sees it. */
export type SeenRequest = Seen<Omit<AccessRequest, "documentId">, "request"> & {
  documentId?: number | undefined;
};

const isDecided = (request: AccessRequest): Refusal | undefined =>
  isPending(request) ? undefined : () => refusals.cerereDecisa({ status: request.status });

/** The acts on a request: administrators of its document decide, and the requester may also withdraw it. */
export const requestActs: Record<ActName<"request">, Act<AccessRequest>> = {
  MODIFICA: { right: "administer", obstacle: isDecided },
  RETRAGE: {
    obstacle: (request, { caller }) =>
      caller.suspended ? () => accessRefusals.organizatieSuspendata() : isDecided(request),
  },
  APROBA: {
    right: "administer",
    obstacle: (request, { document }) => isDecided(request) ?? notShareable(document),
  },
  RESPINGE: { right: "administer", obstacle: isDecided },
};

/**
 * A request as its reader sees it. The requester knows only the code: the approval reveals the id of the document,
 * and until then nothing in `poate` depends on that document.
 */
export function seenRequest(at: Standpoint, request: Stored<AccessRequest>): Stored<SeenRequest> {
  const shown = withActs(request, actsFor(requestActs, request, at));
  const isHidden = request.status !== "APROBATA" && isRequester(at.caller, { ...request });
  return isHidden ? { ...shown, documentId: undefined } : shown;
}
