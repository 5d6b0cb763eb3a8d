import * as z from "zod";
import { entity, inOwnPartition } from "../../../shared/data/entity.ts";
import { sortableId } from "../../../shared/ids.ts";
import { kernel } from "../../../shared/refusals.ts";
import { Code, line } from "../../../shared/text-fields.ts";
import type { NumberKind } from "./recipient.ts";

/** The fields of a group that people set, without its members. */
export const GroupFields = z.object({
  sistemId: z.int().positive(),
  cod: Code,
  denumire: line(255),
});

/** Recipients that a system addresses together. The number of its members is kept by a counter. */
export const Group = GroupFields.extend({ id: z.int(), creatLa: z.iso.datetime() });
export type Group = z.output<typeof Group>;

/** The partition of all groups. */
export const GROUPS = "groups";
/** The partition of the groups of a system. */
export const groupsOfSystem = (systemId: number): string => `${GROUPS}#system#${systemId}`;

export const Groups = entity({
  name: "group",
  service: "notifications",
  schema: Group,
  key: inOwnPartition("group"),
  unique: {
    code: {
      of: ({ sistemId, cod }) => `${sistemId}/${cod}`,
      taken: ({ cod }) => kernel.codExista({ cod }),
    },
  },
  lists: ({ sistemId }) => [{ partition: GROUPS }, { partition: groupsOfSystem(sistemId) }],
});

/** A group in a list. */
export const GroupRow = Group.meta({ id: "GrupInLista" });
export type GroupRow = z.output<typeof GroupRow>;

/** A group with the number of its members. */
export const GroupView = Group.extend({ numarMembri: z.int() }).meta({ id: "Grup" });
export type GroupView = z.output<typeof GroupView>;

/**
 * A member of a group: a recipient, under its id, or a number, which may be in the registry or not. That shows when the group is sent
 * to, so that people who name numbers do not learn who is registered.
 */
export const Member = z.object({
  id: z.int(),
  grupId: z.int(),
  adaugatLa: z.iso.datetime(),
  numar: z.object({ kind: z.literal(["idnp", "idno"] satisfies NumberKind[]), hmac: z.string() }).optional(),
});
export type Member = z.output<typeof Member>;

/** A number as the registry finds it. */
export type MemberNumber = NonNullable<Member["numar"]>;

/** The partition of the members of a group, in the order of their ids; also the counter of them. */
export const membersOf = (groupId: number): string => `members#group#${groupId}`;

/** The partition of the groups of a member: rows whose sort keys are the groups' ids. */
export const groupsOfMember = (memberId: number): string => `memberships#recipient#${memberId}`;

export const Members = entity({
  name: "member",
  service: "notifications",
  schema: Member,
  key: ({ id, grupId }: Pick<Member, "id" | "grupId">) => ({ pk: membersOf(grupId), sk: sortableId(id) }),
  counts: ({ grupId }) => [{ counter: membersOf(grupId) }],
});
