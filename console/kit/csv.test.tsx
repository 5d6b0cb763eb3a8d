import { expect, it } from "vitest";
import { csvOf } from "./csv.ts";

it("a table file quotes what would break its columns and disarms formulas", async () => {
  const lines = [
    ["Nume", "Text"],
    ["Ana; Rusu", 'zice "da"\nși pleacă'],
    ["=HYPERLINK(A1)", "-1"],
    ["＋1", "@x"],
  ];
  expect(await csvOf(lines, "ro").text()).toBe(
    '\uFEFFNume;Text\r\n"Ana; Rusu";"zice ""da""\nși pleacă"\r\n\'=HYPERLINK(A1);\'-1\r\n\'＋1;\'@x\r\n',
  );
});

it.each(["ro", "ru"] as const)(
  "a table file in %s has a decimal comma, and moments in local time with their zone",
  async (language) => {
    const moment = new Date(2026, 10, 27, 9, 5, 7);
    const [cell = "", number] = (await csvOf([[moment, 1234.5, undefined]], language).text())
      .trim()
      .split(";");
    expect(cell).toMatch(/^\uFEFF?2026-11-27 09:05:07 [+-]\d\d:\d\d$/);
    expect(new Date(cell.replace("\uFEFF", "").replace(" ", "T").replace(" ", "")).getTime()).toBe(
      moment.getTime(),
    );
    expect(number).toBe('"1234,5"');
  },
);

it("a table file in English has a decimal point, and commas between cells", async () => {
  expect(await csvOf([["a, b", 1234.5]], "en").text()).toBe('\uFEFF"a, b",1234.5\r\n');
});
