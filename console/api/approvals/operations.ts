import * as documents from "./documents.ts";
import * as invoicing from "./invoicing.ts";
import * as notifications from "./notifications.ts";
import * as platform from "./platform.ts";
import type { AprobareCeruta } from "../../../client/generated/documents/types.ts";
import type { ApprovalService } from "./services.ts";

export type Approval = AprobareCeruta;
export type ApprovalStatus = Approval["status"];

/** The operations of approvals, which are the same in all services. */
export const operationsOf: Readonly<Record<ApprovalService, typeof documents>> = {
  documents,
  invoicing,
  notifications,
  platform,
};
