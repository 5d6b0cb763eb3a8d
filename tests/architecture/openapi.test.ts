import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { contractFindings } from "../../shared/testing/contract-findings.ts";
import { contracts } from "../../tools/openapi.ts";

const root = join(import.meta.dirname, "../../functions");
const services = await contracts(root);

interface Operations {
  paths: Record<string, Record<string, { operationId?: string }>>;
}

const operationIds = (text: string) =>
  Object.values((JSON.parse(text) as Operations).paths).flatMap((item) =>
    Object.values(item).map(({ operationId }) => operationId),
  );

describe("the contracts of the services", () => {
  it("are built for every service that has an api.ts", () => {
    const named = services.map(({ service }) => service);
    const folders = ["documents", "notifications", "platform", "identity", "template-admin", "invoicing"];
    expect(named.toSorted()).toEqual(
      folders.filter((name) => existsSync(join(root, name, "api.ts"))).toSorted(),
    );
  });

  it.each(services)(
    "are committed as they are declared: npm run openapi ($service)",
    async ({ path, text }) => {
      expect(await readFile(path, "utf8")).toBe(text);
    },
  );

  it.each(services)("name every operation once, {zone}.{resource}.{action} ($service)", ({ text }) => {
    const ids = operationIds(text);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z]\w*\.[\w-]+\.\w+$/i.test(id ?? ""))).toEqual([]);
  });

  it.each(services)(
    "pass redocly's recommended rules without errors and warnings ($service)",
    async ({ text }) => {
      expect(await contractFindings(JSON.parse(text) as object)).toEqual([]);
    },
  );
});
