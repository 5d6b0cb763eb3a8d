import "../testing/local-cloud.ts";
import { afterEach, expect, it } from "vitest";
import { clock } from "../clock.ts";
import { changeEphemeral, readEphemeral } from "./change-ephemeral.ts";
import { ephemeralKey } from "./ephemeral.ts";

interface Tally {
  count: number;
}

const keyOf = (name: string) => ephemeralKey("notes", "tally", name);
const addOne = (before: Tally | undefined): Tally => ({ count: (before?.count ?? 0) + 1 });

afterEach(() => clock.resume());

it("ten changes at once are all made", async () => {
  const key = keyOf("ten");
  await Promise.all(Array.from({ length: 10 }, () => changeEphemeral(key, 60, addOne)));
  expect(await readEphemeral(key)).toEqual({ count: 10 });
});

it("a change that returns nothing writes nothing, and answers with what is stored", async () => {
  const key = keyOf("none");
  expect(await changeEphemeral<Tally>(key, 60, () => undefined)).toBeUndefined();
  await changeEphemeral(key, 60, addOne);
  expect(await changeEphemeral<Tally>(key, 60, () => undefined)).toEqual({ count: 1 });
});

it("a value that has expired is absent, whether or not DynamoDB has deleted it", async () => {
  const key = keyOf("expired");
  clock.freeze("2026-11-26T10:00:00Z");
  await changeEphemeral(key, 60, addOne);
  clock.freeze("2026-11-26T10:01:01Z");
  expect(await readEphemeral(key)).toBeUndefined();
  expect(await changeEphemeral(key, 60, addOne)).toEqual({ count: 1 });
});
