import { fileType } from "../../../shared/content/file-type.ts";
import { safeFileName } from "../../../shared/content/file-name.ts";
import { sha256 } from "../../../shared/content/hash.ts";
import { UnreadableFile } from "../../../shared/text/unreadable.ts";
import { hasTextLayer, textKindOf } from "../../../shared/text/file-kinds.ts";
import { visibleLine } from "../../../shared/visible-text.ts";
import { kindOf } from "./file-kinds.ts";
import type { SignedContent } from "./judged-file.ts";

/*
 * The files inside of a file: those of a signed container, the content of a CMS, the objects of an XML signature, the attachments
 * of a mail.
 */

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

/** A file, with the type that it has here. */
export interface Around {
  bytes: Buffer;
  contentType: string;
}

async function contentsIn({ bytes, contentType }: Around): Promise<Content[]> {
  const mail = textKindOf(contentType);
  if (mail === "eml" || mail === "msg") return attachmentsIn(bytes, mail);
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

/** None if the mail cannot be read. */
async function attachmentsIn(bytes: Buffer, kind: "eml" | "msg"): Promise<Content[]> {
  const { readEml, readMsg } = await import("../../../shared/text/mail.ts");
  try {
    const { attached } = await { eml: readEml, msg: readMsg }[kind](bytes);
    return await Promise.all(
      attached.map(async ({ name, claimed, read }) => ({
        bytes: await read(Infinity),
        ...(name === "" ? {} : { name }),
        ...(claimed === undefined ? {} : { claimed }),
      })),
    );
  } catch (error) {
    if (error instanceof UnreadableFile) return [];
    throw error;
  }
}

/** The facts about each file inside, in the order of the file. @throws ArchiveTooLarge */
export async function listContents(around: Around): Promise<ContentFacts[]> {
  return Promise.all((await contentsIn(around)).map(factsOf));
}

/** One file inside, by its number; undefined if there is none. @throws ArchiveTooLarge */
export async function contentAt(around: Around, numar: number): Promise<FoundContent | undefined> {
  const one = (await contentsIn(around))[numar - 1];
  return one && { ...(await factsOf(one, numar - 1)), bytes: one.bytes };
}

/** The files inside whose text can be read, as far as they have no more bytes together. @throws ArchiveTooLarge */
export async function readableContents(around: Around, mostBytes: number): Promise<FoundContent[]> {
  const found: FoundContent[] = [];
  let left = mostBytes;
  for (const [i, one] of (await contentsIn(around)).entries()) {
    const facts = await factsOf(one, i);
    if (!hasTextLayer(facts.contentType) || facts.dimensiune > left) continue;
    left -= facts.dimensiune;
    found.push({ ...facts, bytes: one.bytes });
  }
  return found;
}

/** The name in the container, without what cannot be seen, and without steps that lead out of a folder. */
const shownName = (name: string): string =>
  visibleLine(name)
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
