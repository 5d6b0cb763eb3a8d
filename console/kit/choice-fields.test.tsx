import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { findingsOf } from "../testing/axe.ts";
import { CheckboxesField, RadioField } from "./choice-fields.tsx";

const fruits = [
  { id: "apple", label: "Măr" },
  { id: "pear", label: "Pară", hint: "coaptă" },
  { id: "plum", label: "Prună" },
] as const;
type Fruit = (typeof fruits)[number]["id"];

function One() {
  const [value, onChange] = useState<Fruit>("apple");
  return <RadioField label="Fruct" options={fruits} field={{ id: "one", name: "one", value, onChange }} />;
}

function Any() {
  const [value, onChange] = useState<readonly Fruit[]>([]);
  return (
    <>
      <CheckboxesField
        label="Fructe"
        options={fruits}
        field={{ id: "any", name: "any", value, onChange, error: "Alegeți una" }}
      />
      <output>{value.join(" ")}</output>
    </>
  );
}

describe("fields of a few choices", () => {
  it("a radio is chosen by the arrow keys", async () => {
    const user = userEvent.setup();
    render(<One />);
    await user.tab();
    await user.keyboard("{ArrowDown}");
    expect(screen.getByRole("radio", { name: /Pară/ })).toHaveProperty("checked", true);
    expect(await findingsOf()).toEqual([]);
  });

  it("chosen boxes are in the order of the options, and the error is in the group", async () => {
    const user = userEvent.setup();
    render(<Any />);
    await user.click(screen.getByLabelText("Prună"));
    await user.click(screen.getByLabelText("Măr"));
    expect(screen.getByRole("status").textContent).toBe("apple plum");
    await user.click(screen.getByLabelText("Prună"));
    expect(screen.getByRole("status").textContent).toBe("apple");
    expect(screen.getByRole("group", { name: /Fructe/ }).textContent).toContain("Alegeți una");
  });
});
