import { runStaticChecks } from "./static.ts";
import { conclude, timesOf, vitest } from "./suites.ts";

/*
 * `npm test`: the static checks, one after the other, in parallel with the tests; each static check counts as one.
 * `npm test -- wide`: the tests that walk every route, draw cases, fill long lists, or play days and background work. They
 * take longer than all others together, so `.ci/run` runs them as a check of their own. The last line is the sum.
 */
const isWide = process.argv.includes("wide");
const tested = isWide ? vitest("wide", [".wide.test.ts"]) : vitest("tests", [], { TEMELIA_TESTS: "usual" });
const outcomes = await Promise.all(isWide ? [tested] : [runStaticChecks(), tested]);
console.log(`\n${timesOf((await tested).files ?? [])}`);
conclude(outcomes.flat());
