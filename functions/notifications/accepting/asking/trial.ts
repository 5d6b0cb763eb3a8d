import * as z from "zod";
import type { Stored } from "../../../../shared/data/entity.ts";
import { ephemeralKey } from "../../../../shared/data/ephemeral.ts";
import { takePlace } from "../../../../shared/data/places.ts";
import { getsMail } from "../../../../shared/features/accounts/account.ts";
import { showAs } from "../../../../shared/http/params.ts";
import { randomCode } from "../../../../shared/ids.ts";
import { limitReached } from "../../../../shared/refusals.ts";
import { actingSystem, type Reader } from "../../access/callers.ts";
import { placeOfAddress } from "../../recipients/people/places.ts";
import { normalizedAddress } from "../../records/address-forms.ts";
import { noticeLanguages } from "../../records/localized.ts";
import type { Notification } from "../../records/notification.ts";
import { placeContent } from "../../state/content/contents.ts";
import { checkTexts } from "../sending/check-texts.ts";
import { ownVariables, sentTexts } from "../sending/request.ts";
import { requestHmac } from "../sending/request-hmac.ts";
import { storeNotification } from "../sending/store-notification.ts";
import { textsOf } from "../sending/texts-of.ts";
import { systemFor } from "../sending/system-for.ts";
import { refusals } from "./texts.ts";

/** The texts of a test, and the values of the recipient that it stands for. */
export const Trial = z
  .object({
    ...sentTexts,
    sistemId: z.int().positive().optional(),
    limba: z.enum(noticeLanguages).optional(),
    variables: ownVariables.optional(),
  })
  .meta({
    id: "StaffNotificationTest",
    override: showAs({ examples: [{ subject: "Programare confirmată", body: "Vă așteptăm la ghișeul 4." }] }),
  });

/** How many tests a person may send to themselves in an hour. */
const MOST_AN_HOUR = 10;
const HOUR_SECONDS = 3600;

/**
 * Sends the texts to the mail address of who asks, marked as a test, by the same way as every message. It is in no list and in no
 * total, and no system is told of it.
 * @throws conflict without a mail address; badRequest as the sending; tooManyRequests beyond 10 an hour
 */
export async function sendTrial(
  caller: Reader,
  { sistemId, limba, variables, ...sent }: z.output<typeof Trial>,
): Promise<Stored<Notification>> {
  const {
    limitaPeZi: _limit,
    callbackUrl: _callback,
    ...system
  } = await systemFor(actingSystem(caller, sistemId));
  const adresa = getsMail(caller) ? await normalizedAddress("Email", caller.email) : undefined;
  if (adresa === undefined) throw refusals.faraAdresaProprie();
  const { titlu, templateId, categorie: _category, ...frozen } = await textsOf(system.id, sent);
  const recipient = { canal: "Email", adresa, limba, variables } as const;
  checkTexts({ ...frozen, recipients: [{ number: 0, recipient }] }, new Date());
  const wait = await takePlace(ephemeralKey("notifications", "tests", caller.id), MOST_AN_HOUR, HOUR_SECONDS);
  if (wait !== undefined) throw limitReached(MOST_AN_HOUR, wait);
  const content = { ...frozen, recipients: [recipient], forwardTo: [], attachments: [] };
  const trackingId = `proba-${randomCode(20)}`;
  return storeNotification(
    {
      ...{ system, content, trackingId, titlu, templateId, creatDe: caller.login, proba: true },
      contentHmac: requestHmac({ ...sent, recipients: [], priority: "High" }),
      request: { priority: "High" },
      scheduledAt: undefined,
      expiresAt: undefined,
      callbackUrl: undefined,
      categorie: undefined,
      expected: 1,
      places: [[placeOfAddress(content, 0, recipient)]],
    },
    await placeContent(content, "content/"),
  );
}
