import "../testing/local-cloud.ts";
import { setTimeout as sleep } from "node:timers/promises";
import { GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import { afterEach, describe, expect, it } from "vitest";
import { dynamo } from "../aws/clients.ts";
import { clock } from "../clock.ts";
import { tableOf } from "../data/tables.ts";
import { RevisionConflict, transact, type Write } from "../data/transaction.ts";
import { testEnvironment } from "../testing/environment.ts";
import { put, readRange, remove } from "./objects.ts";
import { withClaim } from "./claim.ts";
import { ownStore, type Store } from "./store.ts";

const TABLE = tableOf("platform");
const store: Store = ownStore(testEnvironment.CONTENT_BUCKET);
const keyOf = (cod: string) => ({ pk: `record#${cod}`, sk: "record" });

/** A record that counts its versions and remembers which writer committed each. */
interface Counter {
  n: number;
  writers: string[];
}

let codes = 0;
async function record(): Promise<string> {
  const cod = `COD-${(codes += 1)}`;
  await dynamo().send(new PutCommand({ TableName: TABLE, Item: { ...keyOf(cod), n: 0, writers: [] } }));
  return cod;
}

async function read(cod: string): Promise<Counter> {
  const { Item } = await dynamo().send(
    new GetCommand({ TableName: TABLE, Key: keyOf(cod), ConsistentRead: true }),
  );
  return Item as unknown as Counter;
}

const still = (cod: string, n: number): Write => ({
  item: {
    ConditionCheck: {
      TableName: TABLE,
      Key: keyOf(cod),
      ConditionExpression: "n = :n",
      ExpressionAttributeValues: { ":n": n },
    },
  },
});

const counted = (cod: string, { n, writers }: Counter, writer: string): Write => ({
  item: {
    Put: {
      TableName: TABLE,
      Item: { ...keyOf(cod), n: n + 1, writers: [...writers, writer] },
      ConditionExpression: "n = :n",
      ExpressionAttributeValues: { ":n": n },
    },
  },
  refused: () => new RevisionConflict(),
});

const planOf = (cod: string, found: Counter) => ({
  found,
  number: found.n + 1,
  key: `uploads/${cod}/v${found.n + 1}`,
  uncommitted: still(cod, found.n),
});

/** A hook for tests, right before a writer commits. */
type Interference = (round: number) => Promise<void>;

/** The reported result of a writer's PUT, which may differ from the real one. */
type Hearing = (isPlaced: boolean, key: string) => Promise<boolean>;

/** A writer whose content is its name. */
function write(
  cod: string,
  writer: string,
  beforeCommit: Interference = async () => {},
  hears: Hearing = async (isPlaced) => isPlaced,
): Promise<number> {
  let round = 0;
  return withClaim({
    store,
    table: TABLE,
    cod,
    plan: async () => planOf(cod, await read(cod)),
    async commit({ found, number }, fence) {
      await beforeCommit((round += 1));
      await transact([counted(cod, found, writer), fence]);
      return number;
    },
    async place({ key, condition, claim }) {
      const options = { condition, contentType: "text/plain", metadata: { claim } };
      return hears(await put(store, key, Buffer.from(writer), options), key);
    },
  });
}

const contentOf = async (cod: string, n: number, length: number) =>
  (await readRange(store, `uploads/${cod}/v${n}`, 0, length - 1)).toString();

/** Every committed number holds the bytes of the writer that committed it. */
async function expectEachItsOwn(cod: string): Promise<void> {
  const { writers } = await read(cod);
  const contents = await Promise.all(
    writers.map((writer, i) => contentOf(cod, i + 1, Buffer.byteLength(writer))),
  );
  expect(contents).toEqual(writers);
}

const later = (milliseconds: number) => clock.freeze(new Date(Date.now() + milliseconds));

/** A promise with exposed `resolve` and `reject`. */
const gate = () => Promise.withResolvers<undefined>();

describe("content and record are one fact", () => {
  afterEach(() => clock.resume());

  it("writers that come together take numbers one after the other, each with its own bytes", async () => {
    const cod = await record();
    const numbers = await Promise.all(Array.from({ length: 8 }, (_, i) => write(cod, `scriitor-${i}`)));
    expect(numbers.sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    await expectEachItsOwn(cod);
  });

  it("the claim of a writer that died is taken over once it is older than 35 s", async () => {
    const cod = await record();
    await put(store, `uploads/${cod}/v1`, Buffer.from("mort"), {
      condition: { ifNoneMatch: "*" },
      contentType: "text/plain",
      metadata: { claim: "of-a-dead-writer" },
    });
    later(36_000);
    expect(await write(cod, "viu")).toBe(1);
    await expectEachItsOwn(cod);
  });

  it("a writer that wakes after its number was fenced commits nothing, and takes the next number", async () => {
    const cod = await record();
    const [asleep, awake] = [gate(), gate()];
    const sleeper = write(cod, "adormit", async (round) => {
      if (round > 1) return;
      asleep.resolve(undefined);
      await awake.promise;
    });
    await asleep.promise;
    later(36_000);
    expect(await write(cod, "treaz")).toBe(1);
    clock.resume();
    awake.resolve(undefined);
    expect(await sleeper).toBe(2);
    expect((await read(cod)).writers).toEqual(["treaz", "adormit"]);
    await expectEachItsOwn(cod);
  });

  it("a writer whose bytes were overwritten cannot commit, though its number is still free", async () => {
    const cod = await record();
    const [asleep, awake, overwritten, goOn] = [gate(), gate(), gate(), gate()];
    const sleeper = write(cod, "adormit", async (round) => {
      if (round > 1) return;
      asleep.resolve(undefined);
      await awake.promise;
    });
    await asleep.promise;
    later(36_000);
    const taker = write(cod, "treaz", async () => {
      overwritten.resolve(undefined);
      await goOn.promise;
    });
    await overwritten.promise;
    clock.resume();
    awake.resolve(undefined);
    // The sleeper tries now, while number 1 is uncommitted; it must wait for the taker.
    await sleep(300);
    expect((await read(cod)).writers).toEqual([]);
    goOn.resolve(undefined);
    expect([await taker, await sleeper]).toEqual([1, 2]);
    await expectEachItsOwn(cod);
  });

  it("a number that is committed between the look and the fence is never overwritten", async () => {
    const cod = await record();
    const [asleep, awake] = [gate(), gate()];
    const sleeper = write(cod, "întârziat", async (round) => {
      if (round > 1) return;
      asleep.resolve(undefined);
      await awake.promise;
    });
    await asleep.promise;
    // The second writer sees a stale claim; the first commits before the second one sets its fence.
    const taker = takerThatLooksFirst(cod, async () => {
      awake.resolve(undefined);
      await sleeper;
    });
    expect(await sleeper).toBe(1);
    expect(await taker).toBe(2);
    await expectEachItsOwn(cod);
  });

  /** A writer that considers every rival stale, and runs `between` after it has read the record. */
  async function takerThatLooksFirst(cod: string, between: () => Promise<void>): Promise<number> {
    later(36_000);
    let looks = 0;
    const writer = "preluare";
    return withClaim({
      store,
      table: TABLE,
      cod,
      async plan() {
        const found = await read(cod);
        if ((looks += 1) === 2) await between();
        return planOf(cod, found);
      },
      async commit({ found, number }, fence) {
        await transact([counted(cod, found, writer), fence]);
        return number;
      },
      place: ({ key, condition, claim }) =>
        put(store, key, Buffer.from(writer), { condition, contentType: "text/plain", metadata: { claim } }),
    });
  }

  it("a refusal of its own PUT after a lost answer is recognised by the claim", async () => {
    const cod = await record();
    const heard: boolean[] = [];
    const number = await write(cod, "unul", undefined, async (isPlaced) => {
      heard.push(isPlaced);
      return false;
    });
    expect([number, heard]).toEqual([1, [true]]);
    await expectEachItsOwn(cod);
  });

  it("a key whose holder was swept before it could be seen is claimed again", async () => {
    const cod = await record();
    let puts = 0;
    const number = await write(cod, "unul", undefined, async (isPlaced, key) => {
      puts += 1;
      if (puts > 1) return isPlaced;
      await remove(store, [key]);
      return false;
    });
    expect([number, puts]).toEqual([1, 2]);
    await expectEachItsOwn(cod);
  });
});
