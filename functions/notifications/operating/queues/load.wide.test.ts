import { administrator, call, createSystem } from "../../testing.ts";
import { mailSink } from "../../../../shared/testing/local-mail.ts";
import { expect, it, vi } from "vitest";
import type { QueueHandler } from "../../../../shared/messaging/consumer.ts";
import { depthOf } from "../../../../shared/messaging/depth.ts";
import { callsOf } from "../../../../shared/testing/aws-calls.ts";
import { drain } from "../../../../shared/testing/queues.ts";
import { withFaults } from "../../../../shared/testing/with-faults.ts";
import { handler as deliver } from "../../delivering/delivery/consumer.ts";
import { createProvider, runNow } from "../../delivering/dispatch/testing.ts";
import { deliveriesIn } from "../../delivering/expansion/testing.ts";
import { deliveries, waitingIn } from "../../records/lanes.ts";
import { fillNotification } from "../../accepting/tracking/testing.ts";
import { countIn, type QueueView } from "./list-queues.ts";

const TOTAL = 200;
const QUEUES = "/api/admin/rabbit/queues";

/** Workers that stop after half of the deliveries. */
const deliverSome: QueueHandler = async (event) =>
  Object.keys(mailSink.counts()).length < TOTAL / 2
    ? deliver(event)
    : { batchItemFailures: event.Records.map(({ messageId }) => ({ itemIdentifier: messageId })) };

const LAG = { timeout: 20_000, interval: 200 };

// Under faults a preview may fail, and what was sent is not sent again for a second attempt.
it.skipIf(withFaults)(
  "while workers send: the depth equals the rows, and ten previews at once move nothing",
  async () => {
    const admin = await administrator();
    await createProvider({
      tip: "SMTP",
      configuratie: { host: "127.0.0.1", port: mailSink.port },
      peSecunda: 50,
    });
    const { id: sistemId } = await createSystem();
    const notification = await fillNotification({ sistemId, total: TOTAL });
    await vi.waitFor(
      async () => expect(await countIn([waitingIn("Medium", sistemId, "Email")], "due")).toBe(TOTAL),
      LAG,
    );
    const preview = () => call<{ messageId: number }[]>(`GET ${QUEUES}/deliveries/messages`, admin);
    const previews = () => Promise.all(Array.from({ length: 10 }, preview));
    const depth = async () => {
      const { json } = await call<QueueView[]>(`GET ${QUEUES}`, admin);
      const { visible = 0, delayed = 0 } = json.find(({ name }) => name === "deliveries") ?? {};
      return visible + delayed;
    };
    const waiting = async () =>
      (await deliveriesIn(notification)).filter(({ status }) => status === "Sending").length;

    expect(await depth()).toBe(TOTAL);
    await runNow();
    const [, ...looks] = await Promise.all([
      drain(deliveries, deliverSome),
      previews(),
      previews(),
      previews(),
    ]);
    for (const { status, json } of looks.flat()) expect([status, json.length]).toEqual([200, 10]);

    const left = await waiting();
    expect(left > 0 && left < TOTAL).toBe(true);
    await vi.waitFor(async () => expect(await depth()).toBe(left), LAG);

    const before = [await depthOf(deliveries), await deliveriesIn(notification)];
    const { calls } = await callsOf(previews);
    expect(calls.filter(({ name }) => !/^dynamodb\.(Query|BatchGet|Get|TransactGet)/.test(name))).toEqual([]);
    const { visible, delayed, inFlight } = await depthOf(deliveries);
    expect([visible + delayed + inFlight, await deliveriesIn(notification)]).toEqual([left, before[1]]);

    expect(Object.values(mailSink.counts())).toEqual(Array.from({ length: TOTAL - left }, () => 1));
  },
);
