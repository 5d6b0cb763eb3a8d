import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import {
  BatchGetSecretValueCommand,
  CreateSecretCommand,
  SecretsManagerClient,
} from "@aws-sdk/client-secrets-manager";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Cloud, startCloud } from "../../localstack/cloud/start-cloud.ts";
import { deployedServices } from "../../localstack/serverless/functions.ts";
import { StoredTokenKeys } from "../../shared/auth/stored-token-keys.ts";
import { publicPushKey } from "./forms.ts";

let cloud: Cloud;
let manager: SecretsManagerClient;
const credentials = { accessKeyId: "test", secretAccessKey: "test" };

beforeAll(async () => {
  cloud = await startCloud();
  manager = new SecretsManagerClient({ endpoint: cloud.endpoint, region: "eu-central-1", credentials });
});
afterAll(() => cloud.stop());

/** The exit code of `npm run tool -- secrets …`, and all that it printed. */
async function secrets(args: string[], given = ""): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "run.ts"), ...args], {
    env: {
      ...process.env,
      AWS_ENDPOINT_URL: cloud.endpoint,
      AWS_REGION: "eu-central-1",
      AWS_ACCESS_KEY_ID: "test",
      AWS_SECRET_ACCESS_KEY: "test",
    },
  });
  child.stdin.end(given);
  const [[code], ...printed] = await Promise.all([
    once(child, "close") as Promise<[number | null]>,
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, output: printed.join("") };
}
async function textOf(stage: string, name: string): Promise<string | undefined> {
  const SecretIdList = [`temelia/${stage}/${name}`];
  const { SecretValues = [] } = await manager.send(new BatchGetSecretValueCommand({ SecretIdList }));
  return SecretValues[0]?.SecretString;
}

it("the command makes the secrets that a stage lacks, takes those that others give, and prints none", async () => {
  const smtp = "smtps://user:parola@mail.host:465";
  const { code, output } = await secrets(["--stage", "noua", "create"], JSON.stringify({ "smtp-url": smtp }));
  expect([code, output]).toEqual([0, expect.stringContaining("absent: government,")]);
  expect(await textOf("noua", "smtp-url")).toBe(smtp);
  const keys = await Promise.all(
    deployedServices().map((service) => textOf("noua", `user-token/${service}`)),
  );
  expect(new Set(keys).size).toBe(deployedServices().length);
  for (const key of keys) expect(StoredTokenKeys.safeParse(key).success).toBe(true);
  const pushKey = (await textOf("noua", "vapid-private-key")) ?? "";
  expect(await textOf("noua", "vapid-public-key")).toBe(publicPushKey(pushKey));
  for (const value of [...keys, smtp, pushKey]) expect(output).not.toContain(value);
  const again = await secrets(["--stage", "noua", "create"], "{}");
  expect(again.output).toContain("created: none");
  expect(await textOf("noua", "vapid-private-key")).toBe(pushKey);
});

it("the command rotates a secret step by step, a pair of push keys together", async () => {
  await secrets(["--stage", "rotita", "create"], "{}");
  const first = await textOf("rotita", "vapid-private-key");
  const publicFirst = await textOf("rotita", "vapid-public-key");
  const rotate = (step: string) => secrets(["--stage", "rotita", "rotate", "vapid-private-key", step]);
  expect((await rotate("use")).output).toContain("add a value first");
  await rotate("add");
  expect(await textOf("rotita", "vapid-public-key")).toBe(publicFirst);
  await rotate("use");
  const [second = "", ...earlier] = (await textOf("rotita", "vapid-private-key"))?.split("\n") ?? [];
  expect(earlier).toEqual([first]);
  expect(await textOf("rotita", "vapid-public-key")).toBe(publicPushKey(second));
  const { code, output } = await rotate("end");
  expect([code, output]).toEqual([0, expect.not.stringContaining(second)]);
  expect(await textOf("rotita", "vapid-private-key")).toBe(second);
});

it("the command takes the values of the one secret of before, and accepts its key of tokens for a month", async () => {
  const userTokenSecret = "v".repeat(96);
  const before = {
    userTokenSecret,
    registryKey: "r".repeat(48),
    smtpUrl: "smtp://vechi:25",
    frontSecret: "f".repeat(40),
  };
  const SecretString = JSON.stringify(before);
  await manager.send(new CreateSecretCommand({ Name: "temelia/veche", SecretString }));
  expect((await secrets(["--stage", "veche", "--earlier", "create"], "{}")).code).toBe(0);
  expect(await textOf("veche", "registry-key")).toBe(before.registryKey);
  expect(await textOf("veche", "smtp-url")).toBe(before.smtpUrl);
  expect(await textOf("veche", "front")).toBe(before.frontSecret);
  expect(await textOf("veche", "person-key")).toBe(userTokenSecret);
  const keys = StoredTokenKeys.parse((await textOf("veche", "user-token/documents")) ?? "");
  expect(keys.map(({ key, isShared }) => [key === userTokenSecret, isShared])).toEqual([
    [false, false],
    [true, true],
  ]);
  const days = ((keys[1]?.until ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(31);
});

it("the command says what is missing or unknown, and changes nothing then", async () => {
  for (const [args, given, said] of [
    [["create"], "{}", "--stage"],
    [["--stage", "gresita", "create"], '{"smtpUrl": "x"}', "unknown: smtpUrl"],
    [["--stage", "gresita", "--earlier", "create"], "{}", "there is no secret temelia/gresita"],
    [["--stage", "gresita", "rotate", "altul", "add"], "", "no such secret"],
    [["--stage", "gresita", "rotate", "front", "begin"], "", "name a step"],
    [["--stage", "gresita", "rotate", "front", "add"], "", "does not exist"],
  ] as const) {
    const { code, output } = await secrets([...args], given);
    expect([code, output]).toEqual([1, expect.stringContaining(said)]);
  }
  expect(await textOf("gresita", "front")).toBeUndefined();
});
