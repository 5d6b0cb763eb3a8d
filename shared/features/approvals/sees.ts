import type { User } from "../accounts/access.ts";
import { isAdmin, isServiceAdmin } from "../accounts/account.ts";
import type { Approval } from "./approval.ts";

/** Service administrators see every approval, organization administrators those of their organization, requesters their own. */
export const sees = (
  caller: User,
  { requesterId, organizatieId }: Pick<Approval, "requesterId" | "organizatieId">,
): boolean =>
  isServiceAdmin(caller) ||
  requesterId === caller.id ||
  (isAdmin(caller) && organizatieId !== undefined && organizatieId === caller.organizatieId);
