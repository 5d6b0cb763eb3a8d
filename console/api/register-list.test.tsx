import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { createMemoryHistory } from "@tanstack/react-router";
import { render, screen as page } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { EmptyState } from "../kit/states.tsx";
import { Console, startConsole } from "../shell/console.tsx";
import { type ListSearch, listSearch } from "../shell/list-search.ts";
import { screen, type ScreenProps } from "../shell/screen.tsx";
import { findingsOf } from "../testing/axe.ts";
import { ana, ion, testSession } from "../testing/session.ts";
import { pageOf, pageQuery } from "./list-page.ts";
import { RegisterList } from "./register-list.tsx";

const asked: object[] = [];

/** A service with 120 rows; it lists those that contain the text. */
function answerTo(query: { page: number; size: number; sort?: string }, text: string) {
  asked.push(query);
  const all = Array.from({ length: 120 }, (_, n) => ({ id: n, name: `rândul ${n}` }));
  const found = all.filter(({ name }) => name.includes(text));
  // The deepest page of a service that counts more rows than it can list.
  if (text === "multe")
    return Promise.resolve({
      data: { items: all.slice(0, 50) },
      headers: new Headers({ "x-total-count": "123456" }),
    });
  const items = found.slice(query.page * query.size, (query.page + 1) * query.size);
  return Promise.resolve({ data: { items }, headers: new Headers({ "x-total-count": `${found.length}` }) });
}

function Rows(props: ScreenProps<never, ListSearch>) {
  const { search, setSearch } = props;
  const query = useQuery({
    queryKey: ["rows", search],
    placeholderData: keepPreviousData,
    queryFn: async () => pageOf(await answerTo(pageQuery(search), search.text)),
  });
  return (
    <>
      <h1>Rânduri</h1>
      <input
        aria-label="Caută"
        value={search.text}
        onChange={({ target }) => setSearch({ text: target.value, page: undefined }, { isReplacing: true })}
      />
      <RegisterList
        {...props}
        name="rows"
        query={query}
        label="Rânduri"
        columns={[
          { id: "name", title: "Nume", cell: ({ name }) => name, isSortable: true },
          { id: "code", title: "Cod", cell: ({ id }) => `R-${String(id)}` },
          { id: "kind", title: "Fel", cell: () => "rând" },
        ]}
        idOf={({ id }) => String(id)}
        textOf={({ name }) => name}
        empty={<EmptyState title="Nimic" />}
      />
    </>
  );
}

const List = screen({ search: listSearch, page: Rows });

function open(address: string, person = ana) {
  const history = createMemoryHistory({ initialEntries: [address] });
  const area = {
    path: "/randuri" as const,
    label: ["Rânduri", "Строки", "Rows"],
    icon: "folder" as const,
    group: "documents" as const,
    isShown: () => true,
    screens: { "/": () => Promise.resolve({ default: List }) } as const,
  } as const;
  const { unmount } = render(
    <Console {...startConsole({ session: testSession(person), areas: [area], history })} />,
  );
  return { history, unmount, user: userEvent.setup() };
}

it("page, sort and text of a list are in its address, and a search starts at the first page", async () => {
  const { history, user } = open("/app/randuri?page=2&sort=-name");
  await page.findByText("51–100 din 120");
  expect(asked.at(-1)).toEqual({ page: 1, size: 50, sort: "-name" });
  await user.click(page.getByRole("columnheader", { name: "Nume" }));
  await page.findByText("1–50 din 120");
  expect(history.location.search).toBe("?sort=name");
  await user.type(page.getByLabelText("Caută"), "7");
  await page.findByRole("rowheader", { name: "rândul 7" });
  expect(history.location.search).toContain("text=7");
  expect(await findingsOf()).toEqual([]);
});

it("columns and low rows are chosen once, for the person who chose them", async () => {
  const heads = () => page.getAllByRole("columnheader").map((head) => head.textContent);
  const { user, unmount } = open("/app/randuri");
  await user.click(await page.findByRole("button", { name: "Coloane" }));
  await user.click(await page.findByRole("checkbox", { name: "Cod" }));
  await user.click(page.getByRole("checkbox", { name: "Rânduri compacte" }));
  await user.keyboard("{Escape}");
  expect(heads()).toEqual(["Nume", "Fel"]);
  unmount();

  const again = open("/app/randuri?sort=code");
  await page.findByRole("grid");
  // The column that sorts is shown, although it was left out.
  expect(heads()).toEqual(["Nume", "Cod", "Fel"]);
  expect(page.getByRole("grid").className).toContain("table-dense");
  again.unmount();

  const other = open("/app/randuri", ion);
  await page.findByRole("grid");
  expect([heads(), page.getByRole("grid").className]).toEqual([["Nume", "Cod", "Fel"], "table"]);
  other.unmount();

  const last = open("/app/randuri");
  await last.user.click(await page.findByRole("button", { name: "Coloane" }));
  await last.user.click(await page.findByRole("button", { name: "Alege coloanele după lățime" }));
  await last.user.keyboard("{Escape}");
  expect(heads()).toEqual(["Nume", "Cod", "Fel"]);
});

it("a list without rows says why", async () => {
  open("/app/randuri?text=lipsă");
  expect(await page.findByText("Nimic")).toBeTruthy();
});

it("a list that goes on after the service's last page number says how to see the rest", async () => {
  open("/app/randuri?text=multe&page=201");
  expect(await page.findByText(/primele 10.050 de rânduri/)).toBeTruthy();
  expect(page.queryByRole("link", { name: "Pagina următoare" })).toBeNull();
});
