import type { Item } from "../../../shared/data/lists.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import { forbidden } from "../../../shared/errors.ts";
import { personKey, type Principal } from "../access/principal.ts";
import type { AccessRequest } from "../records/access-request.ts";

/** A request as somebody sees it. */
export type SeenRequest = Omit<AccessRequest, "documentId"> & { documentId?: number | undefined };

/** `request` is the request or its row in a list. */
export const isRequester = ({ key }: Principal, { solicitantId }: Item): boolean =>
  key === personKey(Number(solicitantId));

/** Who asks knows the code alone: which record has it is told with the approval. */
export const seenBy = (caller: Principal, request: Stored<AccessRequest>): Stored<SeenRequest> =>
  request.status !== "APROBATA" && isRequester(caller, { ...request })
    ? { ...request, documentId: undefined }
    : request;

/** @throws forbidden for the people of a suspended organization, who only read */
export function refuseSuspended({ suspended }: Principal): void {
  if (suspended) throw forbidden("organizatieSuspendata");
}
