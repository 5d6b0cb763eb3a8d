import { afterEach, expect, it } from "vitest";
import { clock } from "../clock.ts";
import { sampled } from "./sampled.ts";

afterEach(() => clock.resume());

it("a sample counts the first calls of a minute one by one, and then one for several, so that the sum stays right", () => {
  clock.freeze("2026-11-29T10:00:00Z");
  const next = sampled({ perMinute: 3, oneOf: 5 });
  const minute = Array.from({ length: 13 }, next);
  expect(minute).toEqual([1, 1, 1, 0, 0, 0, 0, 5, 0, 0, 0, 0, 5]);
  clock.freeze("2026-11-29T10:01:00Z");
  expect(next()).toBe(1);
});
