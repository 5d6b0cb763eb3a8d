import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { Dialog } from "./dialog.tsx";
import { late } from "./online.ts";

const missing = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module: /x.js"));

let isUp = false;
vi.mock("./dialog-surface.tsx", async (load) => {
  if (!isUp) throw new TypeError("Failed to fetch dynamically imported module: /x.js");
  return load();
});

HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
  this.open = true;
};

function stopServer(): void {
  isUp = false;
  vi.stubGlobal("fetch", () =>
    isUp ? Promise.resolve(new Response()) : Promise.reject(new TypeError("Failed to fetch")),
  );
}

async function startServer(): Promise<void> {
  isUp = true;
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(screen.queryByText(/Se deschide singură/)).toBeNull());
}

afterEach(() => vi.unstubAllGlobals());

it("a dialog whose file waits for the server shows its title, and can be closed", async () => {
  stopServer();
  const close = vi.fn();
  render(
    <Dialog title="Etichete" onClose={close}>
      câmpuri
    </Dialog>,
  );
  await screen.findByRole("dialog", { name: "Etichete" });
  await userEvent.setup().click(screen.getByRole("button", { name: "Închide" }));
  expect(close).toHaveBeenCalledOnce();
  await startServer();
});

it("a part whose file is missing leaves the page and what was typed in its place, and comes when the server answers", async () => {
  stopServer();
  const Part = late(() => (isUp ? Promise.resolve({ default: () => <p>Fila</p> }) : missing()));
  render(
    <>
      <input aria-label="Căutare" />
      <Suspense fallback="se așteaptă">
        <Part />
      </Suspense>
    </>,
  );
  await userEvent.setup().type(screen.getByLabelText("Căutare"), "plan");
  expect(screen.getByText("se așteaptă")).toBeDefined();
  await startServer();
  await screen.findByText("Fila");
  expect(screen.getByLabelText<HTMLInputElement>("Căutare").value).toBe("plan");
});
