import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { findingsOf } from "../testing/axe.ts";
import { CursorPager, Pager } from "./pager.tsx";

const links = (): string[] =>
  screen
    .queryAllByRole("link")
    .map((link) => `${link.getAttribute("aria-label")} ${link.getAttribute("href")}`);

it("a pager shows the range and leads by links", async () => {
  render(<Pager page={2} size={50} shown={50} total={10_000} hrefOf={(page) => `?pagina=${page}`} />);
  expect(screen.getByText("51–100 din 10.000")).toBeTruthy();
  expect(links()).toEqual(["Pagina precedentă ?pagina=1", "Pagina următoare ?pagina=3"]);
  expect(await findingsOf()).toEqual([]);
});

it("a list without a count has a next page as long as its service says so", () => {
  const hrefOf = (page: number) => `?pagina=${page}`;
  const { rerender } = render(<Pager page={1} size={50} shown={50} hasNext hrefOf={hrefOf} />);
  expect(links()).toEqual(["Pagina următoare ?pagina=2"]);
  rerender(<Pager page={2} size={50} shown={3} hrefOf={hrefOf} />);
  expect([screen.getByText("51–53"), links()]).toEqual([expect.anything(), ["Pagina precedentă ?pagina=1"]]);
  rerender(<Pager page={1} size={50} shown={3} hrefOf={hrefOf} />);
  expect(screen.queryByRole("navigation")).toBeNull();
});

it("pages by cursor lead back to where they came from", async () => {
  const hrefOf = (cursor: string) => `?dupa=${cursor}`;
  const { rerender } = render(<CursorPager cursor="" next="b" hrefOf={hrefOf} />);
  expect(links()).toEqual(["Pagina următoare ?dupa=b"]);
  rerender(<CursorPager cursor="b" next="c" hrefOf={hrefOf} />);
  expect(links()).toEqual(["Pagina precedentă ?dupa=", "Pagina următoare ?dupa=c"]);
  rerender(<CursorPager cursor="c" hrefOf={hrefOf} />);
  expect(links()).toEqual(["Pagina precedentă ?dupa=b"]);
  rerender(<CursorPager cursor="z" next="y" hrefOf={hrefOf} />);
  expect(links()).toEqual(["Prima pagină ?dupa=", "Pagina următoare ?dupa=y"]);
  expect(await findingsOf()).toEqual([]);
});
