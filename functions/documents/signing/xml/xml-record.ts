import {
  canonical,
  type CanonicalForm,
  canonicalForms,
  usualForm,
} from "../../../../shared/xml/canonical.ts";
import { documentIn, XmlError } from "../../../../shared/xml/parse.ts";
import { attributeOf, elementsIn, type XmlElement } from "../../../../shared/xml/tree.ts";
import { type DigestName, hashBy } from "../algorithms.ts";
import { onceEach, plainDigest } from "../digests-once.ts";
import { stampInfoIn } from "../time-stamp-info.ts";
import { digestOf } from "./methods.ts";
import { bytesIn, namedIn } from "./names.ts";
import {
  type ArchiveStamp,
  type Chain,
  checkChains,
  checkSize,
  type EvidenceRecord,
  RecordError,
} from "../records/record.ts";

/* Evidence records in XML (RFC 6283). */

export const ERS = "urn:ietf:params:xml:ns:ers";

/** The record in a file. @throws RecordError */
export function xmlRecordIn(bytes: Buffer): EvidenceRecord {
  const document = documentIn(bytes);
  if (!document) throw new RecordError("no XML");
  return recordOf(document.root);
}

/** @throws RecordError */
export function recordOf(root: XmlElement): EvidenceRecord {
  if (root.namespace !== ERS || root.local !== "EvidenceRecord") throw new RecordError("another element");
  // Data that were encrypted before they were stamped are other data than those that people have.
  if (namedIn(root, "EncryptionInformation")) throw new RecordError("of encrypted data");
  const sequence = namedIn(root, "ArchiveTimeStampSequence");
  if (!sequence) throw new RecordError("without chains");
  try {
    const chains = inOrder(sequence, "ArchiveTimeStampChain");
    checkChains(chains);
    const record = {
      chains: chains.map((one, i) => chainOf(one, { sequence, later: chains.slice(i), isFirst: i === 0 })),
      certificates: informationIn(sequence, "CERT"),
      statements: ["CRL", "OCSP"].flatMap((type) => informationIn(sequence, type)),
    };
    checkSize(record);
    return record;
  } catch (error) {
    if (error instanceof XmlError) throw new RecordError("not readable", { cause: error });
    throw error;
  }
}

/** Children of a name in the order that they say: each number once, from 1 on. */
function inOrder(parent: XmlElement, name: string): XmlElement[] {
  const all = elementsIn(parent).filter(({ local }) => local === name);
  const ordered = all.toSorted((a, b) => orderOf(a) - orderOf(b));
  if (ordered.some((one, i) => orderOf(one) !== i + 1)) throw new RecordError("an order with gaps");
  return ordered;
}

const orderOf = (element: XmlElement): number => Number(attributeOf(element, "Order"));

interface Place {
  sequence: XmlElement;
  /** This chain, and those after it. */
  later: XmlElement[];
  isFirst: boolean;
}

function chainOf(chain: XmlElement, { sequence, later, isFirst }: Place): Chain {
  const method = namedIn(chain, "CanonicalizationMethod");
  const form = canonicalForms.get((method && attributeOf(method, "Algorithm")) ?? "");
  const before = () =>
    form && canonical({ apex: sequence, without: new Set(later), hasComments: true }, form);
  return {
    digest: form && digestOf(namedIn(chain, "DigestMethod")),
    stamps: inOrder(chain, "ArchiveTimeStamp").map((one) => stampOf(one, form)),
    before: isFirst ? undefined : before(),
    isJoined: false,
    digestOf: (form && digestsByForm.get(form)) ?? plainDigest,
  };
}

/** A document of XML is stamped in its canonical form (RFC 6283, 3.2.1). */
const digestsByForm = new Map(
  [...canonicalForms.values()].map((form) => [form, onceEach((data, name) => digestIn(data, name, form))]),
);

function digestIn(data: Buffer, name: DigestName, form: CanonicalForm): Buffer {
  const document = data.toString("latin1", 0, 100).includes("<") ? documentIn(data) : undefined;
  return document
    ? hashBy(name)
        .update(canonical({ apex: document, without: new Set(), hasComments: true }, form))
        .digest()
    : plainDigest(data, name);
}

function stampOf(element: XmlElement, form: CanonicalForm | undefined): ArchiveStamp {
  const stamp = namedIn(element, "TimeStamp");
  const token = bytesIn(namedIn(stamp, "TimeStampToken"));
  if (!stamp || !token) throw new RecordError("a stamp without a token");
  const tree = namedIn(element, "HashTree");
  return {
    token,
    info: stampInfoIn(token),
    groups: tree ? inOrder(tree, "Sequence").map(groupOf) : [],
    renewed: canonical({ apex: stamp, without: new Set(), hasComments: true }, form ?? usualForm),
  };
}

const groupOf = (sequence: XmlElement): Buffer[] =>
  elementsIn(sequence).map((one) => {
    const hash = one.local === "DigestValue" ? bytesIn(one) : undefined;
    if (!hash) throw new RecordError("no hash");
    return hash;
  });

/** Certificates and revocation data beside the stamps, in base64. */
const informationIn = (sequence: XmlElement, type: string): Buffer[] =>
  elementsIn(sequence)
    .flatMap((chain) => elementsIn(chain))
    .flatMap((stamp) => namedIn(stamp, "TimeStamp") ?? [])
    .flatMap((stamp) => namedIn(stamp, "CryptographicInformationList") ?? [])
    .flatMap(elementsIn)
    .filter((one) => attributeOf(one, "Type") === type)
    .flatMap((one) => bytesIn(one) ?? []);
