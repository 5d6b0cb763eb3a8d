import { expect, it } from "vitest";
import { amountIn, moneyIn } from "./money.ts";

it("an amount is typed with a comma, a point or neither, and is never zero or guessed", () => {
  expect(["250", "250,5", "1 250.50", "007"].map(amountIn)).toEqual(["250.00", "250.50", "1250.50", "7.00"]);
  expect(["1,250.50", "1,234,567.8"].map(amountIn)).toEqual(["1250.50", "1234567.80"]);
  expect(["", "0", "0,00", "1,234", "12 lei", "-5"].map(amountIn)).toEqual(Array(6).fill(undefined));
});

it("an amount is written as the language writes it", () => {
  expect([moneyIn("ro", "1250.50"), moneyIn("ru", "1250.50"), moneyIn("en", "1250.50")]).toEqual([
    "1.250,50 MDL",
    "1\u00a0250,50 MDL",
    "MDL 1,250.50",
  ]);
});
