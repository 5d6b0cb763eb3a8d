import { type Person, usePerson } from "../shell/session.ts";

/** Administers documents: the whole service, or one organization. */
export const isAdministrator = ({ roles }: Person): boolean => roles.includes("documents:ROLE_ADMIN");

/** Administers the whole service of documents, not one organization. */
export const isServiceAdministrator = (person: Person): boolean =>
  isAdministrator(person) && person.roles.includes("documents:SERVICE");

export const useIsServiceAdministrator = (): boolean => isServiceAdministrator(usePerson());

const tiers = ["SERVICE", "ORGANIZATIE", "PERSONAL"] as const;

/** The reach of the person in documents; undefined until the service has told it. */
export function useTier(): (typeof tiers)[number] | undefined {
  const { roles } = usePerson();
  return tiers.find((tier) => roles.includes(`documents:${tier}`));
}
