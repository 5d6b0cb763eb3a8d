import * as documents from "../../../client/generated/documents/operations.ts";
import type { AprobareCeruta } from "../../../client/generated/documents/types.ts";
import * as invoicing from "../../../client/generated/invoicing/operations.ts";
import * as notifications from "../../../client/generated/notifications/operations.ts";
import * as platform from "../../../client/generated/platform/operations.ts";
import type { ApprovalService } from "./services.ts";

export type Approval = AprobareCeruta;
export type ApprovalStatus = Approval["status"];

const ofDocuments = {
  approve: documents.adminApprovalsApprove,
  list: documents.adminApprovalsList,
  read: documents.adminApprovalsRead,
  readResult: documents.adminApprovalsReadResult,
  reject: documents.adminApprovalsReject,
  withdraw: documents.adminApprovalsWithdraw,
};

/** The operations of approvals, which are the same in all services. Of a whole namespace all would be loaded. */
export const operationsOf: Readonly<Record<ApprovalService, typeof ofDocuments>> = {
  documents: ofDocuments,
  invoicing: {
    approve: invoicing.adminApprovalsApprove,
    list: invoicing.adminApprovalsList,
    read: invoicing.adminApprovalsRead,
    readResult: invoicing.adminApprovalsReadResult,
    reject: invoicing.adminApprovalsReject,
    withdraw: invoicing.adminApprovalsWithdraw,
  },
  notifications: {
    approve: notifications.adminApprovalsApprove,
    list: notifications.adminApprovalsList,
    read: notifications.adminApprovalsRead,
    readResult: notifications.adminApprovalsReadResult,
    reject: notifications.adminApprovalsReject,
    withdraw: notifications.adminApprovalsWithdraw,
  },
  platform: {
    approve: platform.adminApprovalsApprove,
    list: platform.adminApprovalsList,
    read: platform.adminApprovalsRead,
    readResult: platform.adminApprovalsReadResult,
    reject: platform.adminApprovalsReject,
    withdraw: platform.adminApprovalsWithdraw,
  },
};
