import { scheduledHandler } from "../../../../shared/jobs/scheduled.ts";
import { documents } from "../../service.ts";
import { sendMails } from "./send-mails.ts";

export const handler = scheduledHandler(documents.name, "sending mails", () => sendMails());
