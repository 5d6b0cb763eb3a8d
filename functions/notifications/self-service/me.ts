import * as z from "zod";
import { read } from "../../../shared/data/repository.ts";
import { kernel } from "../../../shared/refusals.ts";
import type { RecipientCaller } from "../access/load-recipient.ts";
import { Recipient, Recipients } from "../records/recipient.ts";

/** The caller's recipient. Its number is not shown, so nobody learns it here. */
export const MeView = Recipient.pick({
  id: true,
  nume: true,
  limba: true,
  activ: true,
  utilizatorLogin: true,
  legatLa: true,
  creatLa: true,
})
  .extend({ tip: z.enum(["IDNP", "IDNO"]) })
  .meta({ id: "ContulDeDestinatar" });

/** The caller's recipient. @throws notFound if it was removed a moment ago */
export async function readMe({ destinatarId }: RecipientCaller): Promise<z.input<typeof MeView>> {
  const recipient = await read(Recipients, { id: destinatarId });
  if (!recipient) throw kernel.negasit();
  return { ...recipient, tip: recipient.idnp === undefined ? "IDNO" : "IDNP" };
}
