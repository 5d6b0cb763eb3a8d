import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { afterAll, expect, it } from "vitest";
import { deployedServices } from "../serverless/functions.ts";
import { appClient } from "./notifications.ts";
import { demoValues } from "./reference.ts";

/** Signs everybody in, as every service does. */
const server = createServer((_request, response) => {
  response.end(JSON.stringify({ id_token: "u", token: "o", access_token: "m" }));
}).listen(0, "127.0.0.1");
await once(server, "listening");
const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
afterAll(() => {
  server.close();
});

it.each(deployedServices())(
  "the API page of %s gets a value for each scheme that a page can send",
  async (name) => {
    const values = await demoValues(url, name);
    expect(Object.values(values).length).toBeGreaterThan(0);
    expect(Object.keys(values)).not.toContain("mutualTLS");
  },
);

it("the page of notifications signs in its administrator, and the system of the demo data", async () => {
  const basic = { username: appClient.clientId, password: appClient.clientSecret };
  expect(await demoValues(url, "notifications")).toEqual({ userToken: "u", basic, machineToken: "m" });
});
