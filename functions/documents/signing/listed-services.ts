import type { X509Certificate } from "node:crypto";
import { certificateIn } from "./certificate.ts";
import type { Purpose } from "./certificate-rules.ts";

/*
 * Services of providers in trusted lists (ETSI TS 119 612), as far as signatures are judged by them. They are data: they are kept in
 * an extract, and passed to the process that opens files.
 */

/** A list, as answers name it. */
export interface ListFacts {
  territory: string;
  /** When the next one is due; undefined for a list that was closed. */
  until?: string;
  /** Its certificates are qualified by the law of the Union, and not by one that they name. */
  isOfUnion: boolean;
}

export interface ListedService {
  list: ListFacts;
  /** The end of its identifier: `CA/QC`, `TSA/QTST` … */
  type: string;
  /** In DER, as base64. All have the key of the service. */
  certificates: string[];
  periods: Period[];
}

/** A status with its time. */
export interface Period {
  from: string;
  /** The beginning of the status that followed; undefined for the current one. */
  until?: string;
  /** The end of its identifier: `granted`, `withdrawn` … */
  status: string;
  qualifications: Qualification[];
  /** What the service is for, by the ends of identifiers: `ForeSignatures`, `ForeSeals` … */
  uses: string[];
  /** It demands to consider something that is not known here. */
  isUnclear?: true;
}

/** What the list says of the certificates that meet some criteria. */
export interface Qualification {
  /** The ends of identifiers: `QCWithQSCD`, `NotQualified` … */
  qualifiers: string[];
  /** Undefined if they are not known here. */
  criteria?: Criteria;
}

export interface Criteria {
  assert: "all" | "atLeastOne" | "none";
  of: Criterion[];
}

export type Criterion =
  | { usage: [bit: number, isSet: boolean][] }
  | { policies: string[] }
  | { purposes: string[] }
  | { subject: string[] }
  | { criteria: Criteria };

export interface ListSource {
  /** The services of trusted lists with one of these names; absent if there are no lists. @throws if they are not available */
  fetchServices?(names: string[]): Promise<ListedService[]>;
}

const typesFor: Record<Purpose, string[]> = {
  documents: ["CA/QC", "CA/PKC", "NationalRootCA-QC"],
  stamps: ["TSA/QTST", "TSA", "TSA/TSS-QC", "TSA/TSS-AdESQCandQES"],
  lists: [],
};

/** Services of other types are of no use here. */
export const isUsedType = (type: string): boolean => Object.values(typesFor).flat().includes(type);

/** With these, what a service issued counts (the reference: granted, or recognised at national level, before and after 2016). */
const allowing = new Set([
  "granted",
  "recognisedatnationallevel",
  "setbynationallaw",
  "undersupervision",
  "supervisionincessation",
  "accredited",
]);

/** The statuses at a time. More than one if the history contradicts itself. */
export const periodsAt = ({ periods }: ListedService, at: Date): Period[] =>
  periods.filter(({ from, until }) => new Date(from) <= at && (until === undefined || at < new Date(until)));

/** True if a service counts at a time, whatever the order of its history. */
function counts(service: ListedService, at: Date): boolean {
  const periods = periodsAt(service, at);
  return periods.length > 0 && periods.every(({ status, isUnclear }) => allowing.has(status) && !isUnclear);
}

/** A service with its certificates. */
export interface Listed extends ListedService {
  identities: X509Certificate[];
}

/** The key of a distinguished name: programs write one in several ways. */
export const nameKey = (name: string): string => name.toLowerCase().replaceAll(/\s+/g, " ").trim();

/** The services that may have issued one of these certificates, or have it themselves. */
export async function listedAround(certificates: X509Certificate[], trust: ListSource): Promise<Listed[]> {
  if (!trust.fetchServices) return [];
  const [first] = certificates;
  const names = [...(first ? [first.subject] : []), ...certificates.map(({ issuer }) => issuer)];
  const found = await trust.fetchServices([...new Set(names.map(nameKey))]);
  return found.map((one) => ({
    ...one,
    identities: one.certificates.flatMap((text) => certificateIn(Buffer.from(text, "base64"))),
  }));
}

export const listedFor = (listed: Listed[], purpose: Purpose): Listed[] =>
  listed.filter(({ type }) => typesFor[purpose].includes(type));

/** The anchors that count for a purpose at a time: each only by a service of its type. */
export const anchorsAt = (listed: Listed[], purpose: Purpose, at: Date): X509Certificate[] =>
  listedFor(listed, purpose)
    .filter((one) => counts(one, at))
    .flatMap(({ identities }) => identities);

/** The services with a certificate. */
export const servicesOf = (listed: Listed[], certificate: X509Certificate | undefined): Listed[] =>
  listed.filter(({ identities }) => certificate && identities.some(({ raw }) => raw.equals(certificate.raw)));
