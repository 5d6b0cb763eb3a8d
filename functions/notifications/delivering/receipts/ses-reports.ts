import * as z from "zod";
import { readPartition, recordOf } from "../../../../shared/data/repository.ts";
import { eventConsumer } from "../../../../shared/messaging/event-consumer.ts";
import { type Provider, PROVIDERS, Providers } from "../../records/provider.ts";
import { notifications } from "../../service.ts";
import type { Receipt } from "./receipt.ts";
import { takeReceipts } from "./take-receipts.ts";

/** The part of an Amazon SES report through EventBridge that is used: its addresses are never read. */
const SesReport = z.object({
  time: z.iso.datetime().optional(),
  detail: z.object({
    eventType: z.string(),
    mail: z.object({ messageId: z.string().min(1).max(255) }),
    bounce: z
      .object({
        bounceType: z.string(),
        bouncedRecipients: z.array(z.object({ status: z.string().optional() })).optional(),
      })
      .optional(),
  }),
});
type SesReport = z.output<typeof SesReport>;

/** The receipt that a report stands for; undefined for reports of other kinds, and for delays. */
function receiptOf({ time, detail: { eventType, bounce } }: SesReport): Receipt | undefined {
  const at = time === undefined ? {} : { at: time };
  if (eventType === "Delivery") return { status: "Delivered", ...at };
  if (eventType === "Open") return { status: "Read", ...at };
  if (eventType !== "Bounce") return undefined;
  // A mail of ours has one recipient.
  const code = bounce?.bouncedRecipients?.[0]?.status;
  return {
    status: "Failed",
    cauza: bounce?.bounceType === "Permanent" ? "permanent" : "temporary",
    code,
    ...at,
  };
}

/** The mail providers that send receipts. A report does not name the one that took the mail, so each of them is asked. */
async function mailProviders(): Promise<Provider[]> {
  const items = await readPartition(Providers.table, PROVIDERS);
  return items
    .map((item) => recordOf<Provider>(item))
    .filter(({ tip, recipise }) => tip === "SMTP" && recipise);
}

async function takeReport(report: SesReport): Promise<void> {
  const receipt = receiptOf(report);
  if (!receipt) return;
  const { messageId } = report.detail.mail;
  for (const provider of await mailProviders()) await takeReceipts(provider, [{ messageId, ...receipt }]);
}

export const handler = eventConsumer({ service: notifications.name, event: SesReport, handle: takeReport });
