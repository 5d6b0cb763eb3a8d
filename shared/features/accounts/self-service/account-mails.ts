import type { AccountMails } from "../administration.ts";
import { sendAccountMail, sendNotice } from "../mails.ts";
import { mailReset } from "../password-reset.ts";

/** The mails of administration in a service that sends mail. */
export const accountMails: AccountMails = {
  invite: (accounts, account) => sendAccountMail(accounts, account, "invitation"),
  notify: sendNotice,
  reset: mailReset,
};
