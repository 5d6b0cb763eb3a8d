import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { Menu } from "./menu.tsx";

it("an entry without a section stays at its place between those that have one", async () => {
  const entries = [
    { id: "today", title: "Astăzi" },
    { id: "people", title: "Persoane", section: "Administrare" },
    { id: "catalogs", title: "Nomenclatoare", section: "Administrare" },
    { id: "operations", title: "Operare" },
    { id: "audit", title: "Audit", section: "Control" },
  ].map((entry) => ({ ...entry, href: `/${entry.id}` }));
  render(<Menu label="Meniu" entries={entries} />);
  await userEvent.click(screen.getByRole("button", { name: "Meniu" }));
  const items = await screen.findAllByRole("menuitem");
  expect(items.map(({ textContent }) => textContent)).toEqual(entries.map(({ title }) => title));
});
