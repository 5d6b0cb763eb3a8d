import type { Stored } from "../../../shared/data/entity.ts";
import { changing, removing, revised, unrevised } from "../../../shared/data/repository.ts";
import type { Write } from "../../../shared/data/transaction.ts";
import { forbidden } from "../../../shared/errors.ts";
import type { Refusal, Standpoint } from "../access/acts.ts";
import { isValid, mayGiveThemselves, type Opened } from "../access/authorization.ts";
import type { Principal } from "../access/principal.ts";
import type { ChainHead, EventDetails } from "../records/event.ts";
import { tellingGrant, tellingRevocation } from "../records/granted.ts";
import {
  type Beneficiary,
  type Grant,
  granteeOf,
  granting,
  Grants,
  type GrantTerms,
  newGrant,
  withTerms,
} from "../records/grant.ts";

/** What is given to whom; `held` is the grant that the beneficiary has. */
interface Giving {
  held: Stored<Grant> | undefined;
  beneficiary: Beneficiary;
  terms: GrantTerms;
}

/** The grant of a beneficiary as it will be stored, its writes, and the head of the document's chain for its events. */
interface Given {
  grant: Stored<Grant>;
  writes: Write[];
  head: ChainHead;
}

/**
 * A new grant, or the one there is under new terms. Of two that give at once one loses and reads again. Every grant that is
 * given or changed passes here.
 * @throws forbidden for terms beyond the caller's own right, and for what they may not give themselves
 */
export function givingGrant(opened: Opened, giving: Giving): Given {
  const { held, terms, beneficiary } = giving;
  const refusal = ofThemselves(opened, giving);
  if (refusal) throw refusal();
  refuseBeyond(opened, giving);
  const told = tellingGrant(opened.head, opened.document, {
    grantee: granteeOf(beneficiary),
    terms,
    isNew: !held,
  });
  if (held) {
    const after = withTerms(held, terms);
    return {
      ...told,
      grant: revised(held, after),
      writes: [...changing(Grants, held, after), ...told.writes],
    };
  }
  const grant = unrevised(newGrant(opened.document, { ...giving, actor: opened.actor }));
  return { ...told, grant, writes: [...granting(grant), ...told.writes] };
}

/** The writes that take a grant away, and the head of the document's chain for its event. */
export function revokingGrant(
  { document, head }: Pick<Opened, "document" | "head">,
  grant: Stored<Grant>,
): Omit<Given, "grant"> {
  const told = tellingRevocation(head, document, granteeOf(grant));
  return { head: told.head, writes: [...removing(Grants, grant), ...told.writes] };
}

/** Whether a grant names the caller, or the client that they are. */
export const isBeneficiary = ({ names }: Principal, beneficiary: Beneficiary): boolean =>
  names.includes(granteeOf(beneficiary));

/** A beneficiary changes their grant only to give it up. */
export function ofThemselves(
  at: Standpoint,
  { held, beneficiary }: { held: Grant | undefined; beneficiary: Beneficiary },
): Refusal | undefined {
  if (!isBeneficiary(at.caller, beneficiary)) return undefined;
  const isRefused = (held && isValid(held)) || !mayGiveThemselves(at.caller, at);
  return isRefused ? () => forbidden("partajareProprie") : undefined;
}

/** More than the beneficiary has is given by who has it, for as long as they have it. */
function refuseBeyond({ sharesUntil }: Opened, { held, terms }: Giving): void {
  if (sharesUntil === undefined || includes({ drept: "SCRIERE", dataExpirare: sharesUntil }, terms)) return;
  // Terms within those of a grant that has ended would end in the past, which is refused before.
  if (held && includes(held, terms)) return;
  throw forbidden("pesteDreptulPropriu", { values: { pana: sharesUntil } });
}

/** The terms that allow all that both do; undefined where each allows what the other does not: nobody decided on both. */
export const wider = (a: GrantTerms, b: GrantTerms): GrantTerms | undefined =>
  includes(a, b) ? a : includes(b, a) ? b : undefined;

const includes = (a: GrantTerms, b: GrantTerms): boolean =>
  (a.drept === "SCRIERE" || b.drept === "CITIRE") &&
  (a.dataExpirare === undefined || (b.dataExpirare !== undefined && b.dataExpirare <= a.dataExpirare));

/** A grant under new terms, by which its beneficiary reads for less time. */
export const endsEarlier = (before: GrantTerms, after: GrantTerms): boolean =>
  after.dataExpirare !== undefined &&
  (before.dataExpirare === undefined || after.dataExpirare < before.dataExpirare);

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
