import * as z from "zod";
import { entity, inSharedPartition } from "../../../shared/data/entity.ts";
import { kernel } from "../../../shared/refusals.ts";
import { Code, line, paragraphs } from "../../../shared/text-fields.ts";

/** The fields of a role that administrators set. */
export const RoleFields = z.object({
  cod: Code,
  denumire: line(255),
  descriere: paragraphs(4000).optional(),
});

/** A function that people have in their institution. By itself it grants no right. */
export const Role = RoleFields.extend({ id: z.int() }).meta({ id: "Rol" });

export type Role = z.output<typeof Role>;

export const Roles = entity({
  name: "role",
  service: "documents",
  schema: Role,
  ...inSharedPartition("role"),
  history: {},
  unique: { cod: { of: ({ cod }) => cod, taken: ({ cod }) => kernel.codExista({ cod }) } },
});
