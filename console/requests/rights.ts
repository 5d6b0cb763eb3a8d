import type { Person } from "../shell/session.ts";

/** Requests are decided by administrators of the document: of its organization or of the service. */
export const decides = ({ roles }: Pick<Person, "roles">): boolean => roles.includes("documents:ROLE_ADMIN");
