import { generateKeyPairSync } from "node:crypto";
import * as asn1 from "asn1js";
import { describe, expect, it } from "vitest";
import { certify, extension, issue } from "../../../localstack/signing-service/certificates.ts";
import { anchorsAt, type Criterion, type Listed, type Period } from "./listed-services.ts";
import { oids } from "./oids.ts";
import { qualificationOf } from "./qualification.ts";

const AT = new Date("2025-06-01T00:00:00Z");
const life = { from: new Date("2024-01-01T00:00:00Z"), until: new Date("2034-01-01T00:00:00Z") };
const authority = issue({ name: "Emitent", use: "authority", ...life });
const { publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });

const sequence = (...value: asn1.BaseBlock[]) => new asn1.Sequence({ value: value as never });
const id = (value: string) => new asn1.ObjectIdentifier({ value });

interface Stated {
  isCompliant?: boolean;
  isInDevice?: boolean;
  /** 1: signatures, 2: seals, 3: sites. */
  types?: number[];
  laws?: string[];
  policies?: string[];
  from?: Date;
}

/** A certificate that says this of itself (ETSI EN 319 412-5). */
function certificate({ isCompliant, isInDevice, types, laws, policies = [], from = life.from }: Stated) {
  const base = "0.4.0.1862.1";
  const statements = [
    ...(isCompliant ? [sequence(id(`${base}.1`))] : []),
    ...(isInDevice ? [sequence(id(`${base}.4`))] : []),
    ...(types ? [sequence(id(`${base}.6`), sequence(...types.map((one) => id(`${base}.6.${one}`))))] : []),
    ...(laws
      ? [sequence(id(`${base}.7`), sequence(...laws.map((value) => new asn1.PrintableString({ value }))))]
      : []),
  ];
  const extensions = [
    ...(statements.length > 0 ? [extension(oids.qualifiedStatements, sequence(...statements))] : []),
    ...(policies.length > 0
      ? [extension(oids.certificatePolicies, sequence(...policies.map((one) => sequence(id(one)))))]
      : []),
  ];
  return certify(publicKey, { name: "Ana Rusu", use: "signing", ...life, from, extensions }, authority);
}

const granted: Period = {
  from: "2020-01-01T00:00:00Z",
  status: "granted",
  qualifications: [],
  uses: ["ForeSignatures"],
};

const service = (period: Partial<Period> = {}, more: Partial<Listed> = {}): Listed => ({
  list: { territory: "MD", isOfUnion: true },
  type: "CA/QC",
  certificates: [],
  identities: [authority.certificate],
  periods: [{ ...granted, ...period }],
  ...more,
});

const met: Criterion = { usage: [[1, true]] };
const says = (
  qualifiers: string[],
  of: Criterion[] = [met],
  assert: "all" | "atLeastOne" | "none" = "all",
) => ({
  qualifications: [{ qualifiers, criteria: { assert, of } }],
});

const qualified = { isCompliant: true, isInDevice: true, types: [1] };
const own = certificate(qualified);

describe("a qualified signature", () => {
  it.each<[said: string, stated: Stated, services: Listed[], expected: string]>([
    [
      "a certificate for signatures in a device, of a granted service",
      qualified,
      [service()],
      "SEMNATURA_CALIFICATA",
    ],
    ["one that names no type", { isCompliant: true, isInDevice: true }, [service()], "SEMNATURA_CALIFICATA"],
    [
      "a certificate for seals, of a service for seals",
      { ...qualified, types: [2] },
      [service({ uses: ["ForeSeals"] })],
      "SIGILIU_CALIFICAT",
    ],
    [
      "a certificate for seals, of a service for signatures",
      { ...qualified, types: [2] },
      [service()],
      "NECALIFICATA",
    ],
    [
      "a certificate for sites",
      { ...qualified, types: [3] },
      [service({ uses: ["ForWebSiteAuthentication"] })],
      "NECALIFICATA",
    ],
    [
      "a certificate of two types",
      { ...qualified, types: [1, 2] },
      [service()],
      "AVANSATA_CU_CERTIFICAT_CALIFICAT",
    ],
    [
      "a certificate without a device",
      { ...qualified, isInDevice: false },
      [service()],
      "AVANSATA_CU_CERTIFICAT_CALIFICAT",
    ],
    ["a certificate that says nothing", {}, [service()], "NECALIFICATA"],
    [
      "a certificate that says nothing, of which the list says all",
      {},
      [service(says(["QCStatement", "QCForESig", "QCWithQSCD"]))],
      "SEMNATURA_CALIFICATA",
    ],
    [
      "a list that takes the device away",
      qualified,
      [service(says(["QCNoQSCD"]))],
      "AVANSATA_CU_CERTIFICAT_CALIFICAT",
    ],
    [
      "a list that gives and takes the device",
      qualified,
      [service(says(["QCWithQSCD", "QCNoQSCD"]))],
      "AVANSATA_CU_CERTIFICAT_CALIFICAT",
    ],
    [
      "a list that leaves the device to the certificate",
      qualified,
      [service(says(["QCQSCDStatusAsInCert"]))],
      "SEMNATURA_CALIFICATA",
    ],
    [
      "a list that leaves the device to the certificate, which has none",
      { ...qualified, isInDevice: false },
      [service(says(["QCQSCDStatusAsInCert"]))],
      "AVANSATA_CU_CERTIFICAT_CALIFICAT",
    ],
    [
      "a list with a qualifier of the law before, now",
      { ...qualified, isInDevice: false },
      [service(says(["QCWithSSCD"]))],
      "AVANSATA_CU_CERTIFICAT_CALIFICAT",
    ],
    [
      "a list that says that it is not qualified",
      qualified,
      [service(says(["NotQualified"]))],
      "NECALIFICATA",
    ],
    ["a list that says both", qualified, [service(says(["NotQualified", "QCStatement"]))], "NECALIFICATA"],
    [
      "a list that makes a signature a seal",
      qualified,
      [service({ ...says(["QCForESeal"]), uses: ["ForeSignatures", "ForeSeals"] })],
      "SIGILIU_CALIFICAT",
    ],
    [
      "a list that makes it of two types",
      qualified,
      [service({ ...says(["QCForESeal", "QCForESig"]), uses: ["ForeSignatures", "ForeSeals"] })],
      "AVANSATA_CU_CERTIFICAT_CALIFICAT",
    ],
    [
      "a list that makes it a seal for which the service is not",
      qualified,
      [service(says(["QCForESeal"]))],
      "AVANSATA_CU_CERTIFICAT_CALIFICAT",
    ],
    [
      "a list that says that it is of an organization",
      qualified,
      [service(says(["QCForLegalPerson"]))],
      "NECALIFICATA",
    ],
    [
      "a qualifier whose criteria it does not meet",
      qualified,
      [service(says(["NotQualified"], [{ usage: [[1, false]] }]))],
      "SEMNATURA_CALIFICATA",
    ],
    [
      "a qualifier for certificates that meet none of the criteria",
      qualified,
      [service(says(["NotQualified"], [met], "none"))],
      "SEMNATURA_CALIFICATA",
    ],
    [
      "a qualifier of which one of two criteria is met",
      qualified,
      [service(says(["NotQualified"], [{ policies: ["1.2"] }, met], "atLeastOne"))],
      "NECALIFICATA",
    ],
    [
      "a qualifier of which one of two criteria is met, and both must",
      qualified,
      [service(says(["NotQualified"], [{ policies: ["1.2"] }, met]))],
      "SEMNATURA_CALIFICATA",
    ],
    [
      "a qualifier for its policy",
      { ...qualified, policies: ["1.2.3"] },
      [service(says(["NotQualified"], [{ policies: ["1.2.3"] }]))],
      "NECALIFICATA",
    ],
    [
      "a qualifier for a part of its name",
      qualified,
      [service(says(["NotQualified"], [{ subject: ["2.5.4.3"] }]))],
      "NECALIFICATA",
    ],
    [
      "a qualifier for a purpose that it does not have",
      qualified,
      [service(says(["NotQualified"], [{ purposes: ["1.2"] }]))],
      "SEMNATURA_CALIFICATA",
    ],
    [
      "criteria inside of criteria",
      qualified,
      [service(says(["NotQualified"], [{ criteria: { assert: "none", of: [{ policies: ["1.2"] }] } }]))],
      "NECALIFICATA",
    ],
    [
      "criteria that are not known here",
      qualified,
      [service({ qualifications: [{ qualifiers: ["QCWithQSCD"] }] })],
      "NEDETERMINATA",
    ],
    ["an extension that is not known here", qualified, [service({ isUnclear: true })], "NEDETERMINATA"],
    ["a service that is not granted", qualified, [service({ status: "withdrawn" })], "NECALIFICATA"],
    [
      "a service with a status of the law before",
      qualified,
      [service({ status: "undersupervision" })],
      "NECALIFICATA",
    ],
    [
      "a service that is recognised at national level",
      qualified,
      [service({ status: "recognisedatnationallevel" })],
      "NECALIFICATA",
    ],
    ["a service of another type", qualified, [service({}, { type: "CA/PKC" })], "NECALIFICATA"],
    ["two entries that say the same", qualified, [service(), service()], "SEMNATURA_CALIFICATA"],
    [
      "two entries that contradict one another",
      qualified,
      [service(), service({ status: "withdrawn" })],
      "NEDETERMINATA",
    ],
    [
      "the law of a country, in a list of the Union",
      { ...qualified, laws: ["MD"] },
      [service()],
      "NECALIFICATA",
    ],
    [
      "the law of a country, in its list",
      { ...qualified, laws: ["MD"] },
      [service({}, { list: { territory: "MD", isOfUnion: false } })],
      "SEMNATURA_CALIFICATA",
    ],
    [
      "the law of a country, in the list of another one",
      { ...qualified, laws: ["RO"] },
      [service({}, { list: { territory: "MD", isOfUnion: false } })],
      "NECALIFICATA",
    ],
  ])("a qualified signature: %s", (_, stated, services, expected) => {
    expect(qualificationOf(certificate(stated), services, AT)).toBe(expected);
  });

  it("a qualified signature has a certificate that was qualified when it was issued, and when it signed", () => {
    const early = { ...granted, from: "2020-01-01T00:00:00Z", until: "2024-06-01T00:00:00Z" };
    const late = { ...granted, from: "2024-06-01T00:00:00Z" };
    const of = (first: Partial<Period>, second: Partial<Period>) =>
      qualificationOf(
        own,
        [
          service(
            {},
            {
              periods: [
                { ...late, ...second },
                { ...early, ...first },
              ],
            },
          ),
        ],
        AT,
      );
    expect(of({}, {})).toBe("SEMNATURA_CALIFICATA");
    expect(of({}, { status: "withdrawn" })).toBe("NECALIFICATA");
    expect(of({ status: "withdrawn" }, {})).toBe("NECALIFICATA");
    expect(of(says(["QCForESeal"]), {})).toBe("AVANSATA_CU_CERTIFICAT_CALIFICAT");
    expect(qualificationOf(own, [service({ from: "2025-01-01T00:00:00Z" })], AT)).toBe("NECALIFICATA");
  });

  it("a qualified signature under the law before is known by its policies and the statuses of that law", () => {
    const from = new Date("2015-01-01T00:00:00Z");
    const old = certificate({ policies: ["0.4.0.1456.1.1"], from });
    const supervised = service({ from: "2012-01-01T00:00:00Z", status: "undersupervision", uses: [] });
    const at = new Date("2016-01-01T00:00:00Z");
    expect(qualificationOf(old, [supervised], at)).toBe("SEMNATURA_CALIFICATA");
    expect(qualificationOf(certificate({ from }), [supervised], at)).toBe("NECALIFICATA");
    const grantedTooEarly = service({ from: "2012-01-01T00:00:00Z", uses: [] });
    expect(qualificationOf(old, [grantedTooEarly], at)).toBe("NECALIFICATA");
  });
});

describe("an authority of a trusted list", () => {
  const at = (day: string) => new Date(`${day}T00:00:00Z`);
  const counts = (one: Listed, day: string, purpose: "documents" | "stamps" = "documents") =>
    anchorsAt([one], purpose, at(day)).length > 0;
  const history = (...periods: [from: string, until: string | undefined, status: string][]) =>
    service(
      {},
      {
        periods: periods.map(([from, until, status]) => ({
          ...granted,
          from: `${from}T00:00:00Z`,
          status,
          ...(until === undefined ? {} : { until: `${until}T00:00:00Z` }),
        })),
      },
    );

  it.each([
    ["granted", true],
    ["recognisedatnationallevel", true],
    ["undersupervision", true],
    ["accredited", true],
    ["supervisionincessation", true],
    ["withdrawn", false],
    ["deprecatedatnationallevel", false],
    ["supervisionrevoked", false],
    ["http://altundeva.test/granted", false],
    ["", false],
  ])("an authority of a trusted list with the status %s counts: %s", (status, expected) => {
    expect(counts(service({ status }), "2025-01-01")).toBe(expected);
  });

  it.each([
    ["CA/QC", true, false],
    ["CA/PKC", true, false],
    ["NationalRootCA-QC", true, false],
    ["TSA/QTST", false, true],
    ["TSA", false, true],
  ])(
    "an authority of a trusted list of the type %s counts for signatures: %s, for stamps: %s",
    (type, documents, stamps) => {
      const one = service({}, { type });
      expect([counts(one, "2025-01-01"), counts(one, "2025-01-01", "stamps")]).toEqual([documents, stamps]);
    },
  );

  it("an authority of a trusted list counts while its status allows it, from the moment of one to that of the next", () => {
    const one = history(
      ["2024-01-01", undefined, "withdrawn"],
      ["2022-01-01", "2024-01-01", "granted"],
      ["2021-01-01", "2022-01-01", "withdrawn"],
    );
    const days = ["2020-12-31", "2021-06-01", "2022-01-01", "2023-12-31", "2024-01-01", "2025-01-01"];
    expect(days.map((day) => counts(one, day))).toEqual([false, false, true, true, false, false]);
  });

  it("an authority of a trusted list counts neither by a status that begins later, nor by a history that is out of order", () => {
    expect(counts(history(["2026-01-01", undefined, "granted"]), "2025-01-01")).toBe(false);
    // The history grants from a day on that is after the withdrawal.
    const games = history(["2023-01-01", undefined, "withdrawn"], ["2024-01-01", "2023-01-01", "granted"]);
    expect(["2022-01-01", "2023-06-01", "2025-01-01"].map((day) => counts(games, day))).toEqual([
      false,
      false,
      false,
    ]);
    // Two statuses for the same days.
    const both = history(["2023-01-01", undefined, "granted"], ["2022-01-01", undefined, "withdrawn"]);
    expect(counts(both, "2025-01-01")).toBe(false);
  });

  it("an authority of a trusted list that demands something that is not known here does not count", () => {
    expect(counts(service({ isUnclear: true }), "2025-01-01")).toBe(false);
  });
});
