import { afterEach, describe, expect, it } from "vitest";
import {
  createBankClient,
  fresh,
  freshIdno,
  createInvoiceFor,
  nobody,
  project,
  createService,
  withToken,
  type ServiceClient,
} from "./testing.ts";
import { clock } from "../../shared/clock.ts";
import { localIdentity, newKey, registerProject, tokenFor } from "../../shared/testing/local-identity.ts";

/*
 * The errors of the specification, "7. Errors", and of the decisions, row by row: the request, the row, the answer.
 */

afterEach(() => clock.resume());

const JSON_TYPE = "application/json; charset=utf-8";
const PAGE_TYPE = "text/html; charset=utf-8";

const client = project();
const teller = await createBankClient();
const active = await createService();
const inactive = await createService({ active: false });
const idno = freshIdno();

/** `{name, message, code, status, type}` with a human-readable message. */
const framework = (status: number, name: string, type: string) => ({
  name,
  message: expect.stringMatching(/^[^{].*\.$/) as string,
  code: 0,
  status,
  type: `yii\\web\\${type}`,
});

interface Case {
  /** The specification's row, or the decision's sentence. */
  row: string;
  ask(): Promise<{ status: number; headers: Record<string, string>; json: unknown }>;
  status: number;
  body: object;
}

const missing =
  "missing idno or service | status 400; JSON {name: Bad Request, message: <string holding a JSON object mapping each field name to a list of messages>, code, status: 400, type}; both fields are required";
const badRequest = {
  name: "Bad Request",
  code: 0,
  status: 400,
  type: "yii\\web\\BadRequestHttpException",
  message: expect.stringMatching(/^\{.*\}$/) as string,
};

/** The fields that the message names; checks that each one has a list of texts. */
const fieldsNamed = (json: unknown) => {
  const { message } = json as { message: string };
  const named = Object.entries(JSON.parse(message) as Record<string, unknown[]>);
  expect(named.map(([, said]) => said.length > 0 && said.every((text) => typeof text === "string"))).toEqual(
    named.map(() => true),
  );
  return named.map(([field]) => field);
};

const postInvoice = (body?: object | string, headers = {}) => client.post("/api/v1/invoice", body, headers);
const json = { "content-type": "application/json" };

describe("missing and wrong fields", () => {
  it.each([
    ["neither", () => postInvoice({}), ["idno", "service"]],
    ["no idno", () => postInvoice({ service: active.code }), ["idno"]],
    ["no service", () => postInvoice({ idno }), ["service"]],
    ["an empty service", () => postInvoice({ idno, service: "" }), ["service"]],
    ["an idno that is none", () => postInvoice({ idno: "12", service: active.code }), ["idno"]],
    ["fields of another type", () => postInvoice({ idno: 1, service: [] }), ["idno", "service"]],
    ["no body at all", () => postInvoice(), ["idno", "service"]],
    ["an empty body that calls itself JSON", () => postInvoice("", json), ["idno", "service"]],
    ["an unknown service", () => postInvoice({ idno, service: "nu-exista" }), ["service"]],
    ["an inactive service", () => postInvoice({ idno, service: inactive.code }), ["service"]],
  ])(`${missing}: %s`, async (_case, ask, fields) => {
    const answer = await ask();
    expect([answer.status, answer.headers["content-type"]]).toEqual([400, JSON_TYPE]);
    expect(answer.json).toEqual(badRequest);
    expect(fieldsNamed(answer.json)).toEqual(fields);
  });

  it.each([
    [{}, ["reference", "invoice", "amount"]],
    [{ reference: "R", invoice: "F" }, ["amount"]],
    [{ reference: "R", invoice: "F", amount: "0" }, ["amount"]],
    [{ reference: "R", invoice: "F", amount: "1.234" }, ["amount"]],
    [{ reference: "R", invoice: "F", amount: "1", currency: "lei" }, ["currency"]],
    [{ reference: "R", invoice: "F", amount: "1", paidAt: "ieri" }, ["paidAt"]],
  ])("extras with %j names what is wrong in the same shape", async (body, fields) => {
    const answer = await teller.post("/api/v1/extras", body);
    expect([answer.status, answer.json]).toEqual([400, badRequest]);
    expect(fieldsNamed(answer.json)).toEqual(fields);
  });

  it("an invalid amount does not narrow the list of services", async () => {
    const answer = await client.get("/api/v1/service?amount=mult");
    expect([answer.status, answer.json]).toEqual([400, badRequest]);
    expect(fieldsNamed(answer.json)).toEqual(["amount"]);
  });

  it("messages are in the language that the caller asks for", async () => {
    const answer = await postInvoice({ idno, service: "nu-exista" }, { "accept-language": "ru" });
    expect(JSON.parse((answer.json as { message: string }).message)).toEqual({
      service: ["Такой записи не существует."],
    });
  });
});

const createPaid = async () => {
  const { code, amount } = await createInvoiceFor(client);
  await teller.post("/api/v1/extras", { reference: fresh("R"), invoice: code, amount });
  return code;
};

const cases: Case[] = [
  {
    row: "malformed JSON 400",
    ask: () => postInvoice("{idno:", json),
    status: 400,
    body: framework(400, "Bad Request", "BadRequestHttpException"),
  },
  {
    row: "wrong media type 415",
    ask: () => postInvoice("<idno/>", { "content-type": "application/xml" }),
    status: 415,
    body: framework(415, "Unsupported Media Type", "UnsupportedMediaTypeHttpException"),
  },
  {
    row: "unknown route 404 in the service's shape",
    ask: () => client.get("/api/v1/nowhere"),
    status: 404,
    body: framework(404, "Not Found", "NotFoundHttpException"),
  },
  {
    row: "unknown route 404 in the service's shape, also outside /api/v1",
    ask: () => nobody.post("/nowhere", {}),
    status: 404,
    body: framework(404, "Not Found", "NotFoundHttpException"),
  },
  {
    row: "wrong method 405 with Allow in the service's shape",
    ask: () => client.delete("/api/v1/invoice"),
    status: 405,
    body: framework(405, "Method Not Allowed", "MethodNotAllowedHttpException"),
  },
  {
    row: "unknown invoice: 404",
    ask: () => client.get("/api/v1/invoice/nu-exista"),
    status: 404,
    body: framework(404, "Not Found", "NotFoundHttpException"),
  },
  {
    row: "unknown service: 404",
    ask: () => client.get("/api/v1/service/nu-exista"),
    status: 404,
    body: framework(404, "Not Found", "NotFoundHttpException"),
  },
  {
    row: "extras: unknown invoice → 404 and the line is kept in an unmatched list",
    ask: () => teller.post("/api/v1/extras", { reference: fresh("R"), invoice: "nu-exista", amount: "1" }),
    status: 404,
    body: framework(404, "Not Found", "NotFoundHttpException"),
  },
  {
    row: "extras: overpayment: 409, and the line is kept as unmatched with its reason",
    ask: async () =>
      teller.post("/api/v1/extras", { reference: fresh("R"), invoice: await createPaid(), amount: "1" }),
    status: 409,
    body: framework(409, "Conflict", "ConflictHttpException"),
  },
  {
    row: "a first import while identity is down: 503 in the service's shape",
    ask: async () => {
      localIdentity.goDown();
      return project(registerProject()).get("/api/v1/invoice");
    },
    status: 503,
    body: framework(503, "Service Unavailable", "HttpException"),
  },
];

describe("the other refusals", () => {
  it.each(cases)("$row", async ({ ask, status, body }) => {
    const answer = await ask();
    localIdentity.comeBack();
    expect([answer.status, answer.headers["content-type"]]).toEqual([status, JSON_TYPE]);
    expect(answer.json).toEqual(body);
  });

  it("405 names the methods that there are, 503 when to come again", async () => {
    expect((await client.delete("/api/v1/invoice")).headers.allow).toBe("POST, GET");
    localIdentity.goDown();
    const answer = await project(registerProject()).get("/api/v1/invoice");
    localIdentity.comeBack();
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  });
});

describe("authorization failure | an HTML error page titled Unauthorized (#401) whose body carries a Forbidden 403 message", () => {
  const addresses: [
    string,
    (who: ServiceClient) => Promise<{ status: number; headers: Record<string, string>; text: string }>,
  ][] = [
    ["POST /api/v1/invoice", (who) => who.post("/api/v1/invoice", { idno, service: active.code })],
    ["GET /api/v1/invoice/", (who) => who.get("/api/v1/invoice/")],
    ["GET /api/v1/invoice?service=…&project=…", (who) => who.get("/api/v1/invoice?service=a&project=b")],
    ["GET /api/v1/invoice/{code}", (who) => who.get("/api/v1/invoice/F-1")],
    ["GET /api/v1/service", (who) => who.get("/api/v1/service")],
    ["GET /api/v1/service?amount=…", (who) => who.get("/api/v1/service?amount=1")],
    ["GET /api/v1/service/{code}", (who) => who.get("/api/v1/service/S")],
    ["POST /api/v1/extras", (who) => who.post("/api/v1/extras", {})],
  ];

  const basic = `Basic ${Buffer.from("ș:x:y").toString("base64")}`;
  const known = registerProject();
  const callers: [string, () => ServiceClient][] = [
    ["without a token", () => nobody],
    ["with a malformed token", () => withToken("Bearer a.b.c")],
    ["with Basic instead of a token", () => withToken(basic)],
    ["with a token of another issuer", () => withToken(tokenFor(known, newKey()))],
    ["with an expired token", () => withToken(expireToken())],
  ];

  /** Issues a token, moves the clock past its hour and returns it. */
  function expireToken(): string {
    const token = tokenFor(known);
    clock.freeze(new Date(Date.now() + 3_601_000));
    return token;
  }

  it.each(
    addresses.flatMap(([address, ask]) => callers.map(([how, who]) => [address, how, ask, who] as const)),
  )("%s %s", async (_address, _how, ask, who) => {
    const { status, headers, text } = await ask(who());
    expect([status, headers["content-type"]]).toEqual([401, PAGE_TYPE]);
    expect(text).toContain("<title>Unauthorized (#401)</title>");
    expect(text).toMatch(/<div[^>]*>Forbidden 403: /);
  });

  it("authorization failure | an HTML error page titled Unauthorized (#401) whose body carries a Forbidden 403 message who is refused is refused before the body is looked at", async () => {
    for (const body of ["{idno:", "x".repeat(2_000_000)]) {
      expect((await nobody.post("/api/v1/invoice", body, json)).status).toBe(401);
      expect((await nobody.post("/api/v1/extras", body, { "content-type": "text/plain" })).status).toBe(401);
    }
  });
});
