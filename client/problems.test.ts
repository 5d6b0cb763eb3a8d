import { expect, it } from "vitest";
import { healthRead } from "./generated/platform/index.ts";
import { isProblem, type Problem } from "./problems.ts";
import { json, scripted } from "./testing.ts";
import { createClient } from "./transport.ts";

async function problemOf(response: Response): Promise<Problem> {
  const client = createClient({ fetch: scripted(response).fetch });
  const error = await healthRead(client).catch((thrown: unknown) => thrown);
  if (!isProblem(error)) throw new Error("no problem was thrown", { cause: error });
  return error;
}

it("problem+json has a key, the wrong fields and the correlation id", async () => {
  const body = {
    type: "urn:temelia:error:validare",
    title: "Cerere incorectă",
    status: 400,
    detail: "Câmpuri greșite: denumire.",
    errors: [{ field: "denumire", code: "obligatoriu", message: "Completați câmpul." }],
    message: "error.validare",
  };
  const problem = await problemOf(json(body, 400, { "x-correlation-id": "abc" }));
  expect(problem).toMatchObject({
    kind: "badRequest",
    key: "validare",
    title: "Cerere incorectă",
    message: "Câmpuri greșite: denumire.",
    correlationId: "abc",
    operationId: "health.read",
    fields: [{ field: "denumire", code: "obligatoriu", message: "Completați câmpul." }],
  });
});

it("{message} is the message", async () => {
  expect(await problemOf(json({ message: "Codul este ocupat." }, 409))).toMatchObject({
    kind: "conflict",
    key: undefined,
    message: "Codul este ocupat.",
    fields: [],
  });
});

it("the older services name wrong fields in the message, or in a sentence", async () => {
  const message = JSON.stringify({ email: ["Adresa este greșită."], idno: ["Lipsește.", "Are 13 cifre."] });
  const framework = { name: "Unprocessable entity", message, code: 0, status: 422 };
  expect((await problemOf(json(framework, 422))).fields).toEqual([
    { field: "email", message: "Adresa este greșită.", code: undefined },
    { field: "idno", message: "Lipsește.", code: undefined },
    { field: "idno", message: "Are 13 cifre.", code: undefined },
  ]);
  expect(await problemOf(json({ status: false, errors: "idno: lipsește" }, 422))).toMatchObject({
    kind: "unprocessable",
    message: "idno: lipsește",
  });
});

it("an error page is reduced to its title, an empty body to its status", async () => {
  const page = new Response("<html><title>Unauthorized (#401)</title><h1>Nu</h1></html>", { status: 401 });
  expect(await problemOf(page)).toMatchObject({ kind: "unauthenticated", message: "Unauthorized (#401)" });
  expect((await problemOf(new Response("", { status: 500 }))).message).toBe("500");
});

it("an answer that is declared for such a status keeps its JSON: the report of a service that is down", async () => {
  const report = { status: "DOWN", checks: { db: { status: "DOWN", detail: "failed" } } };
  const client = createClient({ fetch: scripted(json(report, 503)).fetch, retries: 0 });
  const error = await healthRead(client).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ kind: "unavailable", body: report });
});
