import type * as z from "zod";
import { clock } from "../../../shared/clock.ts";
import { everyRow } from "../../../shared/data/lists.ts";
import { findUnique, read } from "../../../shared/data/repository.ts";
import { acceptNotification } from "../../../functions/notifications/accepting/sending/accept.ts";
import { NoticeRequest } from "../../../functions/notifications/accepting/sending/request.ts";
import { systemFor } from "../../../functions/notifications/accepting/sending/system-for.ts";
import { cancelNotification } from "../../../functions/notifications/accepting/tracking/cancel.ts";
import { sent } from "../../../functions/notifications/delivering/delivery/outcomes.ts";
import { applyReceipt } from "../../../functions/notifications/delivering/receipts/apply.ts";
import { Deliveries, deliveriesOf } from "../../../functions/notifications/records/delivery.ts";
import { Notifications, trackingOf } from "../../../functions/notifications/records/notification.ts";
import { Providers } from "../../../functions/notifications/records/provider.ts";
import { changeDelivery } from "../../../functions/notifications/state/progress/change-delivery.ts";

/*
 * Notifications that end in every state. They are accepted as from their system and sent by the system itself, in the first minutes of
 * a start: to the mail server, the SMS gateway and the push service of this machine.
 */

type Sent = z.input<typeof NoticeRequest>;

const HOUR_MS = 3_600_000;
const inHours = (hours: number): string => new Date(clock.now().getTime() + hours * HOUR_MS).toISOString();
const variables = { taxa: "Taxa pentru apă", suma: "214", termen: "15.12.2026" };

interface Notice {
  trackingId: string;
  request: () => Sent;
  isCancelled?: true;
  isRead?: true;
}

export const notices: readonly Notice[] = [
  // Delivered: people of the registry by their ways, and what they decline.
  {
    trackingId: "demo-taxe-trim-4",
    request: () => ({
      template: { id: 1, variables },
      recipients: [{ type: "Group", value: "contribuabili" }],
    }),
  },
  // Delivered, by a receipt of the gateway.
  {
    trackingId: "demo-sms-apa",
    request: () => ({
      subject: "Întrerupere de apă",
      body: "Mâine, între 9:00 și 15:00, apa va fi oprită pe strada Grădinilor.",
      bodyShort: "Maine 9-15 apa va fi oprita pe str. Gradinilor.",
      recipients: [{ type: "SMS", value: "+37369222001" }],
    }),
  },
  // Sent: the gateway took it, and no receipt comes.
  {
    trackingId: "demo-sms-fara-recipisa",
    request: () => ({
      subject: "Programare",
      body: "Vă așteptăm joi la ora 10:00, ghișeul 4.",
      bodyShort: "Va asteptam joi la 10:00, ghiseul 4.",
      recipients: [{ type: "SMS", value: "+37369000012" }],
    }),
  },
  // Failed: the number or the address does not exist.
  {
    trackingId: "demo-sms-esuat",
    request: () => ({
      subject: "Cod de verificare",
      body: "Codul Dvs. este 480 112.",
      bodyShort: "Codul Dvs. este 480 112.",
      recipients: [{ type: "SMS", value: "+37369000011" }],
    }),
  },
  {
    trackingId: "demo-mail-refuzat",
    request: () => ({
      subject: "Decizia de impunere",
      body: "Decizia de impunere pentru anul 2026 se află în contul Dvs.",
      categorie: "decizii",
      recipients: [{ type: "Email", value: "fault-recipient-550.contribuabil@exemplu.md" }],
    }),
  },
  // Sending: the mail server asks to try again, and so it does, for a day.
  {
    trackingId: "demo-mail-amanat",
    request: () => ({
      subject: "Aviz de plată",
      body: "Avizul de plată pentru luna curentă este gata.",
      recipients: [{ type: "Email", value: "fault-recipient-451.contribuabil@exemplu.md" }],
      expiresAt: inHours(24),
    }),
  },
  // Pending: an SMS that follows if the mail does not arrive.
  {
    trackingId: "demo-scara",
    request: () => ({
      subject: "Somație",
      body: "Vă rugăm să achitați restanța până la sfârșitul lunii.",
      bodyShort: "Achitati restanta pana la sfarsitul lunii.",
      recipients: [{ type: "IDNO", value: "1012600037220" }],
      channels: ["Email", "SMS"],
      escalate: { afterMinutes: 24 * 60 },
    }),
  },
  // Read.
  {
    trackingId: "demo-sms-citit",
    request: () => ({
      subject: "Extras pregătit",
      body: "Extrasul solicitat poate fi ridicat de la ghișeul 2.",
      bodyShort: "Extrasul poate fi ridicat de la ghiseul 2.",
      recipients: [{ type: "SMS", value: "+37369222002" }],
    }),
    isRead: true,
  },
  // Scheduled.
  {
    trackingId: "demo-programata",
    request: () => ({
      template: { id: 1, variables: { ...variables, taxa: "Impozitul pe teren" } },
      recipients: [{ type: "Group", value: "contribuabili" }],
      scheduledAt: inHours(72),
    }),
  },
  // Cancelled before its hour.
  {
    trackingId: "demo-anulata",
    request: () => ({
      subject: "Ședința consiliului",
      body: "Ședința consiliului se mută la 14:00.",
      recipients: [{ type: "Email", value: "consilier@exemplu.md" }],
      scheduledAt: inHours(48),
    }),
    isCancelled: true,
  },
];

const TAXES = 1;
const BY = "tudor.taxe";

export async function sendNotices(): Promise<void> {
  const system = await systemFor(TAXES);
  for (const { trackingId, request, isCancelled, isRead } of notices) {
    if (await findUnique(Notifications, "tracking", trackingOf({ sistemId: TAXES, trackingId }))) continue;
    const { id } = await acceptNotification({
      system,
      creatDe: BY,
      trackingId,
      request: NoticeRequest.parse(request()),
    });
    if (isCancelled) await cancelNotification({ id, by: BY });
    if (isRead) await markRead(id);
  }
}

const GATEWAY = 3;

/** The local gateway tells nobody that a message was read. */
async function markRead(notificationId: number): Promise<void> {
  const provider = await read(Providers, { id: GATEWAY });
  const rows = { partitions: [deliveriesOf(notificationId)], counter: null };
  for await (const { id } of everyRow(Deliveries.table, [rows])) {
    const delivery = await read(Deliveries, { id });
    if (!provider || !delivery) continue;
    const { after, event } = sent(delivery, provider, { kind: "accepted", messageId: `demo-${String(id)}` });
    await changeDelivery(delivery, after, event);
    await applyReceipt(id, { status: "Read" });
  }
}
