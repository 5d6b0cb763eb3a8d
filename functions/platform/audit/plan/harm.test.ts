import { expect, it } from "vitest";
import { sampleRegistration } from "../../../../shared/testing/sample-system.ts";
import { readContract } from "../contract/read-contract.ts";
import { bytesOf } from "../testing/local-network.ts";
import { lenientContract } from "../testing/lenient/system.ts";
import { mayBeSent, namedWrites } from "./harm.ts";

const registration = {
  ...sampleRegistration("https://sistem.test/baza"),
  credentials: {
    staff: { type: "login" as const, url: "https://sistem.test/autentificare", username: "a", password: "b" },
  },
  dryAddresses: [{ method: "DELETE", path: "/api/v1/staff/flows/proba" }],
};
const PROBE = "https://sistem.test/baza/api/v1/admin/conformance-probes";

it.each([
  ["GET", "https://sistem.test/baza/api/v1/staff/flows", true],
  ["HEAD", "https://sistem.test/baza/api/v1/staff/flows", true],
  ["OPTIONS", "https://sistem.test/baza/api/v1/staff/flows", true],
  ["POST", "https://sistem.test/baza/api/v1/staff/flows", false],
  ["PUT", "https://sistem.test/baza/api/v1/staff/flows/00000000-0000-4000-8000-000000000000", false],
  ["PATCH", "https://sistem.test/baza/api/v1/staff/flows/0", false],
  ["DELETE", "https://sistem.test/baza/api/v1/staff/flows/0", false],
  ["PROPFIND", "https://sistem.test/baza/api/v1/staff/flows", false],
  ["get", "https://sistem.test/baza/api/v1/staff/flows", false],
  ["POST", PROBE, true],
  ["PUT", PROBE, false],
  ["POST", `${PROBE}?dry=1`, false],
  ["POST", PROBE.replace("sistem.test", "alt.test"), false],
  ["DELETE", "https://sistem.test/baza/api/v1/staff/flows/proba", true],
  ["DELETE", "https://sistem.test/baza/api/v1/staff/flows/proba/pasi", false],
  ["POST", "https://sistem.test/autentificare", true],
  ["POST", "https://sistem.test/baza/autentificare", false],
])("the model of harm of %s %s is %s", (method, href, expected) => {
  const address = new URL(href);
  expect(mayBeSent({ method, address }, { registration, writesAreOver: false })).toBe(expected);
  const isRead = ["GET", "HEAD", "OPTIONS"].includes(method);
  expect(mayBeSent({ method, address }, { registration, writesAreOver: true })).toBe(isRead);
});

it("the model of harm takes a named address for the operation of the contract with the fewest parameters", async () => {
  const { operations } = await readContract(bytesOf(lenientContract()));
  const dryAddresses = [
    { method: "POST", path: "/api/v1/staff/flows/bulk-deletions" },
    { method: "PATCH", path: "/api/v1/staff/flows/7" },
    { method: "PATCH", path: "/api/v1/staff/flows/" },
    { method: "PATCH", path: "/api/v1/staff/necunoscut" },
  ];
  const found = namedWrites({ ...registration, dryAddresses }, operations);
  expect(found.map(({ operation, path }) => `${operation.key} ${path}`)).toEqual([
    "POST /api/v1/admin/conformance-probes /api/v1/admin/conformance-probes",
    "POST /api/v1/staff/flows/bulk-deletions /api/v1/staff/flows/bulk-deletions",
    "PATCH /api/v1/staff/flows/{id} /api/v1/staff/flows/7",
  ]);
});
