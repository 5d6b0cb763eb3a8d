import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../../localstack/serverless/deployment.ts";
import { pages } from "../../tools/generate.ts";
import { contracts } from "../../tools/openapi.ts";
import { remedies } from "./remedies.ts";

const committed = (file: string) => readFile(join(root, file), "utf8");

it.each(await contracts())("$file is as its routes declare it", async ({ file, text }) => {
  expect(await committed(file), remedies.generated).toBe(text);
});

it.each(Object.entries(pages))("%s is as the code makes it", async (file, page) => {
  expect(await committed(file), remedies.generated).toBe(await page());
});
