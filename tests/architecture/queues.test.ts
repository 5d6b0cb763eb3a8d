import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { readTemplates } from "../../localstack/cloud/provision/template.ts";
import { root, stage } from "../../localstack/serverless/deployment.ts";
import { declaredFunctions } from "../../localstack/serverless/functions.ts";
import { settingsOf } from "../../localstack/serverless/stage-settings.ts";
import { productSources } from "./product-sources.ts";
import { remedies } from "./remedies.ts";

// The mock returns the options of a consumer, so that the test can read its queue.
vi.mock("../../shared/messaging/consumer.ts", () => ({ consumer: (options: object) => options }));

/** Queues for planned features, which will add a sender and a consumer. */
const waiting: Record<string, string> = {};

/** The queues of resources/queues.yml, by logical id; dead-letter queues have neither sender nor consumer. */
const queues = Object.fromEntries(
  Object.entries(readTemplates(join(root, "resources"), stage))
    .filter(([id, { Type }]) => Type === "AWS::SQS::Queue" && !id.endsWith("DlqQueue"))
    .map(([id, { Properties }]) => [id, String(Properties.QueueName).replace(`temelia-${stage}-`, "")]),
);
const provided = Object.values(queues).sort();

const sources = productSources.map((file) => readFileSync(join(root, file), "utf8"));

/** `export const copyQueue = queue("copies", …)`; without the constant if it is declared in another way. */
const declared = sources.flatMap((source) =>
  [...source.matchAll(/(?:export const (\w+) = )?\bqueue\(\s*"([^"]+)"/g)].map(
    ([, constant = "", name = ""]) => ({ constant, name }),
  ),
);

/** The functions that choose between several queues, this one among them. */
const choosersOf = (constant: string): string[] =>
  sources.flatMap((source) =>
    [...source.matchAll(/export const (\w+) = \([^)]*\) =>([^;]*);/g)].flatMap(([, name = "", body = ""]) =>
      new RegExp(`[?:] ${constant}\\b`).test(body) ? [`${name}\\(`] : [],
    ),
  );

/** True if the code sends to it, by its name or by a function that chooses it, or declares a job with it. */
const isSent = (constant: string) => {
  const names = [`${constant},`, ...choosersOf(constant)].join("|");
  const sending = new RegExp(`\\bsend(?:Many)?\\(\\s*(?:${names})|\\bjob\\(\\{[^}]*\\bqueue: ${constant},`);
  return sources.some((source) => sending.test(source));
};

/** The consumer functions: the queue of their event, and the queue in their code. */
const consumers = await Promise.all(
  Object.entries(declaredFunctions()).flatMap(([name, { handler, events = [] }]) =>
    events.flatMap(({ sqs }) => {
      if (!sqs) return [];
      const [id = ""] = sqs.arn["Fn::GetAtt"].split(".");
      const file = join(root, handler.replace(/\.handler$/, ".ts"));
      return [queueTaken(file).then((taken) => ({ name, given: queues[id], taken }))];
    }),
  ),
);

async function queueTaken(file: string): Promise<string | undefined> {
  const { handler } = (await import(file)) as { handler: { queue?: { name: string } } };
  return handler.queue?.name;
}

it("every queue is declared once, with a sender and a consumer, or is listed as waiting and has none of them", () => {
  const found = provided.map((name) => {
    const declarations = declared.filter((declaration) => declaration.name === name);
    return {
      name,
      declarations: declarations.length,
      isSent: declarations.some(({ constant }) => isSent(constant)),
      consumers: consumers.filter(({ given }) => given === name).length,
    };
  });
  const wanted = provided.map((name) =>
    name in waiting
      ? { name, declarations: 0, isSent: false, consumers: 0 }
      : { name, declarations: 1, isSent: true, consumers: 1 },
  );
  expect(found, remedies.queue).toEqual(wanted);
});

it("every queue that is declared or waits is one of resources/queues.yml", () => {
  const names = [...declared.map(({ name }) => name), ...Object.keys(waiting)];
  expect(
    names.filter((name) => !provided.includes(name) && !name.endsWith("-dlq")),
    remedies.queue,
  ).toEqual([]);
});

/** A mail waits for its server most of the time: ten are under way at once in each function. */
const SENDING = ["notifications-delivery", "notifications-delivery-high"];

/** Texts are read for every upload: how many functions do so at once is a setting. */
const TEXT_WORKER = "documents-indexing-consumer";

it("an event of a queue is one message at a time, but for those that are sent, ten functions at once unless a setting says otherwise, and failures named by message", () => {
  const events = Object.entries(declaredFunctions()).flatMap(([name, { events = [] }]) =>
    events.flatMap(({ sqs }) => (sqs ? [{ name, ...sqs }] : [])),
  );
  expect(events, remedies.queueEvent).toEqual(
    events.map(({ name, arn }) => ({
      name,
      arn,
      batchSize: SENDING.includes(name) ? 10 : 1,
      maximumConcurrency: name === TEXT_WORKER ? "${param:textWorkers}" : 10,
      functionResponseType: "ReportBatchItemFailures",
    })),
  );
  expect(events, remedies.queueEvent).toHaveLength(consumers.length);
  expect(settingsOf("prod").textWorkers).toBe(10);
});

it("a consumer takes the messages of the queue that its function's event names", () => {
  expect(
    consumers.filter(({ given, taken }) => given === undefined || given !== taken),
    remedies.consumer,
  ).toEqual([]);
});
