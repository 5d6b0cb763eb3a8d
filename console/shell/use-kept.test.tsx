import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { ana, ion, testSession } from "../testing/session.ts";
import { type Person, SessionContext } from "./session.ts";
import { useKept } from "./use-kept.ts";

const readNumber = (kept: unknown): number => (typeof kept === "number" ? kept : 0);

function Counter() {
  const [count, keep] = useKept("count", readNumber);
  return <button onClick={() => keep(count + 1)}>{count}</button>;
}

const open = (person: Person) =>
  render(
    <SessionContext value={testSession(person)}>
      <Counter />
    </SessionContext>,
  );

it("a choice survives loading the page again, for the person who made it", async () => {
  const user = userEvent.setup();
  const first = open(ana);
  await user.click(screen.getByRole("button", { name: "0" }));
  first.unmount();
  const second = open(ana);
  expect(screen.getByRole("button", { name: "1" })).toBeTruthy();
  second.unmount();
  open(ion);
  expect(screen.getByRole("button", { name: "0" })).toBeTruthy();
});

it("a text that is not a choice counts as none", () => {
  localStorage.setItem("kept/ana/count", "{broken");
  open(ana);
  expect(screen.getByRole("button", { name: "0" })).toBeTruthy();
});
