import * as z from "zod";
import { listPage } from "../../../../shared/data/list-page.ts";
import type { ListQuery, Page } from "../../../../shared/data/page.ts";
import { readRowTotal } from "../../../../shared/data/totals.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { recordOf } from "../../../../shared/data/repository.ts";
import type { Target } from "../../../../shared/features/crud-verbs.ts";
import { isServiceAdmin } from "../../../../shared/features/accounts/access.ts";
import type { Person } from "../../access/callers.ts";
import { Member, Members, membersOf } from "../../records/group.ts";
import { recipientsAmong } from "../registry/find-recipients.ts";
import { readGroup } from "./groups.ts";

/**
 * A member in an answer: its id in groups and when it was added. Administrators, who read the registry, also see the
 * recipient if it is one.
 */
export const MemberView = Member.pick({ id: true, adaugatLa: true })
  .extend({ destinatarId: z.int().optional() })
  .meta({ id: "Membru" });
export type MemberView = z.output<typeof MemberView>;

type Shown = Stored<Member> & { destinatarId?: number };

/** The members of a group, the latest id first. @throws notFound */
export async function listMembers(target: Target<Person>, query: ListQuery): Promise<Page<Shown>> {
  const { id } = await readGroup(target);
  return listPage(
    {
      name: membersOf(id),
      table: Members.table,
      lists: [{ partitions: [membersOf(id)] }],
      fetch: (pointers) =>
        shown(
          target.caller,
          pointers.map(({ item }) => recordOf<Member>(item)),
        ),
      count: async (known) => ({
        total: await readRowTotal(Members.table, [membersOf(id)], known),
        relation: "eq",
      }),
      answersFilters: query.filters.length === 0,
    },
    query,
  );
}

async function shown(caller: Person, members: Stored<Member>[]): Promise<Shown[]> {
  if (!isServiceAdmin(caller)) return members;
  const recipients = await recipientsAmong(members);
  return members.map((member, i) => {
    const destinatarId = recipients[i];
    return destinatarId === undefined ? member : { ...member, destinatarId };
  });
}
