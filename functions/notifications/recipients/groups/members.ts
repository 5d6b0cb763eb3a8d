import * as z from "zod";
import { clock } from "../../../../shared/clock.ts";
import { mustExist } from "../../../../shared/data/precondition.ts";
import { adding, readItems, recordOf, removing, unrevised } from "../../../../shared/data/repository.ts";
import type { Key } from "../../../../shared/data/tables.ts";
import { retry, transact, type Write } from "../../../../shared/data/transaction.ts";
import { sortableId } from "../../../../shared/ids.ts";
import { kernel } from "../../../../shared/refusals.ts";
import { Idno, Idnp } from "../../../../shared/state-numbers/idnp.ts";
import { Groups, groupsOfMember, type Member, Members } from "../../records/group.ts";
import { requiringRecipient } from "../../records/recipient.ts";

/** The most members that one call adds. */
export const MOST_MEMBERS = 1000;

/** A member as people name it: by its id, or by its number. */
const NamedMember = z.union([
  z.int().positive(),
  z.strictObject({ destinatarId: z.int().positive() }),
  z.strictObject({ idnp: Idnp }),
  z.strictObject({ idno: Idno }),
]);
export type NamedMember = z.output<typeof NamedMember>;

export const NamedMembers = z
  .array(NamedMember)
  .max(MOST_MEMBERS)
  .meta({ examples: [[{ idnp: "2002004006008" }]] });

/** The refusals of routes where operators name members, for the contract. */
export const ofNaming = ["notFound", "tooManyRequests"] as const;

/** The most ids in a query. */
const MOST_IDS = 100;

/** The ids of members in a query: separated by commas. RE2 counts repetitions only to 1,000, so the pattern has no bound. */
export const MemberIds = z.object({
  destinatarId: z
    .string()
    .max(MOST_IDS * 17 - 1)
    .regex(/^[0-9]{1,16}(,[0-9]{1,16})*$/)
    .refine((ids) => ids.split(",").length <= MOST_IDS)
    .meta({ examples: ["7"] })
    .transform((ids) => ids.split(",").map(Number)),
});

/** A member to add: a recipient by its id, or a number. */
export type NewMember = Pick<Member, "id" | "numar">;

/** Members of a transaction: each takes up to three items, and DynamoDB takes a hundred in all. */
const CHUNK = 30;

/** The condition on the group that members are added to: it must exist. */
const ofExisting = (grupId: number): Write[] => [mustExist(Groups, { id: grupId }, () => kernel.negasit())];

/**
 * Adds members to a group, each once, some at a time. A call that is cut is completed by its repetition.
 * @param on the condition on the group; default: it exists
 * @returns how many were no members yet
 * @throws badRequest for a recipient that was removed meanwhile; notFound if the group was
 */
export const addMembers = (
  grupId: number,
  members: readonly NewMember[],
  on = ofExisting(grupId),
): Promise<number> =>
  inChunks(grupId, members, async (chunk, present) => {
    const added = chunk.filter((_, i) => !present[i]);
    if (added.length === 0) return 0;
    await transact([...added.flatMap((member) => addingMember(grupId, member)), ...on], { repeatable: true });
    return added.length;
  });

/**
 * Takes members out of a group.
 * @param on the condition on the group; default: none
 * @returns how many were members
 */
export const removeMembers = (grupId: number, ids: readonly number[], on: Write[] = []): Promise<number> =>
  inChunks(
    grupId,
    ids.map((id) => ({ id })),
    async (_chunk, present) => {
      const members = present.filter((item) => item !== undefined);
      if (members.length === 0) return 0;
      await transact([...members.flatMap(removingMember), ...on], { repeatable: true });
      return members.length;
    },
  );

type Item = Record<string, unknown>;

/** Changes members chunk by chunk; a chunk that another call has changed meanwhile is read again. */
async function inChunks(
  grupId: number,
  members: readonly NewMember[],
  change: (chunk: readonly NewMember[], present: readonly (Item | undefined)[]) => Promise<number>,
): Promise<number> {
  let changed = 0;
  for (let from = 0; from < members.length; from += CHUNK) {
    const chunk = members.slice(from, from + CHUNK);
    const keys = chunk.map(({ id }) => Members.key({ id, grupId }));
    changed += await retry(async () => change(chunk, await readItems(Members.table, keys)));
  }
  return changed;
}

const membershipKey = ({ id, grupId }: Pick<Member, "id" | "grupId">): Key => ({
  pk: groupsOfMember(id),
  sk: sortableId(grupId),
});

/** The writes that add a member to a group, with the row that finds the member's groups. */
export function addingMember(grupId: number, { id, numar }: NewMember): Write[] {
  const member = unrevised<Member>({ id, grupId, adaugatLa: clock.iso(), ...(numar ? { numar } : {}) });
  const Put = { TableName: Members.table, Item: { ...membershipKey(member) } };
  return [...adding(Members, member), { item: { Put } }, ...(numar ? [] : [requiringRecipient(id)])];
}

/** The writes that remove a member from a group, with the row that finds the member's groups. */
export function removingMember(item: Item): Write[] {
  const member = recordOf<Member>(item);
  const Delete = { TableName: Members.table, Key: { ...membershipKey(member) } };
  return [...removing(Members, member), { item: { Delete } }];
}
