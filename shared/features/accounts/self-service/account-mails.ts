import { takeCode } from "../../../codes/take-code.ts";
import type { AccountMails } from "../administration.ts";
import { sendAccountMail, sendNotice } from "../mails.ts";
import { mailReset } from "../password-reset.ts";

/** The mails of administration in a service that sends mail. */
export const accountMails: AccountMails = {
  async invite(accounts, account) {
    if (await takeCode({ service: accounts.service, channel: "Email" })) return;
    await sendAccountMail(accounts, account, "invitation");
  },
  notify: sendNotice,
  reset: mailReset,
};
