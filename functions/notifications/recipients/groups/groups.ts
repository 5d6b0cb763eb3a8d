import * as z from "zod";
import { clock } from "../../../../shared/clock.ts";
import { ROWS } from "../../../../shared/data/counters.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { listRecords, wholeList } from "../../../../shared/data/list-records.ts";
import type { ListQuery, Page } from "../../../../shared/data/page.ts";
import { when } from "../../../../shared/data/precondition.ts";
import { adding, readPartition, refuseStale, unrevised } from "../../../../shared/data/repository.ts";
import { readTotals } from "../../../../shared/data/totals.ts";
import { transact, withNewId } from "../../../../shared/data/transaction.ts";
import { isServiceAdmin } from "../../../../shared/features/accounts/access.ts";
import {
  recordVerbs,
  removeRecord,
  type Partly,
  type Target,
  type Whole,
} from "../../../../shared/features/crud-verbs.ts";
import { type Person, readsSystem, systemOf } from "../../access/callers.ts";
import {
  type Group,
  GroupFields,
  Groups,
  GROUPS,
  groupsOfSystem,
  Members,
  membersOf,
} from "../../records/group.ts";
import { requiringSystem } from "../../records/system.ts";
import { addMembers, type NamedMember, NamedMembers, removeMembers } from "./members.ts";
import { membersNamed, noteNamed } from "./named-members.ts";
import { refusals } from "./texts.ts";
import { clearMembers, finished, unfinished } from "./unfinished.ts";

/** A group as people send it. */
export const SentGroup = GroupFields.extend({
  /** All members; up to a thousand. Without it they stay. */
  membri: NamedMembers.optional(),
});

const verbs = recordVerbs(Groups, {
  fields: SentGroup,
  keeps: ["sistemId"],
  visible: (caller: Person, { sistemId }) => readsSystem(caller, sistemId),
  serverFields: ({ before }) => ({ creatLa: before?.creatLa ?? clock.iso() }),
  references: requiringSystem,
});

/** The groups that a person may read: service administrators all, operators those of their system. */
export function listGroups(caller: Person, query: ListQuery): Promise<Page<Stored<Group>>> {
  const partition = isServiceAdmin(caller) ? GROUPS : groupsOfSystem(systemOf(caller) ?? 0);
  return listRecords(Groups, wholeList(partition), query);
}

export const readGroup = (target: Target<Person>): Promise<Stored<Group>> => verbs.read(target);

/** A group with the number of its members, which a counter keeps. */
export async function withMembers(group: Stored<Group>): Promise<Stored<Group> & { numarMembri: number }> {
  const [totals] = await readTotals(Members.table, [membersOf(group.id)]);
  return { ...group, numarMembri: totals?.get(ROWS) ?? 0 };
}

interface Creation {
  caller: Person;
  body: Whole<typeof SentGroup>;
}

/**
 * Creates a group with its members: the record comes last, so that it is never seen with some of them.
 * @throws the refusals of `membersNamed`; conflict for a code of the same system
 */
export async function createGroup({ caller, body }: Creation): Promise<Stored<Group>> {
  const { sistemId, cod, denumire } = body;
  const membri = body.membri ?? [];
  const members = await membersNamed({ caller, sistemId }, membri);
  return withNewId(async (id) => {
    const group = unrevised<Group>({ id, sistemId, cod, denumire, creatLa: clock.iso() });
    if (members.length > 0) await transact([unfinished(id)], { repeatable: true });
    try {
      await noteNamed(id, membri);
      await addMembers(id, members, []);
      const end = members.length > 0 ? [finished(id)] : [];
      await transact([...adding(Groups, group), ...requiringSystem(group, undefined), ...end], {
        answer: group,
      });
    } catch (error) {
      if (members.length > 0) await clearMembers(id);
      throw error;
    }
    return group;
  });
}

type Change = Target<Person> & { body: Whole<typeof SentGroup> | Partly<typeof SentGroup> };

/**
 * Members that are sent are those of the last change: what was added before it is read after it, and of several changes at once
 * the later one stops the earlier ones.
 * @throws conflict if the members are sent and the group has too many to compare, or is changed meanwhile; stale, notFound
 */
async function changeGroup(
  { body, ...target }: Change,
  change: () => Promise<Stored<Group>>,
): Promise<Stored<Group>> {
  const { membri } = body;
  if (!membri) return change();
  const former = await readGroup(target);
  refuseStale(former, target.ifMatch);
  const { caller } = target;
  const { sistemId } = former;
  const [wanted] = await Promise.all([membersNamed({ caller, sistemId }, membri), idsOfAll(former.id)]);
  await noteNamed(former.id, membri);
  const changed = await change();
  const present = await idsOfAll(changed.id);
  const unchanged = [when(Groups, changed, { rev: changed.rev }, () => refusals.grupSchimbat())];
  const [isPresent, isWanted] = [new Set(present), new Set(wanted.map(({ id }) => id))];
  const surplus = present.filter((id) => !isWanted.has(id));
  await removeMembers(changed.id, surplus, unchanged);
  const missing = wanted.filter(({ id }) => !isPresent.has(id));
  await addMembers(changed.id, missing, unchanged);
  return changed;
}

/** The most members that a request compares; larger groups change by additions and removals. */
const MOST_COMPARED = 1000;

async function idsOfAll(id: number): Promise<number[]> {
  const rows = await readPartition(Members.table, membersOf(id), { below: ":", limit: MOST_COMPARED + 1 });
  if (rows.length > MOST_COMPARED) throw refusals.grupPreaMare();
  return rows.map(({ sk }) => Number(sk));
}

export const replaceGroup = (target: Target<Person> & { body: Whole<typeof SentGroup> }) =>
  changeGroup(target, () => verbs.replace(target));

export const patchGroup = (target: Target<Person> & { body: Partly<typeof SentGroup> }) =>
  changeGroup(target, () => verbs.patch(target));

/** How many members a request removes with their group; the rest follows at night. */
const MOST_CLEARED = 3000;

/** Removes a group, then its memberships. @throws notFound, stale */
export const removeGroup = (target: Target<Person>): Promise<void> =>
  removeRecord(Groups, target, {
    visible: (caller, { sistemId }) => readsSystem(caller, sistemId),
    also: ({ id }) => [unfinished(id)],
    cleanUp: ({ id }) => clearMembers(id, MOST_CLEARED),
  });

/** What a call has added, and how many members there are now. */
export const AddedView = z.object({ adaugati: z.int(), numarMembri: z.int() }).meta({ id: "MembriAdaugati" });

/** Adds members to a group that the caller may change. @throws the refusals of `membersNamed` */
export async function addNamedMembers(
  target: Target<Person>,
  membri: readonly NamedMember[],
): Promise<z.output<typeof AddedView>> {
  const group = await readGroup(target);
  const members = await membersNamed({ caller: target.caller, sistemId: group.sistemId }, membri);
  await noteNamed(group.id, membri);
  const adaugati = await addMembers(group.id, members);
  const { numarMembri } = await withMembers(group);
  return { adaugati, numarMembri };
}

/** Takes members out of a group that the caller may change. @throws notFound */
export async function removeNamedMembers(target: Target<Person>, ids: readonly number[]): Promise<void> {
  const group = await readGroup(target);
  await removeMembers(group.id, [...new Set(ids)]);
}
