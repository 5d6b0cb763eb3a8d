import { expect, it } from "vitest";
import { operationsOf } from "./contract-operations.ts";

const id = { name: "id", in: "path", required: true };
const missing = { description: "Lipsește" };
const found = { description: "Există" };

/** A contract with one operation that has this parameter. */
const contractWith = (parameter: object) => ({
  paths: {
    "/api/books/{id}": {
      get: { operationId: "books.read", parameters: [parameter], responses: { 200: found } },
    },
  },
  components: {
    parameters: { id, alias: { $ref: "#/components/parameters/id" }, "a/b": id },
    responses: { missing },
  },
});

it("the operations of a contract are listed with their methods, paths, bodies and answers", () => {
  const requestBody = { content: { "application/json": { example: { title: "Luceafărul" } } } };
  const responses = { 201: found, 404: missing };
  const create = { operationId: "books.create", requestBody, responses };
  const paths = { "/api/books": { get: { operationId: "books.list", responses }, post: create } };
  expect(operationsOf({ paths })).toEqual([
    { operationId: "books.list", method: "GET", path: "/api/books", parameters: [], responses },
    { ...create, method: "POST", path: "/api/books", parameters: [] },
  ]);
  expect(operationsOf({})).toEqual([]);
});

it.each(["#/components/parameters/id", "#/components/parameters/alias", "#/components/parameters/a~1b"])(
  "the operations of a contract have the part to which %s points",
  ($ref) => {
    expect(operationsOf(contractWith({ $ref }))[0]?.parameters).toEqual([id]);
  },
);

it.each(["#/components/parameters/none", "other.json#/components/parameters/id"])(
  "the operations of a contract refuse the reference %s, which the contract does not have",
  ($ref) => {
    expect(() => operationsOf(contractWith({ $ref }))).toThrow(`the contract has no part ${$ref}`);
  },
);
