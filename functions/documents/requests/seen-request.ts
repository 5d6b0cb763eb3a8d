import type { Item } from "../../../shared/data/lists.ts";
import { forbidden } from "../../../shared/errors.ts";
import { personKey, type Principal } from "../access/principal.ts";

/** `request` is the request or its row in a list. */
export const isRequester = ({ key }: Principal, { solicitantId }: Item): boolean =>
  key === personKey(Number(solicitantId));

/** @throws forbidden for people of a suspended organization, who may only read */
export function refuseSuspended({ suspended }: Principal): void {
  if (suspended) throw forbidden("organizatieSuspendata");
}
