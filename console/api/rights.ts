import { usePerson } from "../shell/session.ts";
import type { Person } from "../shell/session.ts";

/** Administers documents: the service, or one organization. */
export const isAdministrator = ({ roles }: Person): boolean => roles.includes("documents:ROLE_ADMIN");

/** Administers the service of documents and not one organization. */
export const isServiceAdministrator = (person: Person): boolean =>
  isAdministrator(person) && person.roles.includes("documents:SERVICE");

export const useIsServiceAdministrator = (): boolean => isServiceAdministrator(usePerson());
