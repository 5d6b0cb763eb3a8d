import { expect, it } from "vitest";
import { parseXml } from "../../../../shared/xml/parse.ts";
import {
  attributeOf,
  elementsIn,
  textIn,
  withinElement,
  type XmlElement,
} from "../../../../shared/xml/tree.ts";
import { failed, open, type Outcome, type Verdict, verdictWithout } from "../outcomes.ts";
import { subIndications } from "../reasons.ts";
import type { Materials } from "../used.ts";
import { etsiReport } from "./etsi-report.ts";

const at = new Date("2026-03-01T10:00:00Z");
const bytes = (text: string) => Buffer.from(text);

const rootOf = (verdict: Verdict, field?: string): XmlElement =>
  parseXml(
    bytes(
      etsiReport({ at, signatures: [{ verdict, field, data: [{ hash: "ab".repeat(32) }] }], fetched: [] }),
    ),
  ).root;
const named = (root: XmlElement, name: string) =>
  [...withinElement(root)].filter(({ local }) => local === name);

it("a validation report has the parts of a signature in the order of the schema, each reference with its object", () => {
  const materials: Materials = {
    form: "CADES",
    value: bytes("value"),
    method: { key: "ec", digest: "sha256" },
    digests: ["sha256"],
    isSignerSigned: true,
    signer: bytes("signer"),
    claimed: [at],
    path: [bytes("signer"), bytes("authority"), bytes("root")],
    certificates: [bytes("signer")],
    statements: [
      { kind: "list", bytes: bytes("list") },
      { kind: "answer", bytes: bytes("answer") },
    ],
    stamps: [
      { kind: "signature", token: bytes("first"), at, isGood: true, statements: [], stamps: [] },
      { kind: "archive", token: bytes("second"), at, isGood: false, statements: [0], stamps: [0] },
    ],
    revoked: [{ certificate: bytes("signer"), at, statement: 1 }],
    isStrong: true,
  };
  const root = rootOf({
    ...verdictWithout(open("REVOKED_NO_POE", "CERTIFICAT_REVOCAT"), { integritate: "INTACTA" }),
    timp: { la: at, sursa: "STAMPILA_SEMNATURII" },
    materials,
  });
  const [one] = elementsIn(root);
  expect(one && elementsIn(one).map(({ local }) => local)).toEqual([
    "SignatureIdentifier",
    "ValidationConstraintsEvaluationReport",
    "ValidationTimeInfo",
    "SignersDocument",
    "SignatureAttributes",
    "SignerInformation",
    "SignatureValidationProcess",
    "SignatureValidationStatus",
  ]);
  const ids = new Set([...withinElement(root)].flatMap((it) => attributeOf(it, "id") ?? []));
  const asked = [...withinElement(root)].flatMap((it) => attributeOf(it, "VOReference")?.split(" ") ?? []);
  expect(asked.filter((id) => !ids.has(id))).toEqual([]);
  const [revoked] = named(root, "RevocationStatusInformation");
  expect(
    revoked && elementsIn(revoked).map((it) => attributeOf(it, "VOReference")?.[0] ?? textIn(it)),
  ).toEqual(["C", at.toISOString(), "R"]);
  // What is not good proves nothing.
  expect(named(root, "POEProvisioning")).toHaveLength(1);
});

it.each(subIndications)("a validation report that ends by %s says in which building block", (reason) => {
  const outcome: Outcome =
    reason === "HASH_FAILURE" ? failed(reason, "CONTINUT_MODIFICAT") : open(reason, "NESUSTINUT");
  const root = rootOf(verdictWithout(outcome, { integritate: "NESTABILITA" }));
  const states = named(root, "ValidationConstraint").map((it) =>
    named(it, "MainIndication")
      .map((indication) => textIn(indication).split(":").at(-1))
      .join(),
  );
  const end = states.findIndex((state) => state !== "passed");
  expect(states).toHaveLength(5);
  expect(states[end]).toBe(reason === "HASH_FAILURE" ? "failed" : "indeterminate");
  expect(states.slice(end + 1).every((state) => state === "")).toBe(true);
});

it("a validation report of what strangers wrote stays one document", () => {
  const verdict = verdictWithout(open("TRY_LATER", "REVOCARE_NEVERIFICATA"), { integritate: "INTACTA" });
  const root = rootOf(verdict, `<a>&"\u0000\ud800]]>`);
  expect(named(root, "DAIdentifier").map(textIn)).toEqual([`<a>&"\ufffd]]>`]);
});

it("a validation report of a time stamp that holds says what existed since when, and that it passed", () => {
  const hash = "cd".repeat(32);
  const proof = {
    felDovada: "MARCA_TEMPORALA",
    status: "VALIDA",
    indicatie: "TOTAL_PASSED",
    la: at,
    acopera: ["contract.txt"],
    hash: "ef".repeat(32),
  } as const;
  const later = new Date("2026-04-01T10:00:00Z");
  const proofs = [{ proof: { ...proof, acopera: [...proof.acopera] }, data: [{ hash }] }];
  const { root } = parseXml(bytes(etsiReport({ at: later, signatures: [], proofs, fetched: [] })));
  const [stamp, data] = named(root, "ValidationObject").filter((it) => attributeOf(it, "id"));
  expect(stamp && named(stamp, "MainIndication").map(textIn)).toEqual([
    "urn:etsi:019102:mainindication:passed",
  ]);
  expect(stamp && named(stamp, "POEProvisioning").map((it) => textIn(named(it, "POETime")[0] ?? it))).toEqual(
    [at.toISOString()],
  );
  expect(data && [attributeOf(data, "id"), textIn(named(data, "POETime")[0] ?? data)]).toEqual([
    `D-${hash}`,
    at.toISOString(),
  ]);
});
