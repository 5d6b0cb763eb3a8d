import { describe, expect, it } from "vitest";
import { AT } from "../testing/local-network.ts";
import { registrationFaults } from "./registration-faults.ts";

const at = new Date(AT);
const faults = (fields: { baseUrl?: string; openapiUrl?: string }) =>
  registrationFaults({ ...fields, waivers: [] }, at).map(({ field, fault }) => `${field} ${fault}`);

describe("the addresses of a registration", () => {
  it.each([
    [{ baseUrl: "https://exemplu.md/servicii" }],
    [{ openapiUrl: "https://exemplu.md/openapi.json?grup=a" }],
    [{ baseUrl: "https://exemplu.md", openapiUrl: "https://exemplu.md:8443/openapi.json" }],
    [{ baseUrl: "http://127.0.0.1:8080" }],
    [{ baseUrl: "http://[::1]:8080" }],
    [{ baseUrl: "http://10.20.30.40" }],
    [{ baseUrl: "http://localhost:3000" }],
  ])("%o are accepted", (fields) => {
    expect(faults(fields)).toEqual([]);
  });

  it.each([
    [{}, "baseUrl obligatoriu"],
    [{ baseUrl: "nimic" }, "baseUrl adresa"],
    [{ baseUrl: "ftp://exemplu.md" }, "baseUrl schema"],
    [{ openapiUrl: "file:///etc/passwd" }, "openapiUrl schema"],
    [{ baseUrl: "https://ion:parola@exemplu.md" }, "baseUrl dateDeAcces"],
    [{ openapiUrl: "https://exemplu.md/openapi.json#a" }, "openapiUrl fragment"],
    [{ baseUrl: "https://exemplu.md#" }, "baseUrl fragment"],
    [{ baseUrl: "https://exemplu.md?a=b" }, "baseUrl interogare"],
    [{ baseUrl: "http://exemplu.md" }, "baseUrl httpPublic"],
    [{ baseUrl: "http://8.8.8.8" }, "baseUrl httpPublic"],
    [{ baseUrl: "http://localhost.exemplu.md" }, "baseUrl httpPublic"],
    [{ baseUrl: "https://exemplu.md", openapiUrl: "https://alt.md/openapi.json" }, "openapiUrl altaGazda"],
  ])("%o are refused: %s", (fields, expected) => {
    expect(faults(fields)).toEqual([expected]);
  });
});

describe("a waiver of a registration", () => {
  const waiver = { rule: "noun", pathPattern: "/api/**", reason: "decizia 16" };
  const of = (more: object) =>
    registrationFaults({ baseUrl: "https://exemplu.md", waivers: [{ ...waiver, ...more }] }, at);

  it("a waiver of a registration may end within a year, or name the decision that keeps it", () => {
    expect([of({}), of({ validUntil: "2027-11-26T08:00:00.000Z" }), of({ decision: "0016" })]).toEqual([
      [],
      [],
      [],
    ]);
  });

  it.each([
    [{ rule: "altul" }, "waivers.0.rule", "necunoscut"],
    [{ pathPattern: "api/**" }, "waivers.0.pathPattern", "baraLaInceput"],
    [{ validUntil: "2026-11-26T08:00:00.000Z" }, "waivers.0.validUntil", "interval"],
    [{ validUntil: "2027-11-26T08:00:00.001Z" }, "waivers.0.validUntil", "interval"],
    [{ validUntil: "mâine" }, "waivers.0.validUntil", "interval"],
  ])("%o is refused", (more, field, fault) => {
    expect(of(more)).toEqual([{ field, fault }]);
  });
});
