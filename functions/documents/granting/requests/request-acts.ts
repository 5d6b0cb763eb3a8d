import type { Standpoint } from "../../access/authorization.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { type Act, actsFor, type Refusal, withActs } from "../../access/acts.ts";
import { notShareable } from "../../access/document-acts.ts";
import { refusals as accessRefusals } from "../../access/texts.ts";
import { type AccessRequest, isPending } from "../../records/access-request.ts";
import type { ActName, Seen } from "../../records/acts.ts";
import { DECIDES, isRequester, mayWithdraw } from "./seen-request.ts";
import { refusals } from "./texts.ts";

/** A request as a caller sees it. */
export type SeenRequest = Seen<Omit<AccessRequest, "documentId">, "request"> & {
  documentId?: number | undefined;
};

const isDecided = (request: AccessRequest): Refusal | undefined =>
  isPending(request) ? undefined : () => refusals.cerereDecisa({ status: request.status });

const isOwn = (request: AccessRequest, { caller }: Standpoint): Refusal | undefined =>
  isRequester(caller, { ...request }) ? () => refusals.cerereProprie() : undefined;

const notWithdrawable = (request: AccessRequest, at: Standpoint): Refusal | undefined => {
  if (!mayWithdraw(at, request)) return () => accessRefusals.faraDrept();
  return at.caller.suspended ? () => accessRefusals.organizatieSuspendata() : isDecided(request);
};

/**
 * The acts on a request. Who may share its document decides, but never their own request; administrators of the document also change
 * it; they and the requester withdraw it.
 */
export const requestActs: Record<ActName<"request">, Act<AccessRequest>> = {
  MODIFICA: { right: "administer", obstacle: isDecided },
  RETRAGE: { obstacle: notWithdrawable },
  APROBA: {
    right: DECIDES,
    obstacle: (request, at) => isOwn(request, at) ?? isDecided(request) ?? notShareable(at.document),
  },
  RESPINGE: { right: DECIDES, obstacle: (request, at) => isOwn(request, at) ?? isDecided(request) },
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
