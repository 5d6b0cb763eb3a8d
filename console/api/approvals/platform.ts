export {
  adminApprovalsApprove as approve,
  adminApprovalsList as list,
  adminApprovalsRead as read,
  adminApprovalsReadResult as readResult,
  adminApprovalsReject as reject,
  adminApprovalsWithdraw as withdraw,
} from "../../../client/generated/platform/operations.ts";
