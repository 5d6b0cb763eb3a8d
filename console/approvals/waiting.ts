import { APPROVALS } from "./keys.ts";
import type { ApprovalService } from "../api/approvals/services.ts";

/** The number of approvals that others asked for and that wait; its code is loaded after the first page. */
export const approvalsToDecide = (services: readonly ApprovalService[]) => ({
  queryKey: [...APPROVALS, "count", services],
  queryFn: async (): Promise<number> => (await import("./queries.ts")).countToDecide(services),
});
