import type { X509Certificate } from "node:crypto";
import * as asn1 from "asn1js";
import { itemsOf, valueOf } from "./asn1-values.ts";
import { extensionOf, parsed } from "./certificate.ts";
import { purposesOf } from "./certificate-rules.ts";
import {
  type Criteria,
  type Criterion,
  type Listed,
  type ListFacts,
  type Period,
  periodsAt,
} from "./listed-services.ts";
import { oids } from "./oids.ts";
import type { Qualification } from "./reasons.ts";

/*
 * If a signature is a qualified one (ETSI TS 119 615, 4.4 to 4.6): by what its certificate says of itself, and what the list of its
 * issuer says of such certificates, when it was issued and when it signed. It follows the reference's order of steps.
 */

type Type = "signature" | "seal" | "site" | "unknown";

/** What a certificate is at a time; undefined if it cannot be determined. */
interface Determined {
  isQualified: boolean;
  type: Type;
  /** The key is in a device that only the signer can use. */
  isInDevice: boolean;
}

/** A service of a type at a time. */
interface Seen extends Period {
  type: string;
  list: ListFacts;
  /** The qualifiers whose criteria the certificate meets. */
  qualifiers: string[];
}

/** @param services those of the trusted authority of the certificate */
export function qualificationOf(certificate: X509Certificate, services: Listed[], at: Date): Qualification {
  const known = readable(() => ({
    said: saidBy(certificate),
    atIssue: seenAt(services, certificate, certificate.validFromDate),
    atSigning: seenAt(services, certificate, at),
  }));
  if (!known) return "NEDETERMINATA";
  const { said, atIssue, atSigning } = known;
  const issued = determined(said, atIssue);
  const signed = determined(said, atSigning);
  return issued && signed ? together(issued, signed) : "NEDETERMINATA";
}

/** What an unreadable extension says is not known. */
function readable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

function together(issued: Determined, signed: Determined): Qualification {
  const type = issued.type === signed.type ? signed.type : "unknown";
  if (!issued.isQualified || !signed.isQualified || type === "site") return "NECALIFICATA";
  if (!signed.isInDevice || type === "unknown") return "AVANSATA_CU_CERTIFICAT_CALIFICAT";
  return type === "signature" ? "SEMNATURA_CALIFICATA" : "SIGILIU_CALIFICAT";
}

/** Undefined if a criterion of one is not known here. */
function seenAt(services: Listed[], certificate: X509Certificate, at: Date): Seen[] | undefined {
  const seen: Seen[] = [];
  for (const service of services)
    for (const period of periodsAt(service, at)) {
      if (period.isUnclear || period.qualifications.some(({ criteria }) => !criteria)) return undefined;
      const met = period.qualifications.filter(({ criteria }) => criteria && meets(certificate, criteria));
      seen.push({
        ...period,
        type: service.type,
        list: service.list,
        qualifiers: met.flatMap((one) => one.qualifiers),
      });
    }
  return seen;
}

/** The law of the Union on trust services applies from here on. */
const REGULATION = new Date("2016-06-30T22:00:00Z");
const isSince = (at: Date | string): boolean => new Date(at) >= REGULATION;

function determined(said: Said, seen: Seen[] | undefined): Determined | undefined {
  if (!seen) return undefined;
  const issuing = seen.filter(({ type }) => type === "CA/QC");
  const own = ownType(said);
  const fitting = said.isNew ? issuing.filter((one) => isFor(one, own)) : issuing;
  const results = fitting.map((one) => determinedBy(one, said, own));
  // Two entries that say different things of the same certificate contradict one another.
  if (new Set(results.map((one) => JSON.stringify(one))).size > 1) return undefined;
  const granted = fitting.find(isGranted);
  return granted ? determinedBy(granted, said, own) : { isQualified: false, type: own, isInDevice: false };
}

/** A status counts under the law that was in force when it was given. */
const isGranted = ({ from, status }: Seen): boolean =>
  isSince(from)
    ? status === "granted"
    : ["undersupervision", "supervisionincessation", "accredited"].includes(status);

/** True if the service is for certificates of the type, or the list says that this one is of a type that the service is for. */
function isFor({ uses, qualifiers }: Seen, own: Type): boolean {
  if (own === "unknown") return true;
  const named = usages.filter(([qualifier]) => qualifiers.includes(qualifier));
  const fitting = usages.filter(
    ([qualifier, , use]) =>
      uses.includes(use) && !(qualifier === "QCForESig" && qualifiers.includes("QCForLegalPerson")),
  );
  const [only, another] = named;
  // The list may say that a certificate is of another type than it says itself.
  const isOverruled = only && !another && only[1] !== own && fitting.includes(only);
  return isOverruled || fitting.some(([, type]) => type === own);
}

function determinedBy(service: Seen, said: Said, own: Type): Determined {
  const isQualified = isQualifiedBy(service, said);
  if (!isQualified) return { isQualified, type: own, isInDevice: false };
  return { isQualified, type: typeBy(service, own), isInDevice: isInDeviceBy(service, said) };
}

function isQualifiedBy(service: Seen, { isCompliant, policies, laws, isNew }: Said): boolean {
  if (!isGranted(service) || service.qualifiers.includes("NotQualified")) return false;
  if (service.qualifiers.includes("QCStatement")) return true;
  const isStated = isCompliant || (!isNew && policies.some((one) => oldPolicies.includes(one)));
  const { isOfUnion, territory } = service.list;
  // A certificate under the law of a country names it; none is that of the Union.
  return isStated && (laws.length === 0 || (!isOfUnion && laws.includes(territory)));
}

const usages: [qualifier: string, type: Type, use: string][] = [
  ["QCForESig", "signature", "ForeSignatures"],
  ["QCForESeal", "seal", "ForeSeals"],
  ["QCForWSA", "site", "ForWebSiteAuthentication"],
];

function typeBy({ from, qualifiers, uses }: Seen, own: Type): Type {
  const named = usages.filter(([qualifier]) => qualifiers.includes(qualifier));
  const [first, another] = named;
  if (qualifiers.includes("QCForLegalPerson") && qualifiers.includes("QCForESig")) return "unknown";
  if (another) return "unknown";
  if (!isSince(from)) return contradictsOldLaw(qualifiers, uses) ? "unknown" : "signature";
  if (!first) return own;
  const [, type, use] = first;
  return uses.length === 0 || uses.includes(use) ? type : "unknown";
}

/** Before the law of the Union there were neither seals nor sites. */
const contradictsOldLaw = (qualifiers: string[], uses: string[]): boolean =>
  ["QCForESeal", "QCForWSA"].some((one) => qualifiers.includes(one)) ||
  uses.join() === "ForeSeals" ||
  uses.join() === "ForWebSiteAuthentication";

function isInDeviceBy({ from, qualifiers }: Seen, said: Said): boolean {
  const has = (...names: string[]) => names.some((name) => qualifiers.includes(name));
  const isIn = has("QCWithQSCD", "QCWithSSCD", "QCQSCDManagedOnBehalf");
  const isNot = has("QCNoQSCD", "QCNoSSCD");
  const isAsStated = has("QCQSCDStatusAsInCert", "QCSSCDStatusAsInCert");
  if ((isIn || isAsStated) && isNot) return false;
  if (isIn && isAsStated) return false;
  const isNew = isSince(from);
  if (isNew && has("QCWithSSCD", "QCNoSSCD") && !has("QCWithQSCD", "QCNoQSCD")) return false;
  if (isNew ? has("QCWithQSCD", "QCQSCDManagedOnBehalf") : has("QCWithSSCD")) return true;
  if (isNew ? has("QCNoQSCD") : has("QCNoSSCD")) return false;
  return said.isInDevice || (!said.isNew && said.policies.includes(oldPolicyOfDevices));
}

const oldPolicyOfDevices = "0.4.0.1456.1.1";
/** QCP and QCP+ of the law before. */
const oldPolicies = [oldPolicyOfDevices, "0.4.0.1456.1.2"];

/** What a certificate says of itself (ETSI EN 319 412-5). */
interface Said {
  isCompliant: boolean;
  isInDevice: boolean;
  types: string[];
  /** The countries whose law it names. */
  laws: string[];
  policies: string[];
  /** It was issued under the law of the Union. */
  isNew: boolean;
}

function ownType({ types, isCompliant, policies, isNew }: Said): Type {
  if (!isNew)
    return isCompliant || policies.some((one) => oldPolicies.includes(one)) ? "signature" : "unknown";
  const named = statedTypes.filter(([id]) => types.includes(id));
  const [first, another] = named;
  if (first) return another ? "unknown" : first[1];
  return isCompliant ? "signature" : "unknown";
}

const statedTypes: [id: string, type: Type][] = [
  ["0.4.0.1862.1.6.1", "signature"],
  ["0.4.0.1862.1.6.2", "seal"],
  ["0.4.0.1862.1.6.3", "site"],
];

function saidBy(certificate: X509Certificate): Said {
  const extension = extensionOf(certificate, oids.qualifiedStatements);
  const statements = new Map(
    (extension ? itemsOf(valueOf(extension)) : []).map((one) => {
      const [id, info] = itemsOf(one);
      return [idIn(id), info];
    }),
  );
  const typed = statements.get("0.4.0.1862.1.6");
  const lawful = statements.get("0.4.0.1862.1.7");
  return {
    isCompliant: statements.has("0.4.0.1862.1.1"),
    isInDevice: statements.has("0.4.0.1862.1.4"),
    types: typed ? itemsOf(typed).map(idIn) : [],
    laws: lawful ? itemsOf(lawful).map(textIn) : [],
    policies: policiesOf(certificate),
    isNew: isSince(certificate.validFromDate),
  };
}

function policiesOf(certificate: X509Certificate): string[] {
  const extension = extensionOf(certificate, oids.certificatePolicies);
  return extension ? itemsOf(valueOf(extension)).map((one) => idIn(itemsOf(one)[0])) : [];
}

function idIn(block: asn1.BaseBlock | undefined): string {
  if (!(block instanceof asn1.ObjectIdentifier)) throw new Error("expected an identifier");
  return block.valueBlock.toString();
}

function textIn(block: asn1.BaseBlock): string {
  if (!(block instanceof asn1.PrintableString)) throw new Error("expected a code of a country");
  return block.valueBlock.value;
}

const meets = (certificate: X509Certificate, { assert, of }: Criteria): boolean => {
  const met = (one: Criterion) => meetsOne(certificate, one);
  if (assert === "all") return of.every(met);
  return assert === "none" ? !of.some(met) : of.some(met);
};

function meetsOne(certificate: X509Certificate, one: Criterion): boolean {
  if ("criteria" in one) return meets(certificate, one.criteria);
  if ("policies" in one) return includesAll(policiesOf(certificate), one.policies);
  if ("purposes" in one) return includesAll(purposesOf(certificate) ?? [], one.purposes);
  if ("subject" in one) {
    const parts = parsed(certificate).subject.typesAndValues.map(({ type }) => type);
    return includesAll(parts, one.subject);
  }
  const bits = keyUsageOf(certificate);
  return one.usage.every(([bit, isSet]) => (((bits[bit >> 3] ?? 0) & (0x80 >> (bit & 7))) !== 0) === isSet);
}

const includesAll = (all: string[], wanted: string[]): boolean => wanted.every((one) => all.includes(one));

/** The bits of keyUsage; a certificate without it has none. */
function keyUsageOf(certificate: X509Certificate): Uint8Array {
  const extension = extensionOf(certificate, oids.keyUsage);
  const bits = extension && valueOf(extension);
  return bits instanceof asn1.BitString ? bits.valueBlock.valueHexView : new Uint8Array();
}
