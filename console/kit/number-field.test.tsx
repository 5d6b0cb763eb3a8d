import { render, screen } from "@testing-library/react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { expect, it } from "vitest";
import { NumberField } from "./number-field.tsx";

const port = { id: "port", name: "port", value: 17_093, onChange: () => undefined };

it.each([
  ["17.093", undefined],
  ["17093", true],
])("a number is written as %s, plain: %s", (written, isPlain) => {
  render(
    <I18nProvider locale="ro-RO">
      <NumberField label="Portul" field={port} isPlain={isPlain} />
    </I18nProvider>,
  );
  expect(screen.getByRole("textbox")).toHaveProperty("value", written);
});
