import { expect, it } from "vitest";
import "../testing/page.js";

it("the pages are told who may sign in, the limit of a request and the texts of refusals", async () => {
  const { facts } = await import("./facts.js");
  expect(facts.people.map(({ login }) => login)).toContain("ion.operator");
  expect(facts.inlineBytes).toBe(1_000_000);
  expect(facts.texts.codExista.ru).toBe("Код {cod} уже используется.");
});
