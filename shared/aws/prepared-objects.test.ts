import { Readable } from "node:stream";
import { GetObjectCommand, PutObjectCommand, S3Client, type S3ClientConfig } from "@aws-sdk/client-s3";
import { HttpRequest, HttpResponse } from "@smithy/core/protocols";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fc } from "../testing/properties.ts";
import { prepareObjectCalls } from "./prepared-objects.ts";
import { wholeBody } from "./whole-body.ts";

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
}

const credentials = { accessKeyId: "local", secretAccessKey: "secret", sessionToken: "session" };

/** A client whose requests stay here, and are answered one after the other; the last answer is given again. */
function clientWith(answers: Answer[], options: S3ClientConfig = {}) {
  const sent: HttpRequest[] = [];
  const handle = (request: HttpRequest) => {
    sent.push(HttpRequest.clone(request));
    const answer = answers[sent.length - 1] ?? answers.at(-1) ?? {};
    const { status: statusCode = 200, headers = {}, body = "" } = answer;
    return Promise.resolve({
      response: new HttpResponse({ statusCode, headers, body: Readable.from([Buffer.from(body)]) }),
    });
  };
  const client = new S3Client({
    region: "eu-central-1",
    endpoint: "http://127.0.0.1:4566",
    forcePathStyle: true,
    credentials,
    requestHandler: { handle },
    ...options,
  });
  return { client, sent };
}

function preparedWith(answers: Answer[], options: S3ClientConfig = {}) {
  const made = clientWith(answers, options);
  prepareObjectCalls(made.client);
  return made;
}

// The moment is part of each signature.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-25T10:00:00Z") }));
afterEach(() => void vi.useRealTimers());

const put = (more: Partial<PutObjectCommand["input"]> = {}) =>
  new PutObjectCommand({ Bucket: "content", Key: "a/v1", Body: Buffer.from("abc"), ...more });

const get = (more: Partial<GetObjectCommand["input"]> = {}) =>
  new GetObjectCommand({ Bucket: "content", Key: "a/v1", Range: "bytes=0-2", ...more });

/** With the id of each invocation, which is signed, as that of another. */
function comparable({ headers, ...rest }: HttpRequest) {
  const { "amz-sdk-invocation-id": _id, authorization: signature = "", ...others } = headers;
  return { ...rest, headers: others, signature: signature.replace(/Signature=.*/, "") };
}

const printable = fc.stringMatching(/^[!-~]([ -~]{0,20}[!-~])?$/);
const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined });

it("a prepared call sends what the SDK sends, the first time and again", async () => {
  const own = preparedWith([{}]);
  const sdk = clientWith([{}]);
  const key = fc
    .string({ unit: "grapheme", minLength: 1, maxLength: 20 })
    .filter((text) => !/^\/|\/\/|^\.{1,2}(\/|$)/.test(text));
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        Key: key,
        Body: fc.uint8Array({ maxLength: 100 }).map((bytes) => Buffer.from(bytes)),
        ContentType: maybe(printable),
        Metadata: maybe(fc.dictionary(fc.stringMatching(/^[A-Za-z][a-z-]{0,10}$/), printable)),
        IfMatch: maybe(printable),
        IfNoneMatch: maybe(fc.constant("*")),
        Range: fc.constantFrom("bytes=0-5", "bytes=7-7"),
      }),
      async ({ Range, Body, ContentType, Metadata, IfNoneMatch, ...input }) => {
        const commands = [
          put({ ...input, Body, ContentType, Metadata, IfNoneMatch }),
          get({ ...input, Range }),
        ];
        for (const { client, sent } of [own, sdk]) {
          sent.length = 0;
          for (const command of commands) await client.send(command as never);
        }
        expect(own.sent.map(comparable)).toEqual(sdk.sent.map(comparable));
      },
    ),
    { numRuns: 60 },
  );
});

it("a prepared call is signed as the SDK signs it", async () => {
  const { client, sent } = preparedWith([{}]);
  for (const command of [put(), get(), put({ Key: "b (1)/ș" }), get({ Key: "b (1)/ș" })])
    await client.send(command as never);
  const sdk = await client.config.signer({
    name: "sigv4",
    signingName: "s3",
    signingRegion: "eu-central-1",
    properties: {},
  });
  for (const request of sent) {
    const { authorization, ...headers } = request.headers;
    const signed = await sdk.sign(new HttpRequest({ ...request, headers }), { signingDate: new Date() });
    expect(signed.headers.authorization).toBe(authorization);
  }
});

it("a prepared call goes to the address of its bucket, as the SDK names it", async () => {
  const region = { endpoint: undefined as never, ignoreConfiguredEndpointUrls: true, region: "eu-west-1" };
  const { client, sent } = preparedWith([{}], { ...region, forcePathStyle: false });
  for (const Bucket of ["content", "other", "content"]) await client.send(get({ Bucket }));
  expect(sent.map(({ hostname, path }) => hostname + path)).toEqual([
    "content.s3.eu-west-1.amazonaws.com/a/v1",
    "other.s3.eu-west-1.amazonaws.com/a/v1",
    "content.s3.eu-west-1.amazonaws.com/a/v1",
  ]);
});

it("a prepared call reads what the SDK reads", async () => {
  const answers: Answer[] = [
    { headers: { etag: '"1"', "x-amz-server-side-encryption": "AES256" } },
    { status: 206, headers: { etag: '"2"', "x-amz-meta-claim": "c", "content-length": "3" }, body: "abc" },
  ];
  const read = async ({ client }: ReturnType<typeof clientWith>) => {
    const { $metadata: _put, ...written } = await client.send(put());
    const { $metadata: _got, Body, ...found } = await client.send(get());
    return { written, found, bytes: (await wholeBody(Body as Readable)).toString() };
  };
  const [own, sdk] = [await read(preparedWith(answers)), await read(clientWith(answers))];
  expect(own).toEqual(sdk);
  expect(own).toMatchObject({ written: { ETag: '"1"' }, found: { Metadata: { claim: "c" } }, bytes: "abc" });
});

it.each<[string, () => object]>([
  ["a member that is not written here", () => put({ ACL: "private" })],
  ["a stream", () => put({ Body: Readable.from([Buffer.from("abc")]), ContentLength: 3 })],
  ["a large body", () => put({ Body: Buffer.alloc(3_000_000) })],
  ["a whole object, whose checksum is verified,", () => get({ Range: undefined })],
])("a prepared client leaves %s to the SDK", async (_, command) => {
  const [own, sdk] = [preparedWith([{}]), clientWith([{}])];
  // Prepares the operation first.
  for (const first of [put(), get()]) await own.client.send(first as never);
  own.sent.length = 0;
  for (const { client } of [own, sdk]) await client.send(command() as never);
  expect(own.sent.map(({ headers }) => Object.keys(headers).sort())).toEqual(
    sdk.sent.map(({ headers }) => Object.keys(headers).sort()),
  );
});

describe("a refused call", () => {
  const refusal = (status: number, code: string): Answer => ({
    status,
    headers: { "content-type": "application/xml" },
    body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>refused</Message></Error>`,
  });

  it("a refused call throws the SDK's error", async () => {
    const { client } = preparedWith([refusal(412, "PreconditionFailed"), refusal(404, "NoSuchKey")]);
    await expect(client.send(put({ IfNoneMatch: "*" }))).rejects.toMatchObject({
      name: "PreconditionFailed",
      $metadata: { httpStatusCode: 412, attempts: 1 },
    });
    await expect(client.send(get())).rejects.toMatchObject({ name: "NoSuchKey" });
  });

  it("a refused call is sent again with its body where the fault passes", async () => {
    const { client, sent } = preparedWith([{ status: 503 }, {}], { maxAttempts: 2 });
    await client.send(put());
    expect(sent.map(({ body }) => String(body))).toEqual(["abc", "abc"]);
    expect(sent.map(({ headers }) => headers["amz-sdk-request"])).toEqual([
      "attempt=1; max=2",
      "attempt=2; max=2",
    ]);
  });
});
