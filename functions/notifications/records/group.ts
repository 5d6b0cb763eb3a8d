import * as z from "zod";
import { entity, inOwnPartition } from "../../../shared/data/entity.ts";
import { conflict } from "../../../shared/errors.ts";
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

/** A recipient in a group. Its id is that of the recipient. */
export const Member = z.object({
  id: z.int(),
  grupId: z.int(),
  adaugatLa: z.iso.datetime(),
});
export type Member = z.output<typeof Member>;

/** The partition of the members of a group, in the order of the recipients' ids. */
export const membersOf = (groupId: number): string => `members#group#${groupId}`;
