import "../testing/local-cloud.ts";
import {
  CreateSecretCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from "@aws-sdk/client-secrets-manager";
import * as z from "zod";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { clock } from "../clock.ts";
import { config as kernel, readConfig, secret } from "../config.ts";
import { isTransient } from "../aws/transient.ts";
import { unrestricted } from "../http/access.ts";
import { lambdaHandler } from "../http/handler.ts";
import { get, routes } from "../http/route.ts";
import { service } from "../http/service.ts";
import { consumer } from "../messaging/consumer.ts";
import { queue } from "../messaging/queue.ts";
import { SecretUnavailable } from "../secret-values.ts";
import { callerOf } from "../testing/caller.ts";
import { testEnvironment } from "../testing/environment.ts";
import { logLinesOf } from "../testing/log-lines.ts";
import { readSecrets } from "./read-secrets.ts";

const manager = new SecretsManagerClient();
const nameOf = (secretName: string) => `temelia/${testEnvironment.STAGE}/${secretName}`;
const create = (secretName: string, text: string) =>
  manager.send(new CreateSecretCommand({ Name: nameOf(secretName), SecretString: text }));
const put = (secretName: string, text: string) =>
  manager.send(new PutSecretValueCommand({ SecretId: nameOf(secretName), SecretString: text }));

let number = 0;
/** A service whose answer is a secret of its own. */
function reading(secretName: string) {
  number += 1;
  const name = `citeste-${String(number)}`;
  const variable = `SECRET_OF_TEST_${String(number)}`;
  vi.stubEnv(variable, `secretsmanager:${nameOf(secretName)}`);
  const settings = { shown: secret(variable, z.string().min(8, "needs 8 letters"), "a secret of a test") };
  const config = readConfig(settings, process.env);
  const declared = service({ name, title: "", description: "", errorFormats: {} });
  const make = () =>
    lambdaHandler(
      declared,
      routes("pieces", {
        list: get("/api/pieces", { access: unrestricted, summary: "Piese", returns: z.string() }, () =>
          Promise.resolve(config.shown),
        ),
        read: get("/api/pieces/none", { access: unrestricted, summary: "Fără", returns: z.string() }, () =>
          Promise.resolve("fără secret"),
        ),
      }),
    );
  return { name, config, call: (path = "") => callerOf(make())("GET", `/${name}/api/pieces${path}`) };
}
const later = (seconds: number) => clock.freeze(new Date(clock.now().getTime() + seconds * 1000));

beforeAll(() => create("cunoscut", "valoarea-de-la-inceput"));
afterEach(() => {
  clock.resume();
  vi.unstubAllEnvs();
});

it("a function reads the secrets that its environment names, and shows them to its code as settings", async () => {
  const { call, config } = reading("cunoscut");
  expect(await call()).toMatchObject({ status: 200, json: "valoarea-de-la-inceput" });
  expect(config.shown).toBe("valoarea-de-la-inceput");
});

it("a function whose secret cannot be read answers 503 to what needs it, and reads it at the next request", async () => {
  const { call } = reading("mai-tarziu");
  expect(await call()).toMatchObject({ status: 503, headers: { "retry-after": "2" } });
  expect(await call("/none")).toMatchObject({ status: 200 });
  await create("mai-tarziu", "valoarea-care-a-venit");
  expect(await call()).toMatchObject({ status: 200, json: "valoarea-care-a-venit" });
});

it("a changed secret is read without a new start, once it is five minutes old", async () => {
  await create("schimbat", "valoarea-veche");
  const { call } = reading("schimbat");
  expect((await call()).json).toBe("valoarea-veche");
  await put("schimbat", "valoarea-noua");
  expect((await call()).json).toBe("valoarea-veche");
  later(kernel.secretCacheSeconds);
  expect((await call()).json).toBe("valoarea-noua");
});

it("a known secret stays while Secrets Manager is away, and is asked for again soon", async () => {
  await create("ramane", "valoarea-ramasa");
  const { call } = reading("ramane");
  expect((await call()).json).toBe("valoarea-ramasa");
  await put("ramane", "valoarea-de-dupa");
  const endpoint = vi.spyOn(SecretsManagerClient.prototype, "send").mockRejectedValue(new Error("away"));
  later(kernel.secretCacheSeconds);
  expect(await call()).toMatchObject({ status: 200, json: "valoarea-ramasa" });
  expect(await call()).toMatchObject({ status: 200 });
  expect(endpoint).toHaveBeenCalledTimes(1);
  endpoint.mockRestore();
  later(10);
  expect((await call()).json).toBe("valoarea-de-dupa");
});

it.each(["AccessDeniedException", "ResourceNotFoundException"])(
  "a secret that was taken away from a function by %s is gone: 503, and no earlier value",
  async (ErrorCode) => {
    await create(`luat-${ErrorCode}`, "valoarea-luata");
    const { call } = reading(`luat-${ErrorCode}`);
    expect((await call()).status).toBe(200);
    const refused = vi
      .spyOn(SecretsManagerClient.prototype, "send")
      .mockResolvedValue({ Errors: [{ SecretId: nameOf(`luat-${ErrorCode}`), ErrorCode }] } as never);
    later(kernel.secretCacheSeconds);
    expect((await call()).status).toBe(503);
    refused.mockRestore();
  },
);

it("a secret that breaks its rule is not taken over, and the log names it without its value", async () => {
  await create("gresit", "valoarea-buna");
  const { call, name } = reading("gresit");
  expect((await call()).json).toBe("valoarea-buna");
  await put("gresit", "scurt");
  later(kernel.secretCacheSeconds);
  const lines = await logLinesOf(() => readSecrets(name));
  expect(lines).toContain(`the secret ${nameOf("gresit")} breaks its rule`);
  expect(lines).not.toContain("scurt");
  expect((await call()).json).toBe("valoarea-buna");
});

it("a secret whose first value breaks its rule is unavailable, not a default", async () => {
  await create("gresit-dintai", "scurt");
  const { call, config } = reading("gresit-dintai");
  expect((await call()).status).toBe(503);
  expect(() => config.shown).toThrow(SecretUnavailable);
});

it("work in the background waits for its secret: a message that needs it comes again", async () => {
  const { name, config } = reading("pentru-mesaje");
  const seen: string[] = [];
  const handle = consumer({
    service: name,
    queue: queue("copies", z.object({ id: z.int() })),
    handle: () => Promise.resolve(seen.push(config.shown)),
  });
  const message = { messageId: "1", body: '{"id":1}', messageAttributes: {} };
  const event = { Records: [message] } as never;
  expect((await handle(event)).batchItemFailures).toEqual([{ itemIdentifier: "1" }]);
  await create("pentru-mesaje", "valoarea-mesajului");
  expect((await handle(event)).batchItemFailures).toEqual([]);
  expect(seen).toEqual(["valoarea-mesajului"]);
  expect(isTransient(new SecretUnavailable("x", "was not read"))).toBe(true);
});

it("a function whose environment names no secret asks nobody", async () => {
  const send = vi.spyOn(SecretsManagerClient.prototype, "send");
  await readSecrets("fara-secrete");
  expect(send).not.toHaveBeenCalled();
  send.mockRestore();
});
