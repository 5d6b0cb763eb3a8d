import { expect, it } from "vitest";
import { isReadable, matches } from "./patterns.ts";

it.each([
  ["^[^<>]+$", "da", true],
  ["^[^<>]+$", "<b>", false],
  ["^\\u00e3\\/[\\u{103}]$", "ã/ă", true],
  ["^\\ud83d\\ude00$", "😀", true],
  ["^\\\\u$", "\\u", true],
  ["b", "abc", true],
  ["^(a+)+$", `${"a".repeat(2_000)}!`, false],
])("the pattern %s on %s: %s", (pattern, value, expected) => {
  expect([isReadable(pattern), matches(pattern, value)]).toEqual([true, expected]);
});

it.each(["^(?!x)", "(?<=a)b", "(a)\\1", "[", "a{1,100000}", "x".repeat(3_000)])(
  "a pattern that other languages cannot read is said to be so, and refuses no value: %s",
  (pattern) => {
    expect([isReadable(pattern), matches(pattern, "orice")]).toEqual([false, true]);
  },
);
