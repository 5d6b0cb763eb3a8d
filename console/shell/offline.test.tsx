import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { findingsOf } from "../testing/axe.ts";
import { openConsole } from "../testing/console.tsx";
import { plantArea } from "../testing/example/area.ts";
import type { LoadScreen } from "./area.ts";
import { ana, testSession } from "../testing/session.ts";

let isOnline = true;
vi.spyOn(navigator, "onLine", "get").mockImplementation(() => isOnline);

function setOnline(value: boolean): void {
  act(() => {
    isOnline = value;
    window.dispatchEvent(new Event(value ? "online" : "offline"));
  });
}

afterEach(() => {
  setOnline(true);
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

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

const missing = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module: /x.js"));

/** The console with a screen that `load` loads. */
function openWith(load: (screen: LoadScreen) => ReturnType<LoadScreen>) {
  const present = plantArea.screens["/$id/{-$part}"];
  if (!present) throw new Error("the example has no such screen");
  const area = {
    ...plantArea,
    screens: { ...plantArea.screens, "/$id/{-$part}": () => load(present) },
  };
  return openConsole("/app/plante", testSession(ana), [area]);
}

it("a screen that is not loaded yet waits for the network inside the frame, and then opens", async () => {
  const tried: boolean[] = [];
  const { history } = openWith((load) => {
    tried.push(isOnline);
    return isOnline ? load() : missing();
  });
  await heading("Plante");
  vi.stubGlobal("fetch", () =>
    isOnline ? Promise.resolve(new Response()) : Promise.reject(new TypeError()),
  );
  setOnline(false);
  act(() => history.push("/app/plante/3"));
  await screen.findByText("Pagina nu s-a încărcat încă", {}, { timeout: 3000 });
  expect(screen.getByRole("link", { name: "Plante" })).toBeDefined();
  setOnline(true);
  await heading("Planta 3");
  expect(tried).toEqual([false, true]);
});

it("a screen that is not loaded waits for a server that does not answer although there is a network", async () => {
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
  let isUp = true;
  const asked: unknown[] = [];
  const { history } = openWith((load) => (isUp ? load() : missing()));
  await heading("Plante");
  isUp = false;
  vi.stubGlobal("fetch", (address: string, { method, cache }: RequestInit) => {
    asked.push([method, address, cache]);
    return isUp ? Promise.resolve(new Response()) : Promise.reject(new TypeError("Failed to fetch"));
  });
  act(() => history.push("/app/plante/3"));
  await screen.findByText(/Serverul nu răspunde/);
  await screen.findByText("Pagina nu s-a încărcat încă", {}, { timeout: 3000 });
  expect(screen.getByRole("link", { name: "Plante" })).toBeDefined();
  expect(await findingsOf()).toEqual([]);
  isUp = true;
  act(() => void window.dispatchEvent(new Event("online")));
  await heading("Planta 3");
  await waitFor(() => expect(screen.queryByText(/Serverul nu răspunde/)).toBeNull());
  expect(asked[0]).toEqual(["HEAD", "/app", "no-store"]);
  expect(reload).not.toHaveBeenCalled();
});

it("a screen that a newer release has no more loads the page again, when the server answers", async () => {
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
  const { history } = openWith(missing);
  await heading("Plante");
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(null, { status: 404 })));
  act(() => history.push("/app/plante/3"));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it("a part that a page lacks is loaded with the page when a person asks, and not before the server answers", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
  const gone = new TypeError("Failed to fetch dynamically imported module: /x.js");
  const Broken = () => {
    throw gone;
  };
  const area = { ...plantArea, screens: { "/": () => Promise.resolve({ default: Broken }) } };
  let status = 503;
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(null, { status })));
  openConsole("/app/plante", testSession(ana), [area]);
  (await screen.findByRole("button", { name: "Încearcă din nou" })).click();
  await screen.findByText(/Serverul nu răspunde/);
  expect(reload).not.toHaveBeenCalled();
  status = 200;
  act(() => void window.dispatchEvent(new Event("online")));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
