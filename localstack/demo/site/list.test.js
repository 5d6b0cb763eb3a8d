import { beforeAll, expect, it } from "vitest";
import { apiOf, byId, control, openLanding, press, signIn, until } from "../testing/page.js";

let total;

beforeAll(async () => {
  const { call } = await apiOf("sergei.client");
  for (let number = 1; number <= 45; number += 1)
    await call("POST", "/api/documents", { denumire: `Dosar ${number}` });
  total = await call("GET", "/api/documents/count");
  await openLanding("/?page=2");
  await signIn("sergei.client");
});

const titles = () => [...byId("list").querySelectorAll("strong")].map(({ textContent }) => textContent);

it("an address that was shared opens the page of the list that it names", async () => {
  expect(byId("list-range").textContent).toBe(`21–40 din ${total}`);
  expect(titles()[0]).toBe("Dosar 25");
});

it("a pager says how many documents there are and leads to all of them", async () => {
  const pages = Math.ceil(total / 20);
  expect(byId("pager").textContent).toContain(`Pagina 2 din ${pages}`);
  await press("Înainte");
  await until(() => expect(byId("list-range").textContent).toBe(`41–${Math.min(60, total)} din ${total}`));
  expect(location.search).toBe("?page=3");
  expect(document.activeElement.id).toBe("list-title");
  expect(control("Înainte")).toBeUndefined();
  await press("Prima");
  await until(() => expect(titles()[0]).toBe("Dosar 45"));
  expect(location.search).toBe("");
  expect(control("Înapoi")).toBeUndefined();
});

it("every document is a link that can be shared, and the opened one is marked", async () => {
  const [first] = byId("list").querySelectorAll("a");
  expect(first.getAttribute("href")).toMatch(/^\/\?document=\d+$/);
  expect(first.textContent).toContain("fără fișier");
  first.click();
  await until(() => expect(byId("list").querySelector("[aria-current]")?.textContent).toContain("Dosar 45"));
});

it("a list can be narrowed to a state, and says where it is empty", async () => {
  const filter = byId("status-filter");
  filter.value = "STERS";
  filter.dispatchEvent(new Event("change"));
  await until(() => expect(byId("empty").hidden).toBe(false));
  expect([location.search, byId("pager").hidden, byId("list-range").textContent]).toEqual([
    "?status=STERS",
    true,
    "",
  ]);
});
