import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { RouterProvider } from "react-aria-components";
import { afterEach, expect, it, vi } from "vitest";
import { findingsOf } from "../testing/axe.ts";
import { BulkActs, type BulkAct } from "./bulk-acts.tsx";
import { ColumnChoice } from "./column-choice.tsx";
import { Facets, type ChosenFacets } from "./facets.tsx";
import { SavedViews } from "./saved-views.tsx";
import { type Column, type Sort, Table } from "./table.tsx";
import { Toasts, clearToasts } from "./toast.tsx";

interface Act {
  id: string;
  title: string;
  size: number;
}

const acts: Act[] = [
  { id: "1", title: "Cerere", size: 10 },
  { id: "2", title: "Decizie", size: 20 },
];
const columns: Column<Act>[] = [
  { id: "title", title: "Titlu", cell: (act) => act.title, isRowHeader: true, isSortable: true },
  { id: "size", title: "Mărime", cell: (act) => act.size, isNumber: true },
];

const navigate = vi.fn();
afterEach(clearToasts);

interface ListProps {
  bulk?: BulkAct[];
  whyOf?: (error: unknown) => string;
  before?: readonly string[];
}

function List({ bulk = [], whyOf = String, before = ["9"] }: ListProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(before));
  const [sort, setSort] = useState<Sort>({ column: "title", direction: "ascending" });
  const [shown, setShown] = useState<readonly string[]>(["title", "size"]);
  const [isDense, setIsDense] = useState(false);
  return (
    <RouterProvider navigate={navigate}>
      <ColumnChoice
        columns={columns}
        shown={shown}
        always={["title"]}
        onChange={setShown}
        isDense={isDense}
        onDense={setIsDense}
      />
      <Table
        label="Acte"
        columns={columns}
        rows={acts}
        idOf={(act) => act.id}
        textOf={(act) => act.title}
        hrefOf={(act) => `/app/acte/${act.id}`}
        shown={shown}
        isDense={isDense}
        sort={sort}
        onSort={setSort}
        selected={selected}
        onSelect={setSelected}
      />
      <output>{[...selected].join()}</output>
      <BulkActs
        selected={selected}
        onSelect={setSelected}
        acts={bulk}
        nameOf={(id) => `Actul ${id}`}
        whyOf={whyOf}
      />
      <Toasts />
    </RouterProvider>
  );
}

const selectedIds = (): string[] => (document.querySelector("output")?.textContent ?? "").split(",").sort();

it("rows are chosen by their box, the whole page by the box on top, and rows of other pages stay chosen", async () => {
  const user = userEvent.setup();
  render(<List />);
  await user.click(within(screen.getByRole("row", { name: /Cerere/ })).getByRole("checkbox"));
  expect(selectedIds()).toEqual(["1", "9"]);
  await user.click(screen.getByRole("checkbox", { name: /toate rândurile/ }));
  expect(selectedIds()).toEqual(["1", "2", "9"]);
  await user.click(screen.getByRole("checkbox", { name: /toate rândurile/ }));
  expect(selectedIds()).toEqual(["9"]);
  expect(await findingsOf()).toEqual([]);
});

it("a header sorts, by mouse and by keyboard", async () => {
  const user = userEvent.setup();
  render(<List />);
  const header = screen.getByRole("columnheader", { name: /Titlu/ });
  expect(header.getAttribute("aria-sort")).toBe("ascending");
  await user.click(header);
  expect(header.getAttribute("aria-sort")).toBe("descending");
  expect(screen.getByRole("columnheader", { name: "Mărime" }).hasAttribute("aria-sort")).toBe(false);
});

it("the name of a row is a link, also while rows are chosen", async () => {
  const user = userEvent.setup();
  render(<List />);
  await user.click(screen.getByRole("link", { name: "Decizie" }));
  expect(navigate).toHaveBeenLastCalledWith("/app/acte/2", undefined);
  expect(screen.getByRole("link", { name: "Decizie" }).getAttribute("href")).toBe("/app/acte/2");
});

it("Enter on a row opens it while nothing is chosen", async () => {
  const user = userEvent.setup();
  render(<List before={[]} />);
  await user.tab();
  await user.tab();
  screen.getByRole("row", { name: /Cerere/ }).focus();
  await user.keyboard("{Enter}");
  expect(navigate).toHaveBeenLastCalledWith("/app/acte/1", undefined);
});

it("arrow keys move between rows, and Space chooses one", async () => {
  const user = userEvent.setup();
  render(<List />);
  await user.click(within(screen.getByRole("row", { name: /Cerere/ })).getByRole("checkbox"));
  screen.getByRole("row", { name: /Cerere/ }).focus();
  await user.keyboard("{ArrowDown} ");
  expect(selectedIds()).toEqual(["1", "2", "9"]);
});

it("Shift chooses the rows between, Ctrl+A the page, and Escape clears the choice", async () => {
  const user = userEvent.setup();
  render(<List />);
  screen.getByRole("row", { name: /Cerere/ }).focus();
  await user.keyboard(" {End}{Shift>} {/Shift}");
  expect(selectedIds()).toEqual(["1", "2", "9"]);
  await user.keyboard("{Escape}");
  expect(selectedIds()).toEqual(["9"]);
  await user.keyboard("{Control>}a{/Control}");
  expect(selectedIds()).toEqual(["1", "2", "9"]);
});

it("Tab reaches one row and its controls, and arrows keep the control", async () => {
  const user = userEvent.setup();
  render(<List />);
  screen.getByRole("row", { name: /Cerere/ }).focus();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole("checkbox", { name: /Cerere/ }));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "Cerere" }));
  await user.keyboard("{ArrowDown}");
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "Decizie" }));
  expect(screen.getByRole("link", { name: "Cerere" }).tabIndex).toBe(-1);
  await user.tab();
  expect(document.activeElement?.closest("table")).toBeNull();
});

it("a press beside the controls of a row opens it, and chooses it while others are chosen", async () => {
  const user = userEvent.setup();
  const { unmount } = render(<List before={[]} />);
  await user.click(screen.getByRole("gridcell", { name: "20" }));
  expect(navigate).toHaveBeenLastCalledWith("/app/acte/2", undefined);
  unmount();
  render(<List before={["1"]} />);
  await user.click(screen.getByRole("gridcell", { name: "20" }));
  expect(selectedIds()).toEqual(["1", "2"]);
});

it("a column can be hidden, but not the one that names the rows", async () => {
  const user = userEvent.setup();
  render(<List />);
  await user.click(screen.getByRole("button", { name: "Coloane" }));
  expect((await screen.findByRole<HTMLInputElement>("checkbox", { name: "Titlu" })).disabled).toBe(true);
  await user.click(screen.getByRole("checkbox", { name: "Mărime" }));
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("columnheader", { name: "Mărime" })).toBeNull();
});

it("rows are low if the person wants them low", async () => {
  const user = userEvent.setup();
  render(<List />);
  await user.click(screen.getByRole("button", { name: "Coloane" }));
  await user.click(await screen.findByRole("checkbox", { name: "Rânduri compacte" }));
  await user.keyboard("{Escape}");
  expect(screen.getByRole("grid").className).toContain("table-dense");
});

it("a bulk act shows how each row ended, says why one failed, keeps it chosen and repeats only that one", async () => {
  const user = userEvent.setup();
  const tried: string[] = [];
  const archive: BulkAct = {
    id: "archive",
    title: "Arhivează",
    act: (id) => {
      tried.push(id);
      return id === "9" && tried.length < 3
        ? Promise.reject(new Error("Actul este semnat"))
        : Promise.resolve();
    },
  };
  render(<List bulk={[archive]} whyOf={(error) => (error instanceof Error ? error.message : "")} />);
  await user.click(within(screen.getByRole("row", { name: /Cerere/ })).getByRole("checkbox"));
  await user.click(screen.getByRole("button", { name: "Arhivează" }));
  expect(await screen.findByText("un rând prelucrat, un rând nereușit")).toBeTruthy();
  expect(screen.getByText("Actul este semnat").closest("li")?.textContent).toContain("Actul 9");
  expect(selectedIds()).toEqual(["9"]);
  await user.click(screen.getByRole("button", { name: "Încearcă din nou cele nereușite" }));
  expect(await screen.findByText("un rând prelucrat", { selector: ".toast span" })).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Acțiuni asupra rândurilor alese" })).toBeNull();
  expect(tried).toEqual(["9", "1", "9"]);
  expect(await findingsOf()).toEqual([]);
});

it("a bulk act can be stopped, and rows that it had not reached stay chosen", async () => {
  const user = userEvent.setup();
  const endless: BulkAct = {
    id: "move",
    title: "Mută",
    act: (_, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => reject(new Error("aborted")));
      }),
  };
  render(<List bulk={[endless]} before={["1", "2", "3", "4", "5", "6"]} />);
  await user.click(screen.getByRole("button", { name: "Mută" }));
  expect(screen.getAllByText("Se lucrează")).toHaveLength(4);
  await user.click(screen.getByRole("button", { name: "Oprește" }));
  expect(await screen.findAllByText("Oprit")).toHaveLength(6);
  expect(selectedIds()).toEqual(["1", "2", "3", "4", "5", "6"]);
});

it("an act that asks first runs what was confirmed, on the rows that allow it", async () => {
  const user = userEvent.setup();
  const acted: string[] = [];
  const ended = vi.fn();
  const answers = [undefined, { act: (id: string) => Promise.resolve(void acted.push(id)), onEnd: ended }];
  const label: BulkAct = {
    id: "label",
    title: "Etichete",
    isFor: (id) => id !== "9",
    ask: () => Promise.resolve(answers.shift()),
  };
  render(
    <List bulk={[label, { ...label, id: "none", title: "Nimic", isFor: () => false }]} before={["1", "9"]} />,
  );
  expect(screen.queryByRole("button", { name: /Nimic/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Etichete (1)" }));
  expect(selectedIds()).toEqual(["1", "9"]);
  await user.click(screen.getByRole("button", { name: "Etichete (1)" }));
  await expect.poll(() => ended).toHaveBeenCalled();
  expect([acted, ended.mock.calls]).toEqual([["1"], [[["1"]]]]);
  // What was done is said by the job itself.
  expect(document.querySelector(".toast")).toBeNull();
});

it("what a run has found about its rows stays until it is closed", async () => {
  const user = userEvent.setup();
  const verify: BulkAct = {
    id: "verify",
    title: "Verifică",
    act: () => Promise.resolve(),
    verdict: () => "toate sunt întregi",
  };
  render(<List bulk={[verify]} before={["1"]} />);
  await user.click(screen.getByRole("button", { name: "Verifică" }));
  expect(await screen.findByText("toate sunt întregi", { selector: ".bulk-end" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Închide" }));
  expect(screen.queryByText("toate sunt întregi", { selector: ".bulk-end" })).toBeNull();
});

it("facets add and remove values, and clear them all", async () => {
  const user = userEvent.setup();
  function Page() {
    const [chosen, setChosen] = useState<ChosenFacets>({});
    const facets = [{ id: "stare", title: "Stare", values: [{ id: "activ", title: "Activ", count: 3 }] }];
    return (
      <>
        <Facets facets={facets} chosen={chosen} onChange={setChosen} />
        <output>{JSON.stringify(chosen)}</output>
      </>
    );
  }
  render(<Page />);
  await user.click(screen.getByRole("checkbox", { name: /Activ/ }));
  expect(document.querySelector("output")?.textContent).toBe('{"stare":["activ"]}');
  expect(await findingsOf()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Șterge filtrele" }));
  expect(document.querySelector("output")?.textContent).toBe("{}");
});

it("two facets are chosen one after the other, although the address is slow to have the first", async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  const values = ["activ", "arhivat"].map((id) => ({ id, title: id }));
  const facets = (chosen: ChosenFacets) => (
    <Facets facets={[{ id: "stare", title: "Stare", values }]} chosen={chosen} onChange={onChange} />
  );
  const { rerender } = render(facets({}));
  const isChecked = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name }).checked;
  for (const { id } of values) await user.click(screen.getByRole("checkbox", { name: id }));
  expect(["activ", "arhivat"].map(isChecked)).toEqual([true, true]);
  expect(onChange.mock.lastCall).toEqual([{ stare: ["activ", "arhivat"] }]);
  // Back leads to the list without them.
  rerender(facets({ stare: ["activ", "arhivat"] }));
  rerender(facets({}));
  expect(["activ", "arhivat"].map(isChecked)).toEqual([false, false]);
});

it("a facet below one whose values are on their way is drawn with it, so that it moves under nobody's pointer", () => {
  const facet = (id: string, isComing: boolean) => ({
    id,
    title: id,
    values: isComing ? [] : [{ id, title: `${id} 1` }],
    isComing,
  });
  const facets = (isComing: boolean) => (
    <Facets
      facets={[facet("stare", false), facet("container", isComing), facet("format", false)]}
      chosen={{}}
      onChange={vi.fn()}
    />
  );
  const { rerender } = render(facets(true));
  expect(screen.getAllByRole("checkbox")).toEqual([screen.getByLabelText("stare 1")]);
  rerender(facets(false));
  expect(screen.getAllByRole("checkbox")).toHaveLength(3);
});

it("a view is saved under a name, and the current one is marked", async () => {
  const user = userEvent.setup();
  const onSave = vi.fn();
  const views = [{ id: "1", title: "De semnat", href: "?stare=semnat" }];
  const { rerender } = render(<SavedViews views={views} current="?x=1" onSave={onSave} onRemove={vi.fn()} />);
  await user.click(screen.getByRole("button", { name: "Salvează vizualizarea" }));
  await user.type(screen.getByRole("textbox", { name: "Numele vizualizării" }), "Ale mele{Enter}");
  expect(onSave).toHaveBeenCalledWith("Ale mele");
  rerender(<SavedViews views={views} current="?stare=semnat" onSave={onSave} onRemove={vi.fn()} />);
  expect(screen.getByRole("link", { name: "De semnat" }).getAttribute("aria-current")).toBe("page");
  expect(await findingsOf()).toEqual([]);
});
