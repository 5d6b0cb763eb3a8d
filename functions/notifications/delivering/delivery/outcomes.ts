import { clock } from "../../../../shared/clock.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import type { Write } from "../../../../shared/data/transaction.ts";
import { AppError } from "../../../../shared/errors.ts";
import { secondsFromNow } from "../../../../shared/jobs/lease.ts";
import type { HandedOver, SimulatedReceipt } from "../channels/message.ts";
import type { NewEvent } from "../../state/progress/change-delivery.ts";
import { ended, settled } from "../../state/progress/ended-delivery.ts";
import type { Delivery } from "../../records/delivery.ts";
import { awaitingReceiptOf, givenUpIn, waitingIn } from "../../records/lanes.ts";
import type { Provider } from "../../records/provider.ts";
import type { Cause, Reason } from "../../records/states.ts";
import { suppressing } from "../../records/suppression.ts";
import { pauseAfter, waitingFor } from "./retries.ts";

/** A delivery as a worker leaves it, with the event and the writes of the same transaction. */
export interface Left {
  after: Delivery;
  event?: NewEvent;
  also?: Write[];
  /** The receipt that a simulator gave at once. */
  receipt?: SimulatedReceipt | undefined;
  /** After how many seconds a message brings it back. */
  delaySeconds?: number | undefined;
  /** True if the address does not exist. */
  isBounce?: boolean;
  /** True if its id goes to the dead letters. */
  isGivenUp?: boolean;
}

/** How long a receipt is expected, in seconds. */
const RECEIPT_SECONDS = 72 * 3600;

/** The simulator is not a record, so deliveries do not name it. */
const idOf = ({ tip, id }: Provider): Pick<Delivery, "providerId"> =>
  tip === "SIMULATOR" ? {} : { providerId: id };

/** A provider took the message. If it sends receipts, one is expected within 72 hours; otherwise this is the end. */
export function sent(
  delivery: Stored<Delivery>,
  provider: Provider,
  { messageId, segments, receipt }: HandedOver,
): Left {
  const now = clock.iso();
  const incercari = delivery.incercari + 1;
  const waits = provider.recipise
    ? {
        hasReceipts: true,
        dueStatus: awaitingReceiptOf(delivery.id),
        dueAt: secondsFromNow(RECEIPT_SECONDS),
      }
    : { incheiatLa: now };
  return {
    after: {
      ...ended(delivery),
      ...idOf(provider),
      status: "Sent",
      incercari,
      trimisLa: now,
      ...(messageId === undefined ? {} : { mesajId: messageId }),
      ...(segments === undefined ? {} : { segmente: segments }),
      ...waits,
    },
    event: { tip: "TRIMISA", detalii: { furnizor: provider.cod, incercare: incercari } },
    receipt,
  };
}

interface Refusal {
  motiv: Reason;
  provider?: Provider | undefined;
  /** Kind of the failure as the provider said it. */
  code?: string | undefined;
  isAddressGone?: boolean;
}

/** The recipient or the content is refused for good. An address that does not exist is suppressed. */
export function refused(
  delivery: Stored<Delivery>,
  { motiv, provider, code, isAddressGone = false }: Refusal,
): Left {
  const isTried = provider !== undefined;
  const after: Delivery = {
    ...ended(delivery),
    ...failure("permanent", motiv),
    incercari: delivery.incercari + (isTried ? 1 : 0),
    ...(isTried ? idOf(provider) : {}),
  };
  return {
    after,
    event: failed("permanent", motiv, { furnizor: provider?.cod, cod: code }),
    also: isAddressGone ? [suppressing(after, motiv, code)] : [],
    isBounce: isAddressGone,
  };
}

/** What refused a content, as events name it. */
export const nameOfRefusal = (error: Error): string => (error instanceof AppError ? error.key : error.name);

/** It waits in the dead letters of its lane until it is replayed, so it keeps its address. */
export const givenUp = (delivery: Stored<Delivery>, motiv: "incercari-epuizate" | "fara-furnizor"): Left => ({
  after: {
    ...settled(delivery),
    ...failure("technical", motiv),
    dueStatus: givenUpIn(delivery.priority),
    dueAt: clock.iso(),
  },
  event: failed("technical", motiv),
  isGivenUp: true,
});

interface Fault {
  provider: Provider;
  code: string;
  retryAfterSeconds?: number | undefined;
}

/** An attempt failed, and another one follows; after the last one the delivery is given up. */
export function triedAgain(delivery: Stored<Delivery>, { provider, code, retryAfterSeconds }: Fault): Left {
  const incercari = delivery.incercari + 1;
  const spent = { ...delivery, ...idOf(provider), incercari };
  const pause = pauseAfter(incercari, retryAfterSeconds);
  if (pause === undefined) return givenUp(spent, "incercari-epuizate");
  const { delaySeconds, ...times } = waitingFor(pause);
  return {
    after: {
      ...settled(spent),
      dueStatus: waitingIn(delivery.priority, delivery.sistemId, delivery.canal),
      ...times,
    },
    event: { tip: "REPROGRAMATA", detalii: { furnizor: provider.cod, cod: code, incercare: incercari } },
    delaySeconds,
  };
}

/** No way is open: it waits for the dispatcher, and no attempt is spent. */
export const postponed = (delivery: Stored<Delivery>, seconds = 0): Left => ({
  after: {
    ...settled(delivery),
    dueStatus: waitingIn(delivery.priority, delivery.sistemId, delivery.canal),
    dueAt: secondsFromNow(seconds),
    ...(seconds > 0 ? { urmatoareaLa: secondsFromNow(seconds) } : {}),
  },
});

const failure = (cauza: Cause, motiv: Reason) =>
  ({ status: "Failed", cauza, motiv, incheiatLa: clock.iso() }) as const;

const failed = (
  cauza: Cause,
  motiv: Reason,
  { furnizor, cod }: { furnizor?: string | undefined; cod?: string | undefined } = {},
): NewEvent => ({
  tip: "ESUATA",
  detalii: {
    cauza,
    motiv,
    ...(furnizor === undefined ? {} : { furnizor }),
    ...(cod === undefined ? {} : { cod }),
  },
});
