import * as z from "zod";
import { clock } from "../../../shared/clock.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import { create, readUnique } from "../../../shared/data/repository.ts";
import { retry, RevisionConflict } from "../../../shared/data/transaction.ts";
import { means, type Reason } from "../../../shared/errors.ts";
import { Idno } from "../../../shared/state-numbers/idnp.ts";
import { nextId, randomCode } from "../../../shared/ids.ts";
import { Description, Name, type Organization, Organizations } from "../records/organization.ts";
import type { Partner } from "../records/partner.ts";
import { SentStatus } from "../records/status.ts";
import { refusals } from "./texts.ts";
import { refusals as recordsRefusals } from "../records/texts.ts";

export const NewOrganization = z
  .object({ name: Name, idno: Idno, status_id: SentStatus, description: Description.nullish() })
  .meta({ id: "NewOrganization" });

/** 80 random bits cannot be guessed. */
const SECRET_NAME_LENGTH = 16;

/**
 * Returns the partner's organization with this IDNO, or registers it: only one of several concurrent calls creates
 * it, and all get the same one.
 * @throws unprocessable if another partner has registered it
 */
export function createOrganization(
  partner: Pick<Partner, "id">,
  wanted: z.output<typeof NewOrganization>,
): Promise<Stored<Organization>> {
  return retry(async () => {
    const existing = await readUnique(Organizations, "idno", wanted.idno);
    if (existing && existing.partner_id !== partner.id) throw refusals.idnoAltPartener();
    return (
      existing ??
      create(Organizations, newOrganization(partner, wanted)).catch(retryIf(recordsRefusals.idnoExista))
    );
  });
}

function newOrganization(
  { id }: Pick<Partner, "id">,
  wanted: z.output<typeof NewOrganization>,
): Organization {
  const { description, ...fields } = wanted;
  return {
    ...fields,
    id: nextId(),
    partner_id: id,
    description: description ?? undefined,
    secret_name: randomCode(SECRET_NAME_LENGTH),
    created_at: clock.iso(),
  };
}

/** A lost race re-reads and retries: it finds the record that the other writer created. */
export const retryIf =
  (reason: Reason) =>
  (error: unknown): never => {
    throw means(error, reason) ? new RevisionConflict() : error;
  };
