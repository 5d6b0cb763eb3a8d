import { act, render, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { findingsOf } from "../testing/axe.ts";
import type { Area } from "./area.ts";
import { openConsole } from "../testing/console.tsx";
import { plantArea } from "../testing/example/area.ts";
import { renamed } from "../testing/example/plants.ts";
import { ana, testSession } from "../testing/session.ts";
import { ErrorBoundary } from "./error-page.tsx";

const link = (name: string) => screen.findByRole("link", { name });
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

it("the first page is the first area of the person, in a frame without findings of axe", async () => {
  const { history } = openConsole("/app/");
  await heading("Plante");
  expect(history.location.pathname).toBe("/app/plante");
  expect(document.title).toBe("Plante – Temelia");
  expect(screen.getByRole("link", { name: "Plante" }).getAttribute("aria-current")).toBe("page");
  expect(screen.queryByRole("link", { name: "Secrete" })).toBeNull();
  await link("Planta 1");
  expect(await findingsOf()).toEqual([]);
});

it("an area that a person does not see has no addresses for that person", async () => {
  openConsole("/app/secrete");
  expect(await heading("Pagina nu există")).toBeTruthy();
});

it("an unknown address says so and leads to the first page", async () => {
  openConsole("/app/nimic");
  await heading("Pagina nu există");
  expect((await link("Prima pagină")).getAttribute("href")).toBe("/app/");
});

it("a failed screen keeps the frame and can be tried again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  openConsole("/app/plante/0");
  await heading("Pagina nu poate fi arătată");
  expect(screen.getByRole("button", { name: "Încearcă din nou" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Plante" })).toBeTruthy();
  vi.restoreAllMocks();
});

it("an optional part of an address may be missing", async () => {
  const { history } = openConsole("/app/plante/3");
  await heading("Planta 3");
  act(() => history.push("/app/plante/3/frunze"));
  await heading("Planta 3: frunze");
});

it("a screen whose file belongs to an older release loads the page again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
  const gone = new TypeError("Failed to fetch dynamically imported module: /assets/plant-X.js");
  vi.stubGlobal("fetch", () => Promise.resolve(new Response()));
  const outdated = { ...plantArea, screens: { "/": () => Promise.reject(gone) } };
  const { user } = openConsole("/app/plante", testSession(ana), [outdated]);
  await heading("Pagina nu poate fi arătată");
  await user.click(screen.getByRole("button", { name: "Încearcă din nou" }));
  await waitFor(() => expect(reload).toHaveBeenCalled());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("Back restores the page, the filter and the focus of a list", async () => {
  const { user, history } = openConsole("/app/plante?only=7");
  await user.click(await link("Pagina următoare"));
  await waitFor(() => expect(history.location.search).toBe("?only=7&page=2"));
  expect(document.activeElement).toBe(await link("Pagina următoare"));
  const row = await screen
    .findByText(/6–10 /)
    .then(() => screen.getAllByRole("link", { name: /^Planta/ })[3]);
  const name = row?.textContent ?? "";
  if (row) await user.click(row);
  await heading(name);
  await waitFor(() => expect(document.activeElement?.textContent).toBe(name));
  act(() => history.back());
  await heading("Plante");
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Caută" }).value).toBe("7");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("link", { name })));
});

it("a dialog is an address with its record: Back closes it, and its act reaches only that record", async () => {
  const { user, history } = openConsole("/app/plante");
  await user.click(await link("Redenumește: Planta 2"));
  await screen.findByRole("dialog", { name: "Redenumește: 2" });
  expect(history.location.search).toBe("?dialog=rename.2");
  act(() => history.back());
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(await link("Redenumește: Planta 3"));
  await user.type(await screen.findByRole("textbox", { name: "Nume" }), "Mentă");
  await user.click(screen.getByRole("button", { name: "Redenumește" }));
  await waitFor(() => expect(history.location.search).toBe(""));
  expect([...renamed]).toEqual([["3", "Mentă"]]);
});

it("a dialog opened by a link from elsewhere leaves its page when it closes", async () => {
  const { user, history } = openConsole("/app/plante?page=2&dialog=rename.9");
  await user.click(await screen.findByRole("button", { name: "Închide" }));
  await waitFor(() => expect(history.location.search).toBe("?page=2"));
  expect(history.length).toBe(1);
});

it("what was typed and not saved outlives the page, for that person only", async () => {
  const first = openConsole("/app/plante?dialog=rename.5");
  await first.user.type(await screen.findByRole("textbox", { name: "Nume" }), "Busuioc");
  first.unmount();
  const second = openConsole("/app/plante?dialog=rename.5");
  expect((await screen.findByRole<HTMLInputElement>("textbox", { name: "Nume" })).value).toBe("Busuioc");
  await second.user.click(screen.getByRole("button", { name: "Ia de la capăt" }));
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Nume" }).value).toBe("");
  second.unmount();
  openConsole("/app/plante?dialog=rename.5");
  expect((await screen.findByRole<HTMLInputElement>("textbox", { name: "Nume" })).value).toBe("");
});

it("another language loads the page again and is kept; the theme changes at once and is kept", async () => {
  document.documentElement.lang = "ru";
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
  const { user } = openConsole("/app/plante", testSession(ana));
  await heading("Растения");
  await user.click(await screen.findByRole("button", { name: "English" }));
  expect([document.cookie, reload.mock.calls.length]).toEqual(["limba=en", 1]);
  await user.click(screen.getByRole("button", { name: "Оформление" }));
  await user.click(await screen.findByRole("menuitem", { name: "Тёмное" }));
  expect([document.documentElement.dataset.theme, localStorage.getItem("theme")]).toEqual(["dark", "dark"]);
  await user.click(screen.getByRole("button", { name: "Учётная запись: Ana Rusu" }));
  const replaced = vi.spyOn(window.location, "replace").mockImplementation(() => undefined);
  await user.click(await screen.findByRole("menuitem", { name: "Выйти" }));
  await waitFor(() => expect(replaced).toHaveBeenCalled());
});

it("an area of the account is in the menu of the person, not in the navigation", async () => {
  const { user, history } = openConsole("/app/plante");
  await user.click(await screen.findByRole("button", { name: "Contul: Ana Rusu" }));
  expect(screen.queryByRole("link", { name: "Contul meu" })).toBeNull();
  await user.click(await screen.findByRole("menuitem", { name: "Contul meu" }));
  await waitFor(() => expect(history.location.pathname).toBe("/app/cont"));
});

it("the menu has its groups at the same places whatever is open, and says how many things wait in one", async () => {
  const count = () => ({ queryKey: ["waiting"], queryFn: () => Promise.resolve(3) });
  const areas: Area[] = [
    { ...plantArea, path: "/acte", label: ["Documente", "Документы", "Documents"] },
    { ...plantArea, path: "/linkuri", label: ["Linkuri", "Ссылки", "Links"] },
    { ...plantArea, path: "/persoane", label: ["Persoane", "Люди", "People"], group: "administration" },
    {
      ...plantArea,
      path: "/pastrare",
      label: ["Păstrare", "Хранение", "Retention"],
      group: "administration",
      count,
    },
    { ...plantArea, path: "/operare", label: ["Cozi", "Очереди", "Queues"], group: "operation" },
  ];
  const { user, history } = openConsole("/app/linkuri", testSession(ana), areas);
  await heading("Plante");
  const row = () =>
    [...(document.querySelectorAll("nav.areas li") ?? [])].map((item) =>
      [...item.querySelectorAll("a, button")].map((one) => one.getAttribute("aria-label") ?? one.textContent),
    );
  const groups = [["Documente", "Documente: toate paginile"], ["Administrare"], ["Cozi"]];
  expect(row()).toEqual(groups);
  expect((await link("Documente")).getAttribute("aria-current")).toBe("true");
  await user.click(screen.getByRole("button", { name: "Administrare" }));
  expect((await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent)).toEqual([
    "Persoane",
    "Păstrare (3)",
  ]);
  await user.click(screen.getByRole("menuitem", { name: "Păstrare (3)" }));
  await waitFor(() => expect(history.location.pathname).toBe("/app/pastrare"));
  expect(row()).toEqual(groups);
  expect(screen.getByRole("button", { name: "Administrare" }).getAttribute("aria-current")).toBe("true");
  // What a narrow screen has in place of the groups.
  await user.click(screen.getByRole("button", { name: "Meniu" }));
  expect((await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent)).toEqual([
    "Documente",
    "Linkuri",
    "Persoane",
    "Păstrare (3)",
    "Cozi",
  ]);
  expect(screen.getByRole("group", { name: "Administrare" })).toBeTruthy();
});

it("an error in the frame itself leaves a page that can be loaded again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  await heading("Pagina nu poate fi arătată");
  expect(screen.getByRole("button", { name: "Încearcă din nou" })).toBeTruthy();
  expect(await findingsOf()).toEqual([]);
  vi.restoreAllMocks();
});

function Broken(): never {
  throw new Error("broken");
}
