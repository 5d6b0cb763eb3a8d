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

/** Repeats a search until the index has caught up. */
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

it("a misspelt word is searched with one letter changed, which is said in both languages", async () => {
  await search("incazlire", () => expect(textsOf("list")).toHaveLength(2));
  expect([...byId("list").querySelectorAll("mark")].map(({ textContent }) => textContent)).toEqual([
    "încălzire",
    "încălzire",
  ]);
  expect([byId("correction").hidden, byId("correction").textContent]).toEqual([
    false,
    "Pentru „incazlire” nu s-a găsit nimic; se arată ce s-a găsit pentru „incalzire”. Caută exact „incazlire”",
  ]);
  await press("Русский");
  expect(byId("correction").textContent).toBe(
    "По запросу «incazlire» ничего не найдено; показано найденное по запросу «incalzire». Искать именно «incazlire»",
  );
  await press("Română");
});

it("a facet keeps the correction, and what was typed can be searched exactly", async () => {
  await press("școală, 1");
  await until(() => expect(textsOf("list")).toHaveLength(1));
  expect(byId("correction").hidden).toBe(false);
  await press("fără restricția: școală");
  await until(() => expect(textsOf("list")).toHaveLength(2));
  await press("Caută exact „incazlire”");
  await until(() => expect(byId("empty").hidden).toBe(false));
  expect([byId("correction").hidden, new URLSearchParams(location.search).get("q")]).toEqual([
    true,
    '"incazlire"',
  ]);
  await search("incalzire", () => expect(textsOf("list")).toHaveLength(2));
  expect(byId("correction").hidden).toBe(true);
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
