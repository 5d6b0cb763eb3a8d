import { documentIn } from "../../../../shared/xml/parse.ts";
import { attributeOf, elementsIn, type XmlElement } from "../../../../shared/xml/tree.ts";
import { hashBy } from "../algorithms.ts";
import type { Reference } from "../found-signature.ts";
import { Scene } from "../xml/data.ts";
import { digestOf } from "../xml/methods.ts";
import { bytesIn, namedIn } from "../xml/names.ts";
import { type Container, filesIn } from "./container.ts";

/** A list of files with their digests, which a signature or a stamp signs in their place (ETSI EN 319 162-1, A.4). */
export interface Manifest {
  name: string;
  bytes: Buffer;
  /** The name of the signature or stamp over it. */
  signedBy: string | undefined;
  references: Reference[];
  /** The names of the files that it lists and that are there, and of those that are as it says. */
  listed: string[];
  intact: string[];
}

export const manifestsIn = (container: Container): Manifest[] =>
  [...container.all.keys()]
    .filter((name) => /^META-INF\/[^/]*manifest[^/]*\.xml$/i.test(name))
    .flatMap((name) => manifestAt(name, container) ?? []);

function manifestAt(name: string, container: Container): Manifest | undefined {
  const bytes = container.all.get(name);
  const document = bytes && documentIn(bytes);
  if (!bytes || document?.root.local !== "ASiCManifest" || !document.root.namespace.startsWith(ASIC))
    return undefined;
  const scene = new Scene(document, { contents: filesIn(container.all) });
  const said = namedIn(document.root, "SigReference");
  const signedBy = said && scene.content(attributeOf(said, "URI") ?? "")?.name;
  const listed = elementsIn(document.root).filter(({ local }) => local === "DataObjectReference");
  const read = listed.map((one) => referenceIn(one, scene));
  return {
    name,
    bytes,
    signedBy,
    references: read.map(({ reference }) => reference),
    listed: read.flatMap(({ found }) => found ?? []),
    intact: read.flatMap(({ reference, found }) => (found && reference.state === "intact" ? [found] : [])),
  };
}

const ASIC = "http://uri.etsi.org/02918/";

function referenceIn(element: XmlElement, scene: Scene): { reference: Reference; found?: string } {
  const uri = attributeOf(element, "URI") ?? "";
  const digest = digestOf(namedIn(element, "DigestMethod"));
  const content = scene.content(uri);
  if (!digest || !content) return { reference: { name: uri, digest: digest ?? "sha256", state: "missing" } };
  const isSame = bytesIn(namedIn(element, "DigestValue"))?.equals(
    hashBy(digest).update(content.bytes).digest(),
  );
  return {
    reference: { name: uri, digest, state: isSame ? "intact" : "changed" },
    found: content.name,
  };
}
