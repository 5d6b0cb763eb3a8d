import { fileType } from "../../../shared/content/file-type.ts";
import { safeFileName } from "../../../shared/content/file-name.ts";
import { sha256 } from "../../../shared/content/hash.ts";
import { hasTextLayer } from "../../../shared/text/file-kinds.ts";
import { visibleText } from "../../../shared/visible-text.ts";
import { kindOf } from "./file-kinds.ts";
import type { SignedContent } from "./judged-file.ts";

/* The files inside of a signed file: those of a container, the content of a CMS, the objects of an XML signature. */

/** A file inside of a signed file. Its name is that in the container, and never a path here; absent if the form has none. */
export interface ContentFacts {
  /** Its number, from 1. */
  numar: number;
  nume?: string;
  dimensiune: number;
  hashSha256: string;
  contentType: string;
  extensie: string;
}

/** The facts, and the bytes where they are wanted. */
export interface FoundContent extends ContentFacts {
  bytes: Buffer;
}

/** A content with its name, or with the type that its form gives it. */
type Content = Pick<SignedContent, "bytes"> & { name?: string; claimed?: string };

async function contentsIn(bytes: Buffer): Promise<Content[]> {
  const kind = kindOf(bytes);
  if (kind === "ASIC") {
    const container = await (await import("./asic/container.ts")).containerIn(bytes);
    return typeof container === "object" ? container.contents : [];
  }
  if (kind === "CMS") {
    const found = (await import("./cms-content.ts")).contentInCms(bytes);
    return found ? [{ bytes: found }] : [];
  }
  if (kind === "XADES") return (await import("./xml/objects.ts")).objectsIn(bytes);
  return [];
}

/** The facts about each file inside, in the order of the file. @throws ArchiveTooLarge */
export async function listContents(bytes: Buffer): Promise<ContentFacts[]> {
  return Promise.all((await contentsIn(bytes)).map(factsOf));
}

/** One file inside, by its number; undefined if there is none. @throws ArchiveTooLarge */
export async function contentAt(bytes: Buffer, numar: number): Promise<FoundContent | undefined> {
  const one = (await contentsIn(bytes))[numar - 1];
  return one && { ...(await factsOf(one, numar - 1)), bytes: one.bytes };
}

/** The files inside whose text can be read, as far as they have no more bytes together. @throws ArchiveTooLarge */
export async function readableContents(bytes: Buffer, mostBytes: number): Promise<FoundContent[]> {
  const found: FoundContent[] = [];
  let left = mostBytes;
  for (const [i, one] of (await contentsIn(bytes)).entries()) {
    const facts = await factsOf(one, i);
    if (!hasTextLayer(facts.contentType) || facts.dimensiune > left) continue;
    left -= facts.dimensiune;
    found.push({ ...facts, bytes: one.bytes });
  }
  return found;
}

const CONTROL = /\p{Cc}+/gu;

/** The name in the container, without what cannot be seen, and without steps that lead out of a folder. */
const shownName = (name: string): string =>
  visibleText(name)
    .replace(CONTROL, " ")
    .split(/[/\\]/)
    .filter((part) => !/^\.{0,2}$/.test(part.trim()))
    .join("/")
    .trim();

async function factsOf({ name, bytes, claimed }: Content, i: number): Promise<ContentFacts> {
  const type = await fileType({
    bytes,
    ...(name === undefined ? {} : { name: safeFileName(name) }),
    ...(claimed === undefined ? {} : { claimed }),
  });
  const { contentType, extensie } = "refused" in type ? program : type;
  const shown = shownName(name ?? "");
  return {
    numar: i + 1,
    // A name of which nothing is seen is none.
    ...(shown === "" ? {} : { nume: shown }),
    dimensiune: bytes.length,
    hashSha256: sha256(bytes),
    contentType,
    extensie,
  };
}

/** A program arrived here inside of its container; nothing is said of it that would make somebody run it. */
const program = { contentType: "application/octet-stream", extensie: "bin" };
