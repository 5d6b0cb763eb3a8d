import { unpacked } from "../../../../shared/text/archive.ts";
import { ArchiveTooLarge } from "../../../../shared/text/too-large.ts";
import type { SignedContent } from "../judged-file.ts";

/** More than any container that can be received has. */
const MOST_UNPACKED = { entries: 5_000, bytes: 150_000_000, isExact: true };

/** A container of files and signatures (ETSI EN 319 162-1), unpacked. */
export interface Container {
  /** One file (ASiC-S), or any number (ASiC-E). */
  isSimple: boolean;
  /** The files that it is for: all but its type and its own files. */
  contents: SignedContent[];
  /** Every file, by its name. */
  all: ReadonlyMap<string, Buffer>;
}

/** Containers with signatures of other standards. */
export type OtherContainer = "ODF" | "OOXML";

const META = "META-INF/";
const TYPE = "mimetype";

/** Names in META-INF that the standard and its predecessors give. */
const own = [
  /^META-INF\/[^/]*signatures?[^/]*\.(?:xml|p7s|p7m)$/i,
  /^META-INF\/[^/]*manifest[^/]*\.(?:xml|rdf)$/i,
  /^META-INF\/[^/]*timestamp[^/]*\.tst$/i,
  /^META-INF\/[^/]*evidencerecord[^/]*\.(?:xml|ers)$/i,
  /^META-INF\/container\.xml$/,
];
const isOwn = (name: string): boolean => own.some((one) => one.test(name));
const carries = /^META-INF\/[^/]*(?:signature|timestamp|evidencerecord)[^/]*\.(?:xml|p7s|p7m|tst|ers)$/i;

/**
 * The container in an archive; undefined for an archive that is none, "damaged" for one that cannot be read, or could be read in two ways.
 * @throws ArchiveTooLarge
 */
export async function containerIn(
  bytes: Buffer,
): Promise<Container | OtherContainer | "damaged" | undefined> {
  const all = await partsOf(bytes);
  if (!all) return claimsToBe(bytes) ? "damaged" : undefined;
  const names = [...all.keys()];
  if (names.some((name) => name.startsWith("_xmlsignatures/"))) return "OOXML";
  if (all.has(`${META}documentsignatures.xml`)) return "ODF";
  const type = all.get(TYPE)?.toString("latin1").trim() ?? "";
  if (!/^application\/vnd\.(?:etsi\.asic|bdoc)/.test(type) && !names.some((name) => carries.test(name)))
    return undefined;
  const contents = filesIn(all).filter(({ name }) => name !== TYPE && !isOwn(name));
  return { isSimple: isSimple(type, { contents, names }), contents, all };
}

export const filesIn = (all: Container["all"]): SignedContent[] =>
  Array.from(all, ([name, bytes]) => ({ name, bytes }));

function isSimple(
  type: string,
  { contents, names }: { contents: SignedContent[]; names: string[] },
): boolean {
  if (type.startsWith("application/vnd.")) return type.startsWith("application/vnd.etsi.asic-s");
  return contents.length === 1 && !names.some((name) => /^META-INF\/ASiC\w*Manifest/i.test(name));
}

async function partsOf(bytes: Buffer): Promise<ReadonlyMap<string, Buffer> | undefined> {
  try {
    return await unpacked(bytes, MOST_UNPACKED);
  } catch (error) {
    if (error instanceof ArchiveTooLarge) throw error;
    // A library's words on a damaged archive are of no kind that could be told apart from its own faults.
    if (error instanceof Error) return undefined;
    throw error;
  }
}

/** Somebody meant it to be a container: its type is at its start, or a signature in it. */
const claimsToBe = (bytes: Buffer): boolean =>
  /mimetypeapplication\/vnd\.(?:etsi\.asic|bdoc)|META-INF\/[^/\0]{0,100}signature/i.test(
    bytes.toString("latin1"),
  );
