import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { findingsOf } from "../testing/axe.ts";
import { openConsole } from "../testing/console.tsx";
import { plantArea } from "../testing/example/area.ts";
import { ana, testSession } from "../testing/session.ts";

let isOnline = true;
vi.spyOn(navigator, "onLine", "get").mockImplementation(() => isOnline);

function setOnline(value: boolean): void {
  act(() => {
    isOnline = value;
    window.dispatchEvent(new Event(value ? "online" : "offline"));
  });
}

afterEach(() => setOnline(true));

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

it("without a network a bar says so, and of when the page is, until the network is back", async () => {
  openConsole("/app/plante");
  await screen.findByRole("link", { name: "Planta 1" });
  setOnline(false);
  const bar = await screen.findByText(/Nu aveți conexiune la rețea/);
  expect(bar.textContent).toMatch(/Datele de pe pagină sunt de la .*\d{2}:\d{2} sau mai noi\.$/);
  expect(bar.closest("[role=status]")).not.toBeNull();
  expect(await findingsOf()).toEqual([]);
  setOnline(true);
  await waitFor(() => expect(screen.queryByText(/Nu aveți conexiune/)).toBeNull());
});

it("a screen that is not loaded yet waits for the network inside the frame, and then opens", async () => {
  const load = plantArea.screens["/$id/{-$part}"];
  if (!load) throw new Error("the example has no such screen");
  const tried: boolean[] = [];
  const late = () => {
    tried.push(isOnline);
    return isOnline
      ? load()
      : Promise.reject(new TypeError("Failed to fetch dynamically imported module: /x.js"));
  };
  const area = { ...plantArea, screens: { ...plantArea.screens, "/$id/{-$part}": late } };
  const { history } = openConsole("/app/plante", testSession(ana), [area]);
  await heading("Plante");
  setOnline(false);
  act(() => history.push("/app/plante/3"));
  await screen.findByText("Pagina nu s-a încărcat încă", {}, { timeout: 3000 });
  expect(screen.getByRole("link", { name: "Plante" })).toBeDefined();
  setOnline(true);
  await heading("Planta 3");
  expect(tried).toEqual([false, true]);
});

it("a part that is missing without a network loads the page again when the network is back", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
  const gone = new TypeError("Failed to fetch dynamically imported module: /x.js");
  const Broken = () => {
    throw gone;
  };
  const area = { ...plantArea, screens: { "/": () => Promise.resolve({ default: Broken }) } };
  setOnline(false);
  openConsole("/app/plante", testSession(ana), [area]);
  await screen.findByText("Pagina nu s-a încărcat încă");
  expect(reload).not.toHaveBeenCalled();
  setOnline(true);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
