import { digestsOf } from "../algorithms.ts";
import { contentOf, CorruptSignature, readCms } from "../cms-reading.ts";
import { cmsIn } from "../file-kinds.ts";
import { type FoundSignature, type FoundStamp, untimed } from "../found-signature.ts";
import { readOrNone } from "../xml/xml-judging.ts";
import { type Container, filesIn } from "./container.ts";
import type { Manifest } from "./manifest.ts";
import { type ContainedProofs, partsIn, recordStamps, textOf } from "./proofs.ts";

/** A signature of a container, and the files that it covers, by their names. */
export interface ContainedSignature {
  /** Undefined for a file that should be a signature, and is none. */
  found: FoundSignature | undefined;
  covers: string[];
  isCounter?: boolean;
}

const XML = /^META-INF\/(?!.*manifest)[^/]*signature[^/]*\.xml$/i;
const CMS = /^META-INF\/[^/]*signature[^/]*\.p7[sm]$/i;

/** The signatures of a container, in the order of its directory. Nothing is judged yet. */
export function signaturesIn(
  container: Container,
  { manifests, records }: ContainedProofs,
): ContainedSignature[] {
  const names = [...container.all.keys()];
  const broken = brokenForm(container);
  const kept = (name: string): FoundStamp[] => recordStamps(name, records);
  const all = [
    ...names.filter((name) => XML.test(name)).map((name) => ({ name, read: inXml(name, container) })),
    ...names
      .filter((name) => CMS.test(name))
      .map((name) => ({ name, read: inCms(name, container, manifests) })),
  ];
  return all.flatMap(({ name, read }) =>
    read.map(({ found, ...one }) => ({
      ...one,
      found: found && {
        ...found,
        ...(broken ? { fault: broken } : {}),
        stamps: [...found.stamps, ...kept(name)],
        statements: [...found.statements, ...records.flatMap(({ record }) => record?.statements ?? [])],
      },
    })),
  );
}

/** A simple container has one file, beside META-INF; any container has one. */
function brokenForm({ isSimple, contents }: Container): FoundSignature["fault"] {
  const [first, another] = contents;
  const isGood = first && !(isSimple && (another || first.name.includes("/")));
  return isGood ? undefined : { subIndication: "FORMAT_FAILURE", motiv: "FORMA_NEACCEPTATA" };
}

function inXml(name: string, container: Container): ContainedSignature[] {
  const { contents, isSimple } = container;
  const [only] = contents;
  const read = readOrNone(container.all.get(name) ?? Buffer.alloc(0), {
    contents: filesIn(container.all),
    only: isSimple ? only : undefined,
  });
  if (!read) return [{ found: undefined, covers: [] }];
  return read.map(({ found, coverage, isCounter }) => ({ found, covers: coverage.names, isCounter }));
}

function inCms(name: string, container: Container, manifests: Manifest[]): ContainedSignature[] {
  const manifest = manifests.find(({ signedBy }) => signedBy === name);
  const [only] = container.contents;
  const content = manifest ?? (container.isSimple ? only : undefined);
  try {
    const file = container.all.get(name) ?? Buffer.alloc(0);
    const { signatures, content: embedded } = readCms(
      cmsIn(file),
      content ? { detached: contentOf(content.bytes) } : {},
    );
    const stamps = archiveStamps(name, container, manifests);
    return signatures.map((found) => ({
      found: {
        ...found,
        references: [...found.references, ...(manifest?.references ?? [])],
        digests: [...found.digests, ...(manifest?.references ?? []).map(({ digest }) => digest)],
        stamps: [...found.stamps, ...stamps],
        ...(found.claimed.length === 0 && !found.fault ? { fault: untimed } : {}),
        // Another content would be signed beside the container, and not in it.
        ...(embedded && !content?.bytes.equals(embedded) ? { fault: embeddedContent } : {}),
      },
      covers: manifest?.intact ?? (content ? [content.name] : []),
    }));
  } catch (error) {
    if (error instanceof CorruptSignature) return [{ found: undefined, covers: [] }];
    throw error;
  }
}

const embeddedContent = { subIndication: "FORMAT_FAILURE", motiv: "FORMA_NEACCEPTATA" } as const;

/** The stamps over lists that have a signature among their files. */
function archiveStamps(name: string, container: Container, manifests: Manifest[]): FoundStamp[] {
  return manifests.flatMap((one) => {
    const token = one.signedBy?.endsWith(".tst") ? container.all.get(one.signedBy) : undefined;
    if (!token || !one.intact.includes(name)) return [];
    const isIntact = one.references.every(({ state }) => state === "intact");
    const inside = new Set(one.intact.flatMap((file) => partsIn(file, container)).map(textOf));
    return {
      kind: "archive",
      token,
      imprintBy: (digest) => (isIntact ? digestsOf(one.bytes)(digest) : undefined),
      covers: (bytes) => inside.has(textOf(bytes)),
    } satisfies FoundStamp;
  });
}
