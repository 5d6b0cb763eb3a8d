import { originOf } from "../../../../shared/outgoing/secret-servers.ts";
import { invalidField } from "../../../../shared/refusals.ts";
import type { NoticeRequest } from "./request.ts";
import type { SendingSystem } from "./store-notification.ts";
import { refusals } from "./texts.ts";

/**
 * The address to call on changes of a notification: that of the request, else that of its system.
 * @throws badRequest for an address outside the system's origin, where no call may be sent
 */
export function callbackOf(
  { callbackUrl: ofSystem }: SendingSystem,
  { callbackUrl }: Pick<NoticeRequest, "callbackUrl">,
): string | undefined {
  if (callbackUrl === undefined) return ofSystem;
  if (ofSystem === undefined || originOf(callbackUrl) !== originOf(ofSystem))
    throw invalidField("callbackUrl", refusals.callbackStrain);
  return callbackUrl;
}
