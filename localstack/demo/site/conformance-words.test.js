import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { conformanceWords } from "./conformance-words.js";

it("each verdict, state and trigger of the service has its word", () => {
  const contract = JSON.parse(
    readFileSync(join(import.meta.dirname, "../../../functions/platform/openapi.json"), "utf8"),
  );
  const { Audit, Issue } = contract.components.schemas;
  const kinds = {
    verdict: [...Audit.properties.verdict.enum, "none"],
    audit: Audit.properties.status.enum,
    trigger: Audit.properties.trigger.enum,
    issue: Issue.properties.status.enum,
  };
  const missing = Object.entries(kinds).flatMap(([kind, values]) =>
    values.map((value) => `${kind}.${value}`).filter((key) => !(key in conformanceWords)),
  );
  expect(missing).toEqual([]);
});

it("both languages have the same places to fill in", () => {
  const placesIn = (text) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).toSorted();
  for (const [key, [ro, ru]] of Object.entries(conformanceWords))
    expect([key, placesIn(ru)]).toEqual([key, placesIn(ro)]);
});
