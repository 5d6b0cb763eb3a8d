import type { X509Certificate } from "node:crypto";
import { attributeOf, elementsIn, textIn, type XmlElement } from "../../../../shared/xml/tree.ts";
import { certificateIn } from "../certificate.ts";
import {
  type Criteria,
  type Criterion,
  isUsedType,
  type ListedService,
  type ListFacts,
  nameKey,
  type Period,
  type Qualification,
} from "../listed-services.ts";
import { base64In } from "../xml/names.ts";

/* The content of a trusted list (ETSI TS 119 612, versions 5 and 6). Nothing here says if its signature is good. */

/** The document is no trusted list, or contradicts its standard. */
export class NoList extends Error {
  override readonly name = "NoList";
}

/** Another list that a list of lists names. */
export interface Pointer {
  address: string;
  territory: string;
  /** In DER, as base64: those that may sign it. */
  signers: string[];
}

export interface ReadList extends ListFacts {
  /** True for a list of lists. */
  isOfLists: boolean;
  sequence: number;
  issued: string;
  pointers: Pointer[];
  services: KeptService[];
}

/** A service as it is kept: it is found by the names of its certificates. */
export interface KeptService extends Omit<ListedService, "list"> {
  names: string[];
}

/** Far more than any list has. */
const MOST = { pointers: 200, services: 20_000, periods: 100, certificates: 50 };

const TSL = "http://uri.etsi.org/02231/v2#";
const VERSIONS = ["5", "6"];

/** @throws NoList */
export function readList(root: XmlElement): ReadList {
  if (root.namespace !== TSL || root.local !== "TrustServiceStatusList") throw new NoList("another document");
  const scheme = the(root, "SchemeInformation");
  if (!VERSIONS.includes(text(the(scheme, "TSLVersionIdentifier")))) throw new NoList("another version");
  const sequence = Number(text(the(scheme, "TSLSequenceNumber")));
  if (!Number.isSafeInteger(sequence) || sequence < 0) throw new NoList("no number");
  const type = text(the(scheme, "TSLType"));
  const next = the(scheme, "NextUpdate");
  const until = elementsIn(next).length > 0 ? momentIn(the(next, "dateTime")) : undefined;
  const pointed = one(scheme, "PointersToOtherTSL");
  const providers = one(root, "TrustServiceProviderList");
  const isOfLists = type.endsWith("listofthelists");
  return {
    territory: text(the(scheme, "SchemeTerritory")).toUpperCase(),
    isOfLists,
    isOfUnion: type.endsWith("/EUgeneric"),
    sequence,
    issued: momentIn(the(scheme, "ListIssueDateTime")),
    ...(until === undefined ? {} : { until }),
    // A list of services may name others, e.g. the list of lists: it cannot make them count.
    pointers:
      isOfLists && pointed ? bounded(all(pointed, "OtherTSLPointer"), MOST.pointers).flatMap(pointerIn) : [],
    services: !isOfLists && providers ? servicesIn(providers) : [],
  };
}

/** A pointer to a list that can be read here: an XML document of one territory, with those that may sign it. */
function pointerIn(element: XmlElement): Pointer[] {
  const about = one(element, "AdditionalInformation");
  const said = about ? all(about, "OtherInformation").flatMap(elementsIn) : [];
  const wordOf = (local: string) => {
    const [first] = said.filter((each) => each.local === local);
    return first && text(first);
  };
  const territory = wordOf("SchemeTerritory")?.toUpperCase();
  const isXml = wordOf("MimeType") === "application/vnd.etsi.tsl+xml";
  const isOfLists = wordOf("TSLType")?.endsWith("listofthelists") ?? false;
  const address = text(the(element, "TSLLocation"));
  const identities = one(element, "ServiceDigitalIdentities");
  const signers = identities
    ? all(identities, "ServiceDigitalIdentity").flatMap(certificatesIn).map(encoded)
    : [];
  const isUsed = territory !== undefined && isXml && !isOfLists && signers.length > 0 && isAddress(address);
  return isUsed ? [{ address, territory, signers: bounded(signers, MOST.certificates) }] : [];
}

const isAddress = (address: string): boolean =>
  URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);

const encoded = ({ raw }: X509Certificate): string => raw.toString("base64");

const servicesIn = (providers: XmlElement): KeptService[] =>
  bounded(
    all(providers, "TrustServiceProvider")
      .flatMap((provider) => all(provider, "TSPServices"))
      .flatMap((services) => all(services, "TSPService")),
    MOST.services,
  ).flatMap(serviceIn);

const TYPES = "http://uri.etsi.org/TrstSvc/Svctype/";

/** A service of use, with at least one certificate: a name or an identifier of a key alone proves nothing. */
function serviceIn(element: XmlElement): KeptService[] {
  const now = the(element, "ServiceInformation");
  const type = endOf(text(the(now, "ServiceTypeIdentifier")), [TYPES]);
  if (!isUsedType(type)) return [];
  const certificates = bounded(all(now, "ServiceDigitalIdentity").flatMap(certificatesIn), MOST.certificates);
  if (certificates.length === 0) return [];
  const history = one(element, "ServiceHistory");
  const before = history ? bounded(all(history, "ServiceHistoryInstance"), MOST.periods) : [];
  // An entry of the history for another type is of another service.
  const statuses = [now, ...before];
  return [
    {
      type,
      certificates: certificates.map(encoded),
      names: [...new Set(certificates.map(({ subject }) => nameKey(subject)))],
      periods: statuses.flatMap((one, i) => {
        const isSame = endOf(text(the(one, "ServiceTypeIdentifier")), [TYPES]) === type;
        return isSame ? [periodIn(one, statuses[i - 1])] : [];
      }),
    },
  ];
}

const STATUSES = "http://uri.etsi.org/TrstSvc/TrustedList/Svcstatus/";

/** The status ends where the one that is written before it begins: a history in another order has statuses without a time. */
function periodIn(element: XmlElement, newer: XmlElement | undefined): Period {
  const extensions = one(element, "ServiceInformationExtensions");
  const known = extensions ? all(extensions, "Extension").map(extensionIn) : [];
  return {
    from: momentIn(the(element, "StatusStartingTime")),
    ...(newer ? { until: momentIn(the(newer, "StatusStartingTime")) } : {}),
    status: endOf(text(the(element, "ServiceStatus")), [STATUSES]),
    qualifications: known.flatMap(({ qualifications = [] }) => qualifications),
    uses: known.flatMap(({ uses = [] }) => uses),
    ...(known.some(({ isUnclear }) => isUnclear) ? { isUnclear: true } : {}),
  };
}

interface Extension {
  qualifications?: Qualification[];
  uses?: string[];
  isUnclear?: boolean;
}

/** Extensions of a service whose meaning is no matter of trust. */
const harmless = ["TakenOverBy", "ExpiredCertsRevocationInfo"];

function extensionIn(element: XmlElement): Extension {
  const parts = elementsIn(element);
  const qualifications = parts
    .filter(({ local }) => local === "Qualifications")
    .flatMap((part) => all(part, "QualificationElement"))
    .map(qualificationIn);
  const uses = parts
    .filter(({ local }) => local === "AdditionalServiceInformation")
    .flatMap((part) => all(part, "URI"))
    .map((uri) => endOf(text(uri), [INFORMATION]));
  const isKnown = parts.every(({ local }) =>
    ["Qualifications", "AdditionalServiceInformation", ...harmless].includes(local),
  );
  return { qualifications, uses, isUnclear: !isKnown && attributeOf(element, "Critical") === "true" };
}

const INFORMATION = "http://uri.etsi.org/TrstSvc/TrustedList/SvcInfoExt/";
const OLD_INFORMATION = "http://uri.etsi.org/TrstSvc/eSigDir-1999-93-EC-TrustedList/SvcInfoExt/";

function qualificationIn(element: XmlElement): Qualification {
  const qualifiers = all(the(element, "Qualifiers"), "Qualifier").map((each) =>
    endOf(attributeOf(each, "uri") ?? "", [INFORMATION, OLD_INFORMATION]),
  );
  const list = one(element, "CriteriaList");
  const criteria = list && criteriaIn(list, 0);
  return { qualifiers, ...(criteria ? { criteria } : {}) };
}

const asserts: string[] = ["all", "atLeastOne", "none"] satisfies Criteria["assert"][];
const isAssert = (word: string): word is Criteria["assert"] => asserts.includes(word);

const MOST_DEPTH = 10;

/** Undefined if a criterion is not known here, or there is none. */
function criteriaIn(element: XmlElement, depth: number): Criteria | undefined {
  const assert = attributeOf(element, "assert") ?? "";
  const parts = elementsIn(element).filter(({ local }) => local !== "Description");
  const criteria = parts.flatMap((part) =>
    part.local === "otherCriteriaList" ? elementsIn(part).map(otherIn) : [criterionIn(part, depth)],
  );
  const known = criteria.filter((each) => each !== undefined);
  if (!isAssert(assert) || known.length === 0 || known.length < criteria.length) return undefined;
  return { assert, of: known };
}

function criterionIn(element: XmlElement, depth: number): Criterion | undefined {
  if (element.local === "PolicySet")
    return someOf("policies", all(element, "PolicyIdentifier").map(identifierIn));
  if (element.local === "KeyUsage") return usageIn(element);
  if (element.local !== "CriteriaList" || depth >= MOST_DEPTH) return undefined;
  const criteria = criteriaIn(element, depth + 1);
  return criteria && { criteria };
}

function otherIn(element: XmlElement): Criterion | undefined {
  if (element.local === "ExtendedKeyUsage")
    return someOf("purposes", all(element, "KeyPurposeId").map(identifierIn));
  return element.local === "CertSubjectDNAttribute"
    ? someOf("subject", all(element, "AttributeOID").map(identifierIn))
    : undefined;
}

function someOf(
  kind: "policies" | "purposes" | "subject",
  ids: (string | undefined)[],
): Criterion | undefined {
  const known = ids.filter((id) => id !== undefined);
  if (known.length === 0 || known.length < ids.length) return undefined;
  if (kind === "policies") return { policies: known };
  return kind === "purposes" ? { purposes: known } : { subject: known };
}

/** An object identifier, also as a name of the space `urn:oid`. */
function identifierIn(element: XmlElement): string | undefined {
  const [identifier] = elementsIn(element).filter(({ local }) => local === "Identifier");
  const id = identifier && text(identifier).replace(/^urn:oid:/i, "");
  return id !== undefined && /^\d+(\.\d+)+$/.test(id) ? id : undefined;
}

/** The bits of keyUsage by their names in lists. */
const usages = [
  "digitalSignature",
  "nonRepudiation",
  "keyEncipherment",
  "dataEncipherment",
  "keyAgreement",
  "keyCertSign",
  "crlSign",
  "encipherOnly",
  "decipherOnly",
];

function usageIn(element: XmlElement): Criterion | undefined {
  const bits = all(element, "KeyUsageBit").map((bit): [number, boolean] => [
    usages.indexOf(attributeOf(bit, "name") ?? ""),
    ["true", "1"].includes(text(bit)),
  ]);
  return bits.length > 0 && bits.every(([bit]) => bit >= 0) ? { usage: bits } : undefined;
}

/** The certificates of an identity. */
const certificatesIn = (identity: XmlElement): X509Certificate[] =>
  all(identity, "DigitalId")
    .flatMap((id) => all(id, "X509Certificate"))
    .flatMap((each) => certificateIn(base64In(textIn(each)) ?? Buffer.alloc(0)));

/** The children with a name, in the namespace of lists or of their extensions. */
const all = (element: XmlElement, local: string): XmlElement[] =>
  elementsIn(element).filter(
    (each) => each.local === local && each.namespace.startsWith("http://uri.etsi.org/"),
  );

/** The only child with a name. @throws NoList if there are several */
function one(element: XmlElement, local: string): XmlElement | undefined {
  const [first, another] = all(element, local);
  if (another) throw new NoList(`${local} more than once`);
  return first;
}

/** @throws NoList if there is none */
function the(element: XmlElement, local: string): XmlElement {
  const found = one(element, local);
  if (!found) throw new NoList(`no ${local}`);
  return found;
}

const text = (element: XmlElement): string => textIn(element).trim();

/** @throws NoList */
function bounded<T>(items: T[], most: number): T[] {
  if (items.length > most) throw new NoList("too many parts");
  return items;
}

/** What follows one of some beginnings; the whole text if none is there, which is then unknown. */
function endOf(uri: string, beginnings: string[]): string {
  const beginning = beginnings.find((each) => uri.startsWith(each));
  return beginning === undefined ? uri : uri.slice(beginning.length);
}

/** A moment with its zone, in UTC. @throws NoList */
function momentIn(element: XmlElement): string {
  const said = text(element);
  const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(said)
    ? new Date(said)
    : undefined;
  if (!at || Number.isNaN(at.getTime())) throw new NoList("no moment");
  return at.toISOString();
}
