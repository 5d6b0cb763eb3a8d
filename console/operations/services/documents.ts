export {
  adminApprovalsApprove,
  adminApprovalsList,
  adminApprovalsReject,
  adminApprovalsWithdraw,
  adminQueuesList,
  adminQueuesListMessages,
  adminQueuesPurge,
  adminQueuesReplay,
  healthRead,
  infoRead,
  managementReadComponent,
} from "../../../client/generated/documents/operations.ts";
