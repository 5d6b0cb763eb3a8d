import "../testing/local-cloud.ts";
import { expect, it } from "vitest";
import { nextId } from "../ids.ts";
import { Notes, type Note } from "../testing/counted-notes.ts";
import { changing, create, read, removing } from "./repository.ts";
import { RevisionConflict, transact } from "./transaction.ts";

it("whoever read a record that was removed and added again is refused: its revision is not the former one", async () => {
  const note: Note = { id: nextId(), colour: "red", size: "small" };
  const former = await create(Notes, note);
  await transact(removing(Notes, former));
  const now = await create(Notes, { ...note, colour: "blue" });
  await expect(transact(changing(Notes, former, { ...note, size: "large" }))).rejects.toThrow(
    RevisionConflict,
  );
  await expect(transact(removing(Notes, former))).rejects.toThrow(RevisionConflict);
  expect(await read(Notes, note)).toEqual(now);
});
