import { usePerson } from "../shell/session.ts";
import type { Person } from "../shell/session.ts";

/** Administers documents: the service, or one organization. */
export const isAdministrator = ({ roles }: Person): boolean => roles.includes("documents:ROLE_ADMIN");

/** Administers the service of documents and not one organization. */
export const isServiceAdministrator = (person: Person): boolean =>
  isAdministrator(person) && person.roles.includes("documents:SERVICE");

export const useIsServiceAdministrator = (): boolean => isServiceAdministrator(usePerson());

const tiers = ["SERVICE", "ORGANIZATIE", "PERSONAL"] as const;

/** The reach of the person in documents; undefined in the first moment, before the service has said it. */
export function useTier(): (typeof tiers)[number] | undefined {
  const { roles } = usePerson();
  return tiers.find((tier) => roles.includes(`documents:${tier}`));
}
