import { describe, expect, it } from "vitest";
import { answers } from "./caller.ts";
import { takeUndeclared } from "./undeclared.ts";

describe("statuses that tests see", () => {
  const answered = (method: string, path: string, status: number) => {
    answers.push({ method, path, status });
    return takeUndeclared();
  };

  it("fail a test where the contract of the operation does not declare them", () => {
    expect(answered("GET", "/documents/api/documents/12", 418)).toEqual(["documents.read answers 418"]);
    expect(answered("GET", "/documents/api/documents/count", 404)).toEqual(["documents.count answers 404"]);
    expect(answered("HEAD", "/documents//api/documents/12/", 202)).toEqual(["documents.read answers 202"]);
  });

  it("statuses that tests see are those of the contract: login 401 and 429, downloads 409", () => {
    expect(answered("POST", "/documents/api/authenticate", 401)).toEqual([]);
    expect(answered("POST", "/invoicing/api/authenticate", 429)).toEqual([]);
    expect(answered("GET", "/documents/api/documents/12/download", 409)).toEqual([]);
    expect(answered("GET", "/documents/api/documents/12/versions/1/download", 429)).toEqual([]);
  });

  it("statuses that tests see are not compared where no contract has the address or the method", () => {
    expect(answered("GET", "/documents/nowhere", 404)).toEqual([]);
    expect(answered("DELETE", "/documents/api/documents", 405)).toEqual([]);
  });
});
