import { expect, it } from "vitest";
import { byId, openLanding, until } from "../testing/page.js";

it("every service is there with its pages, and whether it answers", async () => {
  await openLanding();
  await until(() => expect(byId("services").textContent).toContain("funcționează"));
  const [documents, ...others] = byId("services").children;
  expect(documents.textContent).toMatch(/^documentsfuncționează/);
  expect(documents.querySelector("a").getAttribute("href")).toBe("/documents/docs");
  // Only documents, notifications and the platform run here.
  expect(others.map(({ textContent }) => textContent.includes("nu funcționează"))).toEqual(
    others.map(({ textContent }) => !/^(notifications|platform)/.test(textContent)),
  );
});
