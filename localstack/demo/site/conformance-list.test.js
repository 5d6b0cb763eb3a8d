import { beforeAll, expect, it } from "vitest";
import { auditApart, byId, openConformance, press, registerSample, signIn, until } from "../testing/page.js";

let audited;
let fresh;
let unpublished;

beforeAll(async () => {
  audited = await registerSample([]);
  fresh = await registerSample([]);
  unpublished = await registerSample([], { public: false });
  await auditApart(audited);
  await openConformance();
});

const entry = ({ cod }) => [...byId("list").children].find(({ textContent }) => textContent.includes(cod));

it("visitors see what publishes its verdict, with its badge and date, and nothing to open", async () => {
  const { textContent } = entry(audited);
  expect(textContent).toMatch(/Proba a-proba.*(PASS|WARN|FAIL).*auditat \d/);
  await until(() => expect(entry(audited).querySelector("img").src).toMatch(/^blob:/));
  expect(entry(audited).querySelector("img").alt).toBe(`Insigna sistemului ${audited.denumire}`);
  expect([entry(unpublished), entry(audited).querySelector("a")]).toEqual([undefined, null]);
});

it("a system that was never audited says so, and has no badge", () => {
  expect(entry(fresh).textContent).toContain("neauditat");
  expect(entry(fresh).querySelector("img")).toBeNull();
});

it("officials see all systems as links, read again on demand", async () => {
  await signIn("oficial");
  await until(() => expect(entry(unpublished)).toBeDefined());
  expect(entry(audited).querySelector("a").getAttribute("href")).toBe(`?sistem=${audited.id}`);
  const later = await registerSample([]);
  await press("Recitește sistemele");
  await until(() => expect(entry(later)).toBeDefined());
});
