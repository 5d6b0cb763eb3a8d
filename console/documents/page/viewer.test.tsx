import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { findingsOf } from "../../testing/axe.ts";
import { openConsole } from "../../testing/console.tsx";
import { type Answering, json, refusal, scriptNetwork, type SentCall } from "../../testing/network.ts";
import { testSession } from "../../testing/session.ts";
import { documentsArea } from "../area.ts";
import { boxesOf, placedPage } from "./placed-words.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const PAGES = 23;
const document = {
  id: 7,
  cod: "DOC-7",
  denumire: "Plan",
  status: "ACTIV",
  visibility: "PERSONAL",
  etichete: [],
  poate: ["DESCARCA"],
  numarVersiune: 1,
  bucketId: 1,
  hashSha256: "ab",
  dimensiune: 900,
  contentType: "application/pdf",
  extensie: "pdf",
  creatLa: "2026-11-27T09:00:00Z",
  creatDe: "ana",
  modificatLa: "2026-11-27T09:00:00Z",
  modificatDe: "ana",
};

/** A page of 100 by 200 with a line of two words, and one that is broken at its end. */
const page = (pagina: number) => ({
  pagina,
  latime: 1000,
  inaltime: 2000,
  randuri: [
    { text: `Planul ${pagina} coope\u00AD`, sus: 100, inaltime: 40, locuri: [100, 120, 240, 20, 300, 100] },
    { text: "rare", sus: 160, inaltime: 40, locuri: [100, 80] },
  ],
});

function words({ query }: SentCall) {
  const first = Number(query.get("pagina"));
  const pagini = Array.from({ length: Math.min(20, PAGES - first + 1) }, (_, index) => page(first + index));
  return { versiune: 1, totalPagini: PAGES, recunoscute: false, pagini };
}

const opened = (address = "/app/acte/7", answer: Answering = words) => {
  const sent = scriptNetwork({
    "GET /documents/api/documents/7": () => json(document, { etag: '"1"' }),
    "GET /documents/api/documents/7/previzualizare": () =>
      new Response("png", { headers: { "content-type": "image/png", "x-page-count": String(PAGES) } }),
    "GET /documents/api/documents/7/cuvinte": answer,
  });
  const session = testSession({ id: "ana", name: "Ana Rusu", roles: ["documents"] });
  const { user, history } = openConsole(address, session, [documentsArea]);
  const asked = (what: string) => sent.filter(({ call }) => call.endsWith(what)).map(({ query }) => query);
  return { user, history, asked };
};
const pages = () => screen.findByRole("region", { name: "Paginile documentului" });

it("a document is shown by its pages, one below the other, with the text of those that are near", async () => {
  const { asked } = opened();
  const shown = within(await pages());
  expect(shown.getAllByRole("group", { hidden: true }).length).toBeGreaterThanOrEqual(PAGES);
  await shown.findByRole("img", { name: "Plan, Pagina 1 din 23" });
  await waitFor(() => expect(shown.getAllByText("Planul")).toHaveLength(2));
  expect(asked("/cuvinte").map((query) => query.get("pagina"))).toEqual(["1"]);
  expect(asked("/previzualizare").map((query) => query.get("pagina"))).toEqual(["1", "2"]);
  expect(await findingsOf()).toEqual([]);
});

it("a search reads the words of all pages, counts its hits, and Enter goes from one to the next and back", async () => {
  const { user, asked } = opened();
  const field = await screen.findByRole("searchbox", { name: "Caută în document" });
  await user.type(field, "COOPERARE");
  await screen.findByText("1 din 23");
  expect(asked("/cuvinte").map((query) => query.get("pagina"))).toEqual(["1", "21"]);
  const current = () => globalThis.document.querySelector(".hit.current")?.closest("[data-page]");
  expect(current()?.getAttribute("data-page")).toBe("1");
  await user.keyboard("{Enter}");
  await screen.findByText("2 din 23");
  expect(current()?.getAttribute("data-page")).toBe("2");
  await user.keyboard("{Shift>}{Enter}{/Shift}");
  await user.keyboard("{Shift>}{Enter}{/Shift}");
  await screen.findByText("23 din 23");
  await user.keyboard("{Escape}");
  expect(screen.queryByText("23 din 23")).toBeNull();
});

it("a search says that pages could not be read, instead of that they have no hit, and reads them again", async () => {
  let isBusy = true;
  const { user } = opened("/app/acte/7", (call) => (isBusy ? refusal(429, "preaMulte") : words(call)));
  await user.type(await screen.findByRole("searchbox", { name: "Caută în document" }), "cooperare");
  await screen.findByText("Unele pagini nu au putut fi citite");
  expect(await findingsOf()).toEqual([]);
  isBusy = false;
  await user.click(screen.getByRole("button", { name: "Încearcă din nou" }));
  await screen.findByText("1 din 23");
  expect(screen.queryByText(/Unele pagini/)).toBeNull();
});

it("a search tells its hits in the pages that could be read", async () => {
  const { user } = opened("/app/acte/7", (call) =>
    call.query.get("pagina") === "1" ? words(call) : refusal(429, "preaMulte"),
  );
  await user.type(await screen.findByRole("searchbox", { name: "Caută în document" }), "cooperare");
  await screen.findByText("1 din 20. Unele pagini nu au putut fi citite");
});

it("a search from the list goes on in the document, from the page of the address", async () => {
  opened("/app/acte/7?q=planul&pagina=3");
  await screen.findByText("3 din 23");
});

it("another search begins at the page that is looked at", async () => {
  const { user, history } = opened("/app/acte/7?pagina=3");
  await pages();
  await user.click(screen.getByRole("button", { name: "Pagina următoare" }));
  await waitFor(() => expect(history.location.search).toBe("?pagina=4"));
  const field = screen.getByRole("searchbox", { name: "Caută în document" });
  await user.type(field, "planul");
  await screen.findByText("4 din 23");
  await user.click(screen.getByRole("button", { name: "Pagina următoare" }));
  await waitFor(() => expect(history.location.search).toBe("?pagina=5"));
  await user.clear(field);
  await user.type(field, "cooperare");
  await screen.findByText("5 din 23");
});

it("pages are zoomed and turned by buttons and by keys, and reached by thumbnails", async () => {
  const { user, history } = opened();
  const box = await pages();
  await user.click(screen.getByRole("button", { name: "Mărește" }));
  expect(screen.getByText(/^125\s?%$/)).toBeDefined();
  expect(box.querySelector('svg[width="125%"]')).not.toBeNull();
  box.focus();
  await user.keyboard("0");
  await waitFor(() => expect(box.querySelector('svg[width="100%"]')).not.toBeNull());
  const shape = () => box.querySelector("svg")?.getAttribute("viewBox");
  await waitFor(() => expect(shape()).toBe("0 0 1000 2000"));
  await user.keyboard("r");
  await waitFor(() => expect(shape()).toBe("0 0 2000 1000"));
  await user.keyboard("{Control>}f{/Control}");
  expect(globalThis.document.activeElement).toBe(screen.getByRole("searchbox"));
  await user.click(screen.getByRole("button", { name: "Miniaturi" }));
  const thumbnails = within(screen.getByRole("navigation", { name: "Miniaturi" }));
  await user.click(thumbnails.getByRole("button", { name: "Pagina 5 din 23" }));
  await waitFor(() => expect(history.location.search).toBe("?pagina=5"));
  expect(await screen.findByText("Pagina 5 din 23")).toBeDefined();
});

it("what is looked at stays in the middle when pages get another size, and so does the number of its page", async () => {
  const prototype = HTMLElement.prototype;
  const tall = () => (globalThis.document.querySelector('svg[width="125%"]') ? 1000 : 800);
  vi.spyOn(prototype, "clientHeight", "get").mockReturnValue(400);
  vi.spyOn(prototype, "scrollHeight", "get").mockImplementation(() => PAGES * tall());
  vi.spyOn(prototype, "offsetHeight", "get").mockImplementation(tall);
  vi.spyOn(prototype, "offsetTop", "get").mockImplementation(function (this: HTMLElement) {
    return Math.max(0, Number(this.dataset.page ?? 1) - 1) * tall();
  });
  const { user } = opened("/app/acte/7?pagina=20");
  const box = await pages();
  expect(box.scrollTop).toBe(19 * 800);
  box.scrollTop += 400;
  fireEvent.scroll(box);
  await user.click(screen.getByRole("button", { name: "Mărește" }));
  // 600 of the 800 of the page stood above the middle.
  expect(box.scrollTop + 200).toBe(19 * 1000 + 750);
  expect(await screen.findByText("Pagina 20 din 23")).toBeDefined();
});

it("all pages are printed as pictures, without the rest of the page", async () => {
  const print = vi.fn(() => globalThis.document.querySelectorAll(".print-sheet > img").length);
  vi.stubGlobal("print", print);
  HTMLImageElement.prototype.decode ??= () => Promise.resolve();
  const { user } = opened();
  await pages();
  await user.click(screen.getByRole("button", { name: "Tipărește" }));
  await waitFor(() => expect(print).toHaveReturnedWith(PAGES));
  await waitFor(() => expect(globalThis.document.querySelector(".print-sheet")).toBeNull());
});

it("a hit stands on the parts of its words that belong to it, also over the end of a line", () => {
  const placed = placedPage(page(1));
  expect(placed.text).toBe("Planul 1 coope\u00ADrare\n");
  const start = placed.text.indexOf("coope");
  expect(boxesOf(placed, { start, end: start + 10 })).toEqual([
    { left: 300, top: 100, width: 100, height: 40 },
    { left: 100, top: 160, width: 80, height: 40 },
  ]);
  expect(boxesOf(placed, { start: 0, end: 3 })).toEqual([{ left: 100, top: 100, width: 60, height: 40 }]);
});
