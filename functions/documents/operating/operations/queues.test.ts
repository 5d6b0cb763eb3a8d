import { as, serviceAdmin, type Person, type ServiceClient } from "../../testing.ts";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { withContext } from "../../../../shared/context.ts";
import { deadLettersOf } from "../../../../shared/messaging/dead-letters.ts";
import { depthOf } from "../../../../shared/messaging/depth.ts";
import { purgeMessages } from "../../../../shared/messaging/purge.ts";
import { send, sendBody } from "../../../../shared/messaging/send.ts";
import { drain } from "../../../../shared/testing/queues.ts";
import { untilUndisturbed, withFaults } from "../../../../shared/testing/with-faults.ts";
import { copyQueue } from "../../records/delivery-copy.ts";
import { importQueue } from "../../records/import.ts";
import { indexingQueue } from "../../records/indexing.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";

const dead = deadLettersOf(indexingQueue);
const DEAD = `/api/v1/admin/queues/${dead.name}`;

let admin: Person;
let root: ServiceClient;
beforeAll(async () => {
  admin = await serviceAdmin();
  root = as(admin);
});

const loseMessages = () => drain(indexingQueue, () => Promise.resolve({ batchItemFailures: [] }));
beforeEach(async () => {
  await drain(dead, () => Promise.resolve({ batchItemFailures: [] }));
  await loseMessages();
});

/** A number of messages; with faults the queue repeats some. */
const orMore = (least: number): unknown =>
  withFaults ? expect.toSatisfy((found: number) => found >= least) : least;

const lastAct = async () => (await root.get<PageOf<object>>(`${DEAD}/events`)).json.items[0];

const REPORT = JSON.stringify({ DDBStreamBatchInfo: { shardId: "shardId-1" } });
const giveUp = (documentId: number, correlationId = "c-7") =>
  withContext({ correlationId, service: "documents" }, () => send(dead, { documentId }));

it("the queues are listed with their depth, each beside its dead letters", untilUndisturbed, async () => {
  await giveUp(1);
  const { status, json } = await root.get<{
    items: { name: string; visible: number; dlq: string | null }[];
  }>("/api/v1/admin/queues");
  expect(status).toBe(200);
  expect(json.items.map(({ name, dlq }) => [name, dlq])).toEqual(
    ["uploads", "imports", "transcriptions", "indexing", "copies", "scans", "link-mails"].flatMap((name) => [
      [name, `${name}-dlq`],
      [`${name}-dlq`, null],
    ]),
  );
  expect(json.items.find(({ name }) => name === dead.name)?.visible).toBe(1);
});

it(
  "a preview names records and correlation ids, no content and no person; nothing moves",
  untilUndisturbed,
  async () => {
    await giveUp(11);
    await sendBody(dead, REPORT, {});
    const letters = async (address: string) =>
      (await root.get<PageOf<object>>(`${address}/messages`)).json.items;
    const found = await letters(DEAD);
    expect(found).toHaveLength(2);
    expect(found).toContainEqual(
      expect.objectContaining({ obiect: "document", obiectId: 11, correlationId: "c-7", poate: ["REIA"] }),
    );
    expect(found).toContainEqual(expect.objectContaining({ poate: [] }));
    expect(JSON.stringify(found)).not.toContain("shardId");
    expect((await depthOf(dead)).visible).toBe(2);
    await send(deadLettersOf(importQueue), { endedOf: "user#77" });
    await send(deadLettersOf(copyQueue), { remove: "copies/cheie" });
    expect(await letters("/api/v1/admin/queues/imports-dlq")).toMatchObject([{ obiect: "connection" }]);
    expect(JSON.stringify(await letters("/api/v1/admin/queues/imports-dlq"))).not.toContain("user#77");
    expect(JSON.stringify(await letters("/api/v1/admin/queues/copies-dlq"))).not.toContain("cheie");
  },
);

it("a queue that holds no dead letters is not found: each look at its messages would count as an attempt", async () => {
  for (const act of ["replay", "purge"])
    expect(await root.post(`/api/v1/admin/queues/uploads/${act}`)).toMatchObject({ status: 404 });
  for (const part of ["messages", "events"])
    expect(await root.get(`/api/v1/admin/queues/uploads/${part}`)).toMatchObject({ status: 404 });
});

it("a replay sends dead letters again under their correlation ids, leaves reports of the stream, and is recorded", async () => {
  await Promise.all(Array.from({ length: 12 }, (_, i) => giveUp(100 + i, `c-${i}`)));
  await sendBody(dead, REPORT, {});
  expect(await root.post(`${DEAD}/replay`)).toMatchObject({ status: 200, json: { replayed: orMore(12) } });
  const back = new Set<string>();
  await drain(indexingQueue, ({ Records }) => {
    for (const { messageAttributes } of Records) back.add(messageAttributes.correlationId?.stringValue ?? "");
    return Promise.resolve({ batchItemFailures: [] });
  });
  expect(back).toEqual(new Set(Array.from({ length: 12 }, (_, i) => `c-${i}`)));
  const { visible, inFlight } = await depthOf(dead);
  expect(visible + inFlight).toEqual(orMore(1));
  expect(await lastAct()).toMatchObject({
    coada: dead.name,
    act: "REIA",
    facutDe: admin.login,
  });
  await purgeMessages(dead);
});

it("two replays at once send each dead letter again", untilUndisturbed, async () => {
  await Promise.all(Array.from({ length: 15 }, (_, i) => giveUp(200 + i)));
  const answers = await Promise.all([1, 2].map(() => root.post<{ replayed: number }>(`${DEAD}/replay`)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers.reduce((sum, { json }) => sum + json.replayed, 0)).toBe(15);
});

it(
  "a purge waits for another administrator, and is recorded under the name of whoever asked",
  untilUndisturbed,
  async () => {
    await giveUp(300);
    const asked = await root.post<{ id: number; rezumat: { ro: string } }>(`${DEAD}/purge`);
    expect(asked).toMatchObject({ status: 202 });
    expect(asked.json.rezumat.ro).toContain(dead.name);
    expect((await depthOf(dead)).visible).toBe(1);
    const approval = `/api/v1/admin/approvals/${asked.json.id}/approve`;
    expect((await root.post(approval)).status).toBe(403);
    expect((await as(await serviceAdmin()).post(approval)).status).toBe(200);
    expect((await depthOf(dead)).visible).toBe(0);
    expect(await lastAct()).toMatchObject({
      act: "GOLESTE",
      facutDe: admin.login,
    });
  },
);
