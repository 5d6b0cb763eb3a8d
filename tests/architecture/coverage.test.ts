import { expect, it } from "vitest";
import { operationsFor, specification, type Line } from "../../tools/coverage/specification.ts";

const line = (method: string, address: string): Line => ({ section: "", method, address });
const operation = (method: string, path: string) => ({ operationId: `${method} ${path}`, method, path });

it("the coverage of the specification lists each operation of the specification once", () => {
  for (const lines of specification().values()) {
    const named = lines.map(({ method, address }) => `${method} ${address}`);
    expect(named).toEqual([...new Set(named)]);
    expect(named.filter((one) => !/^(GET|POST|PUT|PATCH|DELETE) \/\S+$/.test(one))).toEqual([]);
  }
});

it("the coverage of the specification knows an operation whatever its parameters are called, and only by its own method and address", () => {
  const declared = [
    operation("GET", "/api/x/{cod}"),
    operation("GET", "/api/x"),
    operation("PUT", "/api/x/{id}"),
  ];
  const found = (method: string, address: string) =>
    operationsFor(line(method, address), declared).map(({ path }) => path);
  expect(found("GET", "/api/x/{id}")).toEqual(["/api/x/{cod}"]);
  expect(found("GET", "/api/x/?a=")).toEqual(["/api/x"]);
  expect(found("GET", "/api/x/...")).toEqual(["/api/x/{cod}", "/api/x"]);
  expect(found("POST", "/api/x")).toEqual([]);
  expect(found("GET", "/api/x/{id}/y")).toEqual([]);
});
