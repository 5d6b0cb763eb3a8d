import * as z from "zod";
import { entity } from "../../../shared/data/entity.ts";
import type { Write } from "../../../shared/data/transaction.ts";
import { sortableId } from "../../../shared/ids.ts";
import { line } from "../../../shared/text-fields.ts";
import { poate } from "./acts.ts";
import { type Document, formats } from "./document.ts";
import { Scan } from "./scan.ts";

/** A version of a document's content. It never changes, except for what the scan says about it. */
export const Version = z.object({
  id: z.int(),
  documentId: z.int(),
  numarVersiune: z.int(),
  dimensiune: z.int(),
  hashSha256: z.string(),
  extensie: z.string(),
  format: z.enum(formats),
  contentType: z.string(),
  charset: z.string().optional(),
  scanare: Scan.optional(),
  comentariu: line(1000, 0).optional(),
  creatDe: z.string(),
  creatLa: z.iso.datetime(),
});

export type Version = z.output<typeof Version>;

/** `curenta` is not stored; it is derived from the document's current number. */
export const VersionView = Version.omit({ documentId: true, charset: true })
  .extend({ curenta: z.boolean(), ...poate("version") })
  .meta({ id: "VersiuneView" });
export type VersionView = z.output<typeof VersionView>;

/** The fields that lists filter and sort by. */
export const VersionFilters = VersionView.omit({ poate: true, scanare: true });

/** The number of a version in a request. */
const VersionNumber = z.int().positive().max(999_999);
/** The version that a body names. */
export const NamedVersion = z.object({ numarVersiune: VersionNumber }).meta({ id: "NamedVersion" });
/** The version that a query names; default: the current one. */
export const VersionChoice = z.object({ numarVersiune: z.coerce.number().pipe(VersionNumber).optional() });

/** The prefix of the sort keys of versions in a document's partition. */
export const VERSION_PREFIX = "version#";
const sortKey = (numar: number) => `${VERSION_PREFIX}${sortableId(numar)}`;

export const Versions = entity({
  name: "version",
  service: "documents",
  schema: Version,
  key: ({ documentId, numarVersiune }: Pick<Version, "documentId" | "numarVersiune">) => ({
    pk: `document#${documentId}`,
    sk: sortKey(numarVersiune),
  }),
});

/** A version with the information that its document has about it. */
export type VersionOf<V extends Version = Version> = V & { curenta: boolean };

export const viewOf = <V extends Version>(version: V, document: Document): VersionOf<V> => ({
  ...version,
  curenta: version.numarVersiune === document.numarVersiune,
});

/**
 * Version 1 of a document that was created with content and has no version record yet. All its fields are derived
 * from the document. Undefined if the document has no content, or a later version.
 */
export function firstVersion(document: Document): Version | undefined {
  const { dimensiune, hashSha256, extensie, format, contentType, charset, scanare, contentBy, contentSince } =
    document;
  if (document.numarVersiune !== 1 || dimensiune === undefined || !hashSha256 || !format || !contentType)
    return undefined;
  return {
    id: document.id,
    documentId: document.id,
    numarVersiune: 1,
    dimensiune,
    hashSha256,
    extensie: extensie ?? "",
    format,
    contentType,
    charset,
    scanare,
    creatDe: contentBy ?? document.creatDe,
    creatLa: contentSince ?? document.creatLa,
  };
}

/**
 * Writes a version that may already exist, field by field and only if the field is absent, so that a second writer changes
 * nothing.
 */
export function ensuring(version: Version): Write {
  const fields = Object.entries(version).filter(([, value]) => value !== undefined);
  return {
    item: {
      Update: {
        TableName: Versions.table,
        Key: Versions.key(version),
        UpdateExpression: `SET ${fields.map((_, i) => `#${i} = if_not_exists(#${i}, :${i})`).join(", ")}`,
        ExpressionAttributeNames: Object.fromEntries(fields.map(([name], i) => [`#${i}`, name])),
        ExpressionAttributeValues: Object.fromEntries(fields.map(([, value], i) => [`:${i}`, value])),
      },
    },
  };
}
