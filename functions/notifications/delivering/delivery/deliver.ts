import { clock } from "../../../../shared/clock.ts";
import { moveDue } from "../../../../shared/data/due.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { read } from "../../../../shared/data/repository.ts";
import { isRefusal } from "../../../../shared/errors.ts";
import { claimAlone, secondsFromNow } from "../../../../shared/jobs/lease.ts";
import { TemplateTooLarge } from "../../../../shared/rendering/language.ts";
import type { Message } from "../channels/message.ts";
import type { ClosedWay, OpenWay } from "../channels/ways.ts";
import { cancelled, expired, hasExpired } from "../../state/progress/ended-delivery.ts";
import { isFree } from "../../state/lanes/settle.ts";
import { REST_SECONDS } from "../../state/lanes/withdrawn.ts";
import { applyEarlyReceipts } from "../receipts/early.ts";
import { Deliveries, type Delivery, isDigest } from "../../records/delivery.ts";
import { measureHandOver } from "../measures/outcomes.ts";
import type { Notification } from "../../records/notification.ts";
import type { System } from "../../records/system.ts";
import type { Person } from "../../recipients/registry/person.ts";
import { keepsCeilings } from "./ceilings.ts";
import type { Asked, Channels } from "./channels.ts";
import { compose } from "./compose.ts";
import { digestOf } from "./digest.ts";
import { providerIdFor, systemOf } from "./directory.ts";
import { endBy, readFacts } from "./facts.ts";
import { handOver } from "./hand-over.ts";
import { leave, signalAgain } from "./leave.ts";
import { givenUp, type Left, nameOfRefusal, postponed, refused } from "./outcomes.ts";
import { prepareContent } from "./prepared-content.ts";
import { isReached } from "./retries.ts";
import { addressOf, withTextsOf } from "./texts-of.ts";

/** Longer than the function may run (functions.yml), so that no worker outlives its lease. */
const LEASE_SECONDS = 150;
/** How many workers may claim a delivery and end without an outcome before the delivery counts as the cause. */
const MOST_CLAIMS = 10;
/** The pause after the first fault of ours, in seconds, and the longest one. */
const FAULT_SECONDS = 30;
const LONGEST_FAULT_SECONDS = 1800;
/** How long a delivery waits if its channel has no provider, in seconds. */
const NO_PROVIDER_SECONDS = 3600;
/** How long after it was due or released a delivery without a token keeps its message; then it waits for the dispatcher. */
const FRESH_SECONDS = 15;

/** Sends deliveries over these channels. The result takes the message of a lane: it may come twice, late or never. */
export const deliverer =
  (channels: Channels) =>
  async ({ livrareId }: { livrareId: number }): Promise<void> => {
    const row = await read(Deliveries, { id: livrareId });
    if (!row) return;
    if (maySend(row)) await deliver(channels, row);
    else await applyEarlyReceipts(row);
  };

/** True if a delivery may be sent now, by itself, and no worker holds it. */
const maySend = (row: Delivery): boolean =>
  isFree(row) &&
  !row.isCollected &&
  row.rezumatId === undefined &&
  (row.urmatoareaLa === undefined || isReached(row.urmatoareaLa));

async function deliver(channels: Channels, row: Stored<Delivery>): Promise<void> {
  const { attempts = 0 } = row;
  if (hasExpired(row)) return leave(row, expired(row));
  if (attempts >= MOST_CLAIMS) return leave(row, givenUp(row, "incercari-epuizate"));
  const [system, providerId] = await Promise.all([systemOf(row.sistemId), providerIdFor(row)]);
  const asked = askedOf(row, system, providerId);
  const way = await channels.openWay(asked);
  if (!("provider" in way)) return waitForWay(row, way);
  const held = await claimAlone(Deliveries, row, LEASE_SECONDS, (found) => ({
    ...found,
    attempts: attempts + 1,
  }));
  if (held) await work(channels, { held, system, asked, way });
  else await channels.report(way, "unsent");
}

const askedOf = (row: Delivery, system: System | undefined, providerId: number | undefined): Asked => ({
  canal: row.canal,
  priority: row.priority,
  adresa: row.adresa,
  isTest: system?.mod === "PROBA",
  providerId,
});

/**
 * Without an open way the dispatcher brings the delivery back. It is due from now on: one that was just accepted or released would
 * rest for a minute or two, also if its provider takes messages again before.
 */
async function waitForWay(row: Stored<Delivery>, { reason }: ClosedWay): Promise<void> {
  const since = row.urmatoareaLa ?? row.rundaDin ?? row.creatLa;
  if (reason === "none") {
    if (since <= secondsFromNow(-NO_PROVIDER_SECONDS)) await leave(row, givenUp(row, "fara-furnizor"));
  } else if (reason === "rate" && [since, releasedAt(row)].some((at) => at > secondsFromNow(-FRESH_SECONDS)))
    await signalAgain(row, 1 + Math.floor(Math.random() * 3));
  else if (!isReached(row.dueAt)) await moveDue(Deliveries.table, Deliveries.key(row), row, clock.iso());
}

/** When the message of a released row became visible (`release`). */
const releasedAt = ({ dueAt = "" }: Delivery): string =>
  dueAt === "" ? "" : new Date(Date.parse(dueAt) - REST_SECONDS * 1000).toISOString();

interface Work {
  held: Stored<Delivery>;
  system: System | undefined;
  asked: Asked;
  way: OpenWay;
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

/** The outcome of a delivery that is held: handed over, or ended by what was decided meanwhile. */
async function outcomeOf(channels: Channels, { held, system, asked, way }: Work): Promise<Left> {
  const counted = system?.plafoane?.length ? { ...held, isCounted: true } : held;
  const sendable = await messageOf(held, counted, system).catch(async (error: unknown) => {
    await channels.report(way, "unsent");
    throw error;
  });
  if (!("message" in sendable)) {
    await channels.report(way, "unsent");
    return sendable;
  }
  const { message, notification, told = counted } = sendable;
  const left = await handOver(channels, way, { held: told, asked, message });
  if (left.after.status === "Sent" && notification) measureHandOver(left.after, notification);
  return left;
}

interface Sendable {
  message: Message;
  /** Absent for a mail of the day. */
  notification?: Notification;
  /** The delivery with the texts that it is sent with; absent for a mail of the day. */
  told?: Stored<Delivery>;
}

/** The message of a delivery that may still be sent, or the end of one that may not. */
async function messageOf(
  held: Stored<Delivery>,
  counted: Stored<Delivery>,
  system: System | undefined,
): Promise<Sendable | Left> {
  const facts = await readFacts(held);
  if (isDigest(held)) return digestOf(held, facts, system);
  const end = endBy(held, facts);
  if (end ?? !facts.notification) return end ?? expired(held);
  if (!(await keepsCeilings(system, held))) return cancelled(held, "prea-des");
  return composed(counted, facts.notification, facts.person);
}

async function composed(
  delivery: Stored<Delivery>,
  notification: Notification,
  person: Person | undefined,
): Promise<Sendable | Left> {
  const prepared = await prepareContent(notification);
  const to = prepared && addressOf(prepared, delivery);
  if (!prepared || to === undefined) return expired(delivery);
  const told = withTextsOf(prepared, delivery);
  try {
    return {
      message: await compose(prepared, { delivery: told, notification, to, person }),
      notification,
      told,
    };
  } catch (error) {
    if (!(error instanceof TemplateTooLarge || isRefusal(error))) throw error;
    return refused(delivery, { motiv: "continut-refuzat", code: nameOfRefusal(error) });
  }
}
