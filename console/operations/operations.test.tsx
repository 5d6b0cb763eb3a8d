import { expect, it } from "vitest";
import { ageOf, roundAge } from "./ages.ts";
import { type Series } from "./calls.ts";
import { logAddress, logPlaceOf, logQuery } from "./correlation.tsx";
import { seenSince } from "./health.tsx";
import { operatedBy } from "./operated.ts";
import { rateRows, sortedBy } from "./rates.tsx";

const series = (route: string, status: string, counts: readonly number[], seconds: number): Series => ({
  labels: { method: "GET", route, status, zone: "-" },
  count: counts.reduce((sum, count) => sum + count, 0),
  seconds,
  buckets: counts.map((count, i) => ({ count, ...(i < 2 ? { le: [0.1, 1][i] } : {}) })),
});

it("the series of an address make one row: its requests, refusals and faults, its mean and its 95 % bound", () => {
  const [row] = rateRows([series("/a", "200", [90, 6, 0], 10), series("/a", "503", [0, 1, 3], 20)]);
  expect(row).toMatchObject({ count: 100, refused: 0, faults: 4, average: 0.3, slow: 1 });
  const [late] = rateRows([series("/a", "200", [0, 0, 7], 90)]);
  expect(late?.slow).toBeUndefined();
});

it("rows are sorted by faults, by duration or by number, those above the last bound first", () => {
  const rows = rateRows([
    series("/often", "200", [50, 0, 0], 1),
    series("/slow", "200", [0, 0, 2], 40),
    series("/broken", "500", [3, 0, 0], 1),
  ]);
  const first = (sort: "count" | "faults" | "slow") => sortedBy(rows, sort)[0]?.route;
  expect([first("count"), first("faults"), first("slow")]).toEqual(["/often", "/broken", "/slow"]);
});

it("an administrator operates the services that they administer as a whole; an organization's administrator operates none", () => {
  const operated = (...roles: string[]) => operatedBy({ id: "a", name: "a", roles });
  expect(operated("documents", "documents:ROLE_ADMIN", "documents:SERVICE", "identity")).toEqual([
    "documents",
  ]);
  expect(operated("documents:ROLE_ADMIN", "documents:ORGANIZATIE", "identity:ROLE_ADMIN")).toEqual([]);
  expect(operated("notifications:ROLE_ADMIN", "notifications:SERVICE", "platform:ROLE_USER")).toEqual([
    "notifications",
  ]);
});

it("a request is looked up in the log groups of its stage, and an id cannot end the text of the query", () => {
  const setting = (variable: string, value: string) => ({
    variable,
    value,
    purpose: "",
    isSecret: false,
    isSet: true,
  });
  const prefix = "https://sqs.eu-central-1.amazonaws.com/123/temelia-prod-";
  const place = logPlaceOf([setting("STAGE", "prod"), setting("QUEUE_URL_PREFIX", prefix)]);
  expect(place).toEqual({ stage: "prod", region: "eu-central-1" });
  expect(logQuery('a" or 1')).toContain('filter correlationId = "a\\" or 1"');
  const address = logAddress(place, "c-7");
  expect(address).toContain(
    "https://eu-central-1.console.aws.amazon.com/cloudwatch/home?region=eu-central-1#",
  );
  expect(address).toContain("~'*2ftemelia*2fprod*2fdocuments");
  expect(logAddress({ stage: "local", region: undefined }, "c-7")).toBeUndefined();
});

it("a state dates from when the tab first saw it, until it changes", () => {
  const at = (moment: number) => () => moment;
  expect(seenSince("documents", "UP", at(1))).toBe(1);
  expect(seenSince("documents", "UP", at(2))).toBe(1);
  expect(seenSince("documents", "DOWN", at(3))).toBe(3);
  expect(seenSince("documents", "UP", at(4))).toBe(4);
});

it("an age is shown in its largest unit and the one below it", () => {
  expect([ageOf(45, "ro"), ageOf(150, "ro"), ageOf(7200, "ru"), ageOf(14_399, "en"), ageOf(0, "ro")]).toEqual(
    ["45 de secunde", "2 minute 30 de secunde", "2 часа", "3 hours 59 minutes", "0 secunde"],
  );
  expect(ageOf(90_061, "en")).toBe("1 day 1 hour");
});

it("an axis of durations ends with whole units, and has whole units at its middle", () => {
  const marks = [0, 7, 45, 3_000, 12_000, 14_399, 90_000, 1_000_000].map((seconds) => {
    const end = roundAge(seconds);
    expect(end).toBeGreaterThanOrEqual(seconds);
    return [ageOf(end / 2, "en"), ageOf(end, "en")];
  });
  expect(marks).toEqual([
    ["1 second", "2 seconds"],
    ["5 seconds", "10 seconds"],
    ["30 seconds", "1 minute"],
    ["30 minutes", "1 hour"],
    ["2 hours", "4 hours"],
    ["2 hours", "4 hours"],
    ["1 day", "2 days"],
    ["10 days", "20 days"],
  ]);
});
