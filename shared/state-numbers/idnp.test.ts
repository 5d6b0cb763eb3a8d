import { expect, it } from "vitest";
import { controlDigit } from "./control-digit.ts";
import { Idno, isIdno, isIdnp } from "./idnp.ts";

const LENIENT = false;
const STRICT = true;

it("IDNP and IDNO are 13 digits", () => {
  expect(["1002600003332", "9999999999999"].map((text) => isIdno(text, LENIENT))).toEqual([true, true]);
  expect(
    ["100260000333", "10026000033320", "10026O0003332", ""].map((text) => isIdno(text, LENIENT)),
  ).toEqual([false, false, false, false]);
});

it("IDNP and IDNO end, where STRICT_IDNO asks for it, with the control digit of weights 7, 3, 1 modulo 10", () => {
  expect(controlDigit("100260000333")).toBe(2);
  expect([isIdno("1002600003332", STRICT), isIdno("1002600003333", STRICT)]).toEqual([true, false]);
});

it("IDNP and IDNO begin with 2 or 09 for a person and with 1 for a legal entity", () => {
  const numbers = ["2002004006008", "0902004006001", "1012600037002"];
  expect(numbers.map((number) => isIdnp(number, STRICT))).toEqual([true, true, false]);
  expect(numbers.map((number) => isIdno(number, STRICT))).toEqual([false, false, true]);
});

it("IDNP and IDNO are refused once, by one rule", () => {
  expect(Idno.safeParse("12").error?.issues).toHaveLength(1);
});
