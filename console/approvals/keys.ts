export const APPROVALS = ["approvals"] as const;
