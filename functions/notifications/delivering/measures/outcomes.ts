import { clock } from "../../../../shared/clock.ts";
import { log } from "../../../../shared/log.ts";
import { observe } from "../../../../shared/metrics/histograms.ts";
import type { Delivery } from "../../records/delivery.ts";
import type { Notification } from "../../records/notification.ts";
import { deliveryOutcomes } from "./delivery-outcomes.ts";
import { handOverSeconds } from "./hand-over-seconds.ts";

/*
 * What operators watch about deliveries: CloudWatch metrics, which alarms read (resources/alarms.yml), and the
 * histogram of `/metrics`. The simulator is not a provider, so its deliveries are not measured.
 */

/** The metrics of a batch of messages. */
const counts = { DeliveriesAnswered: 0, DeliveriesRefused: 0, DeliveriesGivenUp: 0, AddressesSuppressed: 0 };

type Ended = Pick<Delivery, "status" | "motiv" | "providerId">;

/** A provider refused the address or the content for good. Suppressed addresses reach no provider. */
const isRefused = ({ motiv }: Ended): boolean => motiv === "adresa-refuzata" || motiv === "continut-refuzat";

interface OutcomeFacts {
  isGivenUp?: boolean | undefined;
  /** The provider says that the address does not exist, which suppresses it. */
  isBounce?: boolean | undefined;
}

/** Counts the outcome of a delivery: `emitOutcomes` emits the sums. */
export function countOutcome(after: Ended, { isGivenUp, isBounce }: OutcomeFacts): void {
  if (isGivenUp) {
    counts.DeliveriesGivenUp += 1;
    measureOutcome("givenUp");
  }
  if (after.providerId === undefined || !(after.status === "Sent" || isRefused(after))) return;
  counts.DeliveriesAnswered += 1;
  measureOutcome(isRefused(after) ? "refused" : "answered");
  if (isRefused(after)) counts.DeliveriesRefused += 1;
  if (isBounce) counts.AddressesSuppressed += 1;
}

const measureOutcome = (outcome: "answered" | "refused" | "givenUp"): void =>
  observe(deliveryOutcomes, { service: "notifications", outcome }, 1);

/** Emits what was counted since the last call, as one line; nothing if nothing was. */
export function emitOutcomes(): void {
  if (Object.values(counts).every((count) => count === 0)) return;
  log.metrics({ ...counts });
  for (const name of Object.keys(counts)) counts[name as keyof typeof counts] = 0;
}

/** Counts a message that bounced after its provider had taken it, which suppresses its address. */
export function countBounce({ providerId }: Ended): void {
  if (providerId !== undefined) log.metrics({ DeliveriesRefused: 1, AddressesSuppressed: 1 });
}

type Accepted = Pick<Notification, "creatLa" | "scheduledAt">;

/** Measures a delivery that a provider took. A replay begins another round. */
export function measureHandOver(
  delivery: Pick<Delivery, "canal" | "priority" | "providerId" | "rundaDin">,
  { creatLa, scheduledAt = creatLa }: Accepted,
): void {
  if (delivery.providerId === undefined) return;
  const { canal: channel, priority, rundaDin } = delivery;
  const since = rundaDin ?? (scheduledAt > creatLa ? scheduledAt : creatLa);
  const seconds = Math.max(0, clock.now().getTime() - Date.parse(since)) / 1000;
  observe(handOverSeconds, { service: "notifications", channel, priority }, seconds);
}
