import { kernel } from "../../shared/refusals.ts";
import "../../shared/testing/environment.ts";
import { once } from "node:events";
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { unrestricted } from "../../shared/http/access.ts";
import { json, multipart } from "../../shared/http/body.ts";
import { message } from "../../shared/http/error-formats.ts";
import { lambdaHandler, type LambdaHandler } from "../../shared/http/handler.ts";
import { file } from "../../shared/http/multipart.ts";
import { plainText } from "../../shared/http/responses.ts";
import { endpoints, routes } from "../../shared/http/route.ts";
import { service } from "../../shared/http/service.ts";
import { Code } from "../../shared/text-fields.ts";
import { httpApi } from "./http-api.ts";

const library = service({
  name: "library",
  title: "Biblioteca",
  description: "",
  errorFormats: { "/api/v1": message },
  pathParameters: { cod: Code },
});
const { get, post } = endpoints(library);
const Seen = z.object({ received: z.unknown() });
const seen = { access: unrestricted, summary: "", returns: Seen };
const text = { access: unrestricted, summary: "", returns: plainText };

const handler = lambdaHandler(
  library,
  routes("books", {
    read: get("/api/books/{cod}", text, ({ params }) => Promise.resolve(params.cod)),
    readByMachine: get("/api/v1/books/{cod}", text, ({ params }) => Promise.resolve(params.cod)),
    list: get("/api/books", { ...seen, body: json(Seen) }, ({ body }) => Promise.resolve(body)),
    add: post("/api/books", { ...seen, body: json(z.unknown()) }, ({ body }) =>
      Promise.resolve({ received: body }),
    ),
    scan: post("/api/scans", { ...text, body: multipart({ file: file() }) }, ({ body }) =>
      Promise.resolve(body.file.bytes.toString("hex")),
    ),
    cut: get("/api/cut", text, () => Promise.reject(kernel.interval())),
    long: get("/api/long", text, () => Promise.resolve("lung ".repeat(1000))),
    vast: get("/api/vast", text, () => Promise.resolve("x".repeat(6_300_000))),
  }),
);

let invoked: APIGatewayProxyEventV2[] = [];
let backend: LambdaHandler = handler;
const api = httpApi({
  services: [library],
  functionFor: (path) => (/^\/+library\/+nobody/.test(path) ? undefined : "books"),
  invoke: (_name, event) => {
    // As it travels to the function.
    const sent = JSON.parse(JSON.stringify(event)) as APIGatewayProxyEventV2;
    invoked.push(sent);
    return backend(sent);
  },
});
const server = createServer((incoming, outgoing) => void api.answer(incoming, outgoing));

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
afterEach(() => {
  invoked = [];
  backend = handler;
});

interface Sent {
  headers?: Record<string, string>;
  body?: string | Buffer;
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Sends the address as it is: `fetch` would normalise it. */
async function send(method: string, path: string, { headers = {}, body }: Sent = {}): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
  const all = { ...length, ...headers };
  const outgoing = request({ host: "127.0.0.1", port, method, path, headers: all, agent: false });
  outgoing.end(body);
  const [incoming] = (await once(outgoing, "response")) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of incoming as AsyncIterable<Buffer>) parts.push(part);
  return {
    status: incoming.statusCode ?? 0,
    headers: incoming.headers,
    text: Buffer.concat(parts).toString("utf8"),
  };
}

const JSON_TYPE = { "content-type": "application/json" };
const UUID = /^[0-9a-f-]{36}$/;

/** A refusal in problem+json with its correlation id, in body and header. */
function expectProblem({ headers, text: said }: Answer): unknown {
  expect(headers["content-type"]).toBe("application/problem+json");
  expect(headers["x-correlation-id"]).toMatch(UUID);
  const problem = JSON.parse(said) as { correlationId: string };
  expect(problem.correlationId).toBe(headers["x-correlation-id"]);
  return problem;
}

describe("every answer under a service's prefix has the service's format and a correlation id", () => {
  const form = { "content-type": "multipart/form-data" };
  const asked = { origin: "http://front.test", "access-control-request-method": "PUT" };
  const large = Buffer.alloc(6_400_000, 0x61);

  it.each<[string, number, string, string, Sent?]>([
    [
      "a body above the gateway's limit",
      413,
      "POST",
      "/library/api/books",
      { headers: JSON_TYPE, body: large },
    ],
    [
      "a body above the kernel's limit",
      413,
      "POST",
      "/library/api/books",
      { headers: JSON_TYPE, body: `"${"a".repeat(1_100_000)}"` },
    ],
    ["an impossible range", 416, "GET", "/library/api/cut", { headers: { range: "bytes=9-" } }],
    ["a form without a boundary", 400, "POST", "/library/api/scans", { headers: form, body: "--x" }],
    ["a broken percent escape", 400, "GET", "/library/api/books/%zz"],
    ["an escape that is no UTF-8", 400, "GET", "/library/api/books/%ff"],
    ["an escape of an escape", 400, "GET", "/library/api/books/a%252Fb"],
    ["malformed JSON", 400, "POST", "/library/api/books", { headers: JSON_TYPE, body: "{" }],
    ["an unknown address", 404, "GET", "/library/shelves"],
    ["an address that no function has", 404, "GET", "/library/nobody"],
    ["OPTIONS that is no preflight", 405, "OPTIONS", "/library/api/books"],
    ["an unusual method", 405, "PROPFIND", "/library/api/books"],
    ["no JSON", 415, "POST", "/library/api/books", { headers: { "content-type": "text/plain" }, body: "x" }],
  ])("%s: %i", async (_what, status, method, path, sent) => {
    const answer = await send(method, path, sent);
    expect(answer.status).toBe(status);
    expect(expectProblem(answer)).toMatchObject({ status });
  });

  it("the format is that of the address: a machine's 413 and 404 are {message}", async () => {
    const answers = [
      await send("POST", "/library/api/v1/books/A", { body: large }),
      await send("GET", "/library/api/v1/shelves"),
    ];
    expect(answers.map(({ status }) => status)).toEqual([413, 404]);
    for (const { headers, text: said } of answers) {
      expect(Object.keys(JSON.parse(said) as object)).toEqual(["message"]);
      expect(headers["x-correlation-id"]).toMatch(UUID);
    }
  });

  it("a function that fails or cannot be reached is 503 that may be tried again", async () => {
    backend = () => Promise.reject(new Error("hunter2"));
    const answer = await send("GET", "/library/api/books/A");
    expect([answer.status, answer.headers["retry-after"]]).toEqual([503, "2"]);
    expect(expectProblem(answer)).toMatchObject({ message: "error.indisponibil" });
    expect(answer.text).not.toContain("hunter2");
  });

  it("an answer above Lambda's limit is a fault, as on AWS", async () => {
    const answer = await send("GET", "/library/api/vast");
    expect(answer.status).toBe(500);
    expectProblem(answer);
  });

  it("a preflight is the kernel's, with a body too; origins that it does not know are allowed nothing", async () => {
    const known = await send("OPTIONS", "/library/api/books", { headers: asked, body: "x".repeat(100) });
    expect([known.status, known.headers["access-control-allow-origin"]]).toEqual([204, "http://front.test"]);
    expect(known.headers["x-correlation-id"]).toMatch(UUID);
    const headers = { ...asked, origin: "http://evil.test" };
    for (const method of ["OPTIONS", "GET", "POST"]) {
      const foreign = await send(method, "/library/api/books/A", { headers });
      expect(foreign.headers).not.toHaveProperty("access-control-allow-origin");
      expect(foreign.headers).not.toHaveProperty("access-control-allow-credentials");
    }
  });

  it.each(["//library/api/books/A", "/library//api///books/A/", "/%6Cibrary/api%2Fbooks/A"])(
    "doubled, trailing and escaped slashes are normalised: %s",
    async (path) => {
      const { status, text: said } = await send("GET", path);
      expect([api.serves(path), status, said]).toEqual([true, 200, "A"]);
    },
  );

  it("what is under no service's prefix is not the gateway's", async () => {
    expect(["/", "/libraryx/api", "/demo/style.css", "/%zz"].filter((path) => api.serves(path))).toEqual([]);
    expect((await send("GET", "/elsewhere")).status).toBe(404);
  });
});

describe("an event is what API Gateway's HTTP API makes of a request", () => {
  it("the path is decoded, the query is not", async () => {
    await send("GET", "/library/api/books/A%2D%C8%99?a=%20b&c=d?e&f=1+2");
    expect(invoked).toMatchObject([
      {
        version: "2.0",
        rawPath: "/library/api/books/A-ș",
        rawQueryString: "a=%20b&c=d?e&f=1+2",
        requestContext: { http: { method: "GET", path: "/library/api/books/A-ș" } },
      },
    ]);
  });

  it.each(["0", "false", "null", '""', '"x"', "[]", '{"a":{"constructor":"x"}}', "\ufeff7", "  -0 "])(
    "a JSON body stays text until the kernel reads it: %j",
    async (body) => {
      const answer = await send("POST", "/library/api/books", { headers: JSON_TYPE, body });
      expect(invoked[0]).toMatchObject({ body, isBase64Encoded: false });
      const wanted = JSON.parse(body.replace("\ufeff", "")) as unknown;
      expect([answer.status, JSON.parse(answer.text)]).toEqual([
        200,
        { received: wanted === 0 ? 0 : wanted },
      ]);
    },
  );

  it("a key that reaches into prototypes is refused by the kernel, by its name", async () => {
    const answer = await send("POST", "/library/api/books", { headers: JSON_TYPE, body: '{"__proto__":1}' });
    expect(expectProblem(answer)).toMatchObject({ status: 400, errors: [{ field: "__proto__" }] });
  });

  it("bytes that are no text arrive unchanged, in base64", async () => {
    const bytes = Buffer.from([0, 255, 13, 10, 45, 45, 128]);
    const part = 'Content-Disposition: form-data; name="file"; filename="a.bin"\r\n\r\n';
    const body = Buffer.concat([Buffer.from(`--B\r\n${part}`), bytes, Buffer.from("\r\n--B--\r\n")]);
    const headers = { "content-type": "multipart/form-data; boundary=B" };
    expect((await send("POST", "/library/api/scans", { headers, body })).text).toBe(bytes.toString("hex"));
    expect(invoked[0]?.isBase64Encoded).toBe(true);
  });

  it("a GET may have a body, and none is none", async () => {
    const answer = await send("GET", "/library/api/books", { headers: JSON_TYPE, body: '{"received":"a"}' });
    expect([answer.status, answer.text]).toEqual([200, '{"received":"a"}']);
    await send("GET", "/library/api/books/A");
    expect(invoked[1]).not.toHaveProperty("body");
  });

  it("an answer goes out as it is: compressed where it was asked, HEAD with the length of GET", async () => {
    const headers = { "accept-encoding": "gzip" };
    const got = await send("GET", "/library/api/long", { headers });
    expect(got.headers["content-encoding"]).toBe("gzip");
    const head = await send("HEAD", "/library/api/long", { headers });
    expect([head.text, head.headers["content-length"]]).toEqual(["", got.headers["content-length"]]);
    expect((await send("HEAD", "/library/api/long")).headers["content-length"]).toBe("5000");
  });
});
