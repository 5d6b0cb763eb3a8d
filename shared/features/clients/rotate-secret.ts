import * as z from "zod";
import { newClientSecret, rotated } from "../../auth/client-secrets.ts";
import type { ById, Entity, Stored } from "../../data/entity.ts";
import { changing, readById, refuseStale, revised } from "../../data/repository.ts";
import { retry, transact } from "../../data/transaction.ts";
import { log } from "../../log.ts";
import { kernel } from "../../refusals.ts";
import type { Target } from "../crud-verbs.ts";
import { type Client, newClientId } from "./client.ts";

/** The longest time for which the previous secret stays valid beside the new one. */
const MOST_OVERLAP_HOURS = 168;
export const Rotation = z
  .object({ suprapunereOre: z.int().min(0).max(MOST_OVERLAP_HOURS).default(24) })
  .meta({ id: "RotireSecret" });

/** A client together with its new secret, which is not stored. */
export type WithSecret<C> = Stored<C> & { clientId: string; clientSecret: string };

/**
 * Gives a client a new secret, and a name if it has none. The previous secret stays valid for the overlap, older ones end: at most
 * two are valid.
 * @throws notFound, stale
 */
export const rotateSecret = <C extends Client>(
  entity: Entity<C, ById>,
  { id, ifMatch }: Omit<Target<unknown>, "caller">,
  { suprapunereOre }: z.output<typeof Rotation>,
): Promise<WithSecret<C>> =>
  retry(async () => {
    const before = await readById(entity, id);
    if (!before) throw kernel.negasit();
    refuseStale(before, ifMatch);
    const clientId = before.clientId ?? newClientId();
    const { clientSecret, stored } = newClientSecret(clientId);
    const after = { ...before, clientId, secrets: rotated(before.secrets ?? [], stored, suprapunereOre) };
    const answer = { ...revised(before, after), clientId, clientSecret };
    await transact(changing(entity, before, after), { answer });
    log.info("a secret was rotated", { object: id, record: entity.name, security: "secret" });
    return answer;
  });
