import * as z from "zod";
import { entity, type Stored } from "../../../shared/data/entity.ts";
import { readPartition, recordOf } from "../../../shared/data/repository.ts";
import { TRUST_LISTS } from "./trust-list.ts";

/** What a certificate of the installation is for: the institution signs with it, it is a trusted root, or it signs the trusted list. */
export const certificateUses = ["SEMNARE", "RADACINA", "LISTA"] as const;

/** A certificate in an object that the installation names, as the last nightly run has read it. */
const InstalledCertificate = z.object({
  id: z.int(),
  rol: z.enum(certificateUses),
  amprenta: z.string(),
  nume: z.string().optional(),
  emitent: z.string().optional(),
  expiraLa: z.iso.datetime(),
  /** When it was found to end soon. People are told of that change. */
  anuntLa: z.iso.datetime().optional(),
});
export type InstalledCertificate = z.output<typeof InstalledCertificate>;

const NAME = "installed-certificate";

/** They lie with the trusted lists: the function that refreshes these keeps no other records. */
export const InstalledCertificates = entity({
  name: NAME,
  service: "documents",
  schema: InstalledCertificate,
  key: ({ rol, amprenta }: Pick<InstalledCertificate, "rol" | "amprenta">) => ({
    pk: TRUST_LISTS,
    sk: `${NAME}#${rol}#${amprenta}`,
  }),
});

export async function readInstalledCertificates(): Promise<Stored<InstalledCertificate>[]> {
  const items = await readPartition(InstalledCertificates.table, TRUST_LISTS, { prefix: `${NAME}#` });
  return items.map((item) => recordOf<InstalledCertificate>(item));
}
