import type { X509Certificate } from "node:crypto";
import { ENVELOPED, EXCLUSIVE, signatureOf, type XmlWish } from "../../shared/testing/signed-xml/kit.ts";
import type { Identity } from "../signing-service/certificates.ts";

/*
 * Trusted lists and lists of such lists (ETSI TS 119 612), made and signed for the local system and for tests. They are written as
 * their exclusive canonical form, as the signature needs it.
 */

export interface ListWish {
  territory: string;
  /** The end of its type: `MDlist`, `EUgeneric`, `MDlistofthelists` … */
  type?: string;
  version?: string;
  sequence?: number;
  issued: Date;
  /** null: the list is closed. */
  until: Date | null;
  pointers?: PointerWish[];
  services?: ServiceWish[];
}

export interface PointerWish {
  address: string;
  territory: string;
  signers: X509Certificate[];
  type?: string;
  mime?: string;
}

interface Status {
  status?: string;
  from: Date;
  /** `ServiceInformationExtensions` has these. */
  extensions?: string[];
}

export interface ServiceWish extends Status {
  type?: string;
  certificates: X509Certificate[];
  /** Another identity, in the place of certificates. */
  identity?: string;
  /** The newest first. */
  history?: (Status & { type?: string })[];
}

const TSL = "http://uri.etsi.org/02231/v2#";
const BASE = "http://uri.etsi.org/TrstSvc";
const INFORMATION = `${BASE}/TrustedList/SvcInfoExt/`;

const named = (tag: string, text: string): string => `<${tag}><Name xml:lang="en">${text}</Name></${tag}>`;
const address = (tag: string, uri: string): string => `<${tag}><URI xml:lang="en">${uri}</URI></${tag}>`;
const postal = `<PostalAddresses><PostalAddress xml:lang="en"><StreetAddress>Strada Exemplu 1</StreetAddress><Locality>Exemplu</Locality><CountryName>MD</CountryName></PostalAddress></PostalAddresses>`;
const electronic = `<ElectronicAddress><URI xml:lang="en">mailto:liste@temelia.test</URI></ElectronicAddress>`;
const dated = (at: Date): string => at.toISOString().replace(/\.\d+Z$/, "Z");

const identityOf = (certificates: X509Certificate[]): string =>
  certificates
    .map(({ raw }) => `<DigitalId><X509Certificate>${raw.toString("base64")}</X509Certificate></DigitalId>`)
    .join("");

function pointerTo({ address: at, territory, signers, type = "MDlist", mime }: PointerWish): string {
  const other = (element: string) => `<OtherInformation>${element}</OtherInformation>`;
  const identities = `<ServiceDigitalIdentities><ServiceDigitalIdentity>${identityOf(signers)}</ServiceDigitalIdentity></ServiceDigitalIdentities>`;
  const about = [
    other(`<TSLType>${BASE}/TrustedList/TSLType/${type}</TSLType>`),
    other(named("SchemeOperatorName", "Temelia")),
    other(`<SchemeTerritory>${territory}</SchemeTerritory>`),
    other(
      `<a:MimeType xmlns:a="http://uri.etsi.org/02231/v2/additionaltypes#">${mime ?? "application/vnd.etsi.tsl+xml"}</a:MimeType>`,
    ),
  ].join("");
  return `<OtherTSLPointer>${identities}<TSLLocation>${at}</TSLLocation><AdditionalInformation>${about}</AdditionalInformation></OtherTSLPointer>`;
}

/** The list, without a signature: the canonical form that is signed. */
export function unsignedList(wish: ListWish, signature = ""): string {
  const { territory, type = "MDlist", version = "6", sequence = 1, issued, until, pointers = [] } = wish;
  const { services = [] } = wish;
  const scheme = [
    `<TSLVersionIdentifier>${version}</TSLVersionIdentifier>`,
    `<TSLSequenceNumber>${String(sequence)}</TSLSequenceNumber>`,
    `<TSLType>${BASE}/TrustedList/TSLType/${type}</TSLType>`,
    named("SchemeOperatorName", "Temelia"),
    `<SchemeOperatorAddress>${postal}${electronic}</SchemeOperatorAddress>`,
    named("SchemeName", `${territory}:Temelia`),
    address("SchemeInformationURI", "https://temelia.test/liste"),
    `<StatusDeterminationApproach>${BASE}/TrustedList/StatusDetn/${territory}appropriate</StatusDeterminationApproach>`,
    `<SchemeTerritory>${territory}</SchemeTerritory>`,
    `<HistoricalInformationPeriod>65535</HistoricalInformationPeriod>`,
    pointers.length > 0 ? `<PointersToOtherTSL>${pointers.map(pointerTo).join("")}</PointersToOtherTSL>` : "",
    `<ListIssueDateTime>${dated(issued)}</ListIssueDateTime>`,
    `<NextUpdate>${until ? `<dateTime>${dated(until)}</dateTime>` : ""}</NextUpdate>`,
  ].join("");
  const provider = `<TSPInformation>${named("TSPName", "Temelia")}<TSPAddress>${postal}${electronic}</TSPAddress>${address("TSPInformationURI", "https://temelia.test")}</TSPInformation><TSPServices>${services.map(serviceOf).join("")}</TSPServices>`;
  const providers =
    services.length > 0
      ? `<TrustServiceProviderList><TrustServiceProvider>${provider}</TrustServiceProvider></TrustServiceProviderList>`
      : "";
  return `<TrustServiceStatusList xmlns="${TSL}" Id="L" TSLTag="http://uri.etsi.org/19612/TSLTag"><SchemeInformation>${scheme}</SchemeInformation>${providers}${signature}</TrustServiceStatusList>`;
}

function serviceOf(wish: ServiceWish): string {
  const { type = "CA/QC", certificates, identity = identityOf(certificates), history = [], ...now } = wish;
  const before = history
    .map((one) => `<ServiceHistoryInstance>${statusOf({ type, ...one }, identity)}</ServiceHistoryInstance>`)
    .join("");
  return `<TSPService><ServiceInformation>${statusOf({ type, ...now }, identity)}</ServiceInformation>${before && `<ServiceHistory>${before}</ServiceHistory>`}</TSPService>`;
}

const statusOf = (
  { type, status = "granted", from, extensions = [] }: Status & { type: string },
  identity: string,
): string =>
  [
    `<ServiceTypeIdentifier>${BASE}/Svctype/${type}</ServiceTypeIdentifier>`,
    named("ServiceName", "Temelia"),
    `<ServiceDigitalIdentity>${identity}</ServiceDigitalIdentity>`,
    `<ServiceStatus>${BASE}/TrustedList/Svcstatus/${status}</ServiceStatus>`,
    `<StatusStartingTime>${dated(from)}</StatusStartingTime>`,
    extensions.length > 0
      ? `<ServiceInformationExtensions>${extensions.join("")}</ServiceInformationExtensions>`
      : "",
  ].join("");

/** An extension that says what a service is for: `ForeSignatures`, `ForeSeals` … */
export const isFor = (use: string): string =>
  `<Extension Critical="true"><AdditionalServiceInformation><URI xml:lang="en">${INFORMATION}${use}</URI></AdditionalServiceInformation></Extension>`;

/** An extension with qualifiers for the certificates that meet the criteria. */
export const qualifies = (qualifiers: string[], criteria: string): string =>
  `<Extension Critical="true"><s:Qualifications xmlns:s="${BASE}/SvcInfoExt/eSigDir-1999-93-EC-TrustedList/#"><s:QualificationElement><s:Qualifiers>${qualifiers
    .map((one) => `<s:Qualifier uri="${INFORMATION}${one}"></s:Qualifier>`)
    .join("")}</s:Qualifiers>${criteria}</s:QualificationElement></s:Qualifications></Extension>`;

/** Criteria of `qualifies`. */
export const criteria = (assert: string, ...of: string[]): string =>
  `<s:CriteriaList assert="${assert}">${of.join("")}</s:CriteriaList>`;

export const keyUsage = (name: string, isSet = true): string =>
  `<s:KeyUsage><s:KeyUsageBit name="${name}">${String(isSet)}</s:KeyUsageBit></s:KeyUsage>`;

export const policy = (id: string): string =>
  `<s:PolicySet><s:PolicyIdentifier><x:Identifier xmlns:x="http://uri.etsi.org/01903/v1.3.2#" Qualifier="OIDAsURN">urn:oid:${id}</x:Identifier></s:PolicyIdentifier></s:PolicySet>`;

/** A list with its signature. */
export function trustedList(wish: ListWish, signer: Identity, how: Partial<XmlWish> = {}): string {
  const parts = [{ uri: "", transforms: [ENVELOPED, EXCLUSIVE], bytes: unsignedList(wish) }];
  const { key, certificate } = signer;
  return unsignedList(wish, signatureOf({ parts, key, certificate, at: dated(wish.issued), ...how }));
}
