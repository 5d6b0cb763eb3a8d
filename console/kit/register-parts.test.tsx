import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { findingsOf } from "../testing/axe.ts";
import { ChoiceFilter, FilterBar, TextFilter } from "./filters.tsx";
import { SecretOnce } from "./secret-once.tsx";

it("a text filter asks once for a word, immediately at Enter, and follows the address", async () => {
  const asked: string[] = [];
  function Bar() {
    const [value, setValue] = useState("");
    const choose = (text: string): void => {
      asked.push(text);
      setValue(text);
    };
    return (
      <>
        <FilterBar>
          <TextFilter label="Caută" value={value} onChange={choose} />
          <ChoiceFilter
            label="Stare"
            all="Toate"
            value=""
            options={[{ id: "activ", label: "Activ" }]}
            onChange={(id) => asked.push(id)}
          />
        </FilterBar>
        <button type="button" onClick={() => setValue("")}>
          Înapoi
        </button>
      </>
    );
  }
  render(<Bar />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText("Caută"), "primăria");
  await expect.poll(() => asked).toEqual(["primăria"]);
  await user.type(screen.getByLabelText("Caută"), " demo{Enter}");
  expect(asked).toEqual(["primăria", "primăria demo"]);
  await user.click(screen.getByRole("button", { name: "Înapoi" }));
  expect(screen.getByLabelText("Caută")).toHaveProperty("value", "");
  await user.selectOptions(screen.getByLabelText("Stare"), "Activ");
  expect(asked.at(-1)).toBe("activ");
  expect(await findingsOf()).toEqual([]);
});

it("a secret is shown with what it is for, can be copied, and stays until the person closes it", async () => {
  const end = vi.fn();
  render(
    <SecretOnce secret="abc" copyLabel="Copiază secretul" onEnd={end}>
      Secretul registrului.
    </SecretOnce>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Copiază secretul" }));
  expect(await navigator.clipboard.readText()).toBe("abc");
  await user.click(screen.getByRole("button", { name: "Am copiat, închide" }));
  expect(end).toHaveBeenCalledOnce();
});
