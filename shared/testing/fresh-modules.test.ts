import { expect, it, vi } from "vitest";
import { startFresh } from "./fresh-modules.ts";

it("a file of tests finds neither the modules nor the environment nor the time of the file before it", async () => {
  const before = await import("../clock.ts");
  process.env.LEFT_BEHIND = "by the file before";
  vi.stubGlobal("LEFT_BEHIND", true);
  vi.useFakeTimers();
  startFresh();
  expect(await import("../clock.ts")).not.toBe(before);
  expect([process.env.LEFT_BEHIND, "LEFT_BEHIND" in globalThis, vi.isFakeTimers()]).toEqual([
    undefined,
    false,
    false,
  ]);
});
