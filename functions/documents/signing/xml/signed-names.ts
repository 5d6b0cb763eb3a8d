import type { CanonicalForm, NodeSet } from "../../../../shared/xml/canonical.ts";
import { elementsIn, namespaceOf, textIn, upFrom, type XmlElement } from "../../../../shared/xml/tree.ts";

/*
 * The exclusive canonical form has the namespaces of the names of elements and attributes, and not those of names in values, such as
 * xsi:type="p:Person": whoever binds p anew changes what is said, and not what is signed.
 */

/** True if every prefix that a value uses is in the canonical form, so that it cannot be bound anew. */
export function areNamesSigned(
  apex: NodeSet["apex"],
  without: NodeSet["without"],
  form: CanonicalForm,
): boolean {
  if (form.kind !== "exclusive") return true;
  const root = apex.kind === "element" ? apex : apex.root;
  const listed = new Set(form.prefixes);
  const isSigned = (element: XmlElement): boolean =>
    without.has(element) ||
    (valuesOf(element).every((value) => isNameSigned(value, { element, root, listed })) &&
      elementsIn(element).every(isSigned));
  return isSigned(root);
}

/** The values of attributes, and the text of an element that has nothing else. */
function valuesOf(element: XmlElement): string[] {
  const values = element.attributes.map(({ value }) => value);
  return element.children.some(({ kind }) => kind === "element") ? values : [...values, textIn(element)];
}

interface Place {
  element: XmlElement;
  root: XmlElement;
  /** Prefixes that the form has in any case. */
  listed: ReadonlySet<string>;
}

const NAME = /^\s*([\p{L}_][\p{L}\p{N}._-]*):[\p{L}_][\p{L}\p{N}._-]*\s*$/u;

/** A value that is no name with a prefix, or one whose prefix is written by an element around it, with the same namespace. */
function isNameSigned(value: string, { element, root, listed }: Place): boolean {
  const prefix = NAME.exec(value)?.[1];
  const namespace = prefix === undefined ? undefined : namespaceOf(prefix, element);
  if (prefix === undefined || namespace === undefined || listed.has(prefix)) return true;
  for (const one of upFrom(element)) {
    if (isUsing(one, prefix)) return namespaceOf(prefix, one) === namespace;
    if (one === root) break;
  }
  return false;
}

const isUsing = ({ prefix, attributes }: XmlElement, searched: string): boolean =>
  prefix === searched || attributes.some(({ name }) => name.startsWith(`${searched}:`));
