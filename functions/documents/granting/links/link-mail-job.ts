import { job } from "../../../../shared/jobs/job.ts";
import { LINK_MAILS_DUE, LinkMails, linkMailQueue } from "../../records/link-mail.ts";

/** Sends the address of a link by mail. */
export const linkMailJob = job({
  name: "link-mail",
  entity: LinkMails,
  queue: linkMailQueue,
  message: (linkId) => ({ linkId }),
  waitingIn: LINK_MAILS_DUE,
  isWaiting: ({ dueStatus }) => dueStatus === LINK_MAILS_DUE,
});
