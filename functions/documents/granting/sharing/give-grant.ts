import type { Stored } from "../../../../shared/data/entity.ts";
import { changing, removing, revised, unrevised } from "../../../../shared/data/repository.ts";
import type { Write } from "../../../../shared/data/transaction.ts";
import type { Refusal } from "../../access/acts.ts";
import { isValid, mayGiveThemselves, type Opened, type Standpoint } from "../../access/authorization.ts";
import type { Principal } from "../../access/principal.ts";
import type { ChainHead, EventDetails } from "../../records/event.ts";
import { tellingGrant, tellingRevocation } from "../../records/granted.ts";
import {
  type Beneficiary,
  type Grant,
  granteeOf,
  granting,
  Grants,
  type GrantTerms,
  newGrant,
  withTerms,
} from "../../records/grant.ts";
import { refusals } from "./texts.ts";

/** The beneficiary and the terms; `held` is the grant that the beneficiary already has. */
interface Giving {
  held: Stored<Grant> | undefined;
  beneficiary: Beneficiary;
  terms: GrantTerms;
  /** What is written to the beneficiary; absent: what was written before stays. */
  mesaj?: Grant["mesaj"];
}

/**
 * The grant of a beneficiary as it will be stored, its writes, and the head of the document's chain for its events.
 */
interface Given {
  grant: Stored<Grant>;
  writes: Write[];
  head: ChainHead;
}

/**
 * Creates a grant, or gives the existing one new terms. Of two concurrent callers, one loses and reads again. Every
 * grant that is created or changed passes through this function.
 * @throws forbidden for terms beyond the caller's own right, and for a grant that they may not give themselves
 */
export function givingGrant(opened: Opened, giving: Giving): Given {
  const { held, terms, beneficiary, mesaj } = giving;
  const refusal = ofThemselves(opened, giving);
  if (refusal) throw refusal();
  refuseBeyond(opened, giving);
  const told = tellingGrant(opened.head, opened.document, {
    grantee: granteeOf(beneficiary),
    terms,
    isNew: !held,
  });
  if (held) {
    const after = { ...withTerms(held, terms), ...(mesaj === undefined ? {} : { mesaj }) };
    return {
      ...told,
      grant: revised(held, after),
      writes: [...changing(Grants, held, after), ...told.writes],
    };
  }
  const grant = unrevised(newGrant(opened.document, { ...giving, actor: opened.actor }));
  return { ...told, grant, writes: [...granting(grant), ...told.writes] };
}

/** The writes that remove a grant, and the head of the document's chain for its event. */
export function revokingGrant(
  { document, head }: Pick<Opened, "document" | "head">,
  grant: Stored<Grant>,
): Omit<Given, "grant"> {
  const told = tellingRevocation(head, document, granteeOf(grant));
  return { head: told.head, writes: [...removing(Grants, grant), ...told.writes] };
}

/** True if a grant names the caller, or the client that they are. */
export const isBeneficiary = ({ names }: Principal, beneficiary: Beneficiary): boolean =>
  names.includes(granteeOf(beneficiary));

/** A beneficiary may only change their own grant by giving it up. */
export function ofThemselves(
  at: Standpoint,
  { held, beneficiary }: { held: Grant | undefined; beneficiary: Beneficiary },
): Refusal | undefined {
  if (!isBeneficiary(at.caller, beneficiary)) return undefined;
  const isRefused = (held && isValid(held)) || !mayGiveThemselves(at.caller, at);
  return isRefused ? () => refusals.partajareProprie() : undefined;
}

/** Only callers who have the right themselves may extend a grant, and only until their own right ends. */
function refuseBeyond({ sharesUntil }: Opened, { held, terms }: Giving): void {
  if (sharesUntil === undefined || includes({ drept: "SCRIERE", dataExpirare: sharesUntil }, terms)) return;
  // If the existing grant has expired, terms within it would end in the past, which is refused earlier.
  if (held && includes(held, terms)) return;
  throw refusals.pesteDreptulPropriu({ pana: sharesUntil });
}

/**
 * The terms that include both; undefined if each allows something that the other does not, because then no one
 * decided on the combination.
 */
export const wider = (a: GrantTerms, b: GrantTerms): GrantTerms | undefined =>
  includes(a, b) ? a : includes(b, a) ? b : undefined;

const includes = (a: GrantTerms, b: GrantTerms): boolean =>
  (a.drept === "SCRIERE" || b.drept === "CITIRE") &&
  (a.dataExpirare === undefined || (b.dataExpirare !== undefined && b.dataExpirare <= a.dataExpirare));

/** True if the new terms end the beneficiary's read access earlier. */
export const endsEarlier = (before: GrantTerms, after: GrantTerms): boolean =>
  after.dataExpirare !== undefined &&
  (before.dataExpirare === undefined || after.dataExpirare < before.dataExpirare);

/** The details of a grant in events of its document. */
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
