import type { Person } from "../shell/session.ts";

export const REQUESTS = ["documents", "requests"] as const;

/** Administrators of the document's organization or of the service decide requests. */
export const decides = ({ roles }: Pick<Person, "roles">): boolean => roles.includes("documents:ROLE_ADMIN");

/** The number of requests that wait for the person; its code is loaded after the first page. */
export const requestsToDecide = {
  queryKey: [...REQUESTS, "count"],
  queryFn: async (): Promise<number> => (await import("../api/requesters.ts")).countToDecide(),
};
