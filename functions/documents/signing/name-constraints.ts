import type { X509Certificate } from "node:crypto";
import * as asn1 from "asn1js";
import { hexOf, itemsOf, octetsOf, taggedIn, valueOf } from "./asn1-values.ts";
import { extensionOf, parsed } from "./certificate.ts";
import { oids } from "./oids.ts";

/* Name constraints (RFC 5280, 4.2.1.10). All functions throw on unreadable values. */

/** A GeneralName: its context tag, and its value. */
interface Name {
  kind: number;
  block: asn1.BaseBlock;
}

interface Constraints {
  permitted: Name[];
  excluded: Name[];
}

/** The constraints of an issuer on the names below it. */
export function constraintsOf(issuer: X509Certificate): Constraints | undefined {
  const extension = extensionOf(issuer, oids.nameConstraints);
  if (!extension) return undefined;
  const parts = taggedIn(valueOf(extension));
  const subtrees = (tag: number) => (parts.has(tag) ? itemsOf(parts.get(tag)).map(baseOf) : []);
  return { permitted: subtrees(0), excluded: subtrees(1) };
}

/** A subtree consists only of its base: minimum and maximum must be absent. */
function baseOf(subtree: asn1.BaseBlock): Name {
  const [base, more] = itemsOf(subtree);
  if (!base || more) throw new Error("a name constraint with unsupported levels");
  return nameOf(base);
}

const DIRECTORY = 4;

function nameOf(general: asn1.BaseBlock): Name {
  const kind = general.idBlock.tagNumber;
  const [inside] = kind === DIRECTORY ? itemsOf(general) : [general];
  if (!inside) throw new Error("a name constraint with an empty name");
  return { kind, block: inside };
}

/** All names of a certificate: its subject, the mail addresses in it, and its alternative names. */
export function namesOf(certificate: X509Certificate): Name[] {
  const subject = parsed(certificate).subject.toSchema();
  const extension = extensionOf(certificate, oids.subjectAlternativeName);
  return [
    ...(itemsOf(subject).length > 0 ? [{ kind: DIRECTORY, block: subject }] : []),
    ...mailsIn(subject),
    ...(extension ? itemsOf(valueOf(extension)).map(nameOf) : []),
  ];
}

const mailsIn = (subject: asn1.BaseBlock): Name[] =>
  itemsOf(subject)
    .flatMap(itemsOf)
    .flatMap((attribute) => {
      const [type, value] = itemsOf(attribute);
      const isMail = type instanceof asn1.ObjectIdentifier && type.getValue() === oids.emailAddress;
      return isMail && value ? [{ kind: MAIL, block: value }] : [];
    });

/** True if the constraints admit a name. A name of an unknown kind is refused if any constraint applies to that kind. */
export const isAllowed =
  ({ permitted, excluded }: Constraints) =>
  ({ kind, block }: Name): boolean => {
    const [inside, outside] = [permitted, excluded].map((bases) => bases.filter((one) => one.kind === kind));
    if (!inside || !outside || inside.length + outside.length === 0) return true;
    const matches = matchers[kind];
    if (!matches) return false;
    const isInside = (base: Name) => matches(block, base.block);
    return (inside.length === 0 || inside.some(isInside)) && !outside.some(isInside);
  };

type Matcher = (name: asn1.BaseBlock, base: asn1.BaseBlock) => boolean;

const MAIL = 1;

const matchers: Record<number, Matcher> = {
  [MAIL]: (name, base) => isMailIn(textOf(name), textOf(base)),
  2: (name, base) => isHostBelow(textOf(name), textOf(base).replace(/^\./, "")),
  [DIRECTORY]: (name, base) => {
    const [has, begins] = [partsOf(name), partsOf(base)];
    return begins.every((part, i) => part === has[i]);
  },
  6: (name, base) => isHostIn(new URL(textOf(name)).hostname, textOf(base)),
  7: (name, base) => isAddressIn(octetsOf(name), octetsOf(base)),
};

/** The text of a general name, or of an attribute in a distinguished name. */
const textOf = (block: asn1.BaseBlock): string =>
  (isText(block) ? block.getValue() : octetsOf(block).toString("latin1")).toLowerCase();

const isText = (block: asn1.BaseBlock): block is asn1.BaseStringBlock =>
  block instanceof asn1.BaseStringBlock;

/** Each part of a distinguished name in a normal form: text without regard to case and number of spaces. */
const partsOf = (name: asn1.BaseBlock): string[] =>
  itemsOf(name).map((part) =>
    itemsOf(part)
      .map((attribute) => {
        const [type, value] = itemsOf(attribute);
        if (!type || !value) throw new Error("an attribute without a value");
        const text = isText(value) ? textOf(value).trim().replaceAll(/\s+/g, " ") : hexOf(value);
        return `${hexOf(type)}=${text}`;
      })
      .sort()
      .join("+"),
  );

/** A base is a mailbox, a host, or everything below a domain (with a leading dot). */
function isMailIn(mail: string, base: string): boolean {
  if (base.includes("@")) return mail === base;
  return isHostIn(mail.slice(mail.lastIndexOf("@") + 1), base);
}

const isHostIn = (host: string, base: string): boolean =>
  base.startsWith(".") ? host.endsWith(base) : host === base;

const isHostBelow = (host: string, base: string): boolean =>
  base === "" || host === base || host.endsWith(`.${base}`);

/** True if an address is within a network, which is given by its bytes followed by those of the mask. */
function isAddressIn(address: Buffer, network: Buffer): boolean {
  const width = address.length;
  if (network.length !== 2 * width) return false;
  return address.every((byte, i) => {
    const mask = network[width + i] ?? 0;
    return (byte & mask) === ((network[i] ?? 0) & mask);
  });
}
