import { join } from "node:path";
import { contractOf, driver, folder, run, type ServiceName, type System } from "./commands.ts";

/* Schemathesis sends each service what its contract allows, and what it forbids, and holds the answers against it. */

export const SCHEMATHESIS = "schemathesis==4.32.0";
const program = (name: string) => join(folder, "schemathesis/bin", name);

/** Who asks, and how often an operation is drawn: documents as an operator, the others as who administers them. */
const callers: Record<ServiceName, { username: string; examples: number }> = {
  documents: { username: "ion.operator", examples: 8 },
  identity: { username: "admin", examples: 4 },
  "template-admin": { username: "admin", examples: 4 },
  invoicing: { username: "admin", examples: 4 },
};

/**
 * That a request is valid by its schema does not promise that it is accepted: an ETag is stale, a key was mailed once
 * and is spent, an Idempotency-Key stands for other content, a filter's text is no number.
 */
const unchecked = "positive_data_acceptance";

/** What would end the caller's own sign-in, and the sweep over all that is stored. */
const unasked = "/api/account(/change-password)?$|/api/admin/maintenance/run$";

export async function installSchemathesis(): Promise<void> {
  await run("python3", ["-m", "venv", "schemathesis"]);
  await run(program("pip"), ["install", "--quiet", SCHEMATHESIS]);
}

export async function fuzz(service: ServiceName, { origin, password }: System): Promise<void> {
  const { username, examples } = callers[service];
  const base = `${origin}/${service}`;
  const answer = await fetch(`${base}/api/authenticate`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username, password }),
  });
  const { id_token } = (await answer.json()) as { id_token: string };
  await run(
    program("schemathesis"),
    [
      ...["run", contractOf(service), "--url", base, "--header", `Authorization: Bearer ${id_token}`],
      ...["--checks", "all", "--exclude-checks", unchecked, "--exclude-path-regex", unasked],
      ...["--phases", "examples,coverage,fuzzing", "--max-examples", String(examples)],
      ...["--seed", "7", "--no-color", "--warnings", "off"],
    ],
    folder,
    { SCHEMATHESIS_HOOKS: driver("schemathesis_hooks.py") },
  );
}
