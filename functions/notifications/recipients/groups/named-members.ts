import { clock } from "../../../../shared/clock.ts";
import { ephemeralKey, increment } from "../../../../shared/data/ephemeral.ts";
import { recalling } from "../../../../shared/data/history.ts";
import { readByKeys, readItems, readPartition, recordOf } from "../../../../shared/data/repository.ts";
import { retry, transact } from "../../../../shared/data/transaction.ts";
import type { FieldError } from "../../../../shared/errors.ts";
import { isServiceAdmin } from "../../../../shared/features/accounts/access.ts";
import { invalidFields, kernel, limitReached, wrongField } from "../../../../shared/refusals.ts";
import type { Person } from "../../access/callers.ts";
import { Groups, groupsOfMember, type Member, Members } from "../../records/group.ts";
import { memberOfNumber } from "../../records/member-number.ts";
import { existingAmong } from "../registry/find-recipients.ts";
import type { NamedMember, NewMember } from "./members.ts";
import { refusals } from "./texts.ts";

/** How many members an operator may name in an hour: enough for a town's table, too few to go through a register. */
export const MOST_NAMED = 20_000;

const HOUR_SECONDS = 3600;

/** How many memberships are read at once. */
const AT_ONCE = 50;

interface Naming {
  caller: Person;
  /** The system of the group. */
  sistemId: number;
}

/**
 * The members that a caller names, each once. A number is taken without a look into the registry. An id is that of a member
 * of a group of the system; service administrators, who read the registry, also name recipients by it.
 * @throws notFound for an id that an operator does not have from a group of theirs; badRequest that names each id that does not exist
 *   for administrators; tooManyRequests for an operator who names too many
 */
export async function membersNamed(
  { caller, sistemId }: Naming,
  named: readonly NamedMember[],
): Promise<NewMember[]> {
  if (!isServiceAdmin(caller)) await countNamed(caller, named.length);
  const members = named.map(memberIn);
  const ids = [...new Set(members.flatMap(({ id, numar }) => (numar ? [] : [id])))];
  const known = await membersAmong(ids, sistemId);
  const others = ids.filter((id) => !known.has(id));
  if (others.length > 0 && !isServiceAdmin(caller)) throw refusals.membruNecunoscut();
  const existing = await existingAmong(others);
  const wrong: FieldError[] = members.flatMap(({ id, numar }, i) =>
    numar || known.has(id) || existing.has(id) ? [] : [wrongField(`membri.${i}`, kernel.necunoscut)],
  );
  if (wrong.length > 0) throw invalidFields(wrong);
  return [...new Map(members.map((member) => [member.id, known.get(member.id) ?? member])).values()];
}

function memberIn(named: NamedMember): NewMember {
  if (typeof named === "number") return { id: named };
  if ("destinatarId" in named) return { id: named.destinatarId };
  return "idnp" in named ? memberOfNumber("idnp", named.idnp) : memberOfNumber("idno", named.idno);
}

/** Counts what an operator names, or asks about. @throws tooManyRequests */
export async function countNamed({ id }: Person, number: number): Promise<void> {
  if (number === 0) return;
  const now = clock.epochSeconds();
  const hour = Math.floor(now / HOUR_SECONDS);
  const key = ephemeralKey("notifications", "named-members", id, hour);
  const { count } = await increment(key, 2 * HOUR_SECONDS, number);
  if (count > MOST_NAMED) throw limitReached(MOST_NAMED, HOUR_SECONDS - (now % HOUR_SECONDS));
}

/** The ids among these that are members of a system's groups. */
async function membersAmong(
  ids: readonly number[],
  sistemId: number,
): Promise<ReadonlyMap<number, NewMember>> {
  const found = new Map<number, NewMember>();
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    const memberships = (await Promise.all(some.map(membershipsOf))).flat();
    const groups = await readByKeys(
      Groups,
      [...new Set(memberships.map(({ grupId }) => grupId))].map((id) => ({ id })),
    );
    const own = new Set(groups.filter((group) => group.sistemId === sistemId).map(({ id }) => id));
    const keys = memberships.filter(({ grupId }) => own.has(grupId)).map((key) => Members.key(key));
    for (const item of await readItems(Members.table, keys)) {
      if (!item) continue;
      const { id, numar } = recordOf<Member>(item);
      found.set(id, { id, ...(numar ? { numar } : {}) });
    }
  }
  return found;
}

async function membershipsOf(id: number): Promise<Pick<Member, "id" | "grupId">[]> {
  const rows = await readPartition(Groups.table, groupsOfMember(id));
  return rows.map(({ sk }) => ({ id, grupId: Number(sk) }));
}

/** Keeps who named how many members of a group, when, and by what; never the numbers themselves. */
export async function noteNamed(grupId: number, named: readonly NamedMember[]): Promise<void> {
  if (named.length === 0) return;
  const valori: Record<string, number> = {};
  for (const one of named) {
    const [by = "destinatarId"] = typeof one === "number" ? [] : Object.keys(one);
    valori[by] = (valori[by] ?? 0) + 1;
  }
  const line = { fapt: "CAUTAT", despre: Members.name, valori } as const;
  await retry(() =>
    transact([recalling(Groups.table, { name: Groups.name, id: grupId }, line)], { repeatable: true }),
  );
}
