import "../shared/testing/environment.ts";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../localstack/serverless/deployment.ts";
import { forgetProjectFile } from "../localstack/serverless/project-file.ts";
import { writeClient } from "./client/generate.ts";
import { configurationReference } from "./configuration.ts";
import { conformanceReference } from "./conformance/reference.ts";
import { screensPage } from "./console/screens.ts";
import { coverage } from "./coverage/run.ts";
import { environmentFile } from "./environment.ts";
import { packagesFile } from "./packages.ts";
import { decisionsIndex } from "./decisions.ts";
import { contracts } from "./openapi.ts";
import { roomsPage } from "./wings.ts";
import { recordsPage } from "./records/page.ts";
import { zonesPage } from "./zones.ts";

/*
 * `npm run generate`: writes every file that is made from others. The contracts come first, because the client and the pages are
 * made from them. tests/architecture/generated.test.ts fails if a file is stale.
 */

/** The pages, by their file. */
export const pages: Record<string, () => string | Promise<string>> = {
  // Other pages read these two.
  "functions/environment.yml": environmentFile,
  "functions/packages.yml": packagesFile,
  "docs/configuration.md": configurationReference,
  "docs/conformance.md": conformanceReference,
  "docs/console-screens.md": screensPage,
  "docs/coverage.md": coverage,
  "docs/rooms.md": roomsPage,
  "docs/decisions/README.md": decisionsIndex,
  "docs/records.md": recordsPage,
  "docs/zones.md": zonesPage,
};

async function write(file: string, text: string): Promise<void> {
  await writeFile(join(root, file), text);
  forgetProjectFile(file);
  console.log(file);
}

if (import.meta.main) {
  for (const { file, text } of await contracts()) await write(file, text);
  await writeClient();
  for (const [file, page] of Object.entries(pages)) await write(file, await page());
}
