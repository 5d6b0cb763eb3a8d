import type * as z from "zod";
import { config } from "../../../shared/config.ts";
import { Reply } from "../../../shared/http/responses.ts";
import { MACHINE } from "../records/document.ts";
import {
  machineStatusAddress,
  type UploadView,
  statusAddress,
  statusOf,
  type Upload,
} from "../records/upload.ts";

/** The 202 response of a background job, with its status address. */
export type Accepted = Reply<z.input<typeof UploadView>>;

export function acceptedReply(waiting: Upload): Accepted {
  const address = waiting.creator.startsWith(MACHINE) ? machineStatusAddress : statusAddress;
  const location = `${config.publicUrl}/documents${address(waiting.id)}`;
  return new Reply(statusOf(waiting), { status: 202, headers: { location, "retry-after": "5" } });
}
