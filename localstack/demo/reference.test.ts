import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { afterAll, describe, expect, it } from "vitest";
import type { PageOperation } from "../../shared/features/operational/page/operations.js";
import { deployedServices } from "../serverless/functions.ts";
import { appClient } from "./notifications.ts";
import { demoValues } from "./reference.ts";
import { pathValues } from "./reference-records.ts";

/** Signs everybody in, as every service does. */
const server = createServer((_request, response) => {
  response.end(JSON.stringify({ id_token: "u", token: "o", access_token: "m" }));
}).listen(0, "127.0.0.1");
await once(server, "listening");
const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
afterAll(() => {
  server.close();
});

const system = { url, mutualTlsUrl: "https://localhost:8443", certificates: ".state/certificates" };

it.each(deployedServices())(
  "the API page of %s gets a credential for each scheme of its contract, but for a sign-in that fails",
  async (name) => {
    const { credentials, operations } = await demoValues(system, name);
    expect(Object.keys(credentials).length).toBeGreaterThan(0);
    expect(Object.keys(operations).length).toBeGreaterThan(20);
  },
);

it("the page of notifications has its administrator, the system of the demo data with its certificate, and an operator", async () => {
  const { credentials, operations } = await demoValues(system, "notifications");
  expect(credentials).toMatchObject({
    userToken: "u",
    machineToken: "m",
    basic: { username: appClient.clientId, password: appClient.clientSecret },
    mutualTLS: { cert: ".state/certificates/alfa.pem", base: "https://localhost:8443" },
    "userToken:tudor.taxe": "u",
    webhookSignature: { headers: { "webhook-signature": expect.stringMatching(/^v1,/) as string } },
  });
  expect(operations["operator.readContext"]).toEqual({ credential: "userToken:tudor.taxe" });
});

describe("the values of a path", () => {
  const at = (method: string, path: string) =>
    ({ method, path, operationId: `${method} ${path}`, parameters: [] }) as unknown as PageOperation;
  const versions = at("get", "/documents/{id}/versions");
  const operation = at("get", "/documents/{id}/versions/{numar}");
  const operations = [at("get", "/documents"), versions, operation, at("post", "/documents")];
  const rows: Record<string, object[]> = {
    "/documents": [{ id: 1 }, { id: 2 }],
    "/documents/2/versions": [{ numarVersiune: 3 }],
  };
  const readRows = (_: PageOperation, path: string) =>
    Promise.resolve((rows[path] ?? []) as Record<string, unknown>[]);

  it("the values of a path are those of the first row that has rows below it", async () => {
    expect(await pathValues({ operation, operations }, readRows)).toEqual({ id: 2, numar: 3 });
  });

  it("the values of a path are absent where no list has them, and are taken as they are where they are chosen", async () => {
    expect(await pathValues({ operation, operations, fixed: { id: 1 } }, readRows)).toEqual({ id: 1 });
    expect(await pathValues({ operation: at("get", "/files/{name}"), operations }, readRows)).toEqual({});
  });

  it("the values of a path are those of the record that was made, rather than of a row", async () => {
    const own: typeof readRows = (source, path) =>
      source.method === "post" ? Promise.resolve([{ id: 9 }]) : readRows(source, path);
    expect(await pathValues({ operation: at("delete", "/documents/{id}"), operations }, own)).toEqual({
      id: 9,
    });
  });
});
