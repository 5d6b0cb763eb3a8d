import { beforeAll, expect, it } from "vitest";
import {
  apiOf,
  byId,
  changeTo,
  openLanding,
  press,
  send,
  signIn,
  textFile,
  textsOf,
  until,
} from "../testing/page.js";

let ion;
async function file(denumire, etichete, text) {
  const { id } = await ion.call("POST", "/api/documents", { denumire, etichete });
  const form = new FormData();
  form.append("file", textFile(text));
  await ion.call("POST", `/api/documents/${id}/versions`, form);
}

beforeAll(async () => {
  ion = await apiOf("ion.operator");
  await file("Plan <b>de</b> încălzire", ["iarnă", "școală"], "Cazanul din pivniță");
  await file("Raport despre încălzire", ["iarnă"], "Țevile ruginite");
  await openLanding();
  await signIn("ion.operator");
});

/** Searches until the index has heard of what is to be found. */
const search = (q, assertions) =>
  until(async () => {
    send(byId("search"), { q });
    await until(() => expect(byId("work").hasAttribute("aria-busy")).toBe(false));
    assertions();
  });

it("documents are found by the words of their names, without diacritics, and the words are marked", async () => {
  await search("INCALZIRE", () => expect(textsOf("list")).toHaveLength(2));
  expect([...byId("list").querySelectorAll("mark")].map(({ textContent }) => textContent)).toEqual([
    "încălzire",
    "încălzire",
  ]);
  expect([byId("list").querySelector("b"), location.search, byId("search").elements.q.value]).toEqual([
    null,
    "?q=INCALZIRE",
    "INCALZIRE",
  ]);
});

it("facets narrow what was found, and are taken back", async () => {
  await press("școală, 1");
  await until(() => expect(textsOf("list")).toEqual([expect.stringContaining("Plan <b>de</b> încălzire")]));
  expect(new URLSearchParams(location.search).get("facet")).toBe("etichete:școală");
  await press("fără restricția: școală");
  await until(() => expect(textsOf("list")).toHaveLength(2));
});

it("and by the words of their files, with what stands around them", async () => {
  await search("tevi ruginite", () => expect(textsOf("list")).toHaveLength(1));
  expect(textsOf("list")[0]).toContain("Țevile ruginite");
});

it("what is not found says so, and the way back shows all", async () => {
  await search("nimicul", () => expect(byId("empty").hidden).toBe(false));
  expect(byId("empty").textContent).toBe("Nu s-a găsit nimic pentru „nimicul”.");
  await press("Toate documentele");
  await until(() => expect(location.search).toBe(""));
  expect(byId("facets-part").hidden).toBe(true);
});

it("all of it is said in Russian", async () => {
  await search("incalzire", () => expect(byId("facets-part").hidden).toBe(false));
  await press("Русский");
  expect(byId("facets").textContent).toContain("Метки");
  await press("Română");
});

it("somebody else finds nothing of it, in list, total or facets", async () => {
  await changeTo("sergei.client");
  await search("incalzire", () => expect(byId("empty").hidden).toBe(false));
  expect([byId("facets-part").hidden, byId("list-range").textContent]).toEqual([true, ""]);
});
