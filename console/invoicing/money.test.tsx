import { expect, it } from "vitest";
import { amountIn } from "./money.ts";

it("an amount is typed with a comma, a point or neither, and is never zero or guessed", () => {
  expect(["250", "250,5", "1 250.50", "007"].map(amountIn)).toEqual(["250.00", "250.50", "1250.50", "7.00"]);
  expect(["", "0", "0,00", "1,234", "12 lei", "-5"].map(amountIn)).toEqual(Array(6).fill(undefined));
});
