import type { Item } from "../../../../shared/data/lists.ts";
import type { Right, Standpoint } from "../../access/authorization.ts";
import type { Human, Principal } from "../../access/principal.ts";
import { refusals as accessRefusals } from "../../access/texts.ts";
import { type AccessRequest, type Requester, requesterName } from "../../records/access-request.ts";
import { refusals } from "./texts.ts";

/**
 * True if the caller asked: as themselves, or as the client that they are. `request` is the request or its row in a list.
 */
export const isRequester = ({ names }: Principal, request: Item): boolean =>
  names.includes(requesterName(request as Pick<AccessRequest, "solicitantId" | "solicitantClientId">));

/** The right on a document with which people decide the requests for it: who may share may decide. */
export const DECIDES = "share" satisfies Right;

type Viewer = Pick<Standpoint, "caller" | "rights">;

/** True if a caller decides a request: with the right on its document, and never their own. `request` may be its row. */
export const mayDecide = ({ caller, rights }: Viewer, request: Item): boolean =>
  rights.has(DECIDES) && !isRequester(caller, request);

/** True if a caller may take a request back: their own, or one for a document that they administer. */
export const mayWithdraw = ({ caller, rights }: Viewer, request: AccessRequest): boolean =>
  rights.has("administer") || isRequester(caller, { ...request });

/**
 * Who a caller asks for: people for their account, even if they are clients; citizens for their client.
 * @throws forbidden for citizens who are not clients: an approval could give them nothing
 */
export function requesterFor(caller: Human): Requester {
  if (caller.kind === "person") return { solicitantId: caller.id };
  const { clientId } = caller;
  if (clientId === undefined) throw refusals.cetateanNeinregistrat();
  return { solicitantClientId: clientId };
}

/** @throws forbidden for people of a suspended organization, who may only read */
export function refuseSuspended({ suspended }: Principal): void {
  if (suspended) throw accessRefusals.organizatieSuspendata();
}
