export const REQUESTS = ["documents", "requests"] as const;

/** The number of requests that wait for the person; its code is loaded after the first page. */
export const requestsToDecide = {
  queryKey: [...REQUESTS, "count"],
  queryFn: async (): Promise<number> => (await import("./to-decide.ts")).countToDecide(),
};
