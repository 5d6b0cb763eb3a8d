import { describe, expect, it } from "vitest";
import { FIRST_EDITION } from "../model/rule.ts";
import { pathZone } from "../rules/addresses.ts";
import { readContract } from "../contract/read-contract.ts";
import type { Evidence } from "../model/evidence.ts";
import { formOf } from "./kept-exchange.ts";
import { judgementsOf, rowsOf } from "./judge.ts";
import { maskedDeep, maskOf } from "../probe/masked.ts";
import { matchesGlob } from "./waived.ts";

describe("a glob", () => {
  it.each([
    ["/api/documents/**", "/api/documents", true],
    ["/api/documents/**", "/api/documents/{id}/versions", true],
    ["/api/documents/*", "/api/documents/{id}", true],
    ["/api/documents/*", "/api/documents/{id}/versions", false],
    ["/**/versions", "/api/documents/{id}/versions", true],
    ["/**", "/", true],
    ["/api/doc*", "/api/documents", false],
    ["/**/**/**/**/x", `/${"a/".repeat(200)}y`, false],
  ])("%s matches %s: %s", (glob, path, expected) => {
    expect(matchesGlob(glob, path)).toBe(expected);
  });
});

describe("the mask", () => {
  const mask = maskOf(["un-secret", 'cu"ghilimele&']);

  it.each([
    ["token un-secret", "token ***"],
    ["cu%22ghilimele%26", "***"],
    ['{"a":"cu\\"ghilimele&"}', '{"a":"***"}'],
    ["Authorization: Bearer abcdefghij", "Authorization: ***"],
    ["eyJhbGciOiJI.eyJzdWIiOiIx.c2VtbmF0dXJh", "***"],
    ["ion.popescu+x@posta.gov.md,", "***@***,"],
    ["IDNP 2000000000007!", "IDNP *************!"],
    ["?filter[idnp]=%202000000000007", "?filter[idnp]=%20*************"],
    ["?filter[email]=ion%40posta.md", "?filter[email]=***@***"],
    ["ion\\u0040posta.md ion&#64;posta.md", "***@*** ***@***"],
    ["%22un-secret%22 cu&quot;ghilimele&amp;", "%22***%22 ***"],
    ["8999999999999999 and 123456789012", "8999999999999999 and 123456789012"],
  ])("the mask of %s is %s", (text, expected) => {
    expect(mask(text)).toBe(expected);
  });

  it("the mask reaches names and values at any depth", () => {
    expect(maskedDeep({ "un-secret": [{ a: "un-secret", b: 7 }] }, mask)).toEqual({
      "***": [{ a: "***", b: 7 }],
    });
  });

  it("the mask is linear for long texts without a match", () => {
    const before = process.threadCpuUsage();
    mask(`${"a.".repeat(50_000)}@`);
    expect(process.threadCpuUsage(before).user).toBeLessThan(3_000_000);
  });
});

it("the form of an answer has keys, types and lengths, and no value", () => {
  const answer = {
    idnp: "2000000000007",
    items: [{ nume: "Ion", creatLa: "2026-01-01", ok: true, nr: 3, gol: null }],
  };
  expect(formOf(answer)).toEqual({
    idnp: "digits(13)",
    items: {
      length: 1,
      first: { nume: "text(3)", creatLa: "date(10)", ok: "boolean", nr: "number", gol: "object" },
    },
  });
});

describe("a rule that joined the standard", () => {
  const evidenceAt = async (at: string): Promise<Evidence> => ({
    registration: {
      cod: "a",
      denumire: "a",
      interval: "weekly",
      activ: true,
      public: true,
      contact: "",
      waivers: [],
    },
    at: Date.parse(at),
    contract: await readContract(
      Buffer.from(
        '{"openapi":"3.1.0","info":{"title":"a","version":"1.0.0"},"paths":{"/api/x":{"get":{"responses":{}}}}}',
      ),
    ),
    exchanges: [],
    failedCredentials: [],
    turn: { from: 0, size: 1, of: 1 },
  });

  it.each([
    ["2026-12-01", "WARN"],
    ["2026-12-30", "WARN"],
    ["2026-12-31", "FAIL"],
  ])("a rule that joined the standard on 1 December is %s: %s", async (day, verdict) => {
    const rules = [{ ...pathZone, since: "2026-12-01" }];
    const evidence = await evidenceAt(`${day}T00:00:00Z`);
    const judgements = judgementsOf(evidence, rules);
    expect(rowsOf(evidence, judgements, judgements, rules)).toMatchObject([{ id: "path-zone", verdict }]);
  });

  it("a rule that joined the standard that throws over its evidence has not been exercised, and stops no other", async () => {
    const throwing = { ...pathZone, id: "nou", since: FIRST_EDITION, judge: () => JSON.parse("{") as never };
    const evidence = await evidenceAt("2027-01-01");
    const rules = [throwing, pathZone];
    const judgements = judgementsOf(evidence, rules);
    expect(rowsOf(evidence, judgements, judgements, rules)).toMatchObject([
      { verdict: "NOT_APPLICABLE", checked: 0, notExercisedTotal: 1 },
      { verdict: "FAIL" },
    ]);
  });
});
