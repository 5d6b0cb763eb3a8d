import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { findingsOf } from "../testing/axe.ts";
import { Dialog } from "./dialog.tsx";
import { announce } from "./live.ts";
import { LiveRegion } from "./live-region.tsx";
import { Toasts, clearToasts, showToast } from "./toast.tsx";

afterEach(() => act(clearToasts));

it("a toast that failed stays until it is closed", async () => {
  const user = userEvent.setup();
  render(<Toasts />);
  act(() => showToast({ text: "Nu s-a salvat", tone: "bad" }));
  expect(await findingsOf()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Închide înștiințarea" }));
  expect(screen.queryByText("Nu s-a salvat")).toBeNull();
});

it("a toast of a success closes by itself, and one with an act stays", () => {
  vi.useFakeTimers();
  const onPress = vi.fn();
  render(<Toasts />);
  act(() => {
    showToast({ text: "S-a salvat" });
    showToast({ text: "S-a arhivat", act: { title: "Anulează", onPress } });
  });
  act(() => {
    vi.advanceTimersByTime(6000);
  });
  expect(screen.queryByText("S-a salvat")).toBeNull();
  act(() => screen.getByRole("button", { name: "Anulează" }).click());
  expect(onPress).toHaveBeenCalledOnce();
  expect(screen.queryByText("S-a arhivat")).toBeNull();
  vi.useRealTimers();
});

it("toasts and announcements are heard, and closed, while a dialog is open", async () => {
  const user = userEvent.setup();
  render(
    <>
      <p>Pagina</p>
      <Dialog title="Întrebare">Conținut</Dialog>
      <Toasts />
      <LiveRegion />
    </>,
  );
  await screen.findByRole("dialog", { name: "Întrebare" });
  act(() => {
    showToast({ text: "Nu s-a salvat", tone: "bad" });
    announce("Două rânduri");
  });
  const isHidden = (text: string) => screen.getByText(text).closest("[inert], [aria-hidden=true]") !== null;
  expect(["Pagina", "Nu s-a salvat", "Două rânduri"].map(isHidden)).toEqual([true, false, false]);
  await user.click(screen.getByRole("button", { name: "Închide înștiințarea" }));
  expect(screen.queryByText("Nu s-a salvat")).toBeNull();
});
