import type { ListQuery } from "../../../../shared/data/page.ts";
import { crud } from "../../../../shared/features/crud.ts";
import type { Person } from "../../access/callers.ts";
import { zones } from "../../access/zone-access.ts";
import { LibraryCategories, LibraryCategoryView } from "../../records/category.ts";
import { addCategory, categoryRules, listCategories, withSystem } from "./categories.ts";

const common = {
  ...categoryRules,
  title: "Categorii",
  view: LibraryCategoryView,
  row: LibraryCategoryView,
  listed: LibraryCategoryView.omit({ sistem: true }),
  present: withSystem,
  list: ({ caller, query }: { caller: Person; query: ListQuery }) => listCategories(caller, query),
};

/** The library of categories, which service administrators write. */
export const adminCategories = crud(LibraryCategories, "/api/v1/admin/categories", {
  ...common,
  access: zones.admin,
  write: zones.admin,
  create: addCategory,
});

/** The same for those who choose from it: operators read that of their system. */
export const staffCategories = crud(LibraryCategories, "/api/v1/staff/categories", {
  ...common,
  access: zones.staff,
  write: zones.staff,
  create: "refused",
  change: "refused",
  remove: "refused",
});
