import type { Stored } from "../../../shared/data/entity.ts";
import { read } from "../../../shared/data/repository.ts";
import { backoff } from "../../../shared/data/transaction.ts";
import { isRefusal } from "../../../shared/errors.ts";
import { claimAsRead, isLeased, secondsFromNow } from "../../../shared/jobs/lease.ts";
import { log } from "../../../shared/log.ts";
import { send } from "../../../shared/messaging/send.ts";
import { TemplateTooLarge } from "../../../shared/rendering/language.ts";
import { changeDelivery } from "../progress/change-delivery.ts";
import { applyEarlyReceipts } from "../receipts/early.ts";
import { Deliveries, type Delivery } from "../records/delivery.ts";
import { deadLettersOf, queueOf } from "../records/lanes.ts";
import type { Notification } from "../records/notification.ts";
import type { Provider } from "../records/provider.ts";
import type { System } from "../records/system.ts";
import { keepsCeilings } from "./ceilings.ts";
import type { Asked, Channels } from "./channels.ts";
import { compose, type Composed } from "./compose.ts";
import { providerIdFor, systemOf } from "./directory.ts";
import { endBy, readFacts } from "./facts.ts";
import { handOver } from "./hand-over.ts";
import { cancelled, expired, givenUp, type Left, postponed, refused } from "./outcomes.ts";
import { prepareContent } from "./prepared-content.ts";
import { addressOf } from "./texts-of.ts";
import { isReached } from "./retries.ts";

/** Longer than the function may run (functions.yml), so that a worker that was killed is the last of its lease. */
const LEASE_SECONDS = 90;
/** Workers that may claim a delivery and end without an outcome, before it counts as what ends them. */
const MOST_CLAIMS = 10;
/** The pause after a fault of ours, in seconds. */
const FAULT_SECONDS = 30;
const LONGEST_FAULT_SECONDS = 1800;
/** The time for which a delivery waits if its channel has no provider, in seconds. */
const NO_PROVIDER_SECONDS = 3600;

/** Sends deliveries over these channels. The result takes the message of a lane: it may come twice, late or never. */
export const deliverer =
  (channels: Channels) =>
  async ({ livrareId }: { livrareId: number }): Promise<void> => {
    const row = await read(Deliveries, { id: livrareId });
    if (!row) return;
    if (maySend(row)) await deliver(channels, row);
    else await applyEarlyReceipts(row);
  };

/** True if a delivery may be sent now, and no worker holds it. */
const maySend = (row: Delivery): boolean =>
  row.status === "Sending" &&
  !isLeased(row) &&
  (row.urmatoareaLa === undefined || isReached(row.urmatoareaLa));

async function deliver(channels: Channels, row: Stored<Delivery>): Promise<void> {
  if (isReached(row.expiresAt)) return leave(row, expired(row));
  if ((row.attempts ?? 0) >= MOST_CLAIMS) return leave(row, givenUp(row, "incercari-epuizate"));
  const [system, providerId] = await Promise.all([systemOf(row.sistemId), providerIdFor(row)]);
  const asked = askedOf(row, system, providerId);
  const way = await channels.openWay(asked);
  if ("none" in way) return waitFor(row, way.none);
  const attempts = (row.attempts ?? 0) + 1;
  const held = await claimAsRead(Deliveries, row, LEASE_SECONDS, (found) => ({ ...found, attempts }));
  if (held) await work(channels, { held, system, asked, provider: way.provider });
}

const askedOf = (row: Delivery, system: System | undefined, providerId: number | undefined): Asked => ({
  canal: row.canal,
  priority: row.priority,
  adresa: row.adresa ?? "",
  isTest: system?.mod === "PROBA",
  providerId,
});

/** Without an open way the row stays as it is, and the dispatcher brings it back. */
async function waitFor(row: Stored<Delivery>, none: "closed" | "missing"): Promise<void> {
  const since = row.urmatoareaLa ?? row.rundaDin ?? row.creatLa;
  const isOver = none === "missing" && since <= secondsFromNow(-NO_PROVIDER_SECONDS);
  if (isOver) await leave(row, givenUp(row, "fara-furnizor"));
}

interface Work {
  held: Stored<Delivery>;
  system: System | undefined;
  asked: Asked;
  provider: Provider;
}

/** A fault of ours gives the delivery back before the message fails, so that it need not wait for the end of the lease. */
async function work(channels: Channels, { held, ...others }: Work): Promise<void> {
  const left = await outcomeOf(channels, { held, ...others }).catch(async (error: unknown) => {
    await leave(held, interrupted(held));
    throw error;
  });
  await leave(held, left);
}

/** The claims stay counted, so that what fails whenever it is tried ends. */
function interrupted(held: Stored<Delivery>): Left {
  const { attempts = 1 } = held;
  const { after } = postponed(held, Math.min(FAULT_SECONDS * 2 ** (attempts - 1), LONGEST_FAULT_SECONDS));
  return { after: { ...after, attempts } };
}

async function outcomeOf(channels: Channels, { held, system, asked, provider }: Work): Promise<Left> {
  const facts = await readFacts(held);
  const end = endBy(held, facts);
  if (end) return end;
  if (!(await keepsCeilings(system, held))) return cancelled(held, "prea-des");
  const counted = system?.plafoane?.length ? { ...held, isCounted: true } : held;
  const composed = facts.notification && (await composedFor(counted, facts.notification));
  if (composed === undefined) return expired(held);
  if (typeof composed !== "function") return composed;
  return handOver(channels, provider, { held: counted, asked, composed });
}

/** The message of a delivery, or the end of one that cannot be rendered; undefined if its content has ended. */
async function composedFor(
  delivery: Stored<Delivery>,
  notification: Notification,
): Promise<Composed | Left | undefined> {
  const prepared = await prepareContent(notification);
  const to = prepared && addressOf(prepared, delivery);
  if (prepared === undefined || to === undefined) return undefined;
  try {
    return await compose(prepared, { delivery, notification, to });
  } catch (error) {
    if (!(error instanceof TemplateTooLarge || isRefusal(error))) throw error;
    return refused(delivery, { motiv: "continut-refuzat", code: error.name });
  }
}

/** Attempts to store an outcome. Each is safe to repeat: the revision of the row admits one of them. */
const STORING_ATTEMPTS = 5;

/** Stores how a worker leaves a delivery, and sends the signals that follow from it. */
async function leave(before: Stored<Delivery>, left: Left): Promise<void> {
  const stored = await store(before, left);
  if (!stored) return log.warn("a delivery changed before its outcome was stored", { object: before.id });
  await signal(stored, left);
  if (stored.hasReceipts) await applyEarlyReceipts(stored);
}

async function store(before: Stored<Delivery>, { after, event, also }: Left) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await changeDelivery(before, after, event, also);
    } catch (error) {
      if (attempt >= STORING_ATTEMPTS) throw error;
      await backoff(attempt);
    }
  }
}

/** The row waits in the `due` index, so a signal that is lost only delays it. */
async function signal(delivery: Delivery, { delaySeconds, isGivenUp = false }: Left): Promise<void> {
  const { id: livrareId, priority } = delivery;
  try {
    if (delaySeconds !== undefined) await send(queueOf(priority), { livrareId }, { delaySeconds });
    if (isGivenUp) await send(deadLettersOf(priority), { livrareId });
  } catch (error) {
    log.error("enqueueing a delivery failed; the dispatcher brings it back", error, { object: livrareId });
  }
}
