import type * as z from "zod";
import { accepted } from "../../../../shared/http/accepted.ts";
import type { Reply } from "../../../../shared/http/responses.ts";
import { MACHINE } from "../../records/document.ts";
import {
  machineStatusAddress,
  type UploadView,
  statusAddress,
  statusOf,
  type Upload,
} from "../../records/upload.ts";

/** The 202 response of a background job, with its status address. */
export type Accepted = Reply<z.input<typeof UploadView>>;

export function acceptedReply(waiting: Upload): Accepted {
  const address = waiting.creator.startsWith(MACHINE) ? machineStatusAddress : statusAddress;
  return accepted(statusOf(waiting), `/documents${address(waiting.id)}`);
}
