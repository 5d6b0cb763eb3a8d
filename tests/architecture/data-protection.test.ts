import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../../localstack/serverless/deployment.ts";

const read = (file: string): string => readFileSync(join(root, file), "utf8");
const page = read("docs/data-protection.md");

it("docs/data-protection.md places every record: with its data about people, or among those without any", () => {
  const [ofPeople = "", others = ""] = page.split("| kept, and not about people |");
  const [listed = ""] = others.split("Beside the records:");
  const about = [...ofPeople.matchAll(/^\| (\w+) \|/gm)].map(([, name = ""]) => name);
  const without: string[] = listed.match(/\b[A-Z]\w+/g) ?? [];
  const [records = ""] = read("docs/records.md").split("## Items that are no records");
  const known = new Set([...records.matchAll(/^\| \[(\w+)\]/gm)].map(([, name = ""]) => name));
  expect([...known].filter((name) => !about.includes(name) && !without.includes(name))).toEqual([]);
  expect(
    [...about.filter((name) => name !== "record"), ...without].filter((name) => !known.has(name)),
  ).toEqual([]);
  expect(about.length).toBeGreaterThan(20);
});

it("docs/data-protection.md names only addresses of the contracts, by their methods", () => {
  const named = [...page.matchAll(/`(GET|POST|PUT|PATCH|DELETE) (\/[^`]+)`/g)];
  const wrong = named.filter(([, method = "", address = ""]) => {
    const [, service = "", path = ""] = /^\/([\w-]+)(\/.*)$/.exec(address) ?? [];
    const { paths } = JSON.parse(read(`functions/${service}/openapi.json`)) as {
      paths: Record<string, Record<string, unknown>>;
    };
    return paths[path]?.[method.toLowerCase()] === undefined;
  });
  expect(wrong.map(([text]) => text)).toEqual([]);
  expect(named.length).toBeGreaterThan(20);
});
