import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Report } from "../functions/platform/audit/model/report.ts";
import { ownSystems } from "../functions/platform/own-systems.ts";
import { demoPassword } from "../localstack/demo/data.ts";
import { auditors } from "../localstack/demo/platform.ts";
import { systemAt } from "../localstack/run/command-line.ts";
import { freeShift } from "../localstack/run/ports.ts";
import { root } from "../localstack/serverless/deployment.ts";
import { command, runCommand, type Command } from "./command.ts";

/* `npm run conformance` looks at the working tree in its own process; `--url` looks at what `npm start` runs. */

const shift = String(await freeShift());
const { ports, directory } = systemAt(shift);
const url = `http://localhost:${String(ports.front)}`;
const folder = mkdtempSync(join(tmpdir(), "temelia-conformance-"));
let running: Command;

beforeAll(async () => {
  running = command("start", "--shift", shift, "--bare");
  await running.prints(/echo identical/);
  const { code, output } = await runCommand("conformance", "--format", "json", "--out", join(folder, "own"));
  expect(code, output).toBe(0);
}, 600_000);
afterAll(async () => {
  running.process.kill("SIGINT");
  await running.ended;
  for (const path of [folder, join(root, directory)]) rmSync(path, { recursive: true, force: true });
});

async function tokenOf(service: string, username: string): Promise<string> {
  const answer = await fetch(`${url}/${service}/api/authenticate`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username, password: demoPassword }),
  });
  return ((await answer.json()) as { id_token: string }).id_token;
}

/** The verdict of each rule in the only report of a folder, or in that of a service. */
function verdictsIn(of: string, file?: string): Record<string, string> {
  const [only = ""] = readdirSync(of);
  const { rules } = JSON.parse(readFileSync(join(of, file ?? only), "utf8")) as Report;
  return Object.fromEntries(rules.map(({ id, verdict }) => [id, verdict]));
}

/** The demo data of these services are addressed by small numbers that people can type, and the audit says so. */
const isCounted = (service: string): boolean => ["documents", "notifications"].includes(service);

/** The audit in process signs in citizens and systems too: only there can a zone be crossed, or the data of another citizen asked for. */
const exercisedThere: Partial<Record<string, string[]>> = {
  documents: ["zone-crossing", "scope-self"],
  notifications: ["zone-crossing", "scope-self"],
  identity: ["zone-crossing"],
};

it.each(ownSystems.map(({ cod }) => cod))(
  "npm run conformance -- --url gives the verdicts for %s, as npm start runs it, that the audit in process gives, but for the numbers of its demo data",
  async (service) => {
    for (const [zone, login] of Object.entries(auditors(service)))
      process.env[`${zone.toUpperCase()}_TOKEN`] = await tokenOf(service, login);
    const out = join(folder, service);
    const address = `${url}/${service}`;
    const { code, output } = await runCommand(
      "conformance",
      "--url",
      address,
      "--service",
      service,
      "--format",
      "json",
      "--out",
      out,
    );
    Reflect.deleteProperty(process.env, "STAFF_TOKEN");
    expect(code, output).toBe(0);
    const own = verdictsIn(join(folder, "own"), `${service}.json`);
    expect(verdictsIn(out)).toEqual({
      ...own,
      ...(isCounted(service) ? { "opaque-ids": "WARN" } : {}),
      ...Object.fromEntries((exercisedThere[service] ?? []).map((rule) => [rule, "NOT_APPLICABLE"])),
    });
  },
);
