import { unpacked } from "../archive.ts";
import { ArchiveTooLarge } from "../too-large.ts";
import { UnreadableFile } from "../unreadable.ts";
import { DamagedPart, walk } from "./walk.ts";

/** Pictures and sounds are left packed. The others have a maximum size together: 195 KB can become 200 MB. */
const UNPACKED = {
  entries: 5_000,
  bytes: 50_000_000,
};

const isXml = (name: string): boolean => /\.(?:xml|rels)$|^mimetype$/i.test(name);

/** Workbooks whose sheets are binary (MS-XLSB) have macros as such parts too. */
export const isXmlOrSheet = (name: string): boolean =>
  isXml(name) || (/\.bin$/i.test(name) && !/vbaProject/i.test(name));

/** The bytes by which a compound file begins: so do office files that are encrypted with a password (MS-OFFCRYPTO, 2.3). */
const COMPOUND = "d0cf11e0a1b11ae1";

/** The parts of an office file. @throws UnreadableFile */
export async function partsOf(
  bytes: Buffer,
  wants: (name: string) => boolean = isXml,
): Promise<Map<string, Buffer>> {
  if (bytes.toString("hex", 0, 8) === COMPOUND) throw new UnreadableFile(await reasonOf(bytes));
  try {
    return await unpacked(bytes, { ...UNPACKED, wants });
  } catch (error) {
    throw new UnreadableFile(error instanceof ArchiveTooLarge ? "preaMare" : "stricat", error);
  }
}

async function reasonOf(bytes: Buffer): Promise<"cuParola" | "stricat"> {
  const { containerOf } = await import("./container.ts");
  try {
    return (await containerOf(bytes)).find("EncryptedPackage") ? "cuParola" : "stricat";
  } catch {
    return "stricat";
  }
}

/** A part that another one names. */
export interface Related {
  id: string;
  /** The last word of its type: `header`, `slide`. */
  type: string;
  name: string;
}

/** The parts that a part of an Open Packaging file names (ECMA-376-2, 6.5); an empty name stands for the whole file. */
export function relatedTo(name: string, parts: ReadonlyMap<string, Buffer>): Related[] {
  const folder = name.slice(0, name.lastIndexOf("/") + 1);
  const relations = parts.get(`${folder}_rels/${name.slice(folder.length)}.rels`);
  const related: Related[] = [];
  if (!relations) return related;
  ifWhole(() =>
    walk(relations, {
      open({ name: element, attribute }) {
        if (element !== "Relationship" || attribute("TargetMode") === "External") return;
        const [type = "", target = ""] = [attribute("Type")?.split("/").at(-1), attribute("Target")];
        const part = partNamed(target, folder);
        if (part !== undefined) related.push({ id: attribute("Id") ?? "", type, name: part });
      },
    }),
  );
  return related;
}

/** A part beside the main one does not make the file unreadable if it is damaged. */
export function ifWhole(read: () => void): void {
  try {
    read();
  } catch (error) {
    if (!(error instanceof DamagedPart)) throw error;
  }
}

/** The name of a part as a relation in a folder names it; undefined if it is no address. */
function partNamed(target: string, folder: string): string | undefined {
  const address = URL.parse(target, `file:///${folder}`);
  try {
    return address ? decodeURIComponent(address.pathname.slice(1)) : undefined;
  } catch {
    return undefined;
  }
}
