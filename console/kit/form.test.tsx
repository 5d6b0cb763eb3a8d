import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { findingsOf } from "../testing/axe.ts";
import { ComboField } from "./combo-field.tsx";
import { DateField } from "./date-field.tsx";
import { CheckboxField, SelectField, TextArea, TextField } from "./fields.tsx";
import { FileDrop } from "./file-drop.tsx";
import { type Errors, useForm } from "./form.ts";
import { Form } from "./form-frame.tsx";
import { NumberField } from "./number-field.tsx";
import { Problem } from "./states.tsx";
import type { FoundOption, SearchOptions } from "./use-found.ts";

interface Values {
  title: string;
  text: string;
  kind: "" | "act" | "cerere";
  owner: FoundOption | undefined;
  until: string;
  copies: number | undefined;
  isSecret: boolean;
  files: readonly File[];
}

const empty: Values = {
  title: "",
  text: "",
  kind: "",
  owner: undefined,
  until: "",
  copies: undefined,
  isSecret: false,
  files: [],
};
const kinds = [
  { id: "", label: "Alegeți" },
  { id: "act", label: "Act" },
  { id: "cerere", label: "Cerere" },
] as const;

interface SampleProps {
  initial?: Values;
  submit?: (values: Values) => Promise<Errors<Values> | undefined>;
  search?: SearchOptions;
}

function Sample({ initial = empty, submit = () => Promise.resolve(undefined), search }: SampleProps) {
  const form = useForm({
    initial,
    validate: ({ title, until }) => ({
      title: title === "" ? "Scrieți titlul" : undefined,
      until: until === "" ? "Alegeți ziua" : undefined,
    }),
    submit,
  });
  return (
    <main>
      <Form form={form} verb="Trimite" problemOf={() => <Problem title="Serviciul nu răspunde" />}>
        <TextField label="Titlu" field={form.field("title")} isRequired hint="Cel mult 200 de caractere" />
        <TextArea label="Text" field={form.field("text")} />
        <SelectField label="Fel" field={form.field("kind")} options={kinds} />
        <ComboField
          label="Responsabil"
          field={form.field("owner")}
          search={search ?? (() => Promise.resolve([]))}
        />
        <DateField label="Termen" field={form.field("until")} isRequired />
        <NumberField label="Exemplare" field={form.field("copies")} min={1} />
        <CheckboxField label="Secret" field={form.field("isSecret")} />
        <FileDrop label="Fișiere" field={form.field("files")} isMany />
      </Form>
    </main>
  );
}

const send = () => screen.getByRole("button", { name: "Trimite" });

it("the summary takes the focus, leads to each field, and each field has its message", async () => {
  const user = userEvent.setup();
  render(<Sample />);
  expect(await findingsOf()).toEqual([]);
  await user.click(send());
  expect(document.activeElement).toBe(screen.getByRole("alert", { name: "Formularul are greșeli" }));
  expect(await findingsOf()).toEqual([]);
  await user.click(screen.getByRole("link", { name: "Scrieți titlul" }));
  const title = screen.getByRole("textbox", { name: "Titlu" });
  expect(document.activeElement).toBe(title);
  expect(title.getAttribute("aria-invalid")).toBe("true");
  const described = (title.getAttribute("aria-describedby") ?? "").split(" ");
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    "Cel mult 200 de caractere",
    "Scrieți titlul",
  ]);
  await user.click(screen.getByRole("link", { name: "Alegeți ziua" }));
  expect(document.activeElement?.getAttribute("role")).toBe("spinbutton");
});

it("values are sent with their types, the combobox's from an asynchronous search", async () => {
  const user = userEvent.setup();
  const submit = vi.fn<(values: Values) => Promise<undefined>>(() => Promise.resolve(undefined));
  const search = vi.fn((text: string) =>
    Promise.resolve([{ id: "7", label: `Ana ${text}`, detail: "ana@md" }]),
  );
  render(<Sample initial={{ ...empty, until: "2026-12-01" }} submit={submit} search={search} />);
  await user.type(screen.getByRole("textbox", { name: "Titlu" }), "Cerere");
  await user.selectOptions(screen.getByRole("combobox", { name: /Fel/ }), "Act");
  await user.type(screen.getByRole("combobox", { name: /Responsabil/ }), "Ru");
  await user.click(await screen.findByRole("option", { name: "Ana Ru ana@md" }));
  await user.type(screen.getByRole("textbox", { name: /Exemplare/ }), "3{Tab}");
  await user.click(screen.getByRole("checkbox", { name: "Secret" }));
  const file = new File(["text"], "act.pdf", { type: "application/pdf" });
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (input) await user.upload(input, file);
  expect(await screen.findByText("act.pdf")).toBeTruthy();
  await user.click(send());
  expect(submit).toHaveBeenCalledOnce();
  expect(submit.mock.calls[0]?.[0]).toMatchObject({
    title: "Cerere",
    kind: "act",
    owner: { id: "7", label: "Ana Ru" },
    until: "2026-12-01",
    copies: 3,
    isSecret: true,
    files: [{ name: "act.pdf" }],
  });
  expect(search.mock.calls.at(-1)?.[0]).toBe("Ru");
});

it("an error that the service ties to a field is shown there, and any other is a problem of the form", async () => {
  const user = userEvent.setup();
  const submit = vi
    .fn<(values: Values) => Promise<Errors<Values> | undefined>>()
    .mockResolvedValueOnce({ title: "Titlul există deja" })
    .mockRejectedValueOnce(new Error("503"));
  render(<Sample initial={{ ...empty, title: "Cerere", until: "2026-12-01" }} submit={submit} />);
  await user.click(send());
  expect(await screen.findByRole("link", { name: "Titlul există deja" })).toBeTruthy();
  await user.type(screen.getByRole("textbox", { name: "Titlu" }), " 2");
  expect(screen.queryByText("Titlul există deja")).toBeNull();
  await user.click(send());
  expect(await screen.findByText("Serviciul nu răspunde")).toBeTruthy();
});

it("a form is not sent again while it is being sent", async () => {
  const user = userEvent.setup();
  let end: (value: undefined) => void = () => undefined;
  const submit = vi.fn(() => new Promise<undefined>((resolve) => (end = resolve)));
  render(<Sample initial={{ ...empty, title: "Cerere", until: "2026-12-01" }} submit={submit} />);
  await user.click(send());
  await user.click(send());
  expect(send().getAttribute("aria-disabled")).toBe("true");
  end(undefined);
  await waitFor(() => expect(send().getAttribute("aria-disabled")).toBeNull());
  expect(submit).toHaveBeenCalledOnce();
});

it("more files add to those chosen before, and each can be removed", async () => {
  const user = userEvent.setup();
  render(<Sample />);
  const choose = async (name: string): Promise<void> => {
    const input = document.querySelector<HTMLInputElement>("input[type=file]");
    if (input) await user.upload(input, new File(["text"], name));
  };
  await choose("unu.pdf");
  await choose("doi.pdf");
  expect(await screen.findByText("unu.pdf")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Elimină: unu.pdf" }));
  expect([screen.queryByText("unu.pdf"), screen.queryByText("doi.pdf")]).toEqual([null, expect.anything()]);
});
