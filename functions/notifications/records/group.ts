import * as z from "zod";
import { entity, inOwnPartition } from "../../../shared/data/entity.ts";
import { conflict } from "../../../shared/errors.ts";
import { sortableId } from "../../../shared/ids.ts";
import { Code, line } from "../../../shared/text-fields.ts";

/** The fields of a group that people set, without its members. */
export const GroupFields = z.object({
  sistemId: z.int().positive(),
  cod: Code,
  denumire: line(255),
});

/** Recipients whom a system addresses together. The number of its members is kept by a counter. */
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
      taken: ({ cod }) => conflict("codExista", { values: { cod } }),
    },
  },
  lists: ({ sistemId }) => [{ partition: GROUPS }, { partition: groupsOfSystem(sistemId) }],
});

/** A group as it is answered in lists. */
export const GroupRow = Group.meta({ id: "GrupInLista" });

/** A group with the number of its members. */
export const GroupView = Group.extend({ numarMembri: z.int() }).meta({ id: "Grup" });

/** A recipient in a group. Its id is that of the recipient. */
export const Member = z.object({ id: z.int(), grupId: z.int(), adaugatLa: z.iso.datetime() });
export type Member = z.output<typeof Member>;

/** The partition of the members of a group, in the order of the recipients' ids; also the counter of them. */
export const membersOf = (groupId: number): string => `members#group#${groupId}`;

/** The partition of the groups of a recipient: rows whose sort keys are the groups' ids. */
export const groupsOfRecipient = (recipientId: number): string => `memberships#recipient#${recipientId}`;

export const Members = entity({
  name: "member",
  service: "notifications",
  schema: Member,
  key: ({ id, grupId }: Pick<Member, "id" | "grupId">) => ({ pk: membersOf(grupId), sk: sortableId(id) }),
  counts: ({ grupId }) => [{ counter: membersOf(grupId) }],
});
