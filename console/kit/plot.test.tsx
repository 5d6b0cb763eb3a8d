import { render, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { findingsOf } from "../testing/axe.ts";
import { aboveZeroSince, latestOf, peakOf } from "./plot-lines.ts";
import { Plot } from "./plot.tsx";

afterEach(() => {
  vi.restoreAllMocks();
});

const times = { from: "2026-03-02T10:00:00.000Z", stepSeconds: 300 };
const at = (minutes: number) => Date.parse(times.from) + minutes * 60_000;

it("a line has its greatest value and its last known one", () => {
  expect(peakOf([1, 4, null, 4, 2, null])).toEqual({ step: 1, value: 4 });
  expect(latestOf([1, 4, null, 4, 2, null])).toEqual({ step: 4, value: 2 });
  expect([peakOf([null]), latestOf([])]).toEqual([undefined, undefined]);
});

it("a queue has not been empty since the first step of its last run above zero", () => {
  expect(aboveZeroSince(times, [3, 0, 2, 5, 1])).toEqual({ at: at(10), isAtLeast: false });
  expect(aboveZeroSince(times, [0, 2, null])).toEqual({ at: at(5), isAtLeast: false });
});

it("a run that begins with the interval, or after a gap, may have begun before", () => {
  expect(aboveZeroSince(times, [3, 4])).toEqual({ at: at(0), isAtLeast: true });
  expect(aboveZeroSince(times, [0, null, 4])).toEqual({ at: at(10), isAtLeast: true });
});

it("what was known some steps ago tells nothing of now", () => {
  expect(aboveZeroSince(times, [0, 2, null, null])).toBeUndefined();
});

it("an empty queue, and one of which nothing is known, has no such time", () => {
  expect([aboveZeroSince(times, [3, 0]), aboveZeroSince(times, [null])]).toEqual([undefined, undefined]);
});

it("a plot breaks its line at a gap, and tells every value in words and in a table", async () => {
  const { container } = render(
    <Plot
      title="Cereri"
      {...times}
      lines={[
        { name: "Cu răspuns", values: [1, 2, null, 4] },
        { name: "Refuzate", values: [0, 0, null, 0] },
      ]}
      format={String}
    />,
  );
  const figure = screen.getByRole("figure", { name: "Cereri" });
  const [first] = within(figure).getByRole("img").querySelectorAll(".plot-line-0");
  expect(first?.querySelectorAll("polyline")).toHaveLength(1);
  expect(first?.querySelectorAll("circle")).toHaveLength(1);
  expect(
    within(figure).getByText(/^Cu răspuns: ultima valoare 4 \(2 mar\. 2026, .*\), cel mult 4/),
  ).toBeDefined();
  const rows = [...container.querySelectorAll("tbody tr")].map((row) =>
    [...row.querySelectorAll("td")].map((cell) => cell.textContent),
  );
  expect(rows).toEqual([
    ["4", "0"],
    ["fără date", "fără date"],
    ["2", "0"],
    ["1", "0"],
  ]);
  expect(await findingsOf(container)).toEqual([]);
});

it("a plot of which nothing is known says so", () => {
  render(
    <Plot title="Cereri" {...times} lines={[{ name: "Toate", values: [null, null] }]} format={String} />,
  );
  expect(screen.getByText("Din acest interval nu s-a păstrat nimic.")).toBeDefined();
  expect(screen.queryByRole("img")).toBeNull();
});

it("steps can be moments of their own, and few of them are each named once", () => {
  const moments = ["2026-03-01T10:00:00.000Z", "2026-03-08T10:00:00.000Z"];
  render(
    <Plot
      title="Abateri"
      moments={moments}
      lines={[{ name: "Încălcări", values: [3, 1] }]}
      format={String}
    />,
  );
  const drawing = within(screen.getByRole("figure", { name: "Abateri" })).getByRole("img");
  const named = [...drawing.querySelectorAll("text")].map(({ textContent }) => textContent);
  expect(named.slice(-2)).toEqual(["1 mar. 2026", "8 mar. 2026"]);
  screen.getByText(/^Încălcări: ultima valoare 1 \(8 mar\. 2026, .*\), cel mult 3 \(1 mar\. 2026/);
});

it("times below an axis are of one day, have their day, or are dates, by the length of the axis", () => {
  const firstOf = (steps: number, stepSeconds: number) => {
    const lines = [{ name: "Toate", values: new Array<number>(steps).fill(1) }];
    const { container, unmount } = render(
      <Plot title="Cereri" from={times.from} stepSeconds={stepSeconds} lines={lines} format={String} />,
    );
    const first = container.querySelectorAll("svg text")[3]?.textContent;
    unmount();
    return first;
  };
  expect(firstOf(12, 300)).toMatch(/^\d\d:\d\d$/);
  expect(firstOf(96, 900)).toMatch(/^\d\d:\d\d$/);
  expect(firstOf(168, 3_600)).toMatch(/^\d mar\., \d\d:\d\d$/);
  expect(firstOf(120, 21_600)).toMatch(/^\d mar\. 2026$/);
});

it("a plot is drawn in pixels of its place, with as many times as fit below it", () => {
  const measured = vi.spyOn(Element.prototype, "getBoundingClientRect");
  const drawn = (width: number) => {
    measured.mockReturnValue(new DOMRect(0, 0, width, 180));
    const lines = [{ name: "Toate", values: new Array<number>(168).fill(1) }];
    const { container, unmount } = render(
      <Plot title="Cereri" from={times.from} stepSeconds={3600} lines={lines} format={String} />,
    );
    const shape = container.querySelector("svg")?.getAttribute("viewBox");
    const marks = container.querySelectorAll("figure > svg > text").length;
    unmount();
    return [shape, marks];
  };
  expect([drawn(296), drawn(900)]).toEqual([
    ["0 0 296 180", 2],
    ["0 0 900 180", 5],
  ]);
});

it("a step that is not over stands apart from the line, and is not its last value", () => {
  const lines = [{ name: "Toate", values: [8, 9, 1] }];
  const { container } = render(<Plot title="Cereri" {...times} lines={lines} running={2} format={String} />);
  expect(container.querySelectorAll("figure > svg polyline")).toHaveLength(1);
  expect(container.querySelectorAll("figure > svg .plot-running")).toHaveLength(1);
  screen.getByText(/^Toate: ultima valoare 9 /);
  screen.getByText(/, nu s-a încheiat$/);
  expect(latestOf([null, 1], 1)).toEqual({ step: 1, value: 1 });
});
