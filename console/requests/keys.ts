export const REQUESTS = ["documents", "requests"] as const;
