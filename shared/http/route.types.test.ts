import { expect, it } from "vitest";
import * as z from "zod";
import { unrestricted, bearer, restricted, type Access } from "./access.ts";
import { json, mergePatch } from "./body.ts";
import { nothing, Reply } from "./responses.ts";
import { endpoints, routes } from "./route.ts";
import { digits } from "./params.ts";
import { Code } from "../text-fields.ts";

/*
 * Each `@ts-expect-error` below is an assertion: if the mistake under it compiled, the type check would fail. The
 * test run checks what types cannot: how routes are named.
 */
const { get, patch, post } = endpoints({
  pathParameters: { numar: digits(6), cod: Code },
  headers: { "X-Raft": "Raftul" },
});

const Book = z.object({ id: z.int(), titlu: z.string(), nota: z.string().optional() });
const book = { id: 1, titlu: "Luceafărul" };

const reader: Access<{ id: number; login: string }> = {
  zone: "user",
  scheme: bearer,
  admit: () => Promise.resolve({ id: 1, login: "ana" }),
  identify: ({ login }) => login,
};
const librarian = restricted(reader, "admin", (caller) => ({ ...caller, raft: "A" }));

const options = { access: reader, summary: "O carte", returns: Book };

const right = routes("books", {
  get: get("/api/books/{id}/pages/{numar}", { ...options, takes: ["X-Raft"] }, ({ params, caller }) => {
    const id: number = params.id;
    const page: number = params.numar;
    return Promise.resolve({ id: id + page, titlu: caller.login });
  }),
  shelve: post(
    "/api/books",
    {
      access: librarian,
      summary: "Așază",
      body: json(Book),
      returns: Book,
      also: { 202: z.object({ la: z.string() }) },
    },
    ({ caller, body }) => Promise.resolve(caller.raft ? new Reply({ la: "mâine" }, { status: 202 }) : body),
  ),
  change: patch("/api/v1/admin/books/{cod}", { ...options, body: mergePatch(Book) }, ({ body, params }) => {
    const note: string | null | undefined = body.nota;
    return Promise.resolve({ ...book, nota: note ?? params.cod });
  }),
});

export const wrong = {
  unknownParameterInPath:
    // @ts-expect-error the registry of path parameters knows no {carte}
    get("/api/books/{carte}", options, () => Promise.resolve(book)),

  parameterThatThePathLacks: get("/api/books/{id}", options, ({ params }) =>
    // @ts-expect-error this path has no {numar}
    Promise.resolve({ ...book, id: params.numar }),
  ),

  parameterOfAnotherType: get("/api/books/{id}", options, ({ params }) => {
    // @ts-expect-error {id} is a number
    const id: string = params.id;
    return Promise.resolve({ ...book, titlu: id });
  }),

  headerThatTheServiceLacks:
    // @ts-expect-error the service declares no X-Etaj
    get("/api/books/{id}", { ...options, takes: ["X-Etaj"] }, () => Promise.resolve(book)),

  noAccessRule:
    // @ts-expect-error the declaration must say who may enter
    get("/api/books/{id}", { summary: "O carte", returns: Book }, () => Promise.resolve(book)),

  fieldThatTheCallerLacks: get("/api/books/{id}", options, ({ caller }) =>
    // @ts-expect-error readers have no raft, librarians have
    Promise.resolve({ ...book, titlu: caller.raft }),
  ),

  callerWhereThereIsNone: get("/api/books", { ...options, access: unrestricted }, ({ caller }) =>
    // @ts-expect-error an anonymous caller has no fields
    Promise.resolve({ ...book, titlu: caller.login }),
  ),

  // @ts-expect-error the answer lacks its title
  answerOfAnotherShape: get("/api/books/{id}", options, () => Promise.resolve({ id: 1 })),

  // @ts-expect-error the title is text
  answerOfAnotherType: get("/api/books/{id}", options, () => Promise.resolve({ id: 1, titlu: 2 })),

  // @ts-expect-error no answer of that shape is declared
  otherAnswerUndeclared: get("/api/books/{id}", options, () => Promise.resolve(new Reply({ la: "mâine" }))),

  bodyWhereNoneIsDeclared: post("/api/books", { ...options, returns: nothing }, ({ body }) => {
    // @ts-expect-error the route declares no body
    return Promise.resolve(body.titlu as undefined);
  }),

  bodyOfAnotherShape: post("/api/books", { ...options, body: json(Book) }, ({ body }) =>
    // @ts-expect-error the body has no autor
    Promise.resolve({ ...book, titlu: body.autor }),
  ),

  nullForARequiredField: patch("/api/books/{id}", { ...options, body: mergePatch(Book) }, ({ body }) => {
    type Title = typeof body.titlu;
    // @ts-expect-error a title cannot be removed: null is not among its values
    const removed: Extract<Title, null> = null;
    return Promise.resolve({ ...book, nota: String(removed ?? body.nota) });
  }),
};

const listed = get("/api/books/{id}", options, ({ caller }) =>
  Promise.resolve({ ...book, nota: caller.login }),
);

const Title = z.object({ titlu: z.string() });

export const wrongElsewhere = {
  callerThatTheHandlerDoesNotTake:
    // @ts-expect-error an anonymous caller has no login
    get("/api/v1/public/books/{id}", { access: unrestricted }, listed),

  parameterThatTheHandlerLacks:
    // @ts-expect-error the handler reads {id}
    get("/api/v1/staff/books/{numar}", {}, listed),

  viewThatTheAnswerDoesNotFill:
    // @ts-expect-error a book has no autor
    get("/api/v1/staff/books/{id}", { returns: Title.extend({ autor: z.string() }) }, listed),

  bodyThatTheHandlerDoesNotTake:
    // @ts-expect-error the handler reads a book
    post("/api/v1/staff/books", { access: librarian, body: json(Title.omit({ titlu: true })) }, right.shelve),
};

it("another address of a route has what it does not say: the handler, the summary, and the Location below it", async () => {
  const created = post(
    "/api/books",
    { ...options, status: 201, location: ({ id }) => `/api/books/${id}` },
    () => Promise.resolve(book),
  );
  const zone = routes("books", {
    create: post("/api/v1/staff/books", { returns: Title, as: () => ({ ifMatch: [1] }) }, created),
  });
  const { create } = zone;
  expect(create).toMatchObject({ operationId: "staff.books.create", summary: "O carte", status: 201 });
  expect(create.act).toBe(created.act);
  expect(create.location?.({ id: 7 } as never)).toBe("/api/v1/staff/books/7");
  expect(await create.handle({} as never)).toEqual(book);
});

it("operation ids are {zone}.{resource}.{action} by the address, else {resource}.{action}, whoever may call", () => {
  expect(Object.values(right).map(({ operationId }) => operationId)).toEqual([
    "books.get",
    "books.shelve",
    "admin.books.change",
  ]);
});
