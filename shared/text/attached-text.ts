import { kindOfExtension } from "../content/file-kinds.ts";
import { extensionOf } from "../content/file-name.ts";
import { fileType } from "../content/file-type.ts";
import { hasTextLayer } from "./file-kinds.ts";
import type { Attached } from "./pdf-annotations.ts";
import type { File } from "./pages.ts";
import { UnreadableFile } from "./unreadable.ts";

/** What is left to read of the files inside of one, and of those inside of them. */
export class Inside {
  bytesLeft = 40_000_000;
  filesLeft = 2_000;
  charactersLeft: number;

  constructor(characters: number) {
    this.charactersLeft = characters;
  }

  get isFull(): boolean {
    return this.charactersLeft <= 0 || this.filesLeft <= 0;
  }
}

/**
 * The names of the files inside another one, each with the text that `read` gives of it. One that cannot be read is named:
 * what stands around it is read nevertheless.
 */
export async function textsOfAttached(
  attached: readonly Attached[],
  inside: Inside,
  read: (file: File) => Promise<string>,
): Promise<string[]> {
  const texts: string[] = [];
  for (const { name, claimed, isListed, read: contentOf } of attached) {
    if (inside.isFull) break;
    inside.filesLeft -= 1;
    const bytes = isPicture(name) ? EMPTY : await contentOf(inside.bytesLeft);
    inside.bytesLeft -= bytes.length;
    const text = bytes.length === 0 ? undefined : await textIn({ name, bytes, claimed }, read);
    const shown = text === undefined ? name : `${isListed ? name : withoutEnding(name)}\n${text}`;
    inside.charactersLeft -= shown.length;
    texts.push(shown);
  }
  return texts;
}

const EMPTY = Buffer.alloc(0);

const isPicture = (name: string): boolean => kindOfExtension(extensionOf(name))?.format === "image";

/** The kind of a file whose text follows is no word of it: `pdf` would find every mail with one. */
const withoutEnding = (name: string): string =>
  kindOfExtension(extensionOf(name)) ? name.slice(0, name.lastIndexOf(".")) : name;

/** Undefined for a file without text, or one that cannot be read. */
async function textIn(
  { name, bytes, claimed }: { name: string; bytes: Buffer; claimed: string | undefined },
  read: (file: File) => Promise<string>,
): Promise<string | undefined> {
  const type = await fileType({ bytes, name, ...(claimed === undefined ? {} : { claimed }) });
  if (!("contentType" in type) || !hasTextLayer(type.contentType)) return undefined;
  try {
    return await read({ bytes, ...type });
  } catch (error) {
    if (error instanceof UnreadableFile) return undefined;
    throw error;
  }
}
