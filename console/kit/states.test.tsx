import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RouterProvider } from "react-aria-components";
import { expect, it, vi } from "vitest";
import { findingsOf } from "../testing/axe.ts";
import { Confirm } from "./confirm.tsx";
import { type DialogAddress, DialogAddressContext } from "./dialog-address.ts";
import { CopyButton, KeyValues, Timeline } from "./facts.tsx";
import { LiveRegion } from "./live-region.tsx";
import { Menu } from "./menu.tsx";
import { Conflict, EmptyState, Problem, Skeleton, StateBadge } from "./states.tsx";
import { Tabs } from "./tabs.tsx";
import { Tray } from "./tray.tsx";

it("a conflict shows both texts side by side and asks which one counts", async () => {
  const user = userEvent.setup();
  const [onKeepMine, onTakeTheirs] = [vi.fn(), vi.fn()];
  const fields = [{ label: "Titlu", mine: "Cerere nouă", theirs: "Cerere veche" }];
  render(<Conflict by="Ion" fields={fields} onKeepMine={onKeepMine} onTakeTheirs={onTakeTheirs} />);
  expect(screen.getByRole("row", { name: "Titlu Cerere nouă Cerere veche" })).toBeTruthy();
  expect(await findingsOf()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Păstrează textul salvat" }));
  expect([onKeepMine.mock.calls.length, onTakeTheirs.mock.calls.length]).toEqual([0, 1]);
});

it("facts, events and states have names, and axe finds nothing", async () => {
  render(
    <main>
      <KeyValues entries={[{ label: "Stare", value: "" }]} />
      <Timeline
        label="Istoric"
        entries={[{ id: "1", at: "2026-11-27T10:00:00Z", who: "Ana", text: "a creat" }]}
      />
      <EmptyState title="Arhiva este goală" icon="archive" />
      <Problem title="Nu a mers" correlationId="abc" onRetry={vi.fn()} />
      <Skeleton />
      <StateBadge tone="good">Semnat</StateBadge>
    </main>,
  );
  expect(screen.getByRole("definition").textContent).toContain("fără valoare");
  expect(screen.getByRole("list", { name: "Istoric" }).textContent).toContain("Ana: a creat");
  expect(screen.getByText("abc")).toBeTruthy();
  expect(await findingsOf()).toEqual([]);
});

it("a copied text is announced to screen readers", async () => {
  const user = userEvent.setup();
  render(
    <>
      <CopyButton text="https://link" label="Copiază legătura" />
      <LiveRegion />
    </>,
  );
  await user.click(screen.getByRole("button", { name: "Copiază legătura" }));
  expect(await navigator.clipboard.readText()).toBe("https://link");
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("Copiat"));
});

it("a menu offers only its entries and is not drawn without any", async () => {
  const user = userEvent.setup();
  const onAction = vi.fn();
  const { rerender } = render(<Menu label="Acte" entries={[{ id: "x", title: "Șterge", onAction }]} />);
  await user.click(screen.getByRole("button", { name: "Acte" }));
  const entry = await screen.findByRole("menuitem", { name: "Șterge" });
  expect(await findingsOf()).toEqual([]);
  await user.click(entry);
  expect(onAction).toHaveBeenCalledOnce();
  rerender(<Menu label="Acte" entries={[]} />);
  expect(screen.queryByRole("button")).toBeNull();
});

it("each tab is an address, and only the selected one is drawn", async () => {
  const user = userEvent.setup();
  const navigate = vi.fn();
  const tabs = ["Detalii", "Versiuni"].map((title) => ({
    id: title,
    title,
    href: `/app/${title}`,
    content: () => <p>{`Conținut: ${title}`}</p>,
  }));
  render(
    <RouterProvider navigate={navigate}>
      <Tabs label="Documentul" tabs={tabs} selected="Detalii" />
    </RouterProvider>,
  );
  expect(screen.getByRole("tabpanel").textContent).toBe("Conținut: Detalii");
  expect(screen.queryByText("Conținut: Versiuni")).toBeNull();
  await user.click(screen.getByRole("tab", { name: "Versiuni" }));
  expect(navigate).toHaveBeenCalledWith("/app/Versiuni", undefined);
  expect(await findingsOf()).toEqual([]);
});

it("uploads show their progress; a failed one says why and can be repeated, an open one can be cancelled", async () => {
  const user = userEvent.setup();
  const [onRetry, onCancel, onClear] = [vi.fn(), vi.fn(), vi.fn()];
  render(
    <Tray
      uploads={[
        { id: "1", name: "mare.zip", size: 5e9, sent: 1e9, state: "paused" },
        { id: "2", name: "act.pdf", size: 1000, sent: 0, state: "failed", why: "Prea mare" },
        { id: "3", name: "gata.pdf", size: 1000, sent: 1000, state: "done", href: "/app/acte/3" },
      ]}
      onRetry={onRetry}
      onCancel={onCancel}
      onClear={onClear}
    />,
  );
  expect(screen.getByText("1 GB din 5 GB")).toBeTruthy();
  expect(screen.getByText("Prea mare")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Încearcă din nou: act.pdf" }));
  await user.click(screen.getByRole("button", { name: "Renunță la mare.zip" }));
  expect([onRetry.mock.calls, onCancel.mock.calls]).toEqual([[["2"]], [["1"]]]);
  expect(screen.getByRole("link", { name: "gata.pdf" })).toBeTruthy();
  expect(await findingsOf()).toEqual([]);
});

it("an act that failed says why and keeps its question open", async () => {
  const user = userEvent.setup();
  const close = vi.fn();
  const remove = vi
    .fn<(id: string) => Promise<void>>()
    .mockRejectedValueOnce(new Error("Este semnat"))
    .mockResolvedValue();
  const address: DialogAddress = {
    current: { name: "remove", id: "7" },
    hrefOf: () => "",
    open: vi.fn(),
    close,
  };
  render(
    <DialogAddressContext value={address}>
      <Confirm
        name="remove"
        title={(id) => `Ștergeți actul ${id}?`}
        verb="Șterge"
        act={remove}
        whyOf={String}
        isDangerous
      >
        {() => "Rămâne în arhivă 30 de zile."}
      </Confirm>
    </DialogAddressContext>,
  );
  await screen.findByRole("alertdialog", { name: "Ștergeți actul 7?" });
  expect(await findingsOf()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Șterge" }));
  expect(await screen.findByText(/Este semnat/)).toBeTruthy();
  expect(close).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Șterge" }));
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(remove.mock.calls).toEqual([["7"], ["7"]]);
});
