import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldedMailAddress, mailAddressOf, maskedMailAddress } from "./mail-address.ts";

describe("a mail address", () => {
  it.each([
    ["ion@exemplu.md", "ion@exemplu.md"],
    ["Ion.Rusu+acte@Exemplu.MD", "Ion.Rusu+acte@exemplu.md"],
    ["o'hara_1@sub.exemplu.md", "o'hara_1@sub.exemplu.md"],
    ["ion@школа.рф", "ion@xn--80atdl2c.xn--p1ai"],
    ["\u202aion@exemplu.md\u202c", "ion@exemplu.md"],
    ["ion\u200b@exem\u00adplu.md\ufeff", "ion@exemplu.md"],
    ["ion@ex\u2011emplu.md", "ion@ex-emplu.md"],
    ["ion@xn--80atdl2c.xn--p1ai", "ion@xn--80atdl2c.xn--p1ai"],
    ["ion@primărie.md", "ion@xn--primrie-c4a.md"],
  ])("%s is sent to as %s", (text, expected) => {
    expect(mailAddressOf(text)).toBe(expected);
  });

  it.each([
    "",
    "ion",
    "@exemplu.md",
    "ion@",
    "ion@exemplu",
    "Ion Rusu <ion@exemplu.md>",
    "<ion@exemplu.md>",
    "ion@exemplu.md, ana@exemplu.md",
    "ion@exemplu.md;ana@exemplu.md",
    "ion@ana@exemplu.md",
    " ion@exemplu.md",
    "ion\u00a0rusu@exemplu.md",
    "ion@exemplu.md\r\nBcc: ana@exemplu.md",
    "ion\n@exemplu.md",
    ".ion@exemplu.md",
    "ion.@exemplu.md",
    "i..on@exemplu.md",
    '"ion rusu"@exemplu.md',
    "ion(rusu)@exemplu.md",
    "ștefan@exemplu.md",
    "ion@exemplu.md.",
    "ion@-exemplu.md",
    "ion@exemplu_unu.md",
    "ion@ex%65mplu.md",
    "ion@exemplu.md:25",
    "ion@exemplu.md/a",
    "ion@[127.0.0.1]",
    "ion@127.0.0.1",
    "ion@127.1",
    "ion@exemplu.7",
    `ion@${"a".repeat(64)}.md`,
    `${"a".repeat(65)}@exemplu.md`,
  ])("a mail address is refused: %j", (text) => {
    expect(mailAddressOf(text)).toBeUndefined();
  });

  it("a mail address has at most 254 characters, counted in ASCII", () => {
    const domain = `${"ș.".repeat(17)}${"a.".repeat(3)}md`;
    const most = `${"a".repeat(63)}@${"a.".repeat(94)}md`;
    expect([mailAddressOf(most), most.length]).toEqual([most, 254]);
    expect(mailAddressOf(`a${most}`)).toBeUndefined();
    expect(mailAddressOf(`ion@${domain}`)?.length).toBeGreaterThan(domain.length + 100);
    expect(mailAddressOf(`ion@${"ș.".repeat(40)}md`)).toBeUndefined();
  });

  it("a mail address that was accepted is accepted again, unchanged", () => {
    fc.assert(
      fc.property(fc.emailAddress(), (text) => {
        const address = mailAddressOf(text);
        if (address !== undefined) expect(mailAddressOf(address)).toBe(address);
      }),
    );
    expect(fc.sample(fc.emailAddress(), 200).filter(mailAddressOf).length).toBeGreaterThan(100);
  });

  it("a mail address is compared without regard to case", () => {
    expect(foldedMailAddress("Ion.Rusu@exemplu.md")).toBe("ion.rusu@exemplu.md");
  });

  it.each([
    ["ion.rusu@exemplu.md", "i***@exemplu.md"],
    ["i@exemplu.md", "i***@exemplu.md"],
  ])("%s is masked as %s", (address, masked) => {
    expect(maskedMailAddress(address)).toBe(masked);
  });
});
