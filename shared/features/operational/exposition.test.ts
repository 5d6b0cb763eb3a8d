import { describe, expect, it } from "vitest";
import { requestSeconds } from "../../http/request-seconds.ts";
import type { Series } from "../../metrics/histograms.ts";
import { exposition } from "./exposition.ts";

const BUCKETS = requestSeconds.bounds;

const series = (route: string, buckets: number[], sum: number): Series => ({
  labels: { service: "library", version: "1.0", zone: "user", method: "GET", route, status: "200" },
  buckets: [...buckets, ...new Array<number>(BUCKETS.length + 1 - buckets.length).fill(0)],
  sum,
});

const measured = [series("/api/books/{id}", [3, 0, 2], 0.05), series('/odd"\\\nname', [0, 1], 0.007)];
const text = await exposition([{ histogram: requestSeconds, series: measured }]);

/** The grammar of the text format: a name, labels in quotes with \\, \" and \n escaped, a number. */
const SAMPLE = /^([a-z_]+)\{((?:[a-z]+="(?:[^"\\\n]|\\["\\n])*",?)+)\} (\S+)$/;
const samples = text
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => {
    const [, name = line, labels = "", value = ""] = SAMPLE.exec(line) ?? [];
    return { name, labels, value: Number(value) };
  });
const ofBooks = (name: string) =>
  samples.filter((s) => s.name === `http_server_requests_seconds_${name}` && s.labels.includes("books"));

describe("text exposition", () => {
  it("text exposition declares one histogram and every line keeps the grammar", () => {
    expect(text).toContain("# TYPE http_server_requests_seconds histogram\n");
    expect(samples.filter(({ value }) => Number.isNaN(value))).toEqual([]);
    expect(samples).toHaveLength(2 * (BUCKETS.length + 3));
  });

  it("buckets are cumulative and end with le=+Inf, which equals the count", () => {
    expect(ofBooks("bucket").map(({ value }) => value)).toEqual([3, 3, ...new Array<number>(10).fill(5)]);
    expect(ofBooks("bucket").at(-1)?.labels).toContain('le="+Inf"');
    expect(ofBooks("count").map(({ value }) => value)).toEqual([5]);
    expect(ofBooks("sum").map(({ value }) => value)).toEqual([0.05]);
  });

  it("text exposition carries the labels that the platform standard requires", () => {
    expect(ofBooks("count")[0]?.labels).toBe(
      'service="library",version="1.0",zone="user",method="GET",route="/api/books/{id}",status="200"',
    );
  });

  it("text exposition is empty of samples when nothing was measured", async () => {
    expect(await exposition([{ histogram: requestSeconds, series: [] }])).toMatch(
      /^# HELP http_server_requests_seconds .+\n# TYPE .+ histogram\n$/,
    );
  });
});
