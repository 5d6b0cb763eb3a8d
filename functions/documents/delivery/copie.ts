import * as z from "zod";
import { clock } from "../../../shared/clock.ts";
import { entity, type Stored } from "../../../shared/data/entity.ts";
import { ephemeralKey } from "../../../shared/data/ephemeral.ts";
import { adding, changing, revised } from "../../../shared/data/repository.ts";
import { RevisionConflict, transact } from "../../../shared/data/transaction.ts";
import { AppError } from "../../../shared/errors.ts";
import { isLeased } from "../../../shared/messaging/lease.ts";

/** The delivery copy of a sealed version, made or in the making: one for all who ask. Losing the row loses nothing. */
export const CopieRecord = z.object({
  /** The document's. */
  id: z.int(),
  numarVersiune: z.int(),
  /** Key in the delivery bucket, and until when addresses to it are given out. */
  cheie: z.string().optional(),
  folosibilaPana: z.string().optional(),
  /** A message for the background was sent; it is believed until then. */
  promisaPana: z.string().optional(),
  leaseUntil: z.string().optional(),
  /** The sealed content is not whole: nothing can be made of it. */
  defecta: z.boolean().optional(),
  expiresAt: z.int(),
});

export type Copie = z.output<typeof CopieRecord>;

export const Copie = entity({
  name: "copie",
  service: "ephemeral",
  schema: CopieRecord,
  key: ({ id, numarVersiune }) => ephemeralKey("copie", id, numarVersiune ?? 0),
});

const isAhead = (time: string | undefined) => time !== undefined && time > clock.iso();

export const isUsable = (copie: Copie): copie is Copie & { cheie: string } =>
  copie.cheie !== undefined && isAhead(copie.folosibilaPana);

/** Somebody makes it, or was told to. */
export const isInMaking = (copie: Copie): boolean => isLeased(copie) || isAhead(copie.promisaPana);

const KEPT_SECONDS = 3600;

/**
 * Writes that a copy is being made, over the row as it was read or where there was none.
 * Undefined where somebody else did so meanwhile.
 */
export async function beginning(
  key: Pick<Copie, "id" | "numarVersiune">,
  before: Stored<Copie> | undefined,
  mark: Pick<Copie, "leaseUntil" | "promisaPana">,
): Promise<Stored<Copie> | undefined> {
  const copie = { ...key, ...mark, expiresAt: clock.epochSeconds() + KEPT_SECONDS };
  try {
    await transact(before ? changing(Copie, before, copie) : adding(Copie, copie));
    return before ? revised(before, copie) : { ...copie, rev: 1 };
  } catch (error) {
    if (error instanceof RevisionConflict || error instanceof AppError) return undefined;
    throw error;
  }
}
