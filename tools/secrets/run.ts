import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import {
  BatchGetSecretValueCommand,
  CreateSecretCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from "@aws-sdk/client-secrets-manager";
import { afterStep, forms, publicPushKey, sharedKey, type Step, steps } from "./forms.ts";

/*
 * `npm run tool -- secrets --stage prod create < given.json` creates the secrets that a stage lacks, in Secrets Manager, with the AWS
 * credentials and the region of the shell. Those that others give are read from standard input, `{"smtp-url": "smtps://…"}`; all others
 * are made here. `--earlier` takes what it can from the one secret `temelia/<stage>` of before. `… rotate <name> <step>` changes one.
 * No value is printed. docs/operations.md has the procedures.
 */
const { values, positionals } = parseArgs({
  options: { stage: { type: "string" }, earlier: { type: "boolean", default: false } },
  allowPositionals: true,
});
const { stage = "", earlier } = values;
const [act, name = "", step = ""] = positionals;
const client = new SecretsManagerClient();
const now = new Date();

const PUBLIC_PUSH_KEY = "vapid-public-key";
/** Secrets Manager's limit for one call. */
const AT_ONCE = 20;

const fullName = (short: string): string => `temelia/${stage}/${short}`;
const given = (): string => (process.stdin.isTTY ? "" : readFileSync(0, "utf8").trim());

/** The texts of secrets by their full names, without those that do not exist. */
async function texts(names: string[]): Promise<Map<string, string>> {
  const command = new BatchGetSecretValueCommand({ SecretIdList: names.slice(0, AT_ONCE) });
  const { SecretValues = [], Errors = [] } = await client.send(command);
  const other = Errors.find(({ ErrorCode }) => ErrorCode !== "ResourceNotFoundException");
  if (other) throw new Error(`${other.SecretId ?? ""}: ${other.Message ?? ""}`);
  const found = SecretValues.map(({ Name = "", SecretString = "" }): [string, string] => [
    Name,
    SecretString,
  ]);
  return new Map([...found, ...(names.length > AT_ONCE ? await texts(names.slice(AT_ONCE)) : [])]);
}

const camelCase = (text: string): string =>
  text.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The values of the one secret of before, by the names of today. */
async function earlierValues(): Promise<Record<string, string>> {
  const text = (await texts([`temelia/${stage}`])).get(`temelia/${stage}`);
  if (text === undefined) throw new Error(`there is no secret temelia/${stage}`);
  const values = JSON.parse(text) as Record<string, string>;
  const { userTokenSecret } = values;
  if (!userTokenSecret) throw new Error(`temelia/${stage} has no userTokenSecret`);
  return Object.fromEntries(
    Object.entries(forms).flatMap(([short, { make }]) => {
      if (short.startsWith("user-token/"))
        return [[short, `${String(make?.())}\n${sharedKey(userTokenSecret, now)}`]];
      // Tokens name people as before.
      const value =
        short === "person-key"
          ? userTokenSecret
          : ["", "Secret", "ClientSecret"].map((ending) => values[camelCase(short) + ending]).find(Boolean);
      return value === undefined ? [] : [[short, value.replaceAll("\\n", "\n")]];
    }),
  ) as Record<string, string>;
}

async function create(): Promise<string> {
  const named = JSON.parse(given() || "{}") as Record<string, string>;
  const unknown = Object.keys(named).filter((short) => !(short in forms));
  if (unknown.length > 0) throw new Error(`unknown: ${unknown.join(", ")}`);
  const known = await texts([...Object.keys(forms), PUBLIC_PUSH_KEY].map(fullName));
  const before = earlier ? await earlierValues() : {};
  const wanted = Object.entries(forms).flatMap(([short, { make }]) => {
    const value = named[short] ?? before[short] ?? make?.();
    return known.has(fullName(short)) || value === undefined ? [] : [[short, value] as const];
  });
  for (const [short, text] of wanted) {
    await client.send(new CreateSecretCommand({ Name: fullName(short), SecretString: text }));
    if (short === "vapid-private-key")
      await client.send(
        new CreateSecretCommand({ Name: fullName(PUBLIC_PUSH_KEY), SecretString: publicPushKey(text) }),
      );
  }
  const absent = Object.keys(forms).filter(
    (short) => !known.has(fullName(short)) && !wanted.some(([made]) => made === short),
  );
  return `created: ${wanted.map(([short]) => short).join(", ") || "none"}\nabsent: ${absent.join(", ") || "none"}`;
}

async function rotate(): Promise<string> {
  const form = forms[name];
  if (!form) throw new Error(`no such secret; there are ${Object.keys(forms).join(", ")}`);
  if (!steps.includes(step as Step)) throw new Error(`name a step: ${steps.join(", ")}`);
  const text = (await texts([fullName(name)])).get(fullName(name));
  if (text === undefined) throw new Error(`${fullName(name)} does not exist: create it`);
  const value = form.make ? undefined : given();
  const after = afterStep(form, step as Step, text, { given: value, now });
  await client.send(new PutSecretValueCommand({ SecretId: fullName(name), SecretString: after }));
  if (name === "vapid-private-key")
    await client.send(
      new PutSecretValueCommand({ SecretId: fullName(PUBLIC_PUSH_KEY), SecretString: publicPushKey(after) }),
    );
  return `${fullName(name)}: ${step} is done. Every process has it within five minutes.`;
}

const acts: Record<string, () => Promise<string>> = { create, rotate };

try {
  const chosen = acts[act ?? ""];
  if (!stage || !chosen) throw new Error("--stage <stage> and create, or rotate <name> <step>, are missing");
  console.log(await chosen());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
