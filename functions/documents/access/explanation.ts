import { type Grant, granteeOf } from "../records/grant.ts";
import { type Facts, isValid, type Relation, relations, relationsOf, seesSecret } from "./authorization.ts";
import type { Principal } from "./principal.ts";

/** Obstacles that keep a relation from granting its rights. */
export const obstacles = ["EXPIRAT", "SUSPENDAT", "FARA_SECRET", "ALT_STATUS"] as const;
type Obstacle = (typeof obstacles)[number];

/**
 * A relation of a principal to a document. It grants its rights unless there is an obstacle; a suspended relation
 * only grants reading.
 */
export interface Reason {
  relation: Relation;
  /** The beneficiary of a grant. */
  through?: string;
  gives: boolean;
  obstacle?: Obstacle;
}

/** Explains why a principal may or may not use a document, from the same table that `rightsOf` uses. */
export function reasonsFor(caller: Principal, document: Facts, grants: Grant[]): Reason[] {
  const named = relationsOf(caller, document, []).map((relation) => ({ relation }));
  const given = grants.map((grant) => ({
    relation: grant.drept === "SCRIERE" ? ("writeGrant" as const) : ("readGrant" as const),
    through: granteeOf(grant),
    isExpired: !isValid(grant),
  }));
  const reasons = [...named, ...given].map(({ relation, ...grant }): Reason => {
    const { isExpired = false, ...through } = grant as Partial<(typeof given)[number]>;
    const obstacle = isExpired ? "EXPIRAT" : obstacleTo(caller, document, relation);
    const gives = obstacle === undefined || (obstacle === "SUSPENDAT" && isAlive(document));
    return { relation, ...through, gives, ...(obstacle === undefined ? {} : { obstacle }) };
  });
  return [...reasons, ...formerlyPublic(document)];
}

function obstacleTo(caller: Principal, document: Facts, relation: Relation): Obstacle | undefined {
  if (!seesSecret(caller, document, relation)) return "FARA_SECRET";
  const needed = document.status === "STERS" ? "write" : document.status === "PURJAT" ? "administer" : "read";
  if (!relations[relation].some((right) => right === needed)) return "ALT_STATUS";
  return caller.suspended && relation !== "everybody" ? "SUSPENDAT" : undefined;
}

const isAlive = ({ status }: Facts): boolean => status === "ACTIV" || status === "ARHIVAT";

/** A public document is readable by all only while it is ACTIV. */
const formerlyPublic = ({ visibility, status }: Facts): Reason[] =>
  visibility === "PUBLIC" && status !== "ACTIV"
    ? [{ relation: "everybody", gives: false, obstacle: "ALT_STATUS" }]
    : [];
