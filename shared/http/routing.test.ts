import { describe, expect, it } from "vitest";
import * as z from "zod";
import { callerOf } from "../testing/caller.ts";
import { Code } from "../text-fields.ts";
import { unrestricted } from "./access.ts";
import { message } from "./error-formats.ts";
import { lambdaHandler } from "./handler.ts";
import { query } from "./list-query.ts";
import { plainText, Reply } from "./responses.ts";
import { digits } from "./params.ts";
import { endpoints, routes } from "./route.ts";
import { service } from "./service.ts";

const library = service({
  name: "library",
  title: "Biblioteca",
  description: "",
  errorFormats: { "/api/v1": message },
  pathParameters: { numar: digits(6), cod: Code },
});
const { get, post, put } = endpoints(library);

const text = { access: unrestricted, summary: "", returns: plainText };
const call = callerOf(
  lambdaHandler(
    library,
    routes("books", {
      get: get("/api/books/{id}", text, ({ params }) => Promise.resolve(`book ${params.id}`)),
      count: get("/api/books/count", text, () => Promise.resolve("count")),
      page: get("/api/books/{id}/pages/{numar}", text, ({ params }) =>
        Promise.resolve(`page ${params.numar} of ${params.id}`),
      ),
      add: post("/api/books", { ...text, status: 201 }, () => Promise.resolve("added")),
      replace: put("/api/books/{id}", text, () => Promise.resolve("replaced")),
      byCode: get("/api/v1/books/{cod}", text, ({ params }) => Promise.resolve(`code ${params.cod}`)),
    }),
  ),
);

const shelves = get("/api/shelves", { access: unrestricted, summary: "", returns: z.array(z.string()) }, () =>
  Promise.resolve(["A", "B", "C"]),
);
const ofShelves = callerOf(
  lambdaHandler(
    library,
    routes("shelves", {
      list: shelves,
      search: get(
        "/api/v2/shelves",
        {
          query: query(z.object({ from: z.string() })),
          present: (names, { query: { from } }) => names.filter((name) => name >= from),
        },
        shelves,
      ),
      move: get(
        "/api/moves",
        {
          returns: z.object({ moved: z.int() }),
          present: ({ length: moved }) =>
            new Reply({ moved }, { status: 202, headers: { "retry-after": "5" } }),
        },
        shelves,
      ),
    }),
  ),
);

it("an address presents the answer of its route by its own query, and with a status and headers of its own", async () => {
  expect((await ofShelves("GET", "/library/api/shelves")).json).toEqual(["A", "B", "C"]);
  expect((await ofShelves("GET", "/library/api/v2/shelves?from=B")).json).toEqual(["B", "C"]);
  const { status, headers, json } = await ofShelves("GET", "/library/api/moves");
  expect([status, headers["retry-after"], json]).toEqual([202, "5", { moved: 3 }]);
});

const answers = async (method: string, address: string) => {
  const { status, text: said } = await call(method, address);
  return [status, said];
};

describe("routing", () => {
  it("a literal segment wins over a parameter", async () => {
    expect(await answers("GET", "/library/api/books/count")).toEqual([200, "count"]);
    expect(await answers("GET", "/library/api/books/12")).toEqual([200, "book 12"]);
  });

  it("path parameters arrive typed", async () => {
    expect(await answers("GET", "/library/api/books/12/pages/3")).toEqual([200, "page 3 of 12"]);
  });

  it.each([
    "/library/api/books/12/",
    "/library//api///books/12",
    "/library/api/books/12//",
    "//library/api/books/12",
  ])("a trailing or doubled slash does not matter: %s", async (address) => {
    expect(await answers("GET", address)).toEqual([200, "book 12"]);
  });

  it("the gateway's decoded path is not decoded again: %2F is a slash, and .. is no way up", async () => {
    expect(await answers("GET", "/library/api%2Fbooks%2F12")).toEqual([200, "book 12"]);
    expect(await call("GET", "/library/api/v1/books/a%2Fb")).toMatchObject({ status: 404 });
    expect(await call("GET", "/library/api/v1/books/..%2F..%2Fbooks%2Fcount")).toMatchObject({ status: 404 });
  });

  it("percent escapes are decoded once, by the gateway", async () => {
    expect(await answers("GET", "/library/api/v1/books/A%2D1")).toEqual([200, "code A-1"]);
    expect(await answers("GET", "/%6Cibrary/%61pi/books/1%32")).toEqual([200, "book 12"]);
    expect(await call("GET", "/library/api/v1/books/A%252D1")).toMatchObject({
      status: 400,
      json: { message: "Adresa conține o secvență % incorectă." },
    });
  });

  it("an answer names the address as a URI, whatever it was decoded to", async () => {
    const { json } = await call("GET", "/library/api/raft%20%C8%99i%22%3Cscript%3E");
    expect((json as { instance: string }).instance).toBe("/library/api/raft%20%C8%99i%22%3Cscript%3E");
  });

  it.each([
    ["/library/api/books/%zz", "application/problem+json"],
    ["/library/api/v1/books/%E0%A4%A", "application/json; charset=utf-8"],
  ])("a broken percent escape is 400 in the format of its prefix: %s", async (address, contentType) => {
    expect(await call("GET", address)).toMatchObject({
      status: 400,
      headers: { "content-type": contentType },
    });
  });

  it.each(["0", "-1", "1.5", "x", "012", "99999999999999999", "9007199254740993"])(
    "an id is a positive integer that JSON carries exactly; %s is 400 and named",
    async (id) => {
      const { status, json } = await call("GET", `/library/api/books/${id}`);
      expect([status, json]).toMatchObject([400, { message: "error.validare", errors: [{ field: "id" }] }]);
    },
  );

  it("an unknown path is 404 in the format of its prefix", async () => {
    expect((await call("GET", "/library/api/shelves")).json).toMatchObject({
      status: 404,
      message: "error.adresaNecunoscuta",
      instance: "/library/api/shelves",
    });
    const machine = await call("GET", "/library/api/v1/shelves");
    expect([machine.status, machine.json]).toEqual([
      404,
      { message: "Nu există adresa GET /api/v1/shelves." },
    ]);
    const zone = await call("GET", "/library/api/v1/public/shelves");
    expect(zone.headers["content-type"]).toBe("application/problem+json");
  });

  it("a wrong method is 405 with Allow, in the format of its prefix", async () => {
    const { status, headers, json } = await call("DELETE", "/library/api/books/12");
    expect([status, headers.allow, json]).toMatchObject([
      405,
      "GET, PUT",
      { message: "error.metodaNepermisa" },
    ]);
    const machine = await call("POST", "/library/api/v1/books/A1");
    expect([machine.status, machine.headers.allow]).toEqual([405, "GET"]);
    expect(Object.keys(machine.json as object)).toEqual(["message"]);
  });

  it.each(["PUT", "DELETE"])(
    "a literal address has only its own methods, as its contract says: %s is 405",
    async (method) => {
      expect(await call(method, "/library/api/books/count")).toMatchObject({
        status: 405,
        headers: { allow: "GET" },
      });
    },
  );

  it("HEAD is answered as GET, without a body", async () => {
    expect(await call("HEAD", "/library/api/books/12")).toMatchObject({
      status: 200,
      headers: { "content-type": "text/plain; charset=utf-8" },
      text: "",
    });
    expect(await call("HEAD", "/library/api/books")).toMatchObject({
      status: 405,
      headers: { allow: "POST" },
    });
  });
});

describe("the answer that a declaration promises", () => {
  const View = z.object({ id: z.int(), titlu: z.string() });
  const asView = { access: unrestricted, summary: "", returns: View };
  const stored = { id: 7, titlu: "Luceafărul", rev: 3, parola: "secret" };
  const viewer = callerOf(
    lambdaHandler(
      library,
      routes("books", {
        get: get("/api/books/{id}", asView, () => Promise.resolve(stored)),
        broken: get("/api/broken", asView, () => Promise.resolve({ id: 7 } as unknown as typeof stored)),
        add: post("/api/books", { ...asView, status: 201, location: ({ id }) => `/api/books/${id}` }, () =>
          Promise.resolve(stored),
        ),
      }),
    ),
  );

  it("what the view does not name never leaves", async () => {
    const { json, headers } = await viewer("GET", "/library/api/books/7");
    expect(json).toEqual({ id: 7, titlu: "Luceafărul" });
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
  });

  it("a record carries its revision as ETag, and is not sent again to whoever has it", async () => {
    expect(await viewer("GET", "/library/api/books/7")).toMatchObject({
      status: 200,
      headers: { etag: '"3"' },
    });
    const known = (tag: string) =>
      viewer("GET", "/library/api/books/7", { headers: { "if-none-match": tag } });
    expect(await known('"2", W/"3"')).toMatchObject({ status: 304, text: "" });
    expect(await known('"2"')).toMatchObject({ status: 200 });
  });

  it("what was created is 201 with its address", async () => {
    expect(await viewer("POST", "/library/api/books")).toMatchObject({
      status: 201,
      headers: { location: "http://temelia.test/library/api/books/7" },
    });
  });

  it("an answer that breaks its declaration is a fault of ours: 500", async () => {
    expect(await viewer("GET", "/library/api/broken")).toMatchObject({ status: 500 });
  });
});
