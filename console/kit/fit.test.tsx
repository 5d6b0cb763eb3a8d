import { act, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useFit } from "./fit.ts";
import { type Column, Table } from "./table.tsx";

/* In a frame whose columns are 100 pixels wide each. */

const HEAD = 100;
let width = 0;

/** By how much all columns together have grown since the first rows. */
let grown = 0;

const drawnIn = (frame: Element): number => frame.querySelectorAll("thead th").length * HEAD + grown;

const pretend = (name: "clientWidth" | "scrollWidth" | "offsetWidth", measure: (one: Element) => number) =>
  vi.spyOn(HTMLElement.prototype, name, "get").mockImplementation(function (this: HTMLElement) {
    return measure(this);
  });

afterEach(() => {
  grown = 0;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const columns: Column<{ id: string }>[] = ["name", "code", "state", "size", "changed"].map((id) => ({
  id,
  title: id,
  cell: () => id,
}));

interface ListProps {
  always?: readonly string[];
  isOn?: boolean;
  rows?: readonly { id: string }[];
}

function List({ always = ["name"], isOn = true, rows = [{ id: "1" }] }: ListProps) {
  const fit = useFit({ ids: columns.map(({ id }) => id), always, isOn });
  return (
    <Table
      label="Acte"
      columns={columns}
      rows={rows}
      idOf={({ id }) => id}
      textOf={({ id }) => id}
      frame={fit.frame}
      shown={fit.shown}
    />
  );
}

const heads = (): (string | null)[] => screen.getAllByRole("columnheader").map((head) => head.textContent);

function draw(room: number, props: ListProps = {}) {
  width = room;
  pretend("clientWidth", () => width);
  pretend("scrollWidth", drawnIn);
  pretend("offsetWidth", () => HEAD);
  return render(<List {...props} />);
}

it("a list shows the first columns for which there is room", () => {
  draw(300);
  expect(heads()).toEqual(["name", "code", "state"]);
});

it("the column by which a list is sorted is shown, although it is the last one", () => {
  draw(300, { always: ["name", "changed"] });
  expect(heads()).toEqual(["name", "code", "changed"]);
});

it("columns that a person chose are all shown, and those that must be shown scroll", () => {
  const { unmount } = draw(100, { isOn: false });
  expect(heads()).toHaveLength(5);
  unmount();
  draw(50, { always: ["name", "changed"] });
  expect(heads()).toEqual(["name", "changed"]);
});

it("columns are measured when the first rows have come", () => {
  const { rerender } = draw(200, { rows: [] });
  rerender(<List />);
  expect(heads()).toEqual(["name", "code"]);
});

it("rows that grow out of the frame, as when names have come, lose a column before anything is painted", () => {
  const { rerender } = draw(300);
  grown = 50;
  rerender(<List rows={[{ id: "1" }, { id: "2" }]} />);
  expect(heads()).toEqual(["name", "code"]);
});

it("a list that had room for all columns leaves out some once it is narrower", () => {
  const resized = new Set<() => void>();
  class Observer {
    readonly tell: () => void;
    constructor(tell: () => void) {
      this.tell = tell;
    }
    observe(): void {
      resized.add(this.tell);
    }
    disconnect(): void {
      resized.delete(this.tell);
    }
  }
  vi.stubGlobal("ResizeObserver", Observer);
  const resize = (): void => act(() => resized.forEach((tell) => tell()));
  draw(500);
  resize();
  expect(heads()).toHaveLength(5);
  width = 200;
  resize();
  expect(heads()).toEqual(["name", "code"]);
  width = 500;
  resize();
  expect(heads()).toHaveLength(5);
});
