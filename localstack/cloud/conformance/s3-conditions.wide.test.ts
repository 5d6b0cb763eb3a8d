import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
} from "@aws-sdk/client-s3";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bytesOf, openTestbed, refusalOf, type Testbed } from "./s3-testbed.ts";

let testbed: Testbed;
beforeAll(async () => (testbed = await openTestbed()));
afterAll(() => testbed.close());

const at = (Key: string) => ({ Bucket: testbed.bucket, Key });
const put = (Key: string, Body: string | Buffer = "content", more = {}) =>
  testbed.client.send(new PutObjectCommand({ ...at(Key), Body, ...more }));
const get = (Key: string, more = {}) => testbed.client.send(new GetObjectCommand({ ...at(Key), ...more }));
const remove = (Key: string, more = {}) =>
  testbed.client.send(new DeleteObjectCommand({ ...at(Key), ...more }));
const textOf = async (Key: string) => (await get(Key)).Body?.transformToString();
const failed = [412, "PreconditionFailed"];
const otherTag = '"00000000000000000000000000000000"';

describe("conditional reads", () => {
  let ETag = "";
  let LastModified = new Date();
  const before = () => new Date(LastModified.getTime() - 60_000);
  const after = () => new Date(LastModified.getTime() + 60_000);
  const status = async (more: object) => {
    const verdict = await refusalOf(get("read", more));
    return verdict === "accepted" ? 200 : verdict[0];
  };

  beforeAll(async () => {
    await put("read");
    const answer = await testbed.client.send(new HeadObjectCommand(at("read")));
    ({ ETag = "", LastModified = LastModified } = answer);
  });

  it("If-Match gives the object that it names and 412 for another", async () => {
    expect([await status({ IfMatch: ETag }), await status({ IfMatch: otherTag })]).toEqual([200, 412]);
  });

  it("If-None-Match gives 304 for the object that it names", async () => {
    expect([await status({ IfNoneMatch: ETag }), await status({ IfNoneMatch: otherTag })]).toEqual([
      304, 200,
    ]);
  });

  it("If-Modified-Since gives 304 where nothing is newer", async () => {
    expect([
      await status({ IfModifiedSince: LastModified }),
      await status({ IfModifiedSince: before() }),
    ]).toEqual([304, 200]);
  });

  it("If-Unmodified-Since gives 412 where something is newer", async () => {
    expect([
      await status({ IfUnmodifiedSince: after() }),
      await status({ IfUnmodifiedSince: before() }),
    ]).toEqual([200, 412]);
  });

  it("an entity tag is stronger than a date", async () => {
    expect([
      await status({ IfMatch: ETag, IfUnmodifiedSince: before() }),
      await status({ IfNoneMatch: otherTag, IfModifiedSince: after() }),
      await status({ IfNoneMatch: ETag, IfModifiedSince: before() }),
    ]).toEqual([200, 200, 304]);
  });

  it("a condition on what is not there is a 404", async () => {
    expect(await refusalOf(get("never", { IfMatch: ETag }))).toEqual([404, "NoSuchKey"]);
  });
});

describe("conditional writes", () => {
  it("If-None-Match: * creates and never replaces", async () => {
    expect(await refusalOf(put("created", "first", { IfNoneMatch: "*" }))).toBe("accepted");
    expect(await refusalOf(put("created", "second", { IfNoneMatch: "*" }))).toEqual(failed);
    expect(await textOf("created")).toBe("first");
  });

  it("If-Match replaces only what it names", async () => {
    const { ETag } = await put("changed", "first");
    expect(await refusalOf(put("changed", "second", { IfMatch: otherTag }))).toEqual(failed);
    expect(await refusalOf(put("changed", "third", { IfMatch: ETag }))).toBe("accepted");
    expect(await textOf("changed")).toBe("third");
  });

  it("If-Match on what is not there is NoSuchKey", async () => {
    expect(await refusalOf(put("never", "x", { IfMatch: otherTag }))).toEqual([404, "NoSuchKey"]);
  });

  it("conditional writes of many creators at once exactly one wins, and what is stored is the winner's", async () => {
    const contents = Array.from({ length: 12 }, (_, index) => bytesOf(200_000 + index, index + 1));
    const outcomes = await Promise.all(
      contents.map((body) => refusalOf(put("race", body, { IfNoneMatch: "*" }))),
    );
    const winners = contents.filter((_, index) => outcomes[index] === "accepted");
    const stored = Buffer.from((await (await get("race")).Body?.transformToByteArray()) ?? []);
    expect([winners.length, winners[0]?.equals(stored)]).toEqual([1, true]);
    expect(
      outcomes.filter((one) => one !== "accepted").every(([status]) => status === 412 || status === 409),
    ).toBe(true);
  });

  it("conditional writes of many changers of one state at once exactly one wins", async () => {
    const { ETag } = await put("contested", "start");
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        refusalOf(put("contested", `change ${index}`, { IfMatch: ETag })),
      ),
    );
    expect(outcomes.filter((one) => one === "accepted")).toHaveLength(1);
    expect(await textOf("contested")).toBe(`change ${outcomes.indexOf("accepted")}`);
  });
});

describe("conditional copies", () => {
  const copy = (Key: string, more: object) =>
    testbed.client.send(
      new CopyObjectCommand({ ...at(Key), CopySource: `${testbed.bucket}/source`, ...more }),
    );

  beforeAll(() => put("source", "source"));

  it("the source's conditions decide whether anything is copied", async () => {
    const { ETag } = await put("source", "source");
    expect(await refusalOf(copy("copied", { CopySourceIfMatch: otherTag }))).toEqual(failed);
    expect(await refusalOf(copy("copied", { CopySourceIfNoneMatch: ETag }))).toEqual(failed);
    expect(await refusalOf(copy("copied", { CopySourceIfUnmodifiedSince: new Date(0) }))).toEqual(failed);
    expect(await refusalOf(get("copied"))).toEqual([404, "NoSuchKey"]);
    expect(await refusalOf(copy("copied", { CopySourceIfMatch: ETag }))).toBe("accepted");
  });

  it("If-None-Match: * at the destination never replaces", async () => {
    await put("taken", "taken");
    expect(await refusalOf(copy("taken", { IfNoneMatch: "*" }))).toEqual(failed);
    expect(await refusalOf(copy("free", { IfNoneMatch: "*" }))).toBe("accepted");
    expect([await textOf("taken"), await textOf("free")]).toEqual(["taken", "source"]);
  });

  it("If-Match at the destination replaces only what it names", async () => {
    const { ETag } = await put("target", "target");
    expect(await refusalOf(copy("target", { IfMatch: otherTag }))).toEqual(failed);
    expect(await refusalOf(copy("target", { IfMatch: ETag }))).toBe("accepted");
    expect(await textOf("target")).toBe("source");
  });

  it("conditional copies of many copies to one free key exactly one wins", async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => refusalOf(copy("claimed", { IfNoneMatch: "*" }))),
    );
    expect(outcomes.filter((one) => one === "accepted")).toHaveLength(1);
  });
});

describe("conditional deletes", () => {
  it("If-Match deletes only what it names", async () => {
    const { ETag } = await put("doomed");
    expect(await refusalOf(remove("doomed", { IfMatch: otherTag }))).toEqual(failed);
    expect(await textOf("doomed")).toBe("content");
    expect(await refusalOf(remove("doomed", { IfMatch: ETag }))).toBe("accepted");
    expect(await refusalOf(get("doomed"))).toEqual([404, "NoSuchKey"]);
  });
});
