import * as z from "zod";
import { entity, inPartitionOf } from "../../../shared/data/entity.ts";
import type { Key } from "../../../shared/data/tables.ts";
import { kernel } from "../../../shared/refusals.ts";
import { line } from "../../../shared/text-fields.ts";
import { localized } from "./localized.ts";
import { SYSTEM } from "./system.ts";
import { Category } from "./template.ts";

/** The fields of a category of the library that administrators set. */
export const LibraryCategoryFields = z.object({
  sistemId: z.int().positive(),
  /** What notifications, templates and preferences name it by. */
  cod: Category,
  denumire: localized(line(120)),
  descriere: localized(line(500)).optional(),
  /** False for messages that nobody can decline. */
  refuzabila: z.boolean().optional(),
  /** False for one that is not offered any more; what was sent keeps it. */
  activ: z.boolean().optional(),
});

/** The most categories of a system: people choose among them. */
export const MOST_CATEGORIES = 50;

/**
 * A kind of messages of a system, in words for those who send and those who receive. It is in the partition of its system, which
 * every call of the system reads: so an acceptance knows without another read what can be declined.
 */
export const LibraryCategory = LibraryCategoryFields.extend({
  id: z.int(),
  refuzabila: z.boolean(),
  activ: z.boolean(),
});
export type LibraryCategory = z.output<typeof LibraryCategory>;

export const LibraryCategoryView = LibraryCategory.extend({
  /** The name of its system; absent if the system was removed. */
  sistem: z.string().optional(),
}).meta({ id: "Categorie" });

/** The name of categories, the start of their sort keys. */
export const CATEGORY = "category";

/** The partition of all categories, and that of those of a system. */
export const CATEGORIES = "categories";
export const categoriesOfSystem = (systemId: number): string => `${CATEGORIES}#system#${systemId}`;

/** The item that keeps the number of the categories of a system. */
const boundOf = (systemId: number): Key => ({ pk: `${SYSTEM}#${systemId}`, sk: `bound#${CATEGORY}` });

/** The unique value of a code, which is its system's. */
export const codeOf = ({ sistemId, cod }: Pick<LibraryCategory, "sistemId" | "cod">): string =>
  `${sistemId}/${cod}`;

export const LibraryCategories = entity({
  name: CATEGORY,
  service: "notifications",
  schema: LibraryCategory,
  key: inPartitionOf(SYSTEM, "sistemId", CATEGORY),
  history: {},
  bounded: { most: MOST_CATEGORIES, in: ({ sistemId }) => boundOf(sistemId) },
  located: { by: ["sistemId"], row: () => ({ partition: CATEGORIES }) },
  unique: {
    code: {
      of: codeOf,
      taken: ({ cod }) => kernel.codExista({ cod }),
    },
  },
  lists: ({ sistemId }) => [{ partition: categoriesOfSystem(sistemId) }],
});
