import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { CreateSecretCommand, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import jwt from "jsonwebtoken";
import { tokenKeys } from "../../../shared/auth/token-keys.ts";
import { bundleInto } from "../bundles.ts";
import { ms, table, verdict, type Section } from "../report.ts";

/** What a function may start later because it reads its secrets, in milliseconds. */
const MOST_MS = 60;

/** An address of a function with two secrets, and one of the function with most. */
const addresses: Readonly<Record<string, string>> = {
  "documents-documents": "/documents/api/documents/1",
  "documents-accounts": "/documents/api/account",
};
const variables = [
  "USER_TOKEN_SECRET",
  "FRONT_SECRET",
  "SMTP_URL",
  "GOVERNMENT_CLIENT_SECRET",
  "PERSON_KEY",
] as const;

type Variables = Record<string, string>;

/**
 * From the start of a process to the end of its first request, which judges a token and looks for its account: with secrets in the
 * environment, and with their names there.
 */
export async function secrets({ times }: { times: number }): Promise<Section> {
  const folder = mkdtempSync(join(tmpdir(), "temelia-secrets-"));
  try {
    const named = await namedSecrets();
    const rows = [];
    let most = 0;
    for (const { name, file } of await bundleInto(folder, Object.keys(addresses))) {
      const taken: Record<"given" | "named", number[]> = { given: [], named: [] };
      // In turn: other work on the machine meets both.
      for (let i = 0; i < times; i++) {
        taken.given.push(await firstAnswer(name, file, {}));
        taken.named.push(await firstAnswer(name, file, named));
      }
      // Other work on the machine only adds to them.
      const [least, leastNamed] = [Math.min(...taken.given), Math.min(...taken.named)];
      most = Math.max(most, leastNamed - least);
      rows.push([name, ms(least), ms(leastNamed), ms(leastNamed - least)]);
    }
    return {
      title: "7b. Secrets: what reading them adds to a cold start",
      body: [
        `From the start of a process to its first answer, the least of ${String(times)} processes of each kind, in turn; the local cloud answers for Secrets Manager. ` +
          `At most ${String(MOST_MS)} ms more: ${verdict(most <= MOST_MS)}.`,
        table(["function", "values in the environment, ms", "names in it, ms", "more, ms"], rows),
      ],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Creates the secrets of documents, and returns variables that name them. */
async function namedSecrets(): Promise<Variables> {
  const manager = new SecretsManagerClient();
  for (const variable of variables) {
    const SecretString = process.env[variable]?.replace("{service}", "documents") ?? "";
    await manager.send(new CreateSecretCommand({ Name: `bench/${variable}`, SecretString }));
  }
  return Object.fromEntries(variables.map((variable) => [variable, `secretsmanager:bench/${variable}`]));
}

/** A token of an account that does not exist. */
function tokenOfNobody(): string {
  const [{ key, kid = "" }] = tokenKeys("documents") as [ReturnType<typeof tokenKeys>[number]];
  const claims = { sub: "nimeni", uid: 1, from: 0, aud: "documents", auth: "ROLE_USER" };
  return jwt.sign(claims, key, { algorithm: "HS512", keyid: kid, expiresIn: 3600 });
}

const eventAt = (path: string) => ({
  rawPath: path,
  rawQueryString: "",
  headers: { authorization: `Bearer ${tokenOfNobody()}` },
  requestContext: { http: { method: "GET", path, sourceIp: "127.0.0.1" } },
});

/** Milliseconds from the start of a process to its first answer. @throws Error unless that judges the token */
async function firstAnswer(name: string, file: string, variables: Variables): Promise<number> {
  const script = `
    const { handler } = await import(${JSON.stringify(file)});
    const { statusCode } = await handler(${JSON.stringify(eventAt(addresses[name] ?? ""))});
    console.log(JSON.stringify({ statusCode, took: performance.now() }));
    process.exit();`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", script], {
    env: { ...process.env, ...variables },
  });
  const { statusCode, took } = JSON.parse(stdout.trim().split("\n").at(-1) ?? "") as {
    statusCode: number;
    took: number;
  };
  if (statusCode !== 401) throw new Error(`${name}: ${String(statusCode)}`);
  return took;
}
