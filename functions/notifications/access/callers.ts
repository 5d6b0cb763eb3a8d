import { forbidden } from "../../../shared/errors.ts";
import { isServiceAdmin, type User } from "../../../shared/features/accounts/access.ts";
import type { Account } from "./account.ts";

/** A signed-in person. */
export type Person = User<Account>;

/** The system for which an operator works; undefined for people who are not operators. */
export const systemOf = ({ authorities, sistemId }: Person): number | undefined =>
  authorities.includes("ROLE_OPERATOR") ? sistemId : undefined;

/** True if a person may read the records of a system. */
export const readsSystem = (person: Person, systemId: number): boolean =>
  isServiceAdmin(person) || systemOf(person) === systemId;

/** @throws forbidden for people who may read the records of no system */
export function demandReader(person: Person): Person {
  if (!isServiceAdmin(person) && systemOf(person) === undefined) throw forbidden();
  return person;
}
