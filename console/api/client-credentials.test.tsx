import { expect, it } from "vitest";
import { besideAudit, besideBank, besideProject } from "./client-credentials.ts";

const at = (path: string): string => window.location.origin + path;

it("beside a secret that is shown once stand its address and a line for curl that names it", () => {
  const valuesOf = (beside: readonly { value: string }[]) => beside.map(({ value }) => value);
  expect(valuesOf(besideProject("taxe", "a:b"))).toEqual([
    "taxe",
    at("/identity/api/v1/login"),
    `curl '${at("/identity/api/v1/login")}' --data-urlencode 'Username=taxe' --data-urlencode 'Password=a:b'`,
  ]);
  expect(valuesOf(besideBank("BNK", "t"))).toEqual([
    "BNK",
    at("/invoicing/api/v1/extras"),
    `curl '${at("/invoicing/api/v1/extras")}' -H 'Authorization: Bearer t' -d reference= -d invoice= -d amount=`,
  ]);
  expect(valuesOf(besideAudit("t"))).toEqual([
    at("/platform/api/v1/app/audits"),
    `curl -X POST '${at("/platform/api/v1/app/audits")}' -H 'Authorization: Bearer t'`,
  ]);
});
