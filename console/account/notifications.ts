export {
  accountChangePassword as changePassword,
  accountRead as read,
  accountReplace as replace,
} from "../../client/generated/notifications/operations.ts";
