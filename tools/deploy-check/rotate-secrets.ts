import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { BatchGetSecretValueCommand, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { startMailSink } from "../../localstack/cloud/mail-sink.ts";
import { organizations, projects } from "../../localstack/demo/identity.ts";
import { deployedServices } from "../../localstack/serverless/functions.ts";
import { type Client, signedIn } from "./client.ts";

/*
 * Rotates the secrets of a deployed stage by the procedures of docs/operations.md, without a deploy. Its environment has the address
 * of the stage, the seconds for which functions keep secrets, and the ports of two mail servers; the first has the mail before.
 */
const { PUBLIC_URL: url = "", SECRET_CACHE_SECONDS = "", MAIL_PORTS = "" } = process.env;
const [mailBefore = 0, mailAfter = 0] = MAIL_PORTS.split(",").map(Number);

/** @throws Error with what the command says if it fails */
function rotate(name: string, step: string, given = ""): void {
  const tool = join(import.meta.dirname, "../secrets/run.ts");
  const args = [tool, "--stage", "prod", "rotate", name, step];
  const { status, stderr } = spawnSync(process.execPath, args, { input: given, encoding: "utf8" });
  if (status !== 0) throw new Error(`${name} ${step}: ${stderr}`);
}

/** Until every process asks again. */
const taken = () => wait((Number(SECRET_CACHE_SECONDS) + 1) * 1000);

function expectEqual(what: string, found: unknown, wanted: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(wanted))
    throw new Error(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`);
}

const SETTINGS = "/management/env";
const statusesOf = (clients: Client[]) => Promise.all(clients.map((client) => client.status(SETTINGS)));

/** Every service but the last, whose tokens are touched by none of it. */
async function rotateUserTokens(): Promise<void> {
  const services = deployedServices();
  const rotated = services.slice(0, -1);
  const signIn = (names: string[]) => Promise.all(names.map((name) => signedIn(url, "admin", name)));
  const step = async (name: string) => {
    for (const service of rotated) rotate(`user-token/${service}`, name);
    await taken();
  };
  const all = (status: number, names: string[]) => names.map(() => status);
  const before = await signIn(services);
  await step("add");
  expectEqual("tokens after add", await statusesOf(before), all(200, services));
  await step("use");
  const after = await signIn(rotated);
  expectEqual("earlier tokens after use", await statusesOf(before), all(200, services));
  expectEqual("new tokens after use", await statusesOf(after), all(200, rotated));
  await step("end");
  expectEqual("earlier tokens after end", await statusesOf(before), [...all(401, rotated), 200]);
  expectEqual("new tokens after end", await statusesOf(after), all(200, rotated));
}

/** The key by which a token says that it was signed. */
const kidOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split(".")[0] ?? "", "base64url").toString()) as { kid: string }).kid;

async function rotateIdentityKeys(): Promise<void> {
  const identity = `${url}/identity/api/v1`;
  const credentials = `${organizations[0]?.secret_name ?? ""}:${projects[0]?.secret_token ?? ""}`;
  const basic = { authorization: `Basic ${Buffer.from(credentials).toString("base64")}` };
  const jsonOf = async (path: string, headers = {}) => (await fetch(identity + path, { headers })).json();
  const token = async () => ((await jsonOf("/login", basic)) as { token: string }).token;
  const kids = async () =>
    ((await jsonOf("/jwks")) as { keys: { kid: string }[] }).keys.map(({ kid }) => kid);
  const statusOf = async (bearer: string) => {
    const headers = { authorization: `Bearer ${bearer}` };
    return (await fetch(`${identity}/app/projects/current`, { headers })).status;
  };
  const before = await token();
  rotate("identity-signing-key", "add");
  await taken();
  const [first, second] = await kids();
  expectEqual("the signing key after add", kidOf(await token()), first);
  rotate("identity-signing-key", "use");
  await taken();
  const after = await token();
  expectEqual("the signing key after use", kidOf(after), second);
  expectEqual("tokens after use", [await statusOf(before), await statusOf(after)], [200, 200]);
  rotate("identity-signing-key", "end");
  await taken();
  expectEqual("published keys after end", await kids(), [second]);
  expectEqual("tokens after end", [await statusOf(before), await statusOf(after)], [401, 200]);
}

const PUSH_KEY = "/notifications/api/v1/public/push-keys/current";

async function rotatePushKeys(): Promise<void> {
  const publicKey = async () =>
    ((await (await fetch(url + PUSH_KEY)).json()) as { publicKey: string }).publicKey;
  const first = await publicKey();
  rotate("vapid-private-key", "add");
  await taken();
  expectEqual("the push key after add", await publicKey(), first);
  rotate("vapid-private-key", "use");
  await taken();
  const second = await publicKey();
  expectEqual("the push key is a new one after use", second !== first, true);
  rotate("vapid-private-key", "end");
  await taken();
  expectEqual("the push key after end", await publicKey(), second);
}

let callers = 0;
/**
 * True if the front is believed by this secret: then its caller is counted by a new address of their own. Callers that nobody vouches
 * for share the count of the gateway's address, which is not a new one.
 */
async function isBelieved(secret: string): Promise<boolean> {
  for (let call = 0; call < 2; call += 1) await fetch(url + PUSH_KEY);
  callers += 1;
  const front = {
    "x-temelia-front": secret,
    "cloudfront-viewer-address": `198.51.100.${String(callers)}:46532`,
  };
  const { headers } = await fetch(url + PUSH_KEY, { headers: front });
  return Number(headers.get("ratelimit-remaining")) === Number(headers.get("ratelimit-limit")) - 1;
}

const manager = new SecretsManagerClient();
async function textOf(name: string): Promise<string> {
  const command = new BatchGetSecretValueCommand({ SecretIdList: [`temelia/prod/${name}`] });
  return (await manager.send(command)).SecretValues?.[0]?.SecretString ?? "";
}

async function rotateFrontSecret(): Promise<void> {
  const first = await textOf("front");
  const believed = async (...secrets: string[]) => {
    const answers: boolean[] = [];
    for (const secret of secrets) answers.push(await isBelieved(secret));
    return answers;
  };
  rotate("front", "add");
  await taken();
  const [, second = ""] = (await textOf("front")).split("\n");
  expectEqual("the front after add", await believed(first, second, "guessed"), [true, true, false]);
  rotate("front", "use");
  await taken();
  expectEqual("the front after use", await believed(first, second), [true, true]);
  rotate("front", "end");
  await taken();
  expectEqual("the front after end", await believed(first, second), [false, true]);
}

/** Mail goes to the server of the new address after the change, to that of the old one before. */
async function replaceMailServer(): Promise<void> {
  const sinks = await Promise.all([mailBefore, mailAfter].map((port) => startMailSink({ port })));
  try {
    const person = await signedIn(url, "ion.operator");
    const { email } = await person.call<{ email: string }>("GET", "/api/account");
    const counts = async () => {
      const body = email;
      const headers = { "content-type": "text/plain" };
      const address = `${url}/documents/api/account/reset-password/init`;
      const { status } = await fetch(address, { method: "POST", headers, body });
      expectEqual("the request for a new password", status, 200);
      return sinks.map((sink) => sink.mails().length);
    };
    expectEqual("mails before", await counts(), [1, 0]);
    rotate("smtp-url", "replace", `smtp://127.0.0.1:${String(mailAfter)}`);
    await taken();
    expectEqual("mails after", await counts(), [1, 1]);
    rotate("smtp-url", "replace", `smtp://127.0.0.1:${String(mailBefore)}`);
    await taken();
  } finally {
    await Promise.all(sinks.map((sink) => sink.stop()));
  }
}

function keepRegistryKey(): void {
  try {
    rotate("registry-key", "replace", "x".repeat(48));
  } catch {
    return;
  }
  throw new Error("the key of the registry was replaced");
}

await rotateUserTokens();
await rotateIdentityKeys();
await rotatePushKeys();
await rotateFrontSecret();
await replaceMailServer();
keepRegistryKey();
