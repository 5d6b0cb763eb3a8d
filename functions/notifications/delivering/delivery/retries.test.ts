import "../../testing.ts";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parseTemplate } from "../../../../localstack/serverless/yaml.ts";
import { config, settings } from "./config.ts";
import { pauseAfter } from "./retries.ts";

const DRAWS = 2000;

interface ProjectFile {
  params: { default: { deliveryRetrySeconds: string } };
}

it("the pauses between attempts that are deployed are 10 s, 30 s, 2 min, 10 min, then half an hour, for less than 4 h", () => {
  const { params } = parseTemplate(readFileSync("serverless.yml", "utf8")) as ProjectFile;
  const pauses = settings.retrySeconds.rule.parse(params.default.deliveryRetrySeconds);
  expect(pauses.slice(0, 4)).toEqual([10, 30, 120, 600]);
  expect(new Set(pauses.slice(4))).toEqual(new Set([1800]));
  const whole = pauses.reduce((sum, pause) => sum + pause, 0);
  expect([whole > 3.5 * 3600, whole <= 4 * 3600]).toEqual([true, true]);
});

it("the pauses between attempts are never shorter than the schedule, and longer by a fifth at most, each drawn by itself", () => {
  for (const [i, pause] of config.retrySeconds.entries()) {
    const drawn = Array.from({ length: DRAWS }, () => pauseAfter(i + 1) ?? 0);
    expect([Math.min(...drawn) >= pause, Math.max(...drawn) <= Math.ceil(pause * 1.2)]).toEqual([true, true]);
    expect(new Set(drawn).size).toBeGreaterThan(1);
    expect(Math.max(...drawn)).toBeGreaterThan(pause * 1.15);
  }
  expect(pauseAfter(config.retrySeconds.length + 1)).toBeUndefined();
});

it("the pauses between attempts are as long as the provider asks, if that is longer", () => {
  expect(pauseAfter(1, 3000)).toBe(3000);
  expect(pauseAfter(5, 1)).toBeGreaterThanOrEqual(1800);
  expect(pauseAfter(config.retrySeconds.length + 1, 3000)).toBeUndefined();
});
