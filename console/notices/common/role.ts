import { type Person, usePerson } from "../../shell/session.ts";

/** Administrators of the service: all systems, with writes. */
export const isServiceAdmin = ({ roles }: Pick<Person, "roles">): boolean =>
  roles.includes("notifications:ROLE_ADMIN");

/** Operators: one system, for which they send and keep groups. */
export const isOperator = ({ roles }: Pick<Person, "roles">): boolean =>
  roles.includes("notifications:ROLE_OPERATOR");

export const useIsAdmin = (): boolean => isServiceAdmin(usePerson());
