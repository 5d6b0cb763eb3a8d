import { archiveOf, filesIn } from "./archive-files.ts";
import { asn1Bytes, asn1In, type Asn1Node, cmsTreeOf, type CmsTree, nodesOf } from "./asn1-tree.ts";
import { elementNamed, elementsOf, spliced, textOf } from "./xml-elements.ts";

/*
 * Tampered twins of signed files of every form: one thing of each is another, and everything around it is as it should be. A twin
 * is made of the bytes alone, whoever signed the file.
 */

export interface Twin {
  /** What is another: content, attributes, value, certificate, stamp, revocation, reference, wrapping. */
  change: string;
  bytes: Buffer;
  /** The content, or what the signer signed, is another one: no verdict may pass. */
  isChanged: boolean;
  /** Two readers see two files: which fault is told does not matter. */
  isAmbiguous?: true;
}

type Draw = () => number;
const oneOf = <T>(draw: Draw, items: readonly T[]): T | undefined => items[Math.floor(draw() * items.length)];

/** Another value of one bit, at a drawn place. */
export function flipped(bytes: Buffer, draw: Draw): Buffer {
  const changed = Buffer.from(bytes);
  const at = Math.floor(draw() * bytes.length);
  changed[at] = (changed[at] ?? 0) ^ (1 << Math.floor(draw() * 8));
  return changed;
}

/** Changes a byte of one of the values below a node. */
function changeBelow(node: Asn1Node | undefined, draw: Draw, isMeant: (leaf: Asn1Node) => boolean): boolean {
  const leaf = oneOf(draw, node ? nodesOf(node).filter((one) => !one.children && isMeant(one)) : []);
  if (leaf) leaf.content = flipped(leaf.content, draw);
  return leaf !== undefined;
}

/** Strings of bytes and bits: digests, values and names of keys, but not the types of things. */
const isValue = ({ tag, content }: Asn1Node) => [0x03, 0x04].includes(tag) && content.length >= 16;
const TIME_STAMP = Buffer.from("2a864886f70d010910020e", "hex");
const REVOCATION = ["2a864886f70d0109100218", "2a864886f72f010108"].map((oid) => Buffer.from(oid, "hex"));

const attributeIn = (node: Asn1Node | undefined, types: Buffer[]): Asn1Node | undefined =>
  node?.children?.find(({ children }) => types.some((type) => children?.[0]?.content.equals(type)));

type CmsChange = [change: string, change: (tree: CmsTree, draw: Draw) => boolean, isChanged: boolean];

const cmsChanges: CmsChange[] = [
  [
    "content",
    ({ content }, draw) => changeBelow(content, draw, ({ content: bytes }) => bytes.length > 0),
    true,
  ],
  ["attributes", ({ signedAttributes }, draw) => changeBelow(signedAttributes, draw, isValue), true],
  ["value", ({ value }, draw) => changeBelow(value, draw, () => true), true],
  ["certificate", ({ signerCertificate }, draw) => changeBelow(signerCertificate, draw, isValue), false],
  [
    "stamp",
    ({ unsignedAttributes }, draw) =>
      changeBelow(attributeIn(unsignedAttributes, [TIME_STAMP])?.children?.[1], draw, isValue),
    false,
  ],
  [
    "revocation",
    ({ lists: [first], signedAttributes, unsignedAttributes }, draw) =>
      changeBelow(
        first ?? attributeIn(unsignedAttributes, REVOCATION) ?? attributeIn(signedAttributes, REVOCATION),
        draw,
        ({ tag, content }) => tag === 0x03 && content.length >= 16,
      ),
    false,
  ],
  ["certificates are gone", ({ certificates }) => certificates.splice(0).length > 0, false],
  [
    "the stamp is gone",
    ({ root, unsignedAttributes }) => {
      const attribute = attributeIn(unsignedAttributes, [TIME_STAMP]);
      if (!attribute || !unsignedAttributes?.children) return false;
      unsignedAttributes.children.splice(unsignedAttributes.children.indexOf(attribute), 1);
      // A set of attributes is not empty.
      if (unsignedAttributes.children.length === 0)
        for (const { children } of nodesOf(root))
          if (children?.includes(unsignedAttributes))
            children.splice(children.indexOf(unsignedAttributes), 1);
      return true;
    },
    false,
  ],
];

const ARMOUR = /-----BEGIN [^-]+-----([^-]+)-----END/;

/** Twins of a CMS file; those of one that is text are bytes. */
export function cmsTwins(file: Buffer, draw: Draw): Twin[] {
  const text = ARMOUR.exec(file.toString("latin1"))?.[1];
  const bytes = text === undefined ? file : Buffer.from(text, "base64");
  return cmsChanges.flatMap(([change, act, isChanged]) => {
    const tree = cmsTreeOf(bytes);
    return act(tree, draw) ? [{ change, bytes: asn1Bytes(tree.root), isChanged }] : [];
  });
}

const CONTENTS = /\/Contents\s*<([0-9a-fA-F]{200,})>/g;
const PRICE = /100 lei/;

/** A revocation list in a store that is not compressed. */
function listIn(bytes: Buffer, text: string): { end: number } | undefined {
  for (const { index, 0: start } of text.matchAll(/stream\r?\n(?=0\x82)/g)) {
    const at = index + start.length;
    const end = at + 4 + bytes.readUInt16BE(at + 2);
    const [body] = asn1In(bytes.subarray(at, end)).children ?? [];
    // A certificate begins with its version in a tag.
    if (body?.children?.[0]?.tag === 0x02) return { end };
  }
  return undefined;
}

/** Twins of the last signature of a PDF, and of its page. */
export function pdfTwins(bytes: Buffer, draw: Draw): Twin[] {
  const text = bytes.toString("latin1");
  const twins: Twin[] = [];
  const price = PRICE.exec(text);
  if (price) {
    const changed = Buffer.from(bytes);
    changed.write("9", price.index);
    twins.push({ change: "content", bytes: changed, isChanged: true });
  }
  // A stamp of the document has no signer, and what is not signed in a signature below it is.
  const isStamped = text.includes("ETSI.RFC3161");
  const list = isStamped ? undefined : listIn(bytes, text);
  if (list) {
    const changed = Buffer.from(bytes);
    // The end of a list is the value of its signature.
    changed[list.end - 1] = (changed[list.end - 1] ?? 0) ^ (1 << Math.floor(draw() * 8));
    twins.push({ change: "revocation", bytes: changed, isChanged: false });
  }
  const found = [...text.matchAll(CONTENTS)].at(isStamped ? 0 : -1);
  // A value alone (adbe.x509.rsa_sha1) is no CMS file.
  if (!found?.[1]?.startsWith("30")) return twins;
  const [whole, digits = ""] = found;
  const start = found.index + whole.indexOf("<") + 1;
  for (const { change, bytes: cms, isChanged } of cmsTwins(Buffer.from(digits, "hex"), draw)) {
    const written = cms.toString("hex").padEnd(digits.length, "0");
    if (written.length !== digits.length || (isStamped && !isChanged)) continue;
    const changed = Buffer.from(bytes);
    changed.write(written, start, "latin1");
    twins.push({ change, bytes: changed, isChanged });
  }
  return twins;
}

const inBase64 = (text: string, change: (bytes: Buffer) => Buffer): string =>
  change(Buffer.from(text, "base64")).toString("base64");

type XmlChange = [change: string, act: (text: string, draw: Draw) => string | undefined, isChanged: boolean];

/** A change within the first element of a name. */
const within =
  (name: string, change: (text: string, draw: Draw) => string) =>
  (text: string, draw: Draw): string | undefined => {
    const element = elementNamed(text, name);
    return element && spliced(text, element.inside, change(textOf(text, element), draw));
  };

const anotherValue = (text: string, draw: Draw) => inBase64(text, (bytes) => flipped(bytes, draw));
const stampChanged = (text: string, draw: Draw) =>
  inBase64(text, (bytes) => {
    const tree = cmsTreeOf(bytes);
    changeBelow(tree.root, draw, isValue);
    return asn1Bytes(tree.root);
  });

const OTHER = "<other>900 lei</other>";

const xmlChanges: XmlChange[] = [
  ["content", (text) => (PRICE.test(text) ? text.replace(PRICE, "900 lei") : undefined), true],
  ["content in its signature", withContent, true],
  [
    "attributes",
    within("SigningTime", (time) => time.replace(/^..../, (year) => String(Number(year) - 1))),
    true,
  ],
  ["reference", within("DigestValue", anotherValue), true],
  ["value", within("SignatureValue", anotherValue), true],
  ["certificate", within("X509Certificate", anotherValue), false],
  ["stamp", within("EncapsulatedTimeStamp", stampChanged), false],
  ["revocation", within("EncapsulatedCRLValue", anotherValue), false],
  [
    "the stamp is gone",
    (text) => {
      const stamp = elementNamed(text, "SignatureTimeStamp");
      return stamp && spliced(text, [stamp.start, stamp.end], "");
    },
    false,
  ],
  ["wrapping: the signed document lies inside of another one", wrapped, true],
  ["wrapping: a second element has the identifier", doubled, true],
  [
    "wrapping: an object more in the signature",
    (text) => {
      const signature = elementNamed(text, "Signature");
      if (!signature) return undefined;
      const prefix = /^<([\w-]+:)?/.exec(text.slice(signature.start))?.[1] ?? "";
      return spliced(
        text,
        [signature.inside[1], signature.inside[1]],
        `<${prefix}Object>${OTHER}</${prefix}Object>`,
      );
    },
    true,
  ],
  [
    "reference: to nothing signed",
    (text) => (/ URI="[^"]*"/.test(text) ? text.replace(/ URI="[^"]*"/, ' URI="#nothing"') : undefined),
    true,
  ],
];

/** Content in base64 inside of the signature that refers to it. */
function withContent(text: string, draw: Draw): string | undefined {
  const object = elementsOf(text).find(
    (one) => one.name === "Object" && /^[A-Za-z0-9+/=\s]{16,}$/.test(textOf(text, one)),
  );
  return object && spliced(text, object.inside, anotherValue(textOf(text, object), draw));
}

/** The document as it was signed, in an element of one that says something else. */
function wrapped(text: string): string | undefined {
  const [root] = elementsOf(text);
  if (!root || root.name === "Signature") return undefined;
  return spliced(
    text,
    [root.start, root.end],
    `<contract xmlns="urn:proof:contract"><price>900 lei</price>${text.slice(root.start, root.end)}</contract>`,
  );
}

/** Another element with the identifier that the first reference names, in front of the signature's own parts. */
function doubled(text: string): string | undefined {
  const id = / URI="#([^"]+)"/.exec(text)?.[1];
  const signature = elementNamed(text, "Signature");
  if (id === undefined || !signature) return undefined;
  const prefix = /^<([\w-]+:)?/.exec(text.slice(signature.start))?.[1] ?? "";
  const put = `<${prefix}Object Id="${id}">${OTHER}</${prefix}Object>`;
  return spliced(text, [signature.inside[1], signature.inside[1]], put);
}

export function xmlTwins(bytes: Buffer, draw: Draw): Twin[] {
  const text = bytes.toString();
  return xmlChanges.flatMap(([change, act, isChanged]) => {
    const changed = act(text, draw);
    return changed === undefined || changed === text
      ? []
      : [{ change, bytes: Buffer.from(changed), isChanged }];
  });
}

const isSignature = (name: string) => /^META-INF\/.*signature.*\.(p7s|xml)$/i.test(name);
const isData = (name: string) => name !== "mimetype" && !name.startsWith("META-INF/");

export function archiveTwins(archive: Buffer, draw: Draw): Twin[] {
  const files = filesIn(archive);
  const replaced = (name: string, bytes: Buffer) =>
    archiveOf(files.map(([known, old]) => [known, known === name ? bytes : old]));
  const twins: Twin[] = [];
  const data = oneOf(
    draw,
    files.filter(([name]) => isData(name)),
  );
  if (data) {
    const [name, bytes] = data;
    const other: [string, Buffer] = [name, flipped(bytes, draw)];
    twins.push(
      { change: "content", bytes: replaced(...other), isChanged: true },
      {
        change: "content: the file twice, the other one first",
        bytes: archiveOf([other, ...files]),
        isChanged: true,
        isAmbiguous: true,
      },
      {
        change: "content: the file twice, the other one last",
        bytes: archiveOf([...files, other]),
        isChanged: true,
        isAmbiguous: true,
      },
      {
        change: "content: a file is gone",
        bytes: archiveOf(files.filter((one) => one !== data)),
        isChanged: true,
      },
      {
        change: "content: a file has another name",
        bytes: archiveOf(files.map((one) => (one === data ? [`${name}.bak`, bytes] : one))),
        // The one file of a container is signed whatever its name.
        isChanged: files.filter(([known]) => isData(known)).length > 1,
      },
      {
        change: "content: a file more",
        bytes: archiveOf([...files, ["unsigned.txt", Buffer.from("900 lei")]]),
        isChanged: true,
      },
    );
  }
  const manifest = files.find(([name]) => /^META-INF\/ASiCManifest/.test(name));
  const digest = manifest && within("DigestValue", anotherValue)(manifest[1].toString(), draw);
  if (manifest && digest !== undefined)
    twins.push({ change: "reference", bytes: replaced(manifest[0], Buffer.from(digest)), isChanged: true });
  const signature = files.find(([name]) => isSignature(name));
  if (signature) {
    const [name, bytes] = signature;
    const inside = name.endsWith(".xml") ? xmlTwins(bytes, draw) : cmsTwins(bytes, draw);
    // What lies around the signature in its file is not the content of the container.
    const isAround = ({ change }: Twin) => /another one|object more/.test(change);
    twins.push(
      ...inside.map((one) => ({
        ...one,
        bytes: replaced(name, one.bytes),
        isChanged: one.isChanged && !isAround(one),
      })),
    );
  }
  return twins;
}

interface Jws {
  payload?: string;
  protected?: string;
  signature?: string;
  header?: { etsiU?: unknown };
  signatures?: Jws[];
}

/** JSON as it is serialized in full or flattened, or the three parts of the compact form. */
export function jsonTwins(bytes: Buffer, draw: Draw): Twin[] {
  const text = bytes.toString();
  const inUrl = (value: string) => flipped(Buffer.from(value, "base64url"), draw).toString("base64url");
  if (!text.startsWith("{")) {
    const parts = text.trim().split(".");
    return ["attributes", "content", "value"].map((change, i) => ({
      change,
      bytes: Buffer.from(parts.map((part, at) => (at === i ? inUrl(part) : part)).join(".")),
      isChanged: true,
    }));
  }
  const twin = (change: string, isChanged: boolean, act: (file: Jws, signature: Jws) => void): Twin => {
    const file = JSON.parse(text) as Jws;
    act(file, file.signatures?.[0] ?? file);
    return { change, bytes: Buffer.from(JSON.stringify(file)), isChanged };
  };
  const twins = [
    twin("content", true, (file) => (file.payload = inUrl(file.payload ?? ""))),
    twin("attributes", true, (_, one) => (one.protected = inUrl(one.protected ?? ""))),
    twin("value", true, (_, one) => (one.signature = inUrl(one.signature ?? ""))),
  ];
  if (!text.includes("etsiU")) return twins;
  return [
    ...twins,
    twin("the stamp is gone", false, (_, one) => delete one.header),
    twin("stamp", false, (_, { header }) => {
      const [first, ...others] = (header?.etsiU ?? []) as (string | object)[];
      if (header && typeof first === "string") header.etsiU = [inUrl(first), ...others];
    }),
  ];
}

/** The twins of a file of a kind of the corpus. */
export function twinsOf(kind: string, bytes: Buffer, draw: Draw): Twin[] {
  if (kind === "pdf") return pdfTwins(bytes, draw);
  if (kind === "xades") return xmlTwins(bytes, draw);
  if (kind.startsWith("asic")) return archiveTwins(bytes, draw);
  return kind === "jades" ? jsonTwins(bytes, draw) : cmsTwins(bytes, draw);
}
