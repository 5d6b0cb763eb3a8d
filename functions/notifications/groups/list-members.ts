import { listPage } from "../../../shared/data/list-page.ts";
import type { ListQuery, Page } from "../../../shared/data/page.ts";
import { readRowTotal } from "../../../shared/data/totals.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import { recordOf } from "../../../shared/data/repository.ts";
import type { Target } from "../../../shared/features/crud-verbs.ts";
import type { Person } from "../access/callers.ts";
import { Member, Members, membersOf } from "../records/group.ts";
import { readGroup } from "./groups.ts";

/** A member as it is answered: the recipient and when it was added. */
export const MemberView = Member.pick({ id: true, adaugatLa: true }).meta({ id: "Membru" });

/** The members of a group, the newest recipient first. @throws notFound */
export async function listMembers(target: Target<Person>, query: ListQuery): Promise<Page<Stored<Member>>> {
  const { id } = await readGroup(target);
  return listPage(
    {
      name: membersOf(id),
      table: Members.table,
      lists: [{ partitions: [membersOf(id)] }],
      fetch: async (pointers) => pointers.map(({ item }) => recordOf<Member>(item)),
      count: async (known) => ({
        total: await readRowTotal(Members.table, [membersOf(id)], known),
        relation: "eq",
      }),
      answersFilters: query.filters.length === 0,
    },
    query,
  );
}
