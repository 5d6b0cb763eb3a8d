import { globSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { registrationFaults } from "./audit/judge/registration-faults.ts";
import { ownSystems } from "./own-systems.ts";

const root = join(import.meta.dirname, "../..");

describe("our own systems", () => {
  it("our own systems are the services that have a contract", () => {
    const services = globSync("functions/*/openapi.json", { cwd: root }).map((path) => path.split("/")[1]);
    expect(ownSystems.map(({ cod }) => cod).sort()).toEqual(services.sort());
  });

  it.each(ownSystems)("$cod: each waiver names a decision that exists, and has no end", ({ waivers }) => {
    const faults = registrationFaults({ baseUrl: "http://localhost", waivers: [...waivers] }, new Date());
    expect(faults).toEqual([]);
    for (const { decision = "", reason, validUntil } of waivers) {
      expect(globSync(`docs/decisions/${decision}-*.md`, { cwd: root })).toHaveLength(1);
      expect([reason.length > 10, validUntil]).toEqual([true, undefined]);
    }
  });

  it.each(ownSystems)(
    "$cod: no address is waived twice, and none in a zone only by its prefix",
    ({ waivers }) => {
      const lines = waivers.map(({ rule, pathPattern }) => `${rule} ${pathPattern}`);
      expect(lines).toEqual([...new Set(lines)]);
      for (const { pathPattern } of waivers)
        expect(pathPattern).not.toMatch(/^\/api\/(v1\/)?(\*|admin\/\*|public\/\*)/);
    },
  );
});
