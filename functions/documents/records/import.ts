import * as z from "zod";
import { clock } from "../../../shared/clock.ts";
import { entity, inOwnPartition } from "../../../shared/data/entity.ts";
import { jobFields, over } from "../../../shared/jobs/row.ts";
import { queue } from "../../../shared/messaging/queue.ts";
import { providerNames } from "./provider.ts";
import { exportFormats, importModes } from "./document.ts";
import { refusals } from "./texts.ts";

/** The partitions of the `due` index with imports in progress, and with ended ones that have failed items. */
export const IMPORTS_DUE = "IMPORT";
export const IMPORTS_FAILED = "IMPORT-FAILED";
/** Maximum number of items in one import. */
export const MOST_ITEMS = 200;

/**
 * An import of files from a provider. Its row is authoritative for the work; a message only wakes a worker. It is
 * created after the rows of its items.
 */
export const Import = z.object({
  id: z.int(),
  /** Key of the person whose connection is used. */
  creator: z.string(),
  furnizor: z.enum(providerNames),
  bucketId: z.int().optional(),
  status: z.enum(["IN_LUCRU", "FINALIZATA"]),
  count: z.int(),
  /** Items that were brought so far, and those that failed. A worker stores them as it renews its lease. */
  importedItems: z.int().optional(),
  failedItems: z.int().optional(),
  /** Why the first of them failed; once the import has ended. */
  errorKey: z.string().optional(),
  createdAt: z.string(),
  /** The end, in seconds since 1970; the table's TTL attribute. */
  forgetAt: z.int(),
  ...jobFields,
});

export type Import = z.output<typeof Import>;

/** The list of the imports that a person started. */
export const importsOf = (creator: string): string => `imports#${creator}`;

export const Imports = entity({
  name: "import",
  service: "documents",
  schema: Import,
  key: inOwnPartition("import"),
  // Rows carry the table's TTL attribute, so that they are deleted with their import.
  lists: ({ creator, forgetAt }) => [
    { partition: importsOf(creator), attributes: { forgetAt }, counter: null },
  ],
  endsAt: ({ forgetAt }) => forgetAt,
  unique: {
    /** At most one active import per caller and provider. */
    live: {
      of: ({ status, creator, furnizor }) => (status === "IN_LUCRU" ? `${creator} ${furnizor}` : undefined),
      taken: () => refusals.importInCurs(),
    },
  },
});

const itemStatuses = ["IN_ASTEPTARE", "IN_LUCRU", "AMANATA", "FINALIZATA", "ESUATA"] as const;

/**
 * A file to import. The id and code of its document are chosen in advance, so that importing it twice creates one
 * document.
 */
export const ImportItem = z.object({
  /** Its number in the import, starting at 1. */
  id: z.int(),
  importId: z.int(),
  ref: z.string(),
  mod: z.enum(importModes),
  formatExport: z.enum(exportFormats).optional(),
  denumire: z.string().optional(),
  urlWeb: z.string().optional(),
  status: z.enum(itemStatuses),
  documentId: z.int(),
  cod: z.string(),
  /** The document is stored; a `both` export may still lack its PDF. */
  isFiled: z.boolean().optional(),
  attempts: z.int(),
  /** The time until which the provider asked us to wait (AMANATA). */
  waitUntil: z.iso.datetime().optional(),
  errorKey: z.string().optional(),
  forgetAt: z.int(),
});

export type ImportItem = z.output<typeof ImportItem>;

const ITEM_DIGITS = 3;

export const ImportItems = entity({
  name: "import-item",
  service: "documents",
  schema: ImportItem,
  key: ({ id, importId }: Pick<ImportItem, "id" | "importId">) => ({
    pk: `import#${importId}`,
    sk: `item#${String(id).padStart(ITEM_DIGITS, "0")}`,
  }),
});

/** Work with connections: imports with items that wait for a worker, and the ended connections of a person. */
export const importQueue = queue(
  "imports",
  z.union([z.object({ importId: z.int() }), z.object({ endedOf: z.string() })]),
);

const importFields = {
  id: z.int(),
  furnizor: z.enum(providerNames),
  bucketId: z.int().optional(),
  status: z.enum(["IN_LUCRU", "FINALIZATA"]),
  creatLa: z.iso.datetime(),
};

/** An import as a row of a list. The counts of one in progress are a few seconds old. */
export const ImportRow = z
  .object({ ...importFields, fisiere: z.int(), importate: z.int(), esuate: z.int() })
  .meta({ id: "ImportInLista" });
export type ImportRow = z.output<typeof ImportRow>;

/** The status of an import and of each item. */
export const ImportView = z
  .object({
    ...importFields,
    items: z.array(
      z
        .object({
          ref: z.string(),
          mod: z.enum(importModes),
          formatExport: z.enum(exportFormats).optional(),
          /** The name that the request gave. */
          denumire: z.string().optional(),
          status: z.enum(itemStatuses),
          documentId: z.int().optional(),
          /** Key of the refusal; for an AMANATA item, key of the reason why it waits. */
          eroare: z.string().optional(),
          /** The time until which an AMANATA item waits. */
          panaLa: z.iso.datetime().optional(),
        })
        .meta({ id: "ElementulImportului" }),
    ),
  })
  .meta({ id: "Import" });
export type ImportView = z.output<typeof ImportView>;

const shownFields = ({ id, furnizor, bucketId, status, createdAt }: Import) => ({
  id,
  furnizor,
  ...(bucketId === undefined ? {} : { bucketId }),
  status,
  creatLa: createdAt,
});

export const rowOfImport = (row: Import): z.output<typeof ImportRow> => ({
  ...shownFields(row),
  fisiere: row.count,
  importate: row.importedItems ?? 0,
  esuate: row.failedItems ?? 0,
});

export const viewOfImport = (row: Import, items: ImportItem[]): z.input<typeof ImportView> => ({
  ...shownFields(row),
  items: items.map(
    ({ ref, mod, formatExport, denumire, status, documentId, isFiled, errorKey, waitUntil }) => ({
      ref,
      mod,
      ...(formatExport === undefined ? {} : { formatExport }),
      ...(denumire === undefined ? {} : { denumire }),
      status,
      ...(status === "FINALIZATA" || isFiled ? { documentId } : {}),
      ...(errorKey === undefined ? {} : { eroare: errorKey }),
      ...(waitUntil === undefined ? {} : { panaLa: waitUntil }),
    }),
  ),
});

export const importAddress = (id: number): string => `/api/documents/import/${id}`;

export const hasItemEnded = ({ status }: Pick<ImportItem, "status">): boolean =>
  status === "FINALIZATA" || status === "ESUATA";

const KEPT_SECONDS = 30 * 24 * 3600;
/** The time until which statuses stay readable. */
export const forgottenAt = (): number => clock.epochSeconds() + KEPT_SECONDS;

/** How many items were brought, and how many failed. */
export const progressOf = (items: ImportItem[]): Required<Pick<Import, "importedItems" | "failedItems">> => ({
  importedItems: items.filter(({ status }) => status === "FINALIZATA").length,
  failedItems: items.filter(({ status }) => status === "ESUATA").length,
});

/** The row of an import whose items have all ended. */
export function endedImport(row: Import, items: ImportItem[]): Import {
  const ended: Import = { ...over(row), ...progressOf(items), status: "FINALIZATA" };
  if (ended.failedItems === 0) return ended;
  const errorKey = items.find(({ status }) => status === "ESUATA")?.errorKey;
  return {
    ...ended,
    ...(errorKey === undefined ? {} : { errorKey }),
    dueStatus: IMPORTS_FAILED,
    dueAt: clock.iso(),
  };
}

/** The row of an ended import whose failed items begin again. */
export function importAgain(row: Import): Import {
  const { failedItems: _items, errorKey: _reason, attempts: _claims, ...rest } = row;
  return { ...rest, status: "IN_LUCRU" };
}

/** A failed item as it begins again. */
export function itemAnew(item: ImportItem): ImportItem {
  const { errorKey: _reason, waitUntil: _wait, ...rest } = item;
  return { ...rest, status: "IN_ASTEPTARE", attempts: 0 };
}
