import { elementsIn, textIn, type XmlElement } from "../../../../shared/xml/tree.ts";

/* The names of XML signatures (XMLDSig) and their properties (XAdES, ETSI EN 319 132-1 and its predecessors). */

export const DSIG = "http://www.w3.org/2000/09/xmldsig#";

const xades = new Set(
  ["v1.1.1", "v1.2.2", "v1.3.2", "v1.4.1"].map((version) => `http://uri.etsi.org/01903/${version}#`),
);

export const isDsig = ({ namespace, local }: XmlElement, name: string): boolean =>
  namespace === DSIG && local === name;

export const isXades = ({ namespace, local }: XmlElement, name: string): boolean =>
  xades.has(namespace) && local === name;

export const dsigIn = (element: XmlElement, name: string): XmlElement[] =>
  elementsIn(element).filter((one) => isDsig(one, name));

export const xadesIn = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element ? elementsIn(element).filter((one) => isXades(one, name)) : [];

/** Children by their local name: the versions of XAdES disagree about the namespace of digests. */
export const namedIn = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element && elementsIn(element).find(({ local }) => local === name);

/** Nothing but base64 and white space: what is skipped by one decoder is not by another. */
export function base64In(text: string): Buffer | undefined {
  const packed = text.replace(/[ \t\r\n]+/g, "");
  return /^[A-Za-z0-9+/]*={0,2}$/.test(packed) ? Buffer.from(packed, "base64") : undefined;
}

/** The bytes in an element; undefined if they are not base64. */
export const bytesIn = (element: XmlElement | undefined): Buffer | undefined =>
  element && base64In(textIn(element));
