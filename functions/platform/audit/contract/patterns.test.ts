import { expect, it } from "vitest";
import { isReadable, isTooLong, matches } from "./patterns.ts";

it.each([
  ["^[^<>]+$", "da", true],
  ["^[^<>]+$", "<b>", false],
  ["^\\u00e3\\/[\\u{103}]$", "ã/ă", true],
  ["^\\ud83d\\ude00$", "😀", true],
  ["^\\\\u$", "\\u", true],
  ["b", "abc", true],
  ["^(a+)+$", `${"a".repeat(2_000)}!`, false],
  [`^${"x".repeat(9_000)}$`, "x".repeat(9_000), true],
])("the pattern %s on %s: %s", (pattern, value, expected) => {
  expect([isReadable(pattern), matches(pattern, value)]).toEqual([true, expected]);
});

it.each(["^(?!x)", "(?<=a)b", "(a)\\1", "[", "a{1,100000}", "a{2}".repeat(1_000)])(
  "a pattern that other languages cannot read is said to be so, and refuses no value: %s",
  (pattern) => {
    expect([isReadable(pattern), matches(pattern, "orice")]).toEqual([false, true]);
  },
);

it("a pattern is judged up to 2,000 characters, and up to 20,000 if they are plain", () => {
  const plain = ["x".repeat(20_000), `^${"x".repeat(19_998)}$`, "x".repeat(20_001)];
  const others = ["[x]".repeat(666), "[x]".repeat(667), `${"x".repeat(9_000)}+`, `${"x".repeat(9_000)}{9}`];
  expect([...plain, ...others].map(isTooLong)).toEqual([false, false, true, false, true, true, true]);
});
