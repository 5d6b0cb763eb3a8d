import { join } from "node:path";
import { contractOf, folder, run, type ServiceName, type System } from "./commands.ts";

/*
 * Schemathesis sends each service requests that its contract allows and requests that it forbids, and checks the answers
 * against it. schemathesis.toml lists the exceptions, with reasons.
 */

export const SCHEMATHESIS = "schemathesis==4.32.0";
const program = (name: string) => join(folder, "schemathesis/bin", name);

/** The account, and the number of examples per operation: an operator for documents, an administrator for the others. */
const callers: Record<ServiceName, { username: string; examples: number }> = {
  documents: { username: "ion.operator", examples: 5 },
  identity: { username: "admin", examples: 3 },
  "template-admin": { username: "admin", examples: 3 },
  invoicing: { username: "admin", examples: 3 },
  notifications: { username: "admin", examples: 3 },
};

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
      "--config-file",
      join(import.meta.dirname, "schemathesis.toml"),
      "run",
      contractOf(service),
      "--url",
      base,
      "--max-examples",
      String(examples),
    ],
    folder,
    // Passed in the environment, so that no failure prints it.
    { SCHEMATHESIS_HOOKS: join(import.meta.dirname, "schemathesis_hooks.py"), TOKEN: id_token },
  );
}
