import { createServer, type RequestListener, type Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { declaredFunctions } from "../localstack/serverless/functions.ts";
import { smoke } from "../tools/smoke.ts";

let server: Server | undefined;
afterEach(() => server?.close());

/** The output of smoke for a system that answers like this. */
async function smokeOf(answer: RequestListener) {
  server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  const lines: string[] = [];
  const { port } = server.address() as AddressInfo;
  const isWhole = await smoke(`http://127.0.0.1:${String(port)}`, (line) => lines.push(line));
  return { isWhole, lines };
}

const refusing: RequestListener = (request, response) => {
  const headers = { "content-type": "application/problem+json" };
  response.writeHead(401, { ...headers, "x-correlation-id": request.headers["x-correlation-id"] });
  response.end('{"status":401}');
};

const failing =
  (path: string, answer: RequestListener): RequestListener =>
  (request, response) => {
    (request.url?.startsWith(path) ? answer : refusing)(request, response);
  };

const echoed = (request: Parameters<RequestListener>[0]) => ({
  "x-correlation-id": request.headers["x-correlation-id"],
});

it("npm run tool smoke asks every function that people call once, and takes a refusal for an answer", async () => {
  const { isWhole, lines } = await smokeOf(refusing);
  const called = Object.entries(declaredFunctions()).filter(([, { events = [] }]) =>
    events.some(({ httpApi }) => httpApi),
  );
  expect(isWhole).toBe(true);
  expect(lines.filter((line) => line.startsWith("✓")).map((line) => line.slice(2).split(":")[0])).toEqual(
    called.map(([name]) => name),
  );
});

it.each<[string, RequestListener]>([
  ["the gateway's own, without the correlation id", (_, response) => response.writeHead(404).end("{}")],
  ["a fault", (request, response) => response.writeHead(503, echoed(request)).end("{}")],
  [
    "no JSON where JSON is promised",
    (request, response) =>
      response.writeHead(200, { ...echoed(request), "content-type": "application/json" }).end("<html>"),
  ],
])("npm run tool smoke refuses an answer that is %s", async (_, answer) => {
  const { isWhole, lines } = await smokeOf(failing("/documents/api/acl", answer));
  expect(isWhole).toBe(false);
  expect(lines.filter((line) => line.startsWith("✗"))).toEqual([
    expect.stringMatching(/^✗ documents-tenants: GET \/documents\/api\/acl\/smoke: /),
  ]);
});
