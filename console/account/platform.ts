export {
  accountChangePassword as changePassword,
  accountRead as read,
  accountReplace as replace,
} from "../../client/generated/platform/operations.ts";
