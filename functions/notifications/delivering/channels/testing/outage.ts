import { createSystem } from "../../../testing.ts";
import { mailSink } from "../../../../../shared/testing/local-mail.ts";
import { createProvider } from "../../providers/testing.ts";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, vi } from "vitest";
import type { Stored } from "../../../../../shared/data/entity.ts";
import { closePools } from "../../../../../shared/mail/pool.ts";
import { depthOf } from "../../../../../shared/messaging/depth.ts";
import { callsOf } from "../../../../../shared/testing/aws-calls.ts";
import { passTime } from "../../../../../shared/testing/pass-time.ts";
import { drain } from "../../../../../shared/testing/queues.ts";
import { noteFault } from "../breaker.ts";
import { handler as deliver } from "../../delivery/consumer.ts";
import { deliveriesIn } from "../../expansion/testing.ts";
import { countIn } from "../../../operating/queues/list-queues.ts";
import type { Delivery } from "../../../records/delivery.ts";
import { deliveries, waitingIn } from "../../../records/lanes.ts";
import { fillNotification } from "../../../accepting/tracking/testing.ts";
import { handler as dispatch } from "../../../handlers/dispatcher.ts";

/* An outage of the only provider, minute by minute: the functions as deployed, mail to the sink. */

interface Outage {
  /** Deliveries that wait. */
  total: number;
  minutes: number;
}

export interface OutageSeen {
  /** Writes to tables and messages to queues, by minute of the outage. */
  costs: number[];
  /** The deliveries at the end of the outage, and once all have ended. */
  during: Stored<Delivery>[];
  after: Stored<Delivery>[];
  /** How often the sink took each mail. */
  taken: number[];
}

/** The calls that write. */
const WRITES = /^dynamodb\.(Put|Update|Delete|Transact|Batch)(Item|Write|WriteItem)?(Items)?$|^sqs\.Send/;
/** The index is complete after this time, in ms. */
const INDEX_TIME = { timeout: 120_000, interval: 500 };
/** More minutes than all mails take after the outage. */
const MOST_MINUTES = 30;

let aheadMs = 0;
const aMinutePasses = (): void => passTime((aheadMs += 61_000));

/** Runs a minute: the dispatcher, then the workers, until no message is visible or delayed. */
async function minute(): Promise<void> {
  aMinutePasses();
  await dispatch();
  for (;;) {
    await Promise.all([drain(deliveries, deliver), drain(deliveries, deliver)]);
    const { visible, delayed } = await depthOf(deliveries);
    if (visible + delayed === 0) return;
    await sleep(200);
  }
}

export async function liveThrough({ total, minutes }: Outage): Promise<OutageSeen> {
  const { id } = await createProvider({
    configuratie: { host: "127.0.0.1", port: mailSink.port },
    // Delays of messages pass in real time: at this rate they are short.
    peSecunda: 10_000,
  });
  closePools();
  mailSink.fail("connect", 421);
  for (let fault = 0; fault < 3; fault += 1) await noteFault(id, { probe: undefined });
  const { id: sistemId } = await createSystem();
  const notification = await fillNotification({ sistemId, total });
  const partitions = [waitingIn("Medium", sistemId, "Email")];
  await vi.waitFor(
    async () => expect(await countIn(partitions, "due")).toBe(Math.min(total, 10_000)),
    INDEX_TIME,
  );
  const costs: number[] = [];
  for (let i = 0; i < minutes; i += 1) {
    const { calls } = await callsOf(minute);
    costs.push(calls.filter(({ name }) => WRITES.test(name)).length);
  }
  const during = await deliveriesIn(notification);
  mailSink.recover();
  let after = during;
  for (let i = 0; i < MOST_MINUTES && after.some(({ status }) => status === "Sending"); i += 1) {
    await minute();
    after = await deliveriesIn(notification);
  }
  return { costs, during, after, taken: Object.values(mailSink.counts()) };
}
