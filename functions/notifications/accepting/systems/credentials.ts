import * as z from "zod";
import { ClientSecret, isLiveSecret } from "../../../../shared/auth/client-secrets.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { read, refuseStale, update } from "../../../../shared/data/repository.ts";
import type { Target } from "../../../../shared/features/crud-verbs.ts";
import { withUses } from "../../../../shared/features/clients/last-use.ts";
import { kernel } from "../../../../shared/refusals.ts";
import { type System, Systems } from "../../records/system.ts";

/** The client credentials of a system in an answer: only the times of each secret. */
export const CredentialsView = z
  .object({
    clientId: z.string(),
    secrets: z.array(ClientSecret.omit({ hash: true })),
    ultimaFolosire: z.iso.datetime().optional(),
  })
  .meta({ id: "AcreditariSistem" });
export type CredentialsView = z.output<typeof CredentialsView>;

/** The only answer that contains the secret. */
export const NewCredentials = z
  .object({ clientId: z.string(), clientSecret: z.string() })
  .meta({ id: "AcreditariSistemNoi" });
export type NewCredentials = z.output<typeof NewCredentials>;

/** @throws notFound for an unknown system, and for one without credentials */
export async function readCredentials(id: number): Promise<z.input<typeof CredentialsView>> {
  const system = await read(Systems, { id });
  if (system?.clientId === undefined) throw kernel.negasit();
  const { clientId, secrets = [] } = system;
  const [{ ultimaFolosire } = {}] = await withUses<{ id: number }>(Systems, [{ id }]);
  return { clientId, secrets: secrets.filter(isLiveSecret), ultimaFolosire };
}

/** Ends the secrets of a system and the tokens that were issued by them. Repeating this succeeds. @throws notFound, stale */
export const removeCredentials = ({
  id,
  ifMatch,
}: Omit<Target<unknown>, "caller">): Promise<Stored<System>> =>
  update(Systems, { id }, (before) => {
    refuseStale(before, ifMatch);
    return before.clientId === undefined ? before : withoutCredentials(before);
  });

const withoutCredentials = ({ clientId: _, secrets: __, ...system }: Stored<System>): System => system;
