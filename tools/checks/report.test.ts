import { expect, it } from "vitest";
import { Missing } from "./python.ts";
import { Report } from "./report.ts";
import { jdk, type Requirement } from "./requirements.ts";

const nowhere: Requirement = { ...jdk, program: "temelia-no-such-program" };
const well = () => Promise.resolve();
const badly = () => Promise.reject(Object.assign(new Error("exit 1"), { stdout: "wrong type", stderr: "" }));

it("the report of a check ends well where all steps do", async () => {
  const lines: string[] = [];
  const report = new Report((line) => lines.push(line));
  await report.step("Java", well);
  expect(lines).toEqual(["ok    Java"]);
  expect(report.result("the contracts hold")).toEqual({
    lines: ["the contracts hold", "1 passed, 0 failed"],
    code: 0,
  });
});

it("the report of a check has not failed where a package cannot be installed: it says so", async () => {
  const lines: string[] = [];
  const report = new Report((line) => lines.push(line));
  await report.step("pyHanko", () => Promise.reject(new Missing("pyHanko is missing.")));
  expect(lines).toEqual(["-     pyHanko: not checked. pyHanko is missing."]);
  expect(report.result("all hold").lines[1]).toBe("0 passed, 0 failed, 1 skipped");
});

it("the report of a check says in one line what is not installed, and that the step was not checked: it has not failed", async () => {
  const lines: string[] = [];
  const report = new Report((line) => lines.push(line));
  await report.step("Java", badly, [nowhere]);
  expect(lines).toEqual(["-     Java: not checked, it needs a JDK of Java 17 or newer"]);
  expect(report.result("the contracts hold")).toEqual({
    lines: ["the contracts hold; not checked: Java", "0 passed, 0 failed, 1 skipped"],
    code: 0,
  });
});

it("the report of a check shows what a failed step printed, goes on, and ends badly", async () => {
  const lines: string[] = [];
  const report = new Report((line) => lines.push(line));
  await report.step("Java", badly);
  await report.step("Python", well);
  expect(lines).toEqual(["FAILS Java\nwrong type\nexit 1", "ok    Python"]);
  expect(report.result("the contracts hold")).toEqual({
    lines: ["1 failed: Java", "1 passed, 1 failed"],
    code: 1,
  });
});
