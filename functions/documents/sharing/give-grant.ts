import type { Stored } from "../../../shared/data/entity.ts";
import { changing, revised, unrevised } from "../../../shared/data/repository.ts";
import type { Write } from "../../../shared/data/transaction.ts";
import type { Document } from "../records/document.ts";
import type { EventDetails } from "../records/event.ts";
import {
  type Beneficiary,
  type Grant,
  granting,
  Grants,
  type GrantTerms,
  newGrant,
  withTerms,
} from "../records/grant.ts";

/** What is given to whom; `held` is the grant that the beneficiary has. */
export interface Giving {
  held: Stored<Grant> | undefined;
  beneficiary: Beneficiary;
  terms: GrantTerms;
  actor: string;
}

/**
 * The grant of a beneficiary as it will be stored, and its writes: a new one, or the one there is under new terms. Of
 * two that give at once one loses and reads again.
 */
export function givingGrant(
  document: Document,
  { held, ...given }: Giving,
): { grant: Stored<Grant>; writes: Write[] } {
  if (held) {
    const after = withTerms(held, given.terms);
    return { grant: revised(held, after), writes: changing(Grants, held, after) };
  }
  const grant = unrevised(newGrant(document, given));
  return { grant, writes: granting(grant) };
}

/** The terms that allow all that both do; undefined where each allows what the other does not: nobody decided on both. */
export const wider = (a: GrantTerms, b: GrantTerms): GrantTerms | undefined =>
  includes(a, b) ? a : includes(b, a) ? b : undefined;

const includes = (a: GrantTerms, b: GrantTerms): boolean =>
  (a.drept === "SCRIERE" || b.drept === "CITIRE") &&
  (a.dataExpirare === undefined || (b.dataExpirare !== undefined && b.dataExpirare <= a.dataExpirare));

/** A grant as events of its document tell of it. */
export const detailsOf = (grant: Grant): EventDetails => {
  const { id, beneficiarClientId, beneficiarOperatorId, drept, dataExpirare } = grant;
  return {
    partajareId: id,
    ...(beneficiarClientId === undefined ? {} : { beneficiarClientId }),
    ...(beneficiarOperatorId === undefined ? {} : { beneficiarOperatorId }),
    drept,
    ...(dataExpirare === undefined ? {} : { dataExpirare }),
  };
};
