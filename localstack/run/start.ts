import { join } from "node:path";
import { parseArgs } from "node:util";
import { demoPassword, people } from "../demo/data.ts";
import * as registry from "../demo/identity.ts";
import { bankTokens, services } from "../demo/invoicing.ts";
import { root } from "../serverless/deployment.ts";
import { shifted, usualPorts } from "./ports.ts";
import { startStack, type Stack } from "./stack.ts";

/**
 * `npm start`: runs everything on one host until Ctrl-C. After `--`, `--reload` reloads functions when they change, and
 * `--shift 10000` runs a second system beside the usual one, all ports that much higher, with its own state.
 */
const { values } = parseArgs({
  options: { reload: { type: "boolean" }, shift: { type: "string", default: "0" } },
});
const shift = Number(values.shift);
const directory = shift === 0 ? ".state" : `.tmp/state-${values.shift}`;
const began = performance.now();
const WATCH_MS = 500;

/** The first Ctrl-C stops gracefully, the second at once, as does one during start: children end with this process. */
async function runUntilStopped(stack: Stack, asked: Promise<"asked">): Promise<void> {
  const why = await Promise.race([asked, stack.broken]);
  process.on("SIGINT", () => process.exit(130));
  if (why !== "asked")
    console.error(`serverless-offline ended by itself; its words are in ${directory}/log.`);
  await stack.stop();
  process.exit(why === "asked" ? 0 : 1);
}

/** Resolves on a signal, or when the npm process that started this one exits. */
function listenForStop(): Promise<"asked"> {
  const { ppid, env } = process;
  return new Promise((resolve) => {
    const stop = () => {
      resolve("asked");
    };
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
    if (env.npm_lifecycle_event) setInterval(() => process.ppid !== ppid && stop(), WATCH_MS);
  });
}

const projectLines = () =>
  registry.projects.map(({ organization_id, name, secret_token }) => {
    const { secret_name = "" } = registry.organizations.find(({ id }) => id === organization_id) ?? {};
    return `  ${secret_name.padEnd(16)}${secret_token.padEnd(28)}${name}`;
  });

function welcome(url: string, seconds: number): string {
  const documents = `${url}/documents`;
  const logins = people.map(({ login, about }) => `  ${login.padEnd(16)}${about.ro}`);
  return `
Temelia is up (${seconds.toFixed(1)} s). Ctrl-C stops everything.

  start here        ${url}/
  API pages         ${documents}/docs
  health            ${documents}/health
  mail              ${url}/mail

Demo logins, password ${demoPassword}
${logins.join("\n")}

Demo projects: secret name and secret token, for ${url}/identity/api/v1/login and ${url}/template-admin/api/v1/login
${projectLines().join("\n")}
Demo partners (header partnerid)
  ${registry.partners.map(({ partnerid }) => partnerid).join(", ")}
Demo services and bank tokens of ${url}/invoicing
  ${services.map(({ code }) => code).join(", ")}
  ${bankTokens.map(({ bank, token }) => `${token} (${bank})`).join(", ")}

The main job in three lines: sign in, upload, download
  TOKEN=$(curl -s ${documents}/api/authenticate -H 'Content-Type: application/json' -d '{"username":"ion.operator","password":"${demoPassword}"}' | sed 's/.*"id_token":"\\([^"]*\\)".*/\\1/')
  ID=$(curl -s ${documents}/api/documents/upload -H "Authorization: Bearer $TOKEN" -F file=@package.json | sed 's/.*"id":\\([0-9]*\\).*/\\1/')
  curl -s ${documents}/api/documents/$ID/download -H "Authorization: Bearer $TOKEN" | cmp - package.json && echo identical
`;
}

// Listens before anything starts, so that no signal is missed.
const asked = listenForStop();
let isStarted = false;
void asked.then(() => isStarted || process.exit(130));

try {
  const stack = await startStack({
    ports: shifted(usualPorts, shift),
    directory: join(root, directory),
    workFolder: shift === 0 ? ".esbuild" : join(directory, "esbuild"),
    reload: values.reload ?? false,
    progress: console.log,
  });
  isStarted = true;
  console.log(welcome(stack.url, (performance.now() - began) / 1000));
  await runUntilStopped(stack, asked);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
