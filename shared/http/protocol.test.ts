import { describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { conflict, keyed } from "../errors.ts";
import { invalidFields, kernel } from "../refusals.ts";
import { callerOf } from "../testing/caller.ts";
import { unrestricted, bearer, type Access } from "./access.ts";
import { message } from "./error-formats.ts";
import { lambdaHandler } from "./handler.ts";
import { listOf, query } from "./list-query.ts";
import { nothing, pageOf, plainText, Reply } from "./responses.ts";
import { get, post, routes } from "./route.ts";
import { service } from "./service.ts";

const library = service({
  name: "library",
  title: "Biblioteca",
  description: "",
  errorFormats: { "/api/v1": message, "/api/v1/inner": message },
  headers: { "X-Raft": "Raftul" },
  exposes: ["X-Pagini"],
});

const closed: Access<undefined> = {
  ...unrestricted,
  zone: "user",
  scheme: bearer,
  admit: () => Promise.reject(kernel.neautentificat()),
};
const Item = z.object({ id: z.int() });
const text = { access: unrestricted, summary: "", returns: plainText };
const throwing = (error: unknown) => () => Promise.reject(error as Error);
const refusals = keyed({
  imprumutata: conflict([
    "Cartea {titlu} este împrumutată.",
    "Книга {titlu} выдана.",
    "The book {titlu} is on loan.",
  ]),
});
const lent = refusals.imprumutata({ titlu: "Ion" });
const sunset = { since: "2026-01-01", sunset: "2027-01-01" };
const page = { items: [{ id: 1 }], size: 1, total: 3, relation: "eq" as const, next: "abc" };

const faults: Record<string, object> = {
  trait: { $retryable: {} },
  side: { $fault: "server" },
  connection: { code: "ECONNRESET" },
  code: { name: "ThrottlingException", $fault: "client" },
  status: { $metadata: { httpStatusCode: 503 } },
  words: { name: "SlowDownTimeoutErrorOfOurs", $fault: "client" },
};

const call = callerOf(
  lambdaHandler(
    library,
    routes("all", {
      hello: get("/api/hello", text, () => Promise.resolve("salut")),
      nothing: post("/api/nothing", { ...text, returns: nothing }, () => Promise.resolve(undefined)),
      moved: get(
        "/api/moved",
        { ...text, query: query(z.object({ to: z.string().default("/x") })) },
        ({ query: { to } }) =>
          Promise.resolve(new Reply(undefined as never, { status: 307, headers: { location: to } })),
      ),
      closed: get("/api/closed", { ...text, access: closed }, () => Promise.resolve("never")),
      lent: post("/api/lent", text, throwing(lent)),
      lentToMachines: post("/api/v1/lent", text, throwing(lent)),
      zoned: post("/api/v1/staff/lent", text, throwing(lent)),
      own: post("/api/v1/own", { ...text, errors: { ...message, render: () => "own" } }, throwing(lent)),
      field: get(
        "/api/field",
        text,
        throwing(invalidFields([{ field: "titlu", code: "prea_lung", message: "Prea lung" }])),
      ),
      bug: get("/api/bug", text, throwing(new TypeError("password is hunter2"))),
      machineBug: get("/api/v1/bug", text, throwing(new TypeError("password is hunter2"))),
      odd: get("/api/odd", text, throwing("a string")),
      said: get("/api/said", text, throwing(kernel.intern({ cause: new Error("hunter2") }))),
      failing: get(
        "/api/failing",
        { ...text, query: query(z.object({ as: z.string() })) },
        ({ query: { as } }) =>
          Promise.reject(Object.assign(new Error("Throttling, TimeoutError"), faults[as])),
      ),
      old: get("/api/old", { ...text, deprecated: sunset }, () => Promise.resolve("vechi")),
      pages: get(
        "/api/pages",
        { access: unrestricted, summary: "", query: listOf(Item), returns: pageOf(Item), deprecated: sunset },
        ({ query }) => Promise.resolve({ ...page, page: query.page, size: query.size }),
      ),
      floor: get("/api/floor", { access: unrestricted, summary: "", returns: pageOf(Item) }, () =>
        Promise.resolve({ ...page, page: 0, total: 10_000, relation: "gte" as const, next: undefined }),
      ),
    }),
  ),
);

describe("language", () => {
  it.each([
    ["ru", "ru"],
    ["ru-MD,ro;q=0.5", "ru"],
    ["ro;q=0.3, ru;q=0.9", "ru"],
    ["en", "en"],
    ["en-GB;q=0.9, ro;q=0.1", "en"],
    ["fr, en;q=0.2", "en"],
    ["de, fr;q=0.8", "ro"],
    ["*", "ro"],
    ["*, en;q=0", "ro"],
    ["ru;q=0", "ro"],
    [";;q=x,,", "ro"],
  ])("Accept-Language %j is answered in %s", async (header, language) => {
    const { headers, json } = await call("POST", "/library/api/lent", {
      headers: { "Accept-Language": header },
    });
    expect(headers["content-language"]).toBe(language);
    expect((json as { detail: string }).detail).toBe(
      {
        ro: "Cartea Ion este împrumutată.",
        ru: "Книга Ion выдана.",
        en: "The book Ion is on loan.",
      }[language],
    );
  });
});

describe("correlation", () => {
  const UUID = /^[0-9a-f-]{36}$/;
  const sent = async (id: string) =>
    (await call("GET", "/library/api/hello", { headers: { "X-Correlation-Id": id } })).headers[
      "x-correlation-id"
    ];

  it("X-Correlation-Id is accepted and returned", async () => {
    expect(await sent("abc-123")).toBe("abc-123");
    expect(await sent("x".repeat(128))).toBe("x".repeat(128));
  });

  it.each(["", "x".repeat(129), "a b", "a\r\nSet-Cookie: x", "ț"])("%j is replaced", async (id) => {
    expect(await sent(id)).toMatch(UUID);
  });

  it("a problem tells it", async () => {
    const { json } = await call("GET", "/library/api/bug", { headers: { "X-Correlation-Id": "abc" } });
    expect(json).toMatchObject({ correlationId: "abc", detail: expect.stringContaining("abc") as string });
  });
});

describe("errors", () => {
  it("a refusal is problem+json with the key that clients translate", async () => {
    const { status, headers, json } = await call("POST", "/library/api/lent", {
      headers: { "x-correlation-id": "c" },
    });
    expect([status, headers["content-type"]]).toEqual([409, "application/problem+json"]);
    expect(json).toEqual({
      type: "urn:temelia:error:imprumutata",
      title: "Conflict",
      status: 409,
      detail: "Cartea Ion este împrumutată.",
      instance: "/library/api/lent",
      correlationId: "c",
      errors: [],
      message: "error.imprumutata",
    });
  });

  it("errors under a prefix with another format it is that, in the platform's zones problem+json, else the route's own", async () => {
    expect((await call("POST", "/library/api/v1/lent")).json).toEqual({
      message: "Cartea Ion este împrumutată.",
    });
    expect((await call("POST", "/library/api/v1/staff/lent")).headers["content-type"]).toBe(
      "application/problem+json",
    );
    expect((await call("POST", "/library/api/v1/own")).text).toBe("own");
  });

  it("wrong fields are named", async () => {
    expect((await call("GET", "/library/api/field")).json).toMatchObject({
      status: 400,
      message: "error.validare",
      errors: [{ field: "titlu", code: "prea_lung", message: "Prea lung" }],
    });
  });

  it("401 says how to authenticate", async () => {
    expect(await call("GET", "/library/api/closed")).toMatchObject({
      status: 401,
      headers: { "www-authenticate": 'Bearer realm="library"' },
    });
  });

  it.each(["bug", "v1/bug", "odd", "said"])(
    "a fault escapes as 500 without its message: %s",
    async (path) => {
      const { status, text: said } = await call("GET", `/library/api/${path}`);
      expect(status).toBe(500);
      expect(said).not.toMatch(/hunter2|TypeError|a string|\bat /);
    },
  );

  it.each(Object.keys(faults).filter((fault) => fault !== "words"))(
    "a fault that passes, known by its %s, is 503 that may be tried again",
    async (fault) => {
      expect(await call("GET", `/library/api/failing?as=${fault}`)).toMatchObject({
        status: 503,
        headers: { "retry-after": "2" },
      });
    },
  );

  it("a message that speaks of throttling makes no fault one that passes", async () => {
    expect((await call("GET", "/library/api/failing?as=words")).status).toBe(500);
  });

  it("an AppError knows its status", () => {
    expect(kernel.versiuneDepasita().status).toBe(412);
  });
});

describe("answers", () => {
  it("nothing is 204", async () => {
    expect(await call("POST", "/library/api/nothing")).toMatchObject({ status: 204, text: "" });
  });

  it("a reply without a value keeps its status and headers", async () => {
    expect(await call("GET", "/library/api/moved?to=http://temelia.test/x")).toMatchObject({
      status: 307,
      headers: { location: "http://temelia.test/x" },
    });
  });

  it.each([
    ["http://s3.test/x?a=1", "http://s3.test/x?a=1#_"],
    ["http://temelia.test.evil.test/", "http://temelia.test.evil.test/#_"],
    ["//s3.test/x", "//s3.test/x#_"],
    ["http://s3.test/x#", "http://s3.test/x#_"],
    ["http://s3.test/x#own", "http://s3.test/x#own"],
  ])(
    "a redirect to another host (%s) has a fragment of its own, so that browsers carry none there",
    async (to, location) => {
      const { headers } = await call("GET", `/library/api/moved?to=${encodeURIComponent(to)}`);
      expect(headers.location).toBe(location);
    },
  );

  it("is never stored by caches, sniffed by browsers or sent in clear, unless a route says otherwise", async () => {
    expect((await call("GET", "/library/api/hello")).headers).toMatchObject({
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "strict-transport-security": "max-age=31536000; includeSubDomains",
    });
  });

  it("has nothing active in a browser, is framed by nobody and sends no referrer, refusals too", async () => {
    const answers = await Promise.all(
      ["hello", "closed", "bug", "unknown"].map((p) => call("GET", `/library/api/${p}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 500, 404]);
    for (const { headers } of answers)
      expect(headers).toMatchObject({
        "content-security-policy":
          "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        "referrer-policy": "no-referrer",
      });
  });
});

describe("the log", () => {
  const written = async (act: () => Promise<unknown>) => {
    const lines: string[] = [];
    const spy = vi.spyOn(process.stdout, "write").mockImplementation((text) => lines.push(String(text)) > 0);
    await act();
    spy.mockRestore();
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  };

  it("the log notes who was refused: the route's pattern and the address as a hash, nothing that was sent", async () => {
    const sent = { from: "198.51.100.9", headers: { authorization: "Bearer secret-token" } };
    const lines = await written(() => call("GET", "/library/api/closed?parola=secret", sent));
    const refused = lines.filter(({ message }) => message === "refused");
    expect(refused).toMatchObject([{ level: "warn", method: "GET", route: "/api/closed", status: "401" }]);
    expect(refused[0]?.address).toMatch(/^[\w-]{16}$/);
    expect(JSON.stringify(lines)).not.toMatch(/198\.51|secret/);
  });

  it("the log notes wrong requests one by one, and nothing that was sent", async () => {
    const sent = { from: "198.51.100.9" };
    const lines = await written(() => call("GET", "/library/api/pages?size=secret", sent));
    expect(lines).toMatchObject([
      { level: "info", message: "wrong request", route: "/api/pages", status: "400", standsFor: 1 },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/198\.51|secret/);
  });

  it("the log says nothing of a request that went well", async () => {
    expect(await written(() => call("GET", "/library/api/hello"))).toEqual([]);
  });
});

it.each(["hello", "pages", "closed", "unknown"])(
  "HEAD says the length of what GET sends, and sends nothing: %s",
  async (path) => {
    const sent = { headers: { "x-correlation-id": "c" } };
    const whole = await call("GET", `/library/api/${path}`, sent);
    const { status, text: body, headers } = await call("HEAD", `/library/api/${path}`, sent);
    expect([status, body]).toEqual([whole.status, ""]);
    expect(headers["content-type"]).toBe(whole.headers["content-type"]);
    if (path !== "unknown") expect(headers["content-length"]).toBe(String(whole.bytes.length));
    expect(Number(headers["content-length"])).toBeGreaterThan(0);
  },
);

it("HEAD says no length where GET sends no body", async () => {
  expect((await call("HEAD", "/library/api/moved")).headers).not.toHaveProperty("content-length");
});

describe("pages", () => {
  const linksOf = (header = "") =>
    Object.fromEntries([...header.matchAll(/<([^>]+)>; rel="(\w+)"/g)].map(([, link, rel]) => [rel, link]));

  it("link to next by cursor and to prev, last and first by number, with the other parameters kept", async () => {
    const { headers } = await call("GET", "/library/api/pages?page=1&size=1&sort=-id&unknown=x");
    expect(headers["x-total-count"]).toBe("3");
    const rest = "sort=-id&unknown=x";
    expect(linksOf(headers.link)).toMatchObject({
      next: `/library/api/pages?size=1&${rest}&cursor=abc`,
      prev: `/library/api/pages?page=0&size=1&${rest}`,
      last: `/library/api/pages?page=2&size=1&${rest}`,
      first: `/library/api/pages?page=0&size=1&${rest}`,
    });
  });

  it("pages whose total is a floor say so and have no last page", async () => {
    const { headers } = await call("GET", "/library/api/floor");
    expect(headers["x-total-relation"]).toBe("gte");
    expect(Object.keys(linksOf(headers.link))).toEqual(["first"]);
  });
});

it("deprecation is announced by Deprecation, Sunset and a link", async () => {
  expect((await call("GET", "/library/api/old")).headers).toMatchObject({
    deprecation: "true",
    sunset: "Fri, 01 Jan 2027 00:00:00 GMT",
    link: '</library/docs>; rel="deprecation"',
  });
});

it("deprecation does not hide the links of a page", async () => {
  const { link } = (await call("GET", "/library/api/pages")).headers;
  expect(link).toContain('rel="deprecation"');
  expect(link).toContain('rel="next"');
});

describe("browsers of other origins", () => {
  const preflight = (origin: string) =>
    call("OPTIONS", "/library/api/hello", { headers: { origin, "access-control-request-method": "PUT" } });

  it("a preflight is answered for allowed origins, whatever the address", async () => {
    expect(await preflight("http://front.test")).toMatchObject({
      status: 204,
      headers: {
        "access-control-allow-origin": "http://front.test",
        "access-control-allow-methods": expect.stringContaining("PATCH") as string,
        "access-control-allow-headers": expect.stringContaining("If-Match") as string,
      },
    });
  });

  it("other origins are allowed nothing", async () => {
    expect((await preflight("http://evil.test")).headers["access-control-allow-origin"]).toBeUndefined();
  });

  it("browsers of other origins may read the headers that lists, downloads and retries need", async () => {
    const { headers } = await call("GET", "/library/api/hello", { headers: { Origin: "http://front.test" } });
    const exposed = headers["access-control-expose-headers"]?.split(", ");
    expect(exposed).toEqual(
      expect.arrayContaining([
        "Location",
        "Link",
        "ETag",
        "X-Total-Count",
        "X-Total-Relation",
        "X-Correlation-Id",
        "Retry-After",
        "Content-Range",
        "Accept-Ranges",
        "Content-Disposition",
        "RateLimit-Remaining",
        "Allow",
      ]),
    );
    expect(headers.vary).toBe("Origin");
  });

  it("browsers of other origins may send and read the headers that only this service has", async () => {
    const { headers } = await call("GET", "/library/api/hello", { headers: { Origin: "http://front.test" } });
    expect(headers["access-control-expose-headers"]?.split(", ")).toContain("X-Pagini");
    const sent = (await preflight("http://front.test")).headers["access-control-allow-headers"];
    expect(sent?.split(", ")).toEqual(expect.arrayContaining(["If-Match", "X-Raft"]));
  });

  it("browsers of other origins are told to caches, whether or not a request names its origin: answers differ by it", async () => {
    expect((await call("GET", "/library/api/hello")).headers.vary).toBe("Origin");
  });

  it("no answer ever allows credentials", async () => {
    const { headers } = await call("GET", "/library/api/hello", { headers: { Origin: "http://front.test" } });
    expect(headers).not.toHaveProperty("access-control-allow-credentials");
  });
});
