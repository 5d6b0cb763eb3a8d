import { describe, expect, it } from "vitest";
import { AmountInput, AmountView, baniOf, leiText } from "./money.ts";

describe("amounts are integer bani inside, two-digit decimal texts outside", () => {
  it.each([
    ["100", 10_000, "100.00"],
    ["100.5", 10_050, "100.50"],
    ["0.01", 1, "0.01"],
    ["0.10", 10, "0.10"],
    ["1.10", 110, "1.10"],
    ["4.35", 435, "4.35"],
    ["1000000000.29", 100_000_000_029, "1000000000.29"],
  ])("%s is %i bani and leaves as %s", (text, bani, shown) => {
    expect([baniOf(text), leiText(bani)]).toEqual([bani, shown]);
    expect(AmountView.parse(bani)).toBe(shown);
  });

  it("a line of the ledger may be negative", () => {
    expect([leiText(-5), leiText(-12_345)]).toEqual(["-0.05", "-123.45"]);
  });

  it("a number in a body says the same as its text", () => {
    expect([AmountInput.parse(100), AmountInput.parse(4.35), AmountInput.parse("4.35")]).toEqual([
      10_000, 435, 435,
    ]);
  });

  it.each([
    "",
    "0",
    "0.00",
    "-1",
    "1.234",
    "1,00",
    "1,5",
    "1,234.00",
    "1e3",
    "0x10",
    "1 000",
    "NaN",
    0,
    -1,
    0.001,
    1e21,
    null,
    true,
    {},
  ])("%j is no amount", (value) => {
    expect(AmountInput.safeParse(value).success).toBe(false);
  });
});
