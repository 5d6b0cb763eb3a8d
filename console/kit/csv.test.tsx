import { expect, it } from "vitest";
import { csvOf } from "./csv.ts";

it("a table file quotes what would break its columns and disarms formulas", async () => {
  const lines = [
    ["Nume", "Text"],
    ["Ana, Rusu", 'zice "da"\nși pleacă'],
    ["=HYPERLINK(A1)", "-1"],
    ["＋1", "@x"],
  ];
  expect(await csvOf(lines).text()).toBe(
    '\uFEFFNume,Text\r\n"Ana, Rusu","zice ""da""\nși pleacă"\r\n\'=HYPERLINK(A1),\'-1\r\n\'＋1,\'@x\r\n',
  );
});
