import { onlyIf } from "../../../../shared/data/conditions.ts";
import { readPartition } from "../../../../shared/data/repository.ts";
import { retry, transact, type Write } from "../../../../shared/data/transaction.ts";
import { sortableId } from "../../../../shared/ids.ts";
import { Groups, membersOf, groupsOfMember } from "../../records/group.ts";

/** How many groups one transaction of 100 writes leaves, at three writes each. */
const AT_ONCE = 25;

/** Ends the memberships of a recipient, or of a number. Nobody can add a recipient who is gone, so none is left. */
export const leaveGroups = (memberId: number): Promise<void> =>
  retry(async () => {
    const rows = await readPartition(Groups.table, groupsOfMember(memberId));
    for (let start = 0; start < rows.length; start += AT_ONCE)
      await transact(rows.slice(start, start + AT_ONCE).flatMap(({ sk }) => leaving(Number(sk), memberId)));
  });

/** The two rows of a membership, and its count. A membership that ended meanwhile is read again. */
function leaving(groupId: number, memberId: number): Write[] {
  const table = { TableName: Groups.table };
  const counter = membersOf(groupId);
  return [
    onlyIf(
      { Delete: { ...table, Key: { pk: groupsOfMember(memberId), sk: sortableId(groupId) } } },
      "present",
    ),
    { item: { Delete: { ...table, Key: { pk: counter, sk: sortableId(memberId) } } } },
    { table: Groups.table, count: { counter }, by: -1 },
  ];
}
