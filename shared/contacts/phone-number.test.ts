import { describe, expect, it } from "vitest";
import { maskedPhoneNumber, phoneNumberOf } from "./phone-number.ts";

describe("a phone number", () => {
  it.each([
    ["+37369123456", "+37369123456"],
    ["+373 (69) 123-456", "+37369123456"],
    ["0037369123456", "+37369123456"],
    ["069123456", "+37369123456"],
    ["69 12 34 56", "+37369123456"],
    ["022 123 456", "+37322123456"],
    ["+40 712 345 678", "+40712345678"],
    ["+7 912 345-67-89", "+79123456789"],
    ["+373\u00a069\u202f12\u00a034\u00a056", "+37369123456"],
    ["\u202a+373 69 123\u2011456\u202c", "+37369123456"],
    ["\u200e069\u200b123456\ufeff", "+37369123456"],
    ["(0\u00ad22) 12\u201334\u221256", "+37322123456"],
    ["+39 06 1234 5678", "+390612345678"],
  ])("%s is %s", async (text, expected) => {
    expect(await phoneNumberOf(text)).toBe(expected);
  });

  it("a phone number of a range that is not in use is accepted", async () => {
    expect(await phoneNumberOf("+37311111111")).toBe("+37311111111");
  });

  it.each([
    "",
    "112",
    "+3736912345",
    "06912345",
    "0 691 23 45",
    "+373 06912345",
    "00373 (0) 691-23-45",
    "+373691234567",
    "+40 712",
    "+999 123 456 789",
    "+0 123 456 789",
    "++37369123456",
    "69123456 int. 5",
    "tel:+37369123456",
    "069123456;ext=5",
    "069-ACTE-01",
    "٠٦٩١٢٣٤٥٦",
    "069123456\n",
    "0".repeat(41),
  ])("a phone number is refused: %j", async (text) => {
    expect(await phoneNumberOf(text)).toBeUndefined();
  });

  it.each([
    ["+37369123456", "+373•••••456"],
    ["+4915123456789", "+491•••••••789"],
    ["+37369123", "+•••••123"],
    ["+2901234", "•••••234"],
  ])("%s is masked as %s", (number, masked) => {
    expect(maskedPhoneNumber(number)).toBe(masked);
  });
});
