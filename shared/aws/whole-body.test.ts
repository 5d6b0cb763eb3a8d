import { Readable } from "node:stream";
import { expect, it } from "vitest";
import { wholeBody } from "./whole-body.ts";

const bodyOf = (...pieces: string[]) => Readable.from(pieces.map((piece) => Buffer.from(piece)));

it("is all pieces of a body", async () => {
  expect((await wholeBody(bodyOf("zăpa", "dă"))).toString()).toBe("zăpadă");
  expect(await wholeBody(bodyOf())).toEqual(Buffer.alloc(0));
});

it("a body that breaks off is no shorter one", async () => {
  const stopped = new Readable({ read: () => undefined });
  const reading = wholeBody(stopped);
  stopped.push("zăpa");
  setImmediate(() => stopped.destroy());
  await expect(reading).rejects.toMatchObject({ code: "ECONNRESET" });

  const failing = new Readable({ read: () => undefined });
  setImmediate(() => failing.destroy(new Error("aborted")));
  await expect(wholeBody(failing)).rejects.toThrow("aborted");
});
