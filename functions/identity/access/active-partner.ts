import type { Stored } from "../../../shared/data/entity.ts";
import { readUnique } from "../../../shared/data/repository.ts";
import { type Partner, PartnerId, Partners } from "../records/partner.ts";
import { isActive } from "../records/status.ts";

/** The active partner with this identifier, or undefined. */
export async function readActivePartner(partnerid: string): Promise<Stored<Partner> | undefined> {
  if (!PartnerId.safeParse(partnerid).success) return undefined;
  const partner = await readUnique(Partners, "partnerid", partnerid);
  return partner && isActive(partner) ? partner : undefined;
}
