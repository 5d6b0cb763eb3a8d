import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Declarations, readTemplates } from "../../localstack/cloud/provision/template.ts";

/** In the place of a stage: each test file has another one. */
const ANY_STAGE = "{stage}";

/**
 * What the first test file of a run reads for all: the templates and the functions take as long as several tests.
 */
export function readOnce<T>(name: string, read: () => T): T {
  const { TEMELIA_TEST_FOLDER: folder } = process.env;
  if (folder === undefined) return read();
  const file = join(folder, `${name}.json`);
  if (!existsSync(file)) write(file, JSON.stringify(read()));
  return JSON.parse(readFileSync(file, "utf8")) as T;
}

/** The resources of a stage. */
export function resourcesOf(stage: string): Declarations {
  const { TEMELIA_TEST_FOLDER: folder } = process.env;
  if (folder === undefined) return read(stage);
  const resources = JSON.stringify(readOnce("resources", () => read(ANY_STAGE)));
  return JSON.parse(resources.replaceAll(ANY_STAGE, stage)) as Declarations;
}

const read = (stage: string) => readTemplates(join(import.meta.dirname, "../../resources"), stage);

/** The file appears whole: files of tests start at the same time. */
function write(file: string, text: string): void {
  const draft = `${file}.${process.env.STAGE ?? ""}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}
