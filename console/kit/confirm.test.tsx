import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { findingsOf } from "../testing/axe.ts";
import { Confirm, type ConfirmProps } from "./confirm.tsx";
import { DialogAddressContext } from "./dialog-address.ts";

function ask(props: Partial<ConfirmProps>) {
  const act = vi.fn(() => Promise.resolve());
  const close = vi.fn();
  const address = { current: { name: "purge", id: "7" }, hrefOf: () => "#", open: () => undefined, close };
  render(
    <DialogAddressContext value={address}>
      <Confirm name="purge" title={() => "Eliminați?"} verb="Elimină" act={act} whyOf={() => "Nu"} {...props}>
        {() => <p>Nu se poate anula.</p>}
      </Confirm>
    </DialogAddressContext>,
  );
  return { act, close, user: userEvent.setup() };
}

it("an act that destroys much is done only after its name was typed, whatever its case", async () => {
  const { act, close, user } = ask({ typed: () => ({ label: "Denumirea", value: "Hotărâre" }) });
  await screen.findByRole("button", { name: "Elimină" });
  expect(await findingsOf()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Elimină" }));
  await screen.findByText("Scrieți întocmai: Hotărâre");
  await user.type(screen.getByRole("textbox", { name: "Denumirea" }), "Hot");
  await user.click(screen.getByRole("button", { name: "Elimină" }));
  expect(act).not.toHaveBeenCalled();
  await user.clear(screen.getByRole("textbox"));
  await user.type(screen.getByRole("textbox"), " hotărâre ");
  await user.click(screen.getByRole("button", { name: "Elimină" }));
  expect(act).toHaveBeenCalledWith("7");
  expect(close).toHaveBeenCalled();
});

it("an act that would be refused has no button, and asks for no name", async () => {
  const { act, close, user } = ask({ isRefused: true, typed: () => ({ label: "Denumirea", value: "x" }) });
  await screen.findByText("Nu se poate anula.");
  expect(screen.queryByRole("button", { name: "Elimină" })).toBeNull();
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(await findingsOf()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Renunță" }));
  expect(close).toHaveBeenCalled();
  expect(act).not.toHaveBeenCalled();
});
