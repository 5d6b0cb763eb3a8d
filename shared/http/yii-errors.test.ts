import { describe, expect, it } from "vitest";
import * as z from "zod";
import { AppError, type ErrorKind } from "../errors.ts";
import { invalidFields, kernel } from "../refusals.ts";
import { callerOf } from "../testing/caller.ts";
import { unrestricted } from "./access.ts";
import { json } from "./body.ts";
import {
  authorizationPage,
  errorPage,
  exceptFor,
  yii,
  yiiRouted,
  yiiTyped,
  isUnknownRoute,
  statusFalse,
} from "./yii-errors.ts";
import { lambdaHandler } from "./handler.ts";
import { openApiDocument } from "../contract/openapi.ts";
import { plainText } from "./responses.ts";
import { get, post, routes } from "./route.ts";
import { service } from "./service.ts";

const registry = service({
  name: "registry",
  title: "Registrul",
  description: "",
  errorFormats: {
    "/api/v1": yiiRouted,
    "/api/v1/plain": yii,
    "/api/v1/data": exceptFor(yii, { badRequest: statusFalse, unprocessable: statusFalse }),
    "/api/v1/typed": (error) => (isUnknownRoute(error) ? errorPage : yiiTyped),
    "/api/v1/closed": exceptFor(yiiTyped, {
      unauthenticated: authorizationPage,
      forbidden: authorizationPage,
    }),
  },
});

const text = { access: unrestricted, summary: "", returns: plainText };
const throwing = (error: unknown) => () => Promise.reject(error as Error);
const Body = z.object({ idno: z.string(), service: z.string() });
const scris = ["Scris <greșit>.", "Написано <неверно>.", "Written <wrongly>."] as const;
const written = (kind: ErrorKind) => new AppError({ kind, key: "scris", text: scris });
const fields = invalidFields([
  { field: "idno", code: "scris", message: scris },
  { field: "idno", code: "x", message: "prea scurt" },
  { field: "service", code: "x", message: "lipsește" },
]);

const groups = [
  routes("all", {
    forbidden: get("/api/v1/plain/forbidden", text, throwing(written("forbidden"))),
    missing: get("/api/v1/missing", text, throwing(kernel.negasit())),
    unauthorized: get("/api/v1/typed", text, throwing(written("unauthenticated"))),
    fields: get("/api/v1/typed/fields", text, throwing(fields)),
    body: post("/api/v1/typed/body", { ...text, body: json(Body) }, () => Promise.resolve("never")),
    dataBody: post("/api/v1/data/body", { ...text, body: json(Body) }, () => Promise.resolve("never")),
    data: get("/api/v1/data", text, throwing(written("unprocessable"))),
    dataFields: get("/api/v1/data/fields", text, throwing(fields)),
    dataForbidden: get("/api/v1/data/forbidden", text, throwing(written("forbidden"))),
    closed: get("/api/v1/closed", text, throwing(written("unauthenticated"))),
    notMine: get("/api/v1/closed/mine", text, throwing(written("forbidden"))),
    busy: get(
      "/api/v1/closed/busy",
      text,
      throwing(
        new AppError(
          { kind: "tooManyRequests", key: "scris", text: scris },
          {},
          { headers: { "retry-after": "3" } },
        ),
      ),
    ),
    strange: get("/api/v1/closed/strange", text, throwing(written("badRequest"))),
  }),
];
const call = callerOf(lambdaHandler(registry, ...groups));
const answerOf = async (address: string, language = "ro") => {
  const {
    status,
    headers,
    text: said,
  } = await call("GET", `/registry${address}`, {
    headers: { "accept-language": language },
  });
  return { status, type: headers["content-type"], said };
};
const jsonType = "application/json; charset=utf-8";
const htmlType = "text/html; charset=utf-8";

it("the framework's JSON is {name, message, code: 0, status}: Forbidden, 403", async () => {
  const { status, type, said } = await answerOf("/api/v1/plain/forbidden");
  expect([status, type]).toEqual([403, jsonType]);
  expect(JSON.parse(said)).toEqual({ name: "Forbidden", message: "Scris <greșit>.", code: 0, status: 403 });
});

it("the framework's JSON speaks the caller's language", async () => {
  expect(JSON.parse((await answerOf("/api/v1/plain/forbidden", "ru")).said)).toMatchObject({
    name: "Forbidden",
    message: "Написано <неверно>.",
  });
});

it("the framework's JSON of an unknown route carries previous: {name: Invalid Route, message, code}", async () => {
  const { status, said } = await answerOf("/api/v1/unknown");
  expect(status).toBe(404);
  expect(JSON.parse(said)).toEqual({
    name: "Not Found",
    message: "Nu există adresa GET /api/v1/unknown.",
    code: 0,
    status: 404,
    previous: { name: "Invalid Route", message: "Nu există adresa GET /api/v1/unknown.", code: 0 },
  });
});

it("the framework's JSON of a missing record carries no previous, and none at all where the service has none", async () => {
  expect(JSON.parse((await answerOf("/api/v1/missing")).said)).not.toHaveProperty("previous");
  expect(JSON.parse((await answerOf("/api/v1/plain/unknown")).said)).toEqual({
    name: "Not Found",
    message: "Nu există adresa GET /api/v1/plain/unknown.",
    code: 0,
    status: 404,
  });
});

it("the framework's JSON has a type field holding the framework exception class name where the address has one", async () => {
  expect(JSON.parse((await answerOf("/api/v1/typed")).said)).toEqual({
    name: "Unauthorized",
    message: "Scris <greșit>.",
    code: 0,
    status: 401,
    type: "yii\\web\\UnauthorizedHttpException",
  });
});

it("the framework's JSON tells wrong fields as a string holding a JSON object: each field with a list of messages", async () => {
  const { status, said } = await answerOf("/api/v1/typed/fields");
  const body = JSON.parse(said) as { message: string };
  expect([status, body]).toMatchObject([
    400,
    { name: "Bad Request", code: 0, status: 400, type: "yii\\web\\BadRequestHttpException" },
  ]);
  expect(JSON.parse(body.message)).toEqual({
    idno: ["Scris <greșit>.", "prea scurt"],
    service: ["lipsește"],
  });
});

it("the framework's JSON names every missing field of a body", async () => {
  const { json: body } = await call("POST", "/registry/api/v1/typed/body", { body: {} });
  expect(Object.keys(JSON.parse((body as { message: string }).message) as object)).toEqual([
    "idno",
    "service",
  ]);
});

it("{status: false, errors} is 422 and tells what is wrong as one text", async () => {
  const { status, type, said } = await answerOf("/api/v1/data");
  expect([status, type]).toEqual([422, jsonType]);
  expect(JSON.parse(said)).toEqual({ status: false, errors: "Scris <greșit>." });
});

it("{status: false, errors} is 422 for wrong fields as well, and names them", async () => {
  const { status, said } = await answerOf("/api/v1/data/fields");
  expect(status).toBe(422);
  expect(JSON.parse(said)).toEqual({
    status: false,
    errors: "idno: Scris <greșit>. prea scurt; service: lipsește",
  });
});

it("{status: false, errors} leaves other refusals of its addresses in the framework's JSON", async () => {
  expect(JSON.parse((await answerOf("/api/v1/data/forbidden")).said)).toMatchObject({ name: "Forbidden" });
});

describe("the framework's pages", () => {
  it("an unknown route's is titled Not Found (#404); what callers sent is escaped", async () => {
    const { status, type, said } = await answerOf("/api/v1/typed/<script>");
    expect([status, type]).toEqual([404, htmlType]);
    expect(said).toContain("<title>Not Found (#404)</title>");
    expect(said).toContain("&lt;script&gt;");
    expect(said).not.toContain("<script>");
  });

  it.each(["/api/v1/closed", "/api/v1/closed/mine"])(
    "an authorization failure is 401 with the page titled Unauthorized (#401) and the Forbidden 403 text: %s",
    async (address) => {
      const { status, type, said } = await answerOf(address);
      expect([status, type]).toEqual([401, htmlType]);
      expect(said).toContain("<title>Unauthorized (#401)</title>");
      expect(said).toContain("<h1>Unauthorized (#401)</h1>");
      expect(said).toContain("Forbidden 403: Scris &lt;greșit&gt;.");
    },
  );

  it("a refusal that the page makes a 401 says how to authenticate", async () => {
    const { headers } = await call("GET", "/registry/api/v1/closed/mine");
    expect(headers["www-authenticate"]).toBe('Bearer realm="registry"');
  });

  it("other refusals of the same addresses stay JSON, with the headers of the refusal", async () => {
    const { status, headers, json: body } = await call("GET", "/registry/api/v1/closed/busy");
    expect([status, headers["retry-after"]]).toEqual([429, "3"]);
    expect(body).toMatchObject({ name: "Too Many Requests", type: "yii\\web\\TooManyRequestsHttpException" });
    expect((await call("GET", "/registry/api/v1/closed/strange")).status).toBe(400);
  });
});

describe("the contract", () => {
  const { paths } = openApiDocument(registry, groups, { version: "1", publicUrl: "" });
  const answers = (path: string) => paths?.[path]?.post?.responses ?? {};

  it("the contract shows each refusal with the status that it has at its address", () => {
    expect(Object.keys(answers("/api/v1/typed/body"))).toContain("400");
    expect(Object.keys(answers("/api/v1/data/body"))).toContain("422");
    expect(Object.keys(answers("/api/v1/data/body"))).not.toContain("400");
  });

  it("the contract shows each refusal in the shape that it has at its address", () => {
    expect(JSON.stringify(answers("/api/v1/typed/body")["400"])).toContain("TypedFrameworkError400");
    expect(JSON.stringify(answers("/api/v1/data/body")["422"])).toContain("StatusFalse422");
    expect(JSON.stringify(answers("/api/v1/data/body")["413"])).toContain("FrameworkError413");
  });
});
