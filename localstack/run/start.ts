import { join } from "node:path";
import { demoPassword, machine, people } from "../demo/data.ts";
import * as registry from "../demo/identity.ts";
import { bankTokens, services } from "../demo/invoicing.ts";
import { administrator, appClient, operators, systems } from "../demo/notifications.ts";
import { citizen } from "../demo/registry.ts";
import { root } from "../serverless/deployment.ts";
import { commandLine, shiftOption, systemAt, UsageError } from "./command-line.ts";
import { SAFE_SHIFT } from "./ports.ts";
import type { Stack } from "./stack.ts";

const usage = `npm start -- [options]: runs the system on this machine until Ctrl-C.

  --shift <number>  runs beside another system: adds this number to every port, with a separate state; up to ${String(SAFE_SHIFT)}
                    is safe, above it outgoing connections use the same ports
  --reload          restarts the functions when one of their files changes, and shows changed pages of the console
  --bundled         runs the functions as a deployment bundles them, in serverless-offline; slower to start
  --bare            leaves out the papers of an office, which are written in the background; the named people and documents stay
  --help            shows this`;

const options = {
  ...shiftOption,
  reload: { type: "boolean", default: false },
  bundled: { type: "boolean", default: false },
  bare: { type: "boolean", default: false },
} as const;

const { ports, directory, reload, bundled, bare } = commandLine(usage, { options }, ({ values }) => {
  if (values.reload && values.bundled)
    throw new UsageError("--reload works with the TypeScript sources only: leave out --bundled.");
  return { ...values, ...systemAt(values.shift) };
});
const began = performance.now();
const WATCH_MS = 500;

/**
 * The first Ctrl-C stops gracefully; the second one, or one during the start, stops at once: children end with this
 * process.
 */
async function runUntilStopped(stack: Stack, asked: Promise<"asked">): Promise<void> {
  const why = await Promise.race([asked, stack.broken]);
  process.on("SIGINT", () => process.exit(130));
  if (why !== "asked")
    console.error(`The functions ended unexpectedly; their output is in ${directory}/log.`);
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

const certificates = join(directory, "certificates");

const systemLines = () =>
  systems.map(
    ({ cod, denumire, certificateName }) =>
      `  ${cod.padEnd(16)}${join(certificates, certificateName)}.pem, .key.pem, .pfx   ${denumire}`,
  );

const noticeLogins = () => [
  `  ${administrator.login.padEnd(16)}administrează serviciul`,
  ...operators.map(({ login, sistemId }) => {
    const { denumire = "" } = systems.find(({ id }) => id === sistemId) ?? {};
    return `  ${login.padEnd(16)}operator al sistemului ${denumire}`;
  }),
  `  ${citizen.login.padEnd(16)}o persoană din registru`,
];

/** The options of curl for a system's certificate. */
const certificateOptions = (name: string): string =>
  `--cacert ${join(certificates, "ca.pem")} --cert ${join(certificates, `${name}.pem`)} --key ${join(certificates, `${name}.key.pem`)}`;

function welcome({ url, mutualTlsUrl, governmentUrl }: Stack, pfxPassword: string, seconds: number): string {
  const documents = `${url}/documents`;
  const logins = people.map(({ login, about }) => `  ${login.padEnd(16)}${about[0]}`);
  return `
Temelia is running (started in ${seconds.toFixed(1)} s). Ctrl-C stops it.

  start here        ${url}/
  people, links     ${url}/demo
  console           ${url}/app
  citizens' pages   ${url}/ale-mele
  API pages         ${documents}/docs
  health            ${documents}/health
  mail              ${url}/mail
  SMS               ${url}/sms
  push messages     ${url}/push
  government login  ${governmentUrl}/.well-known/openid-configuration

Demo logins of documents, password ${demoPassword}
${logins.join("\n")}

Demo logins of notifications, with the same password; those of the other services are at ${url}/demo
${noticeLogins().join("\n")}

A machine reads and files for its issuer (client ${machine.clientId}):
  TOKEN=$(curl -s ${documents}/api/v1/token -d grant_type=client_credentials -d client_id=${machine.clientId} -d client_secret=${machine.clientSecret} | sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')
  curl -s ${documents}/api/v1/documents -H "Authorization: Bearer $TOKEN"

Systems that send notifications call with a certificate, as PEM or PFX (password ${pfxPassword})
${systemLines().join("\n")}
  curl -s ${mutualTlsUrl}/notifications/api/v1/template ${certificateOptions(systems[0]?.certificateName ?? "")}

A system without a certificate asks for a token of the app zone (client ${appClient.clientId}):
  curl -s ${url}/notifications/api/v1/app/tokens -d grant_type=client_credentials -d client_id=${appClient.clientId} -d client_secret=${appClient.clientSecret}

Demo projects: secret name and secret token, for ${url}/identity/api/v1/login and ${url}/template-admin/api/v1/login
${projectLines().join("\n")}
Demo partners (header partnerid)
  ${registry.partners.map(({ partnerid }) => partnerid).join(", ")}
Demo services and bank tokens of ${url}/invoicing
  ${services.map(({ code }) => code).join(", ")}
  ${bankTokens.map(({ bank, token }) => `${token} (${bank})`).join(", ")}

The main use case in three lines: sign in, upload, download
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
  // Imported only after the command line is parsed: most of the start-up time is in there.
  const { startStack } = await import("./stack.ts");
  const { PFX_PASSWORD } = await import("./development-certificates.ts");
  const stack = await startStack({
    ports,
    directory: join(root, directory),
    workFolder: join(directory, "bundles"),
    reload,
    bundled,
    showcase: !bare,
    progress: console.log,
  });
  isStarted = true;
  console.log(welcome(stack, PFX_PASSWORD, (performance.now() - began) / 1000));
  await runUntilStopped(stack, asked);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
