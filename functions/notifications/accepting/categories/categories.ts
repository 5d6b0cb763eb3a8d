import type { Stored } from "../../../../shared/data/entity.ts";
import { listRecords, wholeList } from "../../../../shared/data/list-records.ts";
import { narrowedById } from "../../../../shared/data/narrowed.ts";
import type { ListQuery, Page } from "../../../../shared/data/page.ts";
import { readMany } from "../../../../shared/data/repository.ts";
import { readRowTotal } from "../../../../shared/data/totals.ts";
import type { Write } from "../../../../shared/data/transaction.ts";
import { retry } from "../../../../shared/data/transaction.ts";
import { isServiceAdmin } from "../../../../shared/features/accounts/access.ts";
import { recordVerbs, type RecordWrite, type Rules } from "../../../../shared/features/crud-verbs.ts";
import { invalidField } from "../../../../shared/refusals.ts";
import { type Person, readsSystem, systemOf } from "../../access/callers.ts";
import {
  CATEGORIES,
  categoriesOfSystem,
  LibraryCategories,
  type LibraryCategory,
  LibraryCategoryFields,
  MOST_CATEGORIES,
} from "../../records/category.ts";
import { requiringSystem, Systems } from "../../records/system.ts";
import { refusals } from "./texts.ts";

type Named = Stored<LibraryCategory> & { sistem?: string };

/** Categories with the names of their systems. */
export async function withSystems(categories: readonly Stored<LibraryCategory>[]): Promise<Named[]> {
  const systems = await readMany(Systems, [...new Set(categories.map(({ sistemId }) => sistemId))]);
  return categories.map((category) => {
    const sistem = systems.find(({ id }) => id === category.sistemId)?.denumire;
    return { ...category, ...(sistem === undefined ? {} : { sistem }) };
  });
}

/** A category with the name of its system. */
export async function withSystem(category: Stored<LibraryCategory>): Promise<Named> {
  const [named = category] = await withSystems([category]);
  return named;
}

/** The categories that a person may read: service administrators all, operators those of their system. */
export async function listCategories(caller: Person, query: ListQuery): Promise<Page<Named>> {
  const { value, rest } = narrowedById("sistemId", query);
  const own = isServiceAdmin(caller) ? value : (systemOf(caller) ?? 0);
  const narrowed = own === value ? rest : query;
  const list = wholeList<LibraryCategory>(own === undefined ? CATEGORIES : categoriesOfSystem(own));
  const page = await listRecords(LibraryCategories, list, narrowed);
  return { ...page, items: await withSystems(page.items) };
}

/** A category stays with its system, whose partition it is in. @throws badRequest */
function serverFields({
  before,
  fields: { sistemId },
}: Pick<RecordWrite<LibraryCategory, typeof LibraryCategoryFields, Person>, "before" | "fields">): object {
  if (before && sistemId !== undefined && sistemId !== before.sistemId)
    throw invalidField("sistemId", refusals.sistemNeschimbabil);
  return {};
}

/** @throws badRequest for a system that does not exist, conflict for one that has too many */
async function besideCategory(after: LibraryCategory, before: LibraryCategory | undefined): Promise<Write[]> {
  if (!before) await refuseBeyondBound(after.sistemId);
  return requiringSystem(after, before);
}

async function refuseBeyondBound(sistemId: number): Promise<void> {
  const present = await readRowTotal(LibraryCategories.table, [categoriesOfSystem(sistemId)]);
  if (present >= MOST_CATEGORIES) throw refusals.preaMulteCategorii({ limita: MOST_CATEGORIES });
}

export const categoryRules = {
  fields: LibraryCategoryFields,
  keeps: ["refuzabila", "activ"],
  defaults: { refuzabila: true, activ: true },
  serverFields,
  references: besideCategory,
  visible: (caller, { sistemId }) => readsSystem(caller, sistemId),
} satisfies Rules<LibraryCategory, typeof LibraryCategoryFields, Person, Person>;

const verbs = recordVerbs<LibraryCategory, typeof LibraryCategoryFields, Person, Person>(
  LibraryCategories,
  categoryRules,
);

/** Adds a category. @throws badRequest, conflict */
export const addCategory: typeof verbs.create = (asked) => retry(() => verbs.create(asked));
