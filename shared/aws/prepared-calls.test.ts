import { Readable } from "node:stream";
import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  type DynamoDBClientConfig,
  TransactionCanceledException,
} from "@aws-sdk/client-dynamodb";
import {
  BatchWriteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  TransactWriteCommand,
} from "@aws-sdk/lib-dynamodb";
import { HttpRequest, HttpResponse } from "@smithy/core/protocols";
import { describe, expect, it, vi } from "vitest";
import { prepareCalls } from "./prepared-calls.ts";
import { OwnSigner } from "./own-signer.ts";

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: object;
}

const credentials = { accessKeyId: "local", secretAccessKey: "secret", sessionToken: "session" };

/** A client whose requests stay here, and are answered one after the other; the last answer is given again. */
function clientWith(answers: Answer[], options: DynamoDBClientConfig = {}) {
  const sent: HttpRequest[] = [];
  const handle = (request: HttpRequest) => {
    sent.push(HttpRequest.clone(request));
    const {
      status: statusCode = 200,
      headers = {},
      body = {},
    } = answers[sent.length - 1] ?? answers.at(-1) ?? {};
    const response = { statusCode, headers, body: Readable.from([Buffer.from(JSON.stringify(body))]) };
    return Promise.resolve({ response: new HttpResponse(response) });
  };
  const client = new DynamoDBClient({
    region: "eu-central-1",
    endpoint: "http://127.0.0.1:4566",
    credentials,
    requestHandler: { handle },
    ...options,
  });
  return { documents: DynamoDBDocumentClient.from(client), sent };
}

function preparedWith(answers: Answer[], options: DynamoDBClientConfig = {}) {
  const made: ReturnType<typeof clientWith> = clientWith(answers, {
    signer: new OwnSigner("dynamodb", () => made.documents.config),
    ...options,
  });
  prepareCalls(made.documents);
  return made;
}

const get = () => new GetCommand({ TableName: "temelia-test", Key: { pk: "a", sk: "b" } });
const item = { body: { Item: { pk: { S: "a" }, sk: { S: "b" }, n: { N: "1" } } } };

it("a prepared call sends what the SDK sends, the first time and again", async () => {
  const [own, sdk] = [preparedWith([item]), clientWith([item])];
  for (const { documents } of [own, sdk, own])
    expect((await documents.send(get())).Item).toEqual({ pk: "a", sk: "b", n: 1 });
  const [first, second] = own.sent.map(comparable);
  expect([first, second]).toEqual([comparable(sdk.sent[0]), comparable(sdk.sent[0])]);
  expect(own.sent[0]?.headers["amz-sdk-invocation-id"]).not.toBe(
    own.sent[1]?.headers["amz-sdk-invocation-id"],
  );
});

it("a prepared call goes to the region's endpoint, signed for it, where no other is named", async () => {
  const { documents, sent } = preparedWith([item], {
    endpoint: undefined as never,
    ignoreConfiguredEndpointUrls: true,
    region: "eu-west-1",
  });
  await documents.send(get());
  await documents.send(get());
  const [, again] = sent;
  expect([again?.protocol, again?.hostname, again?.headers.host]).toEqual([
    "https:",
    "dynamodb.eu-west-1.amazonaws.com",
    "dynamodb.eu-west-1.amazonaws.com",
  ]);
  expect(again?.headers.authorization).toContain("/eu-west-1/dynamodb/aws4_request");
});

it("a prepared call is signed with the credentials of the moment", async () => {
  let accessKeyId = "first";
  const expiring = () => Promise.resolve({ ...credentials, accessKeyId, expiration: new Date() });
  const { documents, sent } = preparedWith([item], { credentials: expiring });
  await documents.send(get());
  accessKeyId = "second";
  await documents.send(get());
  expect(sent.map(({ headers }) => /Credential=(\w+)/.exec(headers.authorization ?? "")?.[1])).toEqual([
    "first",
    "second",
  ]);
});

it("a prepared call works after credentials could not be had", async () => {
  let fails = true;
  const { documents } = preparedWith([item], {
    credentials: () => (fails ? Promise.reject(new Error("no credentials")) : Promise.resolve(credentials)),
  });
  await expect(documents.send(get())).rejects.toThrow("no credentials");
  fails = false;
  expect((await documents.send(get())).Item).toBeDefined();
});

it("a prepared call passes the middlewares that were added since, until they are removed", async () => {
  const { documents } = preparedWith([item]);
  await documents.send(get());
  const seen: unknown[] = [];
  documents.middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        seen.push(commandName, args.input);
        return next(args);
      },
    { step: "initialize", name: "seen" },
  );
  await documents.send(get());
  documents.middlewareStack.remove("seen");
  await documents.send(get());
  expect(seen).toEqual(["GetItemCommand", get().input]);
});

it("a prepared call leaves commands that it does not know to the SDK", async () => {
  const { documents, sent } = preparedWith([{}]);
  await documents.send(
    new BatchWriteCommand({ RequestItems: { t: [{ PutRequest: { Item: { pk: "a" } } }] } }),
  );
  expect(sent[0]?.headers["x-amz-target"]).toBe("DynamoDB_20120810.BatchWriteItem");
});

describe("a refused call", () => {
  const refusal = (name: string, more: object = {}): Answer => ({
    status: 400,
    body: { __type: `com.amazonaws.dynamodb.v20120810#${name}`, message: "refused", ...more },
  });

  it("throws the SDK's error, with what it says", async () => {
    const { documents } = preparedWith([
      refusal("ConditionalCheckFailedException"),
      refusal("TransactionCanceledException", {
        CancellationReasons: [{ Code: "ConditionalCheckFailed", Item: { n: { N: "1" } } }],
      }),
    ]);
    const put = documents.send(new PutCommand({ TableName: "t", Item: { pk: "a" } }));
    await expect(put).rejects.toThrow(ConditionalCheckFailedException);
    const transaction = documents.send(new TransactWriteCommand({ TransactItems: [] }));
    const error = await transaction.catch((fault: unknown) => fault);
    expect(error).toBeInstanceOf(TransactionCanceledException);
    expect(error).toMatchObject({
      CancellationReasons: [{ Code: "ConditionalCheckFailed", Item: { n: { N: "1" } } }],
      $metadata: { httpStatusCode: 400, attempts: 1 },
    });
  });

  it("a refused call is retried where the fault passes, as the same invocation", async () => {
    const { documents, sent } = preparedWith([{ status: 500 }, refusal("ThrottlingException"), item], {
      maxAttempts: 3,
    });
    const { $metadata } = await documents.send(get());
    expect($metadata.attempts).toBe(3);
    expect(new Set(sent.map(({ headers }) => headers["amz-sdk-invocation-id"])).size).toBe(1);
    expect(sent.map(({ headers }) => headers["amz-sdk-request"])).toEqual([
      "attempt=1; max=3",
      "attempt=2; max=3",
      "attempt=3; max=3",
    ]);
  });

  it("a refused call is repeated by the service's time where the machine's clock is wrong", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-25T10:00:00Z") });
    try {
      const skewed = {
        ...refusal("InvalidSignatureException"),
        headers: { date: "Wed, 25 Nov 2026 12:00:00 GMT" },
      };
      const { documents, sent } = preparedWith([skewed, item]);
      await documents.send(get());
      expect(sent.map(({ headers }) => headers["x-amz-date"])).toEqual([
        "20261125T100000Z",
        "20261125T120000Z",
      ]);
    } finally {
      vi.useRealTimers();
    }
  });
});

/** Without what depends on the moment or on the order of members in the body. */
function comparable(request: HttpRequest | undefined) {
  const { body, headers, ...rest } = request ?? new HttpRequest({});
  const ofMoment = ["authorization", "amz-sdk-invocation-id", "x-amz-content-sha256", "x-amz-date"];
  return {
    ...rest,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, ofMoment.includes(name) ? "" : value]),
    ),
    body: JSON.parse(Buffer.from(body as string).toString()) as unknown,
  };
}
