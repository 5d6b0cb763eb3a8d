import type * as asn1 from "asn1js";
import type { Extension } from "pkijs";
import { hexOf, itemsOf, octetsOf, taggedIn, valueOf } from "./asn1-values.ts";

/* CRLDistributionPoints (RFC 5280, 4.2.1.13) and IssuingDistributionPoint (5.2.5): both name points in the same way. */

/** A point where the revocation list is published, according to the certificate. */
export interface Point {
  /** Its full names, each as hexadecimal DER. */
  names: string[];
  /** The HTTP addresses among them. */
  addresses: string[];
  /** True if its list comes from the issuer of the certificate and covers every reason. */
  isWhole: boolean;
}

/** The scope of a revocation list. */
export interface Scope {
  /** The names of its point; absent if the list is not tied to a point. */
  names?: string[];
  onlyUsers: boolean;
  onlyAuthorities: boolean;
  onlyAttributes: boolean;
  onlySomeReasons: boolean;
  /** The list contains certificates of other issuers. */
  isIndirect: boolean;
}

/** @throws if the extension cannot be read */
export const pointsIn = (extension: Extension): Point[] =>
  itemsOf(valueOf(extension)).map((item) => {
    const parts = taggedIn(item);
    const names = fullNames(parts.get(0));
    return {
      names: names.map(hexOf),
      addresses: names.flatMap(addressIn),
      isWhole: !parts.has(1) && !parts.has(2),
    };
  });

/** @throws if the extension cannot be read */
export function scopeIn(extension: Extension): Scope {
  const parts = taggedIn(valueOf(extension));
  if ([...parts.keys()].some((tag) => tag > 5)) throw new Error("a distribution point with an unknown scope");
  const point = parts.get(0);
  return {
    ...(point ? { names: fullNames(point).map(hexOf) } : {}),
    onlyUsers: isTrue(parts.get(1)),
    onlyAuthorities: isTrue(parts.get(2)),
    onlySomeReasons: parts.has(3),
    isIndirect: isTrue(parts.get(4)),
    onlyAttributes: isTrue(parts.get(5)),
  };
}

const URL_TAG = 6;

/** DistributionPointName: full names, or a name relative to the issuer's, which matches nothing here. */
function fullNames(point: asn1.BaseBlock | undefined): asn1.BaseBlock[] {
  const [name] = point ? itemsOf(point) : [];
  return name?.idBlock.tagNumber === 0 ? itemsOf(name) : [];
}

const isTrue = (flag: asn1.BaseBlock | undefined): boolean =>
  flag !== undefined && octetsOf(flag).some((byte) => byte !== 0);

function addressIn(name: asn1.BaseBlock): string[] {
  const address = name.idBlock.tagNumber === URL_TAG ? octetsOf(name).toString("latin1") : "";
  return /^https?:/.test(address) ? [address] : [];
}
