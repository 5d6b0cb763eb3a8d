export {
  accountChangePassword as changePassword,
  accountRead as read,
  accountReplace as replace,
} from "../../client/generated/documents/operations.ts";
