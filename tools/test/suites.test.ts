import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../localstack/serverless/deployment.ts";
import { faultsOf, timesOf } from "./suites.ts";

it("npm test ends with its ten slowest files and the time of each room, slowest first", () => {
  const files = Array.from({ length: 11 }, (_, i) => ({
    file: `shared/data/f${String(i)}.test.ts`,
    seconds: i,
  }));
  const others = [
    { file: "functions/documents/granting/links/links.test.ts", seconds: 70 },
    { file: "functions/documents/rights.wide.test.ts", seconds: 5.5 },
    { file: "tests/start.test.ts", seconds: 0.25 },
  ];
  const [slowest = "", rooms = ""] = timesOf([...files, ...others]).split("\n\n");
  const linesOf = (text: string) =>
    text
      .split("\n")
      .slice(1)
      .map((line) => line.trim());
  expect(linesOf(slowest)).toHaveLength(10);
  expect(linesOf(slowest).slice(0, 2)).toEqual([
    "70.0 s  functions/documents/granting/links/links.test.ts",
    "10.0 s  shared/data/f10.test.ts",
  ]);
  expect(linesOf(rooms)).toEqual([
    "70.0 s  functions/documents/granting/links",
    "55.0 s  shared/data",
    "5.5 s  functions/documents",
    "0.3 s  tests",
  ]);
});

describe("npm test names what failed", () => {
  const name = join(root, "shared/data/rows.test.ts");

  it("npm test names what failed with the first line of its error, without colours", () => {
    const assertionResults = [
      { status: "passed", fullName: "a row is read" },
      {
        status: "failed",
        fullName: "a row is written",
        failureMessages: ["\u001b[31mError: no\u001b[39m\n  at x"],
      },
    ];
    expect(faultsOf({ name, assertionResults })).toEqual([
      "shared/data/rows.test.ts: a row is written: Error: no",
    ]);
  });

  it("npm test names what failed if a file could not be run, too", () => {
    expect(faultsOf({ name, message: "SyntaxError: x\n  at y", assertionResults: [] })).toEqual([
      "shared/data/rows.test.ts: SyntaxError: x",
    ]);
  });
});
