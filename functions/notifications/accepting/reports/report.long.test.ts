import { createSystem } from "../../testing.ts";
import { expect, it } from "vitest";
import { callsOf, tally } from "../../../../shared/testing/aws-calls.ts";
import { fillNotification } from "../tracking/testing.ts";
import { report } from "./report.ts";

const [LINES, PAGES] = [100_000, 10];

it("the report of 100,000 is ten pages, each line once, each page as cheap as the first", async () => {
  const { id: sistemId } = await createSystem();
  const notification = await fillNotification({ sistemId, total: LINES });
  const costs: string[][] = [];
  const pages: string[][] = [];
  let cursor: string | undefined;
  do {
    const { calls, result } = await callsOf(() => report(notification, { cursor }));
    costs.push(tally(calls));
    pages.push(result.csv.trimEnd().split("\r\n").slice(1));
    cursor = result.next;
  } while (cursor !== undefined);
  expect(pages.map(({ length }) => length)).toEqual(Array.from({ length: PAGES }, () => LINES / PAGES));
  const named = pages.flat().map((line) => line.split(",")[0]);
  expect(named.every((value, i) => value === `ion${i}@exemplu.md`)).toBe(true);
  for (const cost of costs) expect(cost).toEqual(costs[0]);
  process.stdout.write(`${JSON.stringify([costs[0], costs.at(-1)])}\n`);
}, 1_800_000);
