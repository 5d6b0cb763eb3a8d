import { describe, expect, it } from "vitest";
import * as z from "zod";
import { contractFindings } from "../testing/contract-findings.ts";
import { bearer, unrestricted as unlimited, type Access } from "../http/access.ts";
import { json, mergePatch, multipart, textOr } from "../http/body.ts";
import { message } from "../http/error-formats.ts";
import { listOf, query } from "../http/list-query.ts";
import { file } from "../http/multipart.ts";
import { openApiDocument } from "./openapi.ts";
import { binary, html, metricsText, nothing, pageOf } from "../http/responses.ts";
import { digits } from "../http/params.ts";
import { endpoints, routes, type RouteGroup } from "../http/route.ts";
import { service } from "../http/service.ts";
import { Code } from "../text-fields.ts";

const anyone: Access<undefined> = {
  ...unlimited,
  rates: [{ name: "public", by: "address", perMinute: () => 60 }],
};
const user: Access<{ id: number }> = {
  zone: "user",
  scheme: bearer,
  admit: () => Promise.resolve({ id: 7 }),
  identify: ({ id }) => `user#${id}`,
};

const eitherWay: Access<{ id: number }> = { ...user, scheme: { ...bearer, optional: true } };

const Book = z
  .object({
    id: z.int(),
    titlu: z.string(),
    limba: z.enum(["ro", "ru"]),
    publicatLa: z.iso.datetime(),
    isbn: z.string().regex(/^[0-9]{13}$/),
    note: z.array(z.object({ text: z.string().min(10) })).optional(),
  })
  .meta({ id: "Carte" });
const BookInput = Book.omit({ id: true }).extend({ limba: z.enum(["ro", "ru"]).default("ro") });

const library = service({
  name: "library",
  title: "Biblioteca",
  description: "Cărți, pentru exemplu",
  errorFormats: { "/api/v1": message },
  pathParameters: { numar: digits(6), cod: Code },
  headers: { "X-Raft": "Raftul" },
});
const { del, get, patch, post, put } = endpoints(library);

const never = () => Promise.reject(new Error("only declared"));
const declared: RouteGroup[] = [
  routes("books", {
    list: get(
      "/api/books",
      { access: user, summary: "Cărțile", query: listOf(Book), returns: pageOf(Book) },
      never,
    ),
    count: get(
      "/api/books/count",
      { access: user, summary: "Câte", query: listOf(Book), returns: z.int() },
      never,
    ),
    create: post(
      "/api/books",
      {
        access: user,
        summary: "Creează",
        body: json(BookInput),
        returns: Book,
        status: 201,
        location: ({ id }) => `/api/books/${id}`,
      },
      never,
    ),
    borrow: post("/api/books/{id}/borrow", { access: eitherWay, summary: "Împrumută", returns: Book }, never),
    get: get("/api/books/{id}", { access: user, summary: "O carte", returns: Book }, never),
    replace: put(
      "/api/books/{id}",
      { access: user, summary: "Înlocuiește", body: json(BookInput), returns: Book },
      never,
    ),
    change: patch(
      "/api/books/{id}",
      { access: user, summary: "Schimbă", body: mergePatch(BookInput), returns: Book },
      never,
    ),
    remove: del("/api/books/{id}", { access: user, summary: "Șterge", returns: nothing }, never),
  }),
  routes("scans", {
    add: post(
      "/api/books/{id}/scans",
      {
        access: user,
        summary: "Încarcă",
        body: multipart({ file: file(), pagina: z.coerce.number().optional() }),
        returns: z.array(Book),
      },
      never,
    ),
    download: get(
      "/api/books/{id}/scans/{numar}",
      { access: user, summary: "Descarcă", returns: binary, takes: ["X-Raft"] },
      never,
    ),
  }),
  routes("readings", {
    old: get(
      "/api/v1/readings/{cod}",
      {
        access: user,
        summary: "Vechi",
        query: query(z.object({ q: z.string().optional() })),
        returns: html,
        deprecated: { since: "2026-01-01", sunset: "2027-01-01" },
      },
      never,
    ),
    finish: get(
      "/api/readings/{id}/finish",
      { access: anyone, summary: "Pagina de la sfârșit", returns: html, also: { 400: html, 502: html } },
      never,
    ),
    metrics: get("/metrics", { access: anyone, summary: "Măsurători", returns: metricsText }, never),
    mail: post(
      "/api/mail",
      { access: anyone, summary: "Adresa", body: textOr(z.object({ mail: z.email() })), returns: nothing },
      never,
    ),
  }),
];

const about = { version: "1.0.0", publicUrl: "" };
const document = openApiDocument(library, declared, about);

/** A small JSON pointer: the keys that lead to the tested value. */
const at = (...keys: string[]): unknown =>
  keys.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document.paths);
const statuses = (path: string, method: string) => Object.keys(at(path, method, "responses") as object);

describe("the OpenAPI document", () => {
  it("the OpenAPI document passes redocly's recommended rules without a single finding", async () => {
    expect(await contractFindings(document)).toEqual([]);
  });

  it("the OpenAPI document would not pass without what the rules ask for", async () => {
    const { info: _left, ...rest } = document;
    expect(await contractFindings({ ...rest, info: { title: "x", version: "1" } })).toEqual([
      expect.stringContaining("info-license"),
    ]);
  });

  it("the OpenAPI document is the same for the same declarations", () => {
    expect(JSON.stringify(openApiDocument(library, declared, about))).toBe(JSON.stringify(document));
  });

  it("the OpenAPI document names operations {resource}.{action} and says what each accepts, who may call it, and where the header may be missing", () => {
    expect(at("/api/books/{id}", "put")).toMatchObject({
      operationId: "books.replace",
      tags: ["books"],
      security: [{ userToken: [] }],
    });
    expect(at("/metrics", "get", "security")).toEqual([]);
    expect(at("/api/books/{id}/borrow", "post", "security")).toEqual([{ userToken: [] }, {}]);
    expect(Object.keys(at("/api/books/{id}", "patch", "requestBody", "content") as object)).toEqual([
      "application/merge-patch+json",
      "application/json",
    ]);
  });

  it("bounds no header that is taken in any form: a correlation id is replaced, a list of languages read", () => {
    const { parameters } = document.components as { parameters: Record<string, { schema: object }> };
    expect(parameters["X-Correlation-Id"]?.schema).toEqual({ type: "string" });
    expect(parameters["Accept-Language"]?.schema).toEqual({
      type: "string",
      default: "ro",
      examples: ["ro", "ru", "en"],
    });
    expect(parameters["Idempotency-Key"]?.schema).toMatchObject({ maxLength: 255 });
  });

  it("the OpenAPI document shows a request header of the service, on the routes that read it", () => {
    const { parameters } = document.components as { parameters: Record<string, object> };
    const raft = { name: "X-Raft", in: "header", description: "Raftul", schema: { type: "string" } };
    expect(parameters["X-Raft"]).toEqual(raft);
    const reference = { $ref: "#/components/parameters/X-Raft" };
    expect(at("/api/books/{id}/scans/{numar}", "get", "parameters")).toContainEqual(reference);
    expect(at("/api/books/{id}", "get", "parameters")).not.toContainEqual(reference);
  });

  it("documents every error that can meet a request, in the format of its address", () => {
    expect(statuses("/api/books", "post")).toEqual([
      "201",
      "400",
      "401",
      "403",
      "409",
      "413",
      "415",
      "422",
      "500",
      "503",
    ]);
    expect(statuses("/api/books/{id}", "patch")).toEqual([
      "200",
      "400",
      "401",
      "403",
      "404",
      "409",
      "412",
      "413",
      "415",
      "500",
      "503",
    ]);
    expect(statuses("/api/books/{id}/scans/{numar}", "get")).toContain("416");
    expect(statuses("/api/mail", "post")).toContain("429");
    expect(at("/api/books/{id}", "get", "responses", "404")).toEqual({
      $ref: "#/components/responses/Problem404",
    });
    expect(at("/api/v1/readings/{cod}", "get", "responses", "404")).toEqual({
      $ref: "#/components/responses/Message404",
    });
  });

  it("the OpenAPI document declares what the chain and the verb answer with one status, each in its media type", () => {
    const typesOf = (status: string) =>
      Object.keys(at("/api/readings/{id}/finish", "get", "responses", status, "content") as object);
    expect(typesOf("400")).toEqual(["application/problem+json", "text/html"]);
    expect(typesOf("502")).toEqual(["text/html"]);
  });

  it("the OpenAPI document names the operation of a zone that does the act of an older address, for the same callers", () => {
    const show = () => Promise.reject(new Error("only declared"));
    const summary = "O carte";
    const machine: Access<{ id: number }> = { ...user, zone: "app", scheme: { ...bearer, name: "machine" } };
    const own = get("/api/books/{id}", { access: user, summary, returns: Book }, show);
    const groups = [
      routes("books", {
        read: own,
        list: get("/api/books", { access: user, summary, returns: Book }, never),
      }),
      routes("shelves", {
        forApp: get("/api/v1/app/books/{id}", { access: machine }, own),
        read: get("/api/v1/staff/books/{id}", { access: user }, own),
      }),
    ];
    const { paths = {} } = openApiDocument(library, groups, { version: "1", publicUrl: "" });
    const successors = Object.values(paths).map(
      ({ get: read }) => (read as Record<string, unknown>)["x-successor"],
    );
    expect(Object.keys(paths).map((path, i) => [path, successors[i]])).toEqual([
      ["/api/books", undefined],
      ["/api/books/{id}", "staff.shelves.read"],
      ["/api/v1/app/books/{id}", undefined],
      ["/api/v1/staff/books/{id}", undefined],
    ]);
  });

  it("the OpenAPI document marks deprecated routes with their sunset", () => {
    expect(at("/api/v1/readings/{cod}", "get")).toMatchObject({ deprecated: true, "x-sunset": "2027-01-01" });
  });

  it("the OpenAPI document shows an example of each body and answer that its schema accepts", () => {
    const example = at(
      "/api/books/{id}",
      "get",
      "responses",
      "200",
      "content",
      "application/json",
      "example",
    );
    expect(Book.safeParse(example).error).toBeUndefined();
    const sent = at("/api/books", "post", "requestBody", "content", "application/json", "example");
    expect(BookInput.safeParse(sent).error).toBeUndefined();
  });

  it("the OpenAPI document leaves room for new fields in answers", () => {
    expect(JSON.stringify(document)).not.toContain("additionalProperties");
  });
});
