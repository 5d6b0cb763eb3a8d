import {
  adminApprovalsApprove as documentsAdminApprovalsApprove,
  adminApprovalsList as documentsAdminApprovalsList,
  adminApprovalsRead as documentsAdminApprovalsRead,
  adminApprovalsReadResult as documentsAdminApprovalsReadResult,
  adminApprovalsReject as documentsAdminApprovalsReject,
  adminApprovalsWithdraw as documentsAdminApprovalsWithdraw,
} from "../../../client/generated/documents/operations.ts";
import type { AprobareCeruta } from "../../../client/generated/documents/types.ts";
import {
  adminApprovalsApprove as identityAdminApprovalsApprove,
  adminApprovalsList as identityAdminApprovalsList,
  adminApprovalsRead as identityAdminApprovalsRead,
  adminApprovalsReadResult as identityAdminApprovalsReadResult,
  adminApprovalsReject as identityAdminApprovalsReject,
  adminApprovalsWithdraw as identityAdminApprovalsWithdraw,
} from "../../../client/generated/identity/operations.ts";
import {
  adminApprovalsApprove as invoicingAdminApprovalsApprove,
  adminApprovalsList as invoicingAdminApprovalsList,
  adminApprovalsRead as invoicingAdminApprovalsRead,
  adminApprovalsReadResult as invoicingAdminApprovalsReadResult,
  adminApprovalsReject as invoicingAdminApprovalsReject,
  adminApprovalsWithdraw as invoicingAdminApprovalsWithdraw,
} from "../../../client/generated/invoicing/operations.ts";
import {
  adminApprovalsApprove as notificationsAdminApprovalsApprove,
  adminApprovalsList as notificationsAdminApprovalsList,
  adminApprovalsRead as notificationsAdminApprovalsRead,
  adminApprovalsReadResult as notificationsAdminApprovalsReadResult,
  adminApprovalsReject as notificationsAdminApprovalsReject,
  adminApprovalsWithdraw as notificationsAdminApprovalsWithdraw,
} from "../../../client/generated/notifications/operations.ts";
import {
  adminApprovalsApprove as platformAdminApprovalsApprove,
  adminApprovalsList as platformAdminApprovalsList,
  adminApprovalsRead as platformAdminApprovalsRead,
  adminApprovalsReadResult as platformAdminApprovalsReadResult,
  adminApprovalsReject as platformAdminApprovalsReject,
  adminApprovalsWithdraw as platformAdminApprovalsWithdraw,
} from "../../../client/generated/platform/operations.ts";
import {
  adminApprovalsApprove as templateAdminAdminApprovalsApprove,
  adminApprovalsList as templateAdminAdminApprovalsList,
  adminApprovalsRead as templateAdminAdminApprovalsRead,
  adminApprovalsReadResult as templateAdminAdminApprovalsReadResult,
  adminApprovalsReject as templateAdminAdminApprovalsReject,
  adminApprovalsWithdraw as templateAdminAdminApprovalsWithdraw,
} from "../../../client/generated/template-admin/operations.ts";
import type { ApprovalService } from "./services.ts";

export type Approval = AprobareCeruta;
export type ApprovalStatus = Approval["status"];

const ofDocuments = {
  approve: documentsAdminApprovalsApprove,
  list: documentsAdminApprovalsList,
  read: documentsAdminApprovalsRead,
  readResult: documentsAdminApprovalsReadResult,
  reject: documentsAdminApprovalsReject,
  withdraw: documentsAdminApprovalsWithdraw,
};

/** The operations on approvals, the same in all services. */
export const operationsOf: Readonly<Record<ApprovalService, typeof ofDocuments>> = {
  documents: ofDocuments,
  identity: {
    approve: identityAdminApprovalsApprove,
    list: identityAdminApprovalsList,
    read: identityAdminApprovalsRead,
    readResult: identityAdminApprovalsReadResult,
    reject: identityAdminApprovalsReject,
    withdraw: identityAdminApprovalsWithdraw,
  },
  invoicing: {
    approve: invoicingAdminApprovalsApprove,
    list: invoicingAdminApprovalsList,
    read: invoicingAdminApprovalsRead,
    readResult: invoicingAdminApprovalsReadResult,
    reject: invoicingAdminApprovalsReject,
    withdraw: invoicingAdminApprovalsWithdraw,
  },
  notifications: {
    approve: notificationsAdminApprovalsApprove,
    list: notificationsAdminApprovalsList,
    read: notificationsAdminApprovalsRead,
    readResult: notificationsAdminApprovalsReadResult,
    reject: notificationsAdminApprovalsReject,
    withdraw: notificationsAdminApprovalsWithdraw,
  },
  platform: {
    approve: platformAdminApprovalsApprove,
    list: platformAdminApprovalsList,
    read: platformAdminApprovalsRead,
    readResult: platformAdminApprovalsReadResult,
    reject: platformAdminApprovalsReject,
    withdraw: platformAdminApprovalsWithdraw,
  },
  "template-admin": {
    approve: templateAdminAdminApprovalsApprove,
    list: templateAdminAdminApprovalsList,
    read: templateAdminAdminApprovalsRead,
    readResult: templateAdminAdminApprovalsReadResult,
    reject: templateAdminAdminApprovalsReject,
    withdraw: templateAdminAdminApprovalsWithdraw,
  },
};
