import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { findingsOf } from "../testing/axe.ts";
import { ComboField } from "./combo-field.tsx";
import type { FoundOption, SearchOptions } from "./use-found.ts";

const ana: FoundOption = { id: "7", label: "Ana Rusu" };

function Owner({ initial, search }: { initial?: FoundOption; search?: SearchOptions }) {
  const [value, setValue] = useState(initial);
  return (
    <main>
      <ComboField
        label="Responsabil"
        field={{ id: "owner", name: "owner", value, onChange: setValue }}
        search={search ?? (() => Promise.resolve([]))}
        isRequired
      />
      <button type="button" onClick={() => setValue(undefined)}>
        Golește
      </button>
      <output>{value?.id ?? "nimic"}</output>
    </main>
  );
}

const box = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Responsabil" });
const state = (): string[] => [box().value, document.querySelector("output")?.textContent ?? ""];

it("a value that is in no search's answer stays when the field is left", async () => {
  const user = userEvent.setup();
  render(<Owner initial={ana} />);
  await user.click(box());
  await user.tab();
  expect(state()).toEqual(["Ana Rusu", "7"]);
  await user.type(box(), " x");
  await user.tab();
  expect(state()).toEqual(["Ana Rusu", "7"]);
});

it("a text that was not chosen is not a value, and is gone when the field is left", async () => {
  const user = userEvent.setup();
  render(<Owner />);
  await user.type(box(), "Zz");
  expect(state()).toEqual(["Zz", "nimic"]);
  await user.tab();
  expect(state()).toEqual(["", "nimic"]);
});

it("clearing the text clears the value, and clearing the value clears the text", async () => {
  const user = userEvent.setup();
  const { unmount } = render(<Owner initial={ana} />);
  await user.clear(box());
  expect(state()).toEqual(["", "nimic"]);
  unmount();
  render(<Owner initial={ana} />);
  await user.click(screen.getByRole("button", { name: "Golește" }));
  expect(state()).toEqual(["", "nimic"]);
});

it("an answer to an older text is dropped, and its search is aborted", async () => {
  const user = userEvent.setup();
  const answers = new Map<string, (options: FoundOption[]) => void>();
  const signals: AbortSignal[] = [];
  const search: SearchOptions = (text, signal) => {
    signals.push(signal);
    return new Promise((resolve) => answers.set(text, resolve));
  };
  render(<Owner search={search} />);
  await user.type(box(), "A");
  await waitFor(() => expect(answers.has("A")).toBe(true));
  await user.type(box(), "n");
  await waitFor(() => expect(answers.has("An")).toBe(true));
  answers.get("An")?.([ana]);
  answers.get("A")?.([{ id: "1", label: "Alt" }]);
  expect(await screen.findByRole("option", { name: "Ana Rusu" })).toBeTruthy();
  expect(screen.queryByRole("option", { name: "Alt" })).toBeNull();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  expect(await findingsOf(screen.getByRole("listbox"))).toEqual([]);
});

it("a text stays when the page scrolls, and its answer is shown", async () => {
  const user = userEvent.setup();
  const found = Promise.withResolvers<FoundOption[]>();
  render(<Owner search={() => found.promise} />);
  await user.type(box(), "A");
  await screen.findByText("Se caută…");
  fireEvent.scroll(document);
  await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  expect(state()).toEqual(["A", "nimic"]);
  found.resolve([ana]);
  await user.click(await screen.findByRole("option", { name: "Ana Rusu" }));
  expect(state()).toEqual(["Ana Rusu", "7"]);
  await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
});

it("a search that found nothing, one that failed and a missing one say so", async () => {
  const user = userEvent.setup();
  const search = vi.fn<SearchOptions>().mockResolvedValueOnce([]).mockRejectedValueOnce(new Error("503"));
  render(<Owner search={search} />);
  await user.click(screen.getByRole("button", { name: /Arată sugestiile/ }));
  expect(await screen.findByText("Scrieți o parte din nume")).toBeTruthy();
  await user.type(box(), "A");
  expect(await screen.findByText("Nu s-a găsit nimic")).toBeTruthy();
  await user.type(box(), "n");
  expect(await screen.findByText("Căutarea nu a reușit. Scrieți din nou.")).toBeTruthy();
});
