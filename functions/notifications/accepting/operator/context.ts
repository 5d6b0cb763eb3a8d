import * as z from "zod";
import type { Operator } from "../../access/callers.ts";
import { System } from "../../records/system.ts";

/** The system that an operator works for. */
export const ContextView = z
  .object({
    sistem: System.pick({ id: true, cod: true, denumire: true }),
    login: z.string(),
  })
  .meta({ id: "ContextOperator" });

export const contextOf = ({ sistem, login }: Operator): z.input<typeof ContextView> => ({
  sistem: { id: sistem.id, cod: sistem.cod, denumire: sistem.denumire },
  login,
});
