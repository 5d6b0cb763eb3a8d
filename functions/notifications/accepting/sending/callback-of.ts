import { originOf } from "../../../../shared/outgoing/secret-servers.ts";
import { invalidField } from "../../../../shared/refusals.ts";
import type { NoticeRequest } from "./request.ts";
import type { SendingSystem } from "./store-notification.ts";
import { refusals } from "./texts.ts";

/**
 * The address that is called on changes of a notification: that of the call, else that of its system.
 * @throws badRequest for an address of another origin than the system's, to which no call may be sent
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
