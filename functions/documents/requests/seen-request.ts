import type { Stored } from "../../../shared/data/entity.ts";
import type { Item } from "../../../shared/data/lists.ts";
import { forbidden } from "../../../shared/errors.ts";
import { personKey, type Principal } from "../access/principal.ts";
import type { AccessRequest } from "../records/access-request.ts";

/** A request as somebody sees it. */
export type SeenRequest = Omit<Stored<AccessRequest>, "documentId"> & { documentId?: number };

export const isRequester = ({ key }: Principal, { solicitantId }: Item): boolean =>
  key === personKey(Number(solicitantId));

/** Who asks knows the code alone: which record has it is told with the approval. */
export const asRequester = (request: Stored<AccessRequest>): SeenRequest =>
  request.status === "APROBATA" ? request : { ...request, documentId: undefined };

/** @throws forbidden for the people of a suspended organization, who only read */
export function refuseSuspended({ suspended }: Principal): void {
  if (suspended) throw forbidden("organizatieSuspendata");
}
