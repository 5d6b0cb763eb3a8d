import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { expect, it } from "vitest";
import { findingsOf } from "../testing/axe.ts";
import { DateField, DateTimeField } from "./date-field.tsx";
import { TimeField } from "./time-field.tsx";

function Until({ initial, locale = "ro-RO" }: { initial: string; locale?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <I18nProvider locale={locale}>
      <main>
        <DateField
          label="Termen"
          field={{ id: "until", name: "until", value, onChange: setValue }}
          earliest="2026-11-02"
          isRequired
        />
        <output>{value}</output>
      </main>
    </I18nProvider>
  );
}

const value = (): string => document.querySelector("output")?.textContent ?? "";

it("arrow keys change the parts of the date, in the order of the language", async () => {
  const user = userEvent.setup();
  render(<Until initial="2026-11-27" />);
  const parts = screen.getAllByRole("spinbutton");
  expect(parts.map((part) => part.textContent)).toEqual(["27", "11", "2026"]);
  parts[0]?.focus();
  await user.keyboard("{ArrowUp}{ArrowRight}{ArrowUp}");
  expect(value()).toBe("2026-12-28");
});

it("a day is chosen in the calendar, but not one before the earliest", async () => {
  const user = userEvent.setup();
  render(<Until initial="2026-11-27" />);
  await user.click(screen.getByRole("button", { name: /Deschide calendarul/ }));
  const day = await screen.findByRole("button", { name: /15 noiembrie 2026/ });
  expect(screen.getByRole("button", { name: /\b1 noiembrie 2026/ }).getAttribute("aria-disabled")).toBe(
    "true",
  );
  expect(await findingsOf()).toEqual([]);
  await user.click(day);
  expect(value()).toBe("2026-11-15");
});

it("a text that is not a day shows an empty field", () => {
  render(<Until initial="mâine" locale="ru-RU" />);
  expect(screen.getAllByRole("spinbutton").map((part) => part.textContent)).toEqual(["дд", "мм", "гггг"]);
});

function Hours({ Field, initial, locale }: { Field: typeof TimeField; initial: string; locale: string }) {
  const [value, setValue] = useState(initial);
  return (
    <I18nProvider locale={locale}>
      <main>
        <Field label="Ora" field={{ id: "hour", name: "hour", value, onChange: setValue }} />
        <output>{value}</output>
      </main>
    </I18nProvider>
  );
}

const parts = () => screen.getAllByRole("spinbutton").map((part) => part.textContent);

it.each(["ro-RO", "ru-RU", "en-US"])(
  "a time is typed by keyboard in %s, and never asks for AM or PM",
  async (locale) => {
    const user = userEvent.setup();
    render(<Hours Field={TimeField} initial="18:05" locale={locale} />);
    expect(parts()).toEqual(["18", "05"]);
    expect(await findingsOf()).toEqual([]);
    screen.getAllByRole("spinbutton")[0]?.focus();
    await user.keyboard("0730");
    expect(value()).toBe("07:30");
  },
);

it.each([
  ["ro-RO", ["27", "11", "2026", "18", "05"]],
  ["en-US", ["11", "27", "2026", "18", "05"]],
])(
  "a day with its hour is in the order of %s, in 24 hours, and names its time zone",
  async (locale, shown) => {
    const user = userEvent.setup();
    render(<Hours Field={DateTimeField} initial="2026-11-27T18:05" locale={locale} />);
    expect(parts()).toEqual(shown);
    expect(screen.getByText(/^Ora locală, .+\.$/)).toBeTruthy();
    expect(await findingsOf()).toEqual([]);
    screen.getAllByRole("spinbutton")[3]?.focus();
    await user.keyboard("{ArrowUp}");
    expect(value()).toBe("2026-11-27T19:05");
  },
);
