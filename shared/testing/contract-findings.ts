import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

interface Findings {
  problems: { ruleId: string; message: string; location: { pointer?: string }[] }[];
}

const project = join(import.meta.dirname, "../..");

/** The findings of redocly's recommended rules in an OpenAPI document: errors and warnings alike, one line each. */
export async function contractFindings(contract: object): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "contract-"));
  try {
    const path = join(folder, "openapi.json");
    await writeFile(path, JSON.stringify(contract));
    const { problems } = JSON.parse(await lint(path)) as Findings;
    return problems.map(
      ({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ""}`,
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function lint(path: string): Promise<string> {
  const redocly = join(project, "node_modules/@redocly/cli/bin/cli.js");
  const args = [redocly, "lint", path, "--config", join(project, "redocly.yaml"), "--format", "json"];
  const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  // With findings the program exits with an error; it still prints them.
  const { stdout } = await promisify(execFile)(process.execPath, args, { env, maxBuffer: 64e6 }).catch(
    (error: { stdout: string }) => error,
  );
  return stdout;
}
