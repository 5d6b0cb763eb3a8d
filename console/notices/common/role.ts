import { type Person, usePerson } from "../../shell/session.ts";

/** Administrators of the service: they read and write all systems. */
export const isServiceAdmin = ({ roles }: Pick<Person, "roles">): boolean =>
  roles.includes("notifications:ROLE_ADMIN");

/** Operators: they send and keep groups for one system. */
export const isOperator = ({ roles }: Pick<Person, "roles">): boolean =>
  roles.includes("notifications:ROLE_OPERATOR");

export const useIsAdmin = (): boolean => isServiceAdmin(usePerson());
