import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { FILTER_FILE, isBreached } from "../../shared/auth/breached-passwords.ts";
import { root } from "../../localstack/serverless/deployment.ts";
import { commonest, filterOf } from "./filter.ts";

const passwords = commonest();

it("the filter of breached passwords is the one that its source gives: 100,000 passwords in 180 KB", () => {
  expect(passwords).toHaveLength(100_000);
  const file = readFileSync(join(root, FILTER_FILE));
  expect(file.equals(filterOf(passwords))).toBe(true);
  expect(file.length).toBe(180_000);
});

it("the filter of breached passwords finds every tenth of its list, also in other letters", async () => {
  const some = passwords.filter((_, i) => i % 10 === 0);
  const found = await Promise.all(some.map((one) => isBreached(one.toUpperCase().toLowerCase())));
  expect(found.every(Boolean)).toBe(true);
  expect(await isBreached("PassWord1")).toBe(true);
});

it("the filter of breached passwords takes fewer than one of 1,000 others for one of its list", async () => {
  const listed = new Set(passwords);
  const others = Array.from({ length: 50_000 }, (_, i) => `altă parolă ${i * 7919}`).filter(
    (one) => !listed.has(one),
  );
  const found = await Promise.all(others.map(isBreached));
  expect(found.filter(Boolean).length).toBeLessThan(50);
});
