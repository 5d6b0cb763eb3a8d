import { expect, it } from "vitest";
import { systemAt, UsageError } from "./command-line.ts";

it("a shift moves every port and names a state of its own", () => {
  expect(systemAt("0")).toMatchObject({ ports: { front: 3000, cloud: 4566 }, directory: ".state" });
  expect(systemAt("100")).toMatchObject({
    ports: { front: 3100, cloud: 4666 },
    directory: ".tmp/state-100",
  });
  expect(systemAt("60969").ports.cloud).toBe(65_535);
});

it.each(["", "mult", "-1", "1.5", "1e3", "0x10", "60970", "999999"])("%j is refused as a shift", (text) => {
  expect(() => systemAt(text)).toThrow(UsageError);
});
