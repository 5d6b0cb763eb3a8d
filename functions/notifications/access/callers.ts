import { isServiceAdmin, type User } from "../../../shared/features/accounts/access.ts";
import { invalidField, kernel, unknownReference } from "../../../shared/refusals.ts";
import type { Account } from "./account.ts";
import { findActiveSystem, type SystemCaller } from "./load-system.ts";

/** A signed-in person. */
export type Person = User<Account>;

/** The system that an operator works for; undefined for people who are not operators. */
export const systemOf = ({ authorities, sistemId }: Person): number | undefined =>
  authorities.includes("ROLE_OPERATOR") ? sistemId : undefined;

/** True if a person may read the records of a system. */
export const readsSystem = (person: Person, systemId: number): boolean =>
  isServiceAdmin(person) || systemOf(person) === systemId;

/** An operator, with the active system that they work for. */
export type Operator = Person & { sistem: SystemCaller };

/** The operator that a person is; undefined without the role, or if their system was stopped or removed. */
async function operatorOf(person: Person): Promise<Operator | undefined> {
  const id = systemOf(person);
  const sistem = id === undefined ? undefined : await findActiveSystem(id);
  return sistem && { ...person, sistem };
}

/** @throws forbidden for people who are not operators of an active system */
export async function demandOperator(person: Person): Promise<Operator> {
  const operator = await operatorOf(person);
  if (!operator) throw kernel.interzis();
  return operator;
}

/** Who may read the records of systems: operators, with their system, and service administrators. */
export type Reader = Person & Partial<Operator>;

/**
 * The system that a reader acts for: an operator's own, or the one that a service administrator names.
 * @throws badRequest for an administrator who names no system, and for an operator who names another one
 */
export function actingSystem({ sistem }: Reader, sistemId: number | undefined): number {
  const id = sistemId ?? sistem?.id;
  if (id === undefined) throw invalidField("sistemId", kernel.obligatoriu);
  if (sistem && sistem.id !== id) throw unknownReference("sistemId");
  return id;
}

/** @throws forbidden for people who may read the records of no system */
export const demandReader = async (person: Person): Promise<Reader> =>
  isServiceAdmin(person) ? person : demandOperator(person);
