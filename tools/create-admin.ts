import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { usualPorts, addressVariables } from "../localstack/run/ports.ts";
import { localEnvironment } from "../localstack/serverless/environment.ts";
import type { AccountRecords } from "../shared/features/accounts/account.ts";

/*
 * `npm run tool -- create-admin --stage prod --login a.rusu --email a.rusu@institutie.md [--service documents] [--language ru]`
 * adds a service administrator to a stage, with the AWS credentials and the region of the shell. On AWS this creates the
 * first one; docs/operations.md describes the rest. The person chooses the password by mail; in services that send no mail,
 * it is read from standard input with --password-stdin: never from the command line, which others can read.
 */
const { values } = parseArgs({
  options: {
    stage: { type: "string" },
    login: { type: "string" },
    email: { type: "string" },
    service: { type: "string", default: "documents" },
    language: { type: "string", default: "ro" },
    "password-stdin": { type: "boolean", default: false },
  },
});
const { stage, service, login, email, language: langKey } = values;

/** Services whose people choose their passwords by mail. */
const mailing = ["documents", "notifications", "platform"];

/** Only the table names of the configuration matter here; the rest only has to be complete. */
function configure(name: string): void {
  const rest = localEnvironment(addressVariables(usualPorts));
  Object.assign(process.env, rest, {
    STAGE: name,
    TABLE_PREFIX: `temelia-${name}`,
    PASSWORD_DENYLIST: "true",
  });
}

/** The accounts of a service, with the fields that it adds. Services of tests have no folder, and add none. */
async function recordsOf(name: string): Promise<AccountRecords> {
  const path = join(import.meta.dirname, "../functions", name, "access/account.ts");
  if (existsSync(path)) return ((await import(path)) as { Accounts: AccountRecords }).Accounts;
  const { accountsOf } = await import("../shared/features/accounts/account.ts");
  return accountsOf(name, {});
}

async function create(): Promise<string> {
  if (!stage) throw new Error("--stage is missing: name the deployment");
  const password = values["password-stdin"] ? readFileSync(0, "utf8").replace(/\r?\n$/, "") : undefined;
  if (!password && !mailing.includes(service))
    throw new Error(`${service} sends no mail: give the password on standard input with --password-stdin`);
  configure(stage);
  const { accounts } = await import("../shared/features/accounts/accounts.ts");
  const { addServiceAdministrator, FirstAdministrator } =
    await import("../shared/features/accounts/first-administrator.ts");
  const wanted = FirstAdministrator.safeParse({ login, email, langKey, password });
  if (!wanted.success) {
    const wrong = wanted.error.issues.map(({ path, message }) => `--${path.join(".")}: ${message}`);
    throw new Error(wrong.join("\n"));
  }
  const account = await addServiceAdministrator(accounts(await recordsOf(service)), wanted.data);
  if (password) return `${account.login} administers ${service} on ${stage}.`;
  return (
    `${account.login} administers ${service} on ${stage} as soon as a password is chosen. Ask for the mail with its key:\n` +
    `  curl -X POST <PUBLIC_URL>/${service}/api/account/reset-password/init -H 'Content-Type: text/plain' -d '${account.email}'`
  );
}

try {
  console.log(await create());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
