import { expect, it } from "vitest";
import { sum, tallyLine, tallyOf } from "./tally.ts";

it("the tally of a check is the last line of its output that counts", () => {
  const output = "3 passed, 0 failed\nonce more\n12 passed, 0 failed, 1 skipped\nbye\n";
  expect(tallyOf(output, true)).toEqual({ passed: 12, failed: 0, skipped: 1 });
});

it("the tally of a check is one failure if the program printed no such line, whatever its exit code", () => {
  expect([tallyOf("good bye", true), tallyOf("", false)]).toEqual([
    { passed: 0, failed: 1, skipped: 0 },
    { passed: 0, failed: 1, skipped: 0 },
  ]);
});

it("the tally of a check has one failure more if the program ended badly without having counted one", () => {
  expect(tallyOf("5 passed, 0 failed", false)).toEqual({ passed: 5, failed: 1, skipped: 0 });
  expect(tallyOf("5 passed, 2 failed", false)).toEqual({ passed: 5, failed: 2, skipped: 0 });
});

it("the tally of a check has no failure if the program could not check anything, and says so", () => {
  expect(tallyOf("0 passed, 0 failed, 1 skipped", false)).toEqual({ passed: 0, failed: 0, skipped: 1 });
});

it("the tally of a check adds up to one line, which names skipped steps only if there are any", () => {
  const one = { passed: 1, failed: 0, skipped: 0 };
  expect(tallyLine(sum([one, one]))).toBe("2 passed, 0 failed");
  expect(tallyLine(sum([one, { passed: 2, failed: 1, skipped: 3 }]))).toBe("3 passed, 1 failed, 3 skipped");
});
