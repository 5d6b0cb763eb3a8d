import { describe, expect, it } from "vitest";
import * as z from "zod";
import { callerOf, type Received } from "../testing/caller.ts";
import { unrestricted } from "./access.ts";
import { fields, form, json, mergePatch, multipart, textOr } from "./body.ts";
import { lambdaHandler } from "./handler.ts";
import { file } from "./multipart.ts";
import { patch, post, routes } from "./route.ts";
import { service } from "./service.ts";

const library = service({
  name: "library",
  title: "Biblioteca",
  description: "",
  errorFormats: {},
});

const Book = z.object({
  titlu: z.string().min(1).max(100),
  nota: z.string().optional(),
  limba: z.enum(["ro", "ru"]).default("ro"),
  exemplare: z.int().default(1).optional(),
});
const Seen = z.object({ received: z.unknown() });
const seen = { access: unrestricted, summary: "", returns: Seen };
const tell = ({ body }: { body: unknown }) => Promise.resolve({ received: body });

const call = callerOf(
  lambdaHandler(
    library,
    routes("books", {
      add: post("/api/books", { ...seen, body: json(Book) }, tell),
      change: patch("/api/books/{id}", { ...seen, body: mergePatch(Book) }, tell),
      register: post("/api/readers", { ...seen, body: fields(z.object({ nume: z.string() })) }, tell),
      login: post("/api/login", { ...seen, body: form(z.object({ user: z.string() })) }, tell),
      mail: post("/api/mail", { ...seen, body: textOr(z.object({ mail: z.string() })) }, tell),
      scan: post(
        "/api/scans",
        {
          ...seen,
          body: multipart({
            file: file(),
            titlu: z.string().optional(),
            secret: z.stringbool().default(false),
            etichete: z.array(z.string()).optional(),
          }),
        },
        ({ body: { file: sent, ...rest } }) =>
          Promise.resolve({
            received: {
              ...rest,
              name: sent.name,
              type: sent.contentType,
              bytes: sent.bytes.toString("latin1"),
            },
          }),
      ),
    }),
  ),
);

const received = ({ json: body }: Received) => (body as { received?: unknown }).received;
const refused = ({ status, json: body }: Received) => {
  const { message, errors } = body as { message: string; errors: { field: string }[] };
  return [status, message, ...errors.map(({ field }) => field)];
};

describe("a JSON body", () => {
  const add = (body: object | string | Buffer, type?: string) =>
    call("POST", "/library/api/books", { body, headers: type ? { "Content-Type": type } : {} });

  it("a JSON body arrives validated, with defaults, without unknown fields", async () => {
    expect(received(await add({ titlu: "Ion", autoritate: "ROLE_ADMIN" }))).toEqual({
      titlu: "Ion",
      limba: "ro",
      exemplare: 1,
    });
  });

  it("a JSON body may come in base64, with parameters and in any case of its media type, or without one", async () => {
    const bytes = Buffer.from('{"titlu":"Țara"}');
    expect(received(await add(bytes, "Application/JSON; charset=UTF-8"))).toMatchObject({ titlu: "Țara" });
    expect(received(await add('{"titlu":"Ion"}'))).toMatchObject({ titlu: "Ion" });
  });

  it.each(["{", '{"titlu": "Ion",}', "titlu=Ion", '{"titlu":"a"}{}', "\u0000"])(
    "malformed %j is 400 error.jsonIncorect",
    async (body) => {
      expect(refused(await add(body, "application/json"))).toEqual([400, "error.jsonIncorect"]);
    },
  );

  it("a JSON body that is missing is 400 error.corpLipsa", async () => {
    expect(refused(await call("POST", "/library/api/books"))).toEqual([400, "error.corpLipsa"]);
    expect(refused(await add("", "application/json"))).toEqual([400, "error.corpLipsa"]);
  });

  it.each(["null", "[]", '"text"', "7"])("a JSON body that is no object is 400: %s", async (body) => {
    expect((await add(body, "application/json")).status).toBe(400);
  });

  const anything = post("/api/anything", { ...seen, body: json(z.unknown()) }, tell);
  const readAnything = callerOf(lambdaHandler(library, routes("anything", { read: anything })));
  const read = (body: string | Buffer) =>
    readAnything("POST", "/library/api/anything", { body, headers: { "content-type": "application/json" } });

  it.each([
    ["a number", " 0 ", 0],
    ["a boolean", "false", false],
    ["null", "null", null],
    ["an empty text", '""', ""],
    ["a text", '"x"', "x"],
    ["minus zero", "-0", 0],
    ["white space around and inside", "\t\r\n [ 1 ,\n2 ] ", [1, 2]],
    ["a byte order mark in front", '\ufeff{"a":1}', { a: 1 }],
    ["a name twice: the last value counts", '{"a":1,"a":2}', { a: 2 }],
    ["an empty name", '{"":1}', { "": 1 }],
    ["escaped characters", '"\\u0041\\/\\ud83d\\ude00"', "A/😀"],
    ["a number above all others", "[1e400]", [null]],
    ["a key named constructor", '{"constructor":"Ion"}', { constructor: "Ion" }],
    ["64 levels", "[".repeat(64) + "]".repeat(64), JSON.parse("[".repeat(64) + "]".repeat(64))],
    ["brackets inside a text", JSON.stringify("[{".repeat(100) + '\\"['), "[{".repeat(100) + '\\"['],
  ])("valid JSON (RFC 8259) is read, as text and as bytes: %s", async (_what, text, value) => {
    for (const reply of [await read(text), await read(Buffer.from(text))])
      expect([reply.status, reply.json]).toEqual([200, { received: value }]);
  });

  it.each(['{"__proto__":{"admin":true}}', '{"a":[{"__proto__":1}]}', '{"\\u005f_proto__":1}'])(
    "a JSON body is not called malformed where a valid key reaches into prototypes, but refused by name: %s",
    async (text) => {
      expect(refused(await read(text))).toEqual([400, "error.validare", "__proto__"]);
    },
  );

  it("a JSON body refuses a constructor with a prototype by name, too", async () => {
    const reply = await read('{"constructor":{"prototype":{"admin":true}}}');
    expect(refused(reply)).toEqual([400, "error.validare", "constructor"]);
  });

  it.each([
    ["in a text", '{"titlu":"a\\ud800"}', "titlu"],
    ["in a list", '{"a":["\\udc00b"]}', "0"],
    ["in a name", '{"a\\ud800":1}', "a\ufffd"],
    ["alone", '"\\ud800"', ""],
  ])(
    "half a surrogate pair, which no encoding has, is refused by its field: %s",
    async (_where, text, field) => {
      const reply = await read(text);
      expect(refused(reply)).toEqual([400, "error.validare", field]);
      expect(reply.text).toContain("jumătate de caracter");
    },
  );

  it("a JSON body that is no UTF-8 is malformed", async () => {
    expect(refused(await read(Buffer.from([0x22, 0xff, 0x22])))).toEqual([400, "error.jsonIncorect"]);
  });

  it.each(['"', '"\\', '"\\u00', "[1", "nul", "01", "+1", "\u00a01", "'a'", "NaN", "[1,]", '"\t"'])(
    "a JSON body that the RFC does not allow is malformed: %j",
    async (text) => {
      expect(refused(await read(text))).toEqual([400, "error.jsonIncorect"]);
    },
  );

  it("a JSON body of another media type is 415 and says what is accepted", async () => {
    const reply = await add("titlu: Ion", "application/yaml");
    expect(refused(reply)).toEqual([415, "error.tipNeacceptat"]);
    expect(reply.headers.accept).toBe("application/json");
  });

  it("a JSON body names each wrong field, in the caller's language", async () => {
    const reply = await call("POST", "/library/api/books", {
      body: { titlu: "", limba: "fr" },
      headers: { "accept-language": "ru" },
    });
    expect(refused(reply)).toEqual([400, "error.validare", "titlu", "limba"]);
    expect(reply.text).toMatch(/[а-я]{4}/);
  });

  it("a JSON body says of a field that is not there that it is required", async () => {
    const messages = async (language: string) => {
      const reply = await call("POST", "/library/api/books", {
        body: {},
        headers: { "accept-language": language },
      });
      return (reply.json as { errors: object[] }).errors;
    };
    expect(await messages("ro")).toMatchObject([{ field: "titlu", message: "Câmpul este obligatoriu." }]);
    expect(await messages("ru")).toMatchObject([{ field: "titlu", message: "Поле обязательно." }]);
  });

  it("says in plain words what is wrong with a field, in each language", async () => {
    const messages = async (language: string, body: object) => {
      const headers = { "accept-language": language };
      const reply = await call("POST", "/library/api/books", { body, headers });
      return (reply.json as { errors: { message: string }[] }).errors.map(({ message }) => message);
    };
    expect(await messages("en", { titlu: "", limba: "fr", exemplare: 1.5 })).toEqual([
      "This field is required.",
      "This must be one of: ro, ru.",
      "This must be a whole number.",
    ]);
    expect(await messages("ru", { titlu: 7 })).toEqual(["Нужен текст."]);
    expect(await messages("ro", { titlu: "x".repeat(101) })).toEqual(["Caractere: cel mult 100."]);
  });

  it.each([
    ["lists", (depth: number) => "[".repeat(depth) + "]".repeat(depth)],
    ["objects", (depth: number) => `{"titlu":"a","x":${'{"a":'.repeat(depth)}1${"}".repeat(depth)}}`],
  ])("a JSON body of deeply nested %s is 400, however deep", async (_kind, nested) => {
    expect(refused(await add(nested(100), "application/json"))).toEqual([400, "error.jsonPreaAdanc"]);
    expect(await add(nested(10_000), "application/json")).toMatchObject({ status: 400 });
    expect(await add(nested(150_000), "application/json")).toMatchObject({ status: 400 });
  });

  it.each([
    '{"titlu":"a","__proto__":{"admin":true}}',
    '{"titlu":"a","constructor":{"prototype":{"admin":true}}}',
  ])("a JSON body cannot reach a prototype: %s", async (body) => {
    const reply = await add(body, "application/json");
    expect([200, 400]).toContain(reply.status);
    expect(reply.text).not.toContain("admin");
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  it("above the inline limit is 413", async () => {
    expect(refused(await add({ titlu: "x".repeat(1_100_000) }))).toEqual([413, "error.preaMare"]);
  });
});

describe("a merge patch (RFC 7396)", () => {
  const change = (body: object, type = "application/merge-patch+json") =>
    call("PATCH", "/library/api/books/1", { body, headers: { "content-type": type } });

  it("a merge patch (RFC 7396) holds the fields that were sent and no defaults", async () => {
    expect(received(await change({ titlu: "Ion" }))).toEqual({ titlu: "Ion" });
    expect(received(await change({}))).toEqual({});
  });

  it("a merge patch (RFC 7396) is accepted as application/json too, and as nothing else", async () => {
    expect(received(await change({ nota: "x" }, "application/json"))).toEqual({ nota: "x" });
    expect((await change({ nota: "x" }, "text/plain")).status).toBe(415);
  });

  it("null removes an optional field and is refused for a required one", async () => {
    expect(received(await change({ nota: null, exemplare: null }))).toEqual({ nota: null, exemplare: null });
    expect(refused(await change({ titlu: null, limba: null }))).toEqual([
      400,
      "error.validare",
      "titlu",
      "limba",
    ]);
  });

  it("a merge patch (RFC 7396) validates what it holds", async () => {
    expect(refused(await change({ titlu: "" }))).toEqual([400, "error.validare", "titlu"]);
  });
});

describe("other bodies", () => {
  it("an HTML form arrives as fields", async () => {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    expect(received(await call("POST", "/library/api/login", { body: "user=Ion+%C8%9A", headers }))).toEqual({
      user: "Ion Ț",
    });
  });

  it("named fields are accepted as JSON and as a form", async () => {
    const asForm = {
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "nume=Ana+%C8%98",
    };
    expect((await call("POST", "/library/api/readers", asForm)).json).toEqual({
      received: { nume: "Ana Ș" },
    });
    expect((await call("POST", "/library/api/readers", { body: { nume: "Ana" } })).json).toEqual({
      received: { nume: "Ana" },
    });
  });

  it.each(["application/json", "text/plain", undefined])(
    "named fields that do not come at all are named one by one, whatever the type says: %s",
    async (type) => {
      const { status, json: said } = await call("POST", "/library/api/readers", {
        headers: type ? { "content-type": type } : {},
      });
      expect(status).toBe(400);
      expect((said as { errors: { field: string }[] }).errors.map(({ field }) => field)).toEqual(["nume"]);
    },
  );

  it("a text is accepted bare or in JSON", async () => {
    const bare = await call("POST", "/library/api/mail", {
      body: "a@b.md",
      headers: { "content-type": "text/plain" },
    });
    expect(received(bare)).toBe("a@b.md");
    expect(received(await call("POST", "/library/api/mail", { body: { mail: "a@b.md" } }))).toEqual({
      mail: "a@b.md",
    });
  });
});

describe("a multipart form", () => {
  const part = (headers: string, content: string | Buffer, encoding: BufferEncoding = "utf8") =>
    Buffer.concat([
      Buffer.from(`--B\r\nContent-Disposition: form-data; ${headers}\r\n\r\n`, encoding),
      Buffer.from(content),
      Buffer.from("\r\n"),
    ]);
  const end = Buffer.from("--B--\r\n");
  const send = (...parts: Buffer[]) =>
    call("POST", "/library/api/scans", {
      body: Buffer.concat(parts),
      headers: { "content-type": "multipart/form-data; boundary=B" },
    });
  const scan = part('name="file"; filename="a.txt"\r\nContent-Type: text/plain', "abc");

  it("a multipart form brings the file's bytes unchanged, its name and type, and the other fields typed", async () => {
    const binary = Buffer.from([0, 255, 13, 10, 45, 45, 65, 128]);
    const sent = part('name="file"; filename="a.bin"\r\nContent-Type: application/pdf', binary);
    const reply = await send(sent, part('name="titlu"', "Țară"), part('name="secret"', "true"), end);
    expect(received(reply)).toEqual({
      name: "a.bin",
      type: "application/pdf",
      bytes: binary.toString("latin1"),
      titlu: "Țară",
      secret: true,
    });
  });

  it.each([
    ['filename="Cerere înmatriculare ș.pdf"', "Cerere înmatriculare ș.pdf"],
    ["filename*=UTF-8''%D0%9F%D0%B0%D1%81%D0%BF%D0%BE%D1%80%D1%82.pdf", "Паспорт.pdf"],
    ['filename="caf\u00e9.pdf"', "café.pdf", "latin1"],
    ['filename="act %22nou%22.pdf"', 'act "nou".pdf'],
    ['filename="100%25.pdf"', "100%25.pdf"],
    ['filename="../../etc/passwd"', "passwd"],
    ['filename="C:\\\\dir\\\\a.txt"', "a.txt"],
  ] as [string, string, BufferEncoding?][])(
    "a file part with %s is called %s",
    async (disposition, name, encoding) => {
      const sent = part(`name="file"; ${disposition}`, "x", encoding);
      expect(received(await send(sent, end))).toMatchObject({ name });
    },
  );

  it("an empty text part of a form counts as absent", async () => {
    const reply = await send(scan, part('name="titlu"', ""), part('name="etichete"', ""), end);
    expect(received(reply)).toEqual({ name: "a.txt", type: "text/plain", bytes: "abc", secret: false });
  });

  it("a list in a form has one part for each of its values", async () => {
    const labels = ["a", "", "b, c"].map((label) => part('name="etichete"', label));
    expect(received(await send(scan, ...labels, end))).toMatchObject({ etichete: ["a", "b, c"] });
    expect(received(await send(scan, part('name="etichete"', "a"), end))).toMatchObject({ etichete: ["a"] });
  });

  it.each(["titlul", "__proto__", "constructor", ""])(
    "a part of a form that is not declared is 400 by its name: %j",
    async (name) => {
      const reply = await send(scan, part(`name="${name}"`, "x"), end);
      expect(refused(reply)).toEqual([400, "error.validare", name]);
      expect(reply.text).toContain("Nu există un câmp cu acest nume.");
    },
  );

  it.each([
    ["file", [scan, scan]],
    ["secret", [scan, part('name="secret"', "true"), part('name="secret"', "false")]],
  ])("a repeated part of a form that is no list is 400 by its name: %s", async (name, parts) => {
    const reply = await send(...parts, end);
    expect(refused(reply)).toEqual([400, "error.validare", name]);
    expect(reply.text).toContain("Câmpul este trimis de mai multe ori.");
  });

  it("a missing and an empty file are named", async () => {
    expect(refused(await send(part('name="titlu"', "a"), end))).toEqual([400, "error.validare", "file"]);
    expect(refused(await send(part('name="file"', "not a file"), end))).toEqual([
      400,
      "error.validare",
      "file",
    ]);
    const empty = await send(part('name="file"; filename="a.txt"', ""), end);
    expect(refused(empty)).toEqual([400, "error.validare", "file"]);
    expect(empty.text).toContain("Fișierul este gol.");
  });

  it.each([
    ["cut inside a file", [scan.subarray(0, -4)]],
    ["cut inside a part's head", [scan.subarray(0, 30)]],
    ["without its last boundary", [scan]],
    ["empty", []],
    ["of something else", [Buffer.from("hello")]],
    ["with too many parts", [...Array.from({ length: 60 }, (_, i) => part(`name="p${i}"`, "x")), scan, end]],
    [
      "with too many files",
      [...Array.from({ length: 6 }, (_, i) => part(`name="f${i}"; filename="x"`, "x")), end],
    ],
    ["with too long a field", [scan, part('name="titlu"', "x".repeat(70_000)), end]],
  ])("%s is 400 error.formularIncorect", async (_how, parts) => {
    expect(refused(await send(...parts))).toEqual([400, "error.formularIncorect"]);
  });

  it("a multipart form without a boundary is 400", async () => {
    const reply = await call("POST", "/library/api/scans", {
      body: scan,
      headers: { "content-type": "multipart/form-data" },
    });
    expect(refused(reply)).toEqual([400, "error.formularIncorect"]);
  });

  it("a file of exactly the inline limit is taken, one byte more is 413", async () => {
    const ofSize = (bytes: number) => send(part('name="file"; filename="a"', Buffer.alloc(bytes, 1)), end);
    expect((await ofSize(1_000_000)).status).toBe(200);
    expect(refused(await ofSize(1_000_001))).toEqual([413, "error.preaMare"]);
    expect(refused(await ofSize(2_000_000))).toEqual([413, "error.preaMare"]);
  });

  it("JSON where a form is expected is 415", async () => {
    expect(refused(await call("POST", "/library/api/scans", { body: {} }))).toEqual([
      415,
      "error.tipNeacceptat",
    ]);
  });
});
