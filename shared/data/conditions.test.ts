import "../testing/local-cloud.ts";
import { describe, expect, it } from "vitest";
import { nextId } from "../ids.ts";
import { Notes, type Note } from "../testing/counted-notes.ts";
import {
  above,
  absentOr,
  atMost,
  below,
  type FieldConditions,
  isInState,
  type ItemState,
  oneOf,
  onlyIf,
} from "./conditions.ts";
import { when, whenItem } from "./precondition.ts";
import { create, readItems } from "./repository.ts";
import { transact, transactIfUnchanged } from "./transaction.ts";

const note = (): Note => ({ id: nextId(), colour: "red", size: "small" });

const fields: [string, FieldConditions<Record<string, string>>, boolean][] = [
  ["a value", { colour: "red" }, true],
  ["another value", { colour: "blue" }, false],
  ["two values, one of which differs", { colour: "red", size: "large" }, false],
  ["one of several", { colour: oneOf("blue", "red") }, true],
  ["none of several", { colour: oneOf("blue", "green") }, false],
  ["below", { colour: below("ree") }, true],
  ["not below", { colour: below("red") }, false],
  ["at most", { colour: atMost("red") }, true],
  ["above", { colour: above("rec") }, true],
  ["not above", { colour: above("red") }, false],
];

describe("a condition holds in a transaction exactly if it holds for the item that was read", () => {
  const expectBoth = async (record: Note, state: ItemState, holds: boolean) => {
    const [item] = await readItems(Notes.table, [Notes.key(record)]);
    expect(isInState(item, state)).toBe(holds);
    expect(await transactIfUnchanged([whenItem(Notes.table, Notes.key(record), state)])).toBe(holds);
  };

  it.each(fields)("%s", async (_name, state, holds) => {
    const record = await create(Notes, note());
    await expectBoth(record, state, holds);
    await expectBoth(record, absentOr(state), holds);
  });

  it("a condition holds in a transaction exactly if it holds for the item that was read of a record that is absent, and of one that is present", async () => {
    const [stored, missing] = [await create(Notes, note()), note()];
    await expectBoth(stored, "present", true);
    await expectBoth(stored, "absent", false);
    await expectBoth(missing, "present", false);
    await expectBoth(missing, "absent", true);
    await expectBoth(missing, { colour: "red" }, false);
    await expectBoth(missing, absentOr({ colour: "red" }), true);
  });
});

it("names fields of a record, by its entity", async () => {
  const record = await create(Notes, note());
  expect(await transactIfUnchanged([when(Notes, record, { colour: oneOf("red", "blue") })])).toBe(true);
  expect(await transactIfUnchanged([when(Notes, record, { size: "large" })])).toBe(false);
});

it("stands beside the names and values of an update, and refuses with the given error", async () => {
  const record = await create(Notes, note());
  const paintIf = (colour: string, state: ItemState<Note>) =>
    transact([
      onlyIf(
        {
          Update: {
            TableName: Notes.table,
            Key: { ...Notes.key(record) },
            UpdateExpression: "SET #colour = :colour",
            ExpressionAttributeNames: { "#colour": "colour" },
            ExpressionAttributeValues: { ":colour": colour },
          },
        },
        state,
        () => new Error("not red"),
      ),
    ]);
  await paintIf("blue", { colour: "red" });
  await expect(paintIf("green", { colour: "red" })).rejects.toThrow("not red");
  const [item] = await readItems(Notes.table, [Notes.key(record)]);
  expect(item?.colour).toBe("blue");
});
