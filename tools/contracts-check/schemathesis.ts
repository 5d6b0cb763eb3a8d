import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { contractOf, folder, run, type ServiceName, services, type System } from "./commands.ts";

/*
 * Schemathesis sends each service requests that its contract allows and requests that it forbids, and checks the answers
 * against it, each operation at one of its addresses. schemathesis.toml lists the exceptions, with reasons.
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
  platform: { username: "admin", examples: 3 },
};

export async function installSchemathesis(): Promise<void> {
  await run("python3", ["-m", "venv", "schemathesis"]);
  await run(program("pip"), ["install", "--quiet", SCHEMATHESIS]);
}

/** The paths of notifications that systems call, by their certificate. */
const OF_SYSTEMS = "^/api/v1/(notify|template|attachments)";
const EXAMPLES_OF_SYSTEMS = 5;

export async function fuzz(service: ServiceName, { origin, password }: System): Promise<void> {
  const { username, examples } = callers[service];
  const base = `${origin}/${service}`;
  const answer = await fetch(`${base}/api/authenticate`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username, password }),
  });
  const { id_token } = (await answer.json()) as { id_token: string };
  const without = (await reachedOtherwise(service)).flatMap((id) => ["--exclude-operation-id", id]);
  await ask(service, ["--url", base, "--max-examples", String(examples), ...without], id_token);
}

interface Operation {
  operationId: string;
  /** The method and the path. */
  address: string;
}

async function operationsOf(service: ServiceName): Promise<Operation[]> {
  const { paths } = JSON.parse(await readFile(contractOf(service), "utf8")) as {
    paths: Record<string, Record<string, { operationId?: string }>>;
  };
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { operationId }]) =>
      operationId === undefined ? [] : [{ operationId, address: `${method} ${path}` }],
    ),
  );
}

/**
 * The ids of operations whose code other requests reach too: at the address of a zone what has an older one, and what a service before
 * this one, with the same caller, answers at the same address.
 */
async function reachedOtherwise(service: ServiceName): Promise<string[]> {
  const own = await operationsOf(service);
  const ids = new Set(own.map(({ operationId }) => operationId));
  const before = services.slice(0, services.indexOf(service));
  const alike = before.filter((name) => callers[name].username === callers[service].username);
  const asked = new Set((await Promise.all(alike.map(operationsOf))).flat().map(({ address }) => address));
  const hasOlder = ({ operationId }: Operation) => ids.has(operationId.slice(operationId.indexOf(".") + 1));
  return own.filter((one) => hasOlder(one) || asked.has(one.address)).map(({ operationId }) => operationId);
}

/** Asks what systems may ask, with the certificate of a system of the demo. */
export async function fuzzAsSystem({ machineOrigin, certificates }: System): Promise<void> {
  const file = (name: string) => join(certificates, name);
  await ask("notifications", [
    ...["--url", `${machineOrigin}/notifications`, "--max-examples", String(EXAMPLES_OF_SYSTEMS)],
    ...["--include-path-regex", OF_SYSTEMS, "--tls-verify", file("ca.pem")],
    ...["--request-cert", file("alfa.pem"), "--request-cert-key", file("alfa.key.pem")],
  ]);
}

/** Runs schemathesis over a contract. The token is passed in the environment, so that no failure prints it. */
async function ask(service: ServiceName, args: string[], token = "none"): Promise<void> {
  const config = join(import.meta.dirname, "schemathesis.toml");
  await run(program("schemathesis"), ["--config-file", config, "run", contractOf(service), ...args], folder, {
    SCHEMATHESIS_HOOKS: join(import.meta.dirname, "schemathesis_hooks.py"),
    TOKEN: token,
  });
}
