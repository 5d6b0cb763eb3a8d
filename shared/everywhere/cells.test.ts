import { describe, expect, it } from "vitest";
import { csvLine, isSentFormula } from "./cells.ts";

const csvCell = (text: string) => csvLine([text]).slice(0, -2);

describe("a cell of a CSV file", () => {
  it.each([
    ["ion@exemplu.md", "ion@exemplu.md"],
    ["a,b", '"a,b"'],
    ["a;b", '"a;b"'],
    ['a"b', '"a""b"'],
    ["a\r\nb", '"a\r\nb"'],
    [" a", '" a"'],
    ["", ""],
  ])("%j is %j", (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  it.each(["=1+1", "+373", "-2", "@SUM(A1)", "\t=1", "\r=1", " =1", "\u0000=1", "＝1", "＋1", "－1", "＠a"])(
    "a cell of a CSV file that a spreadsheet would run is text: %j",
    (text) => {
      expect(csvCell(text).replace(/^"/, "")).toBe(`'${text}${csvCell(text).startsWith('"') ? '"' : ""}`);
    },
  );

  it("a cell of a CSV file is one of a line, which ends with CR and LF", () => {
    expect(csvLine(["a", "b,c"])).toBe('a,"b,c"\r\n');
    expect(csvLine(["a", "b;c"], ";")).toBe('a;"b;c"\r\n');
  });
});

it("a cell that was sent may be a number with a sign, and no formula", () => {
  const cells = ["-5,50", "+373 69", "5", "a=b", "=1+1", "-2+3", " =1", "＝1", "@a"];
  expect(cells.filter((cell) => isSentFormula(cell))).toEqual(["=1+1", "-2+3", " =1", "＝1", "@a"]);
});
