import type * as z from "zod";
import type { Stored } from "../../../shared/data/entity.ts";
import { listRecords, wholeList } from "../../../shared/data/list-records.ts";
import { narrowedById } from "../../../shared/data/narrowed.ts";
import type { ListQuery, Page } from "../../../shared/data/page.ts";
import { withSystems } from "../accepting/categories/categories.ts";
import {
  CATEGORIES,
  categoriesOfSystem,
  LibraryCategories,
  type LibraryCategory,
  LibraryCategoryView,
} from "../records/category.ts";

/** A category as people choose among them in their preferences. */
export const CitizenCategory = LibraryCategoryView.omit({ activ: true }).meta({ id: "CitizenCategory" });

type Shown = Stored<LibraryCategory> & z.input<typeof CitizenCategory>;

/** The categories that are offered, of one system or of all, each with the name of its system. */
export async function listOffered(query: ListQuery): Promise<Page<Shown>> {
  const { value: sistemId, rest } = narrowedById("sistemId", query);
  const partition = sistemId === undefined ? CATEGORIES : categoriesOfSystem(sistemId);
  const filters = [...rest.filters, { field: "activ", operator: "equals" as const, values: [true] }];
  const page = await listRecords(LibraryCategories, wholeList(partition), { ...rest, filters });
  return { ...page, items: await withSystems(page.items) };
}
