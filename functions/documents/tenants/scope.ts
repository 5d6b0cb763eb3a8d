import { isOrganizationAdmin, isServiceAdmin, type Caller } from "../callers.ts";

/**
 * Whether a person administers what belongs to an organization: the service administrator everything, an
 * organization's administrator what is theirs. What belongs to nobody is the service's.
 */
export const administers = (caller: Caller, organizatieId: number | undefined): boolean =>
  isServiceAdmin(caller) || (isOrganizationAdmin(caller) && caller.organizatieId === organizatieId);
