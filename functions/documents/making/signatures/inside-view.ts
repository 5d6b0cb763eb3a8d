import * as z from "zod";
import { Signature } from "../../records/signature.ts";

export const InsideView = z
  .object({
    ...Signature.pick({ status: true, motiv: true, nivel: true }).shape,
    /** From the certificate, or from the record of a signature made here. Absent if no certificate can be read. */
    semnatar: Signature.shape.semnatar.optional(),
    /** Another name that the signer declared; it is contained in bytes that the signature covers. */
    declarat: Signature.shape.declarat,
    ...Signature.pick({
      certificat: true,
      emitentCertificat: true,
      serie: true,
      amprenta: true,
      /** Only for a signature made here. */
      creatDe: true,
    }).partial().shape,
    semnatLa: z.iso.datetime().optional(),
    /** The revision of the file that it signed, starting at 1. */
    numarRevizie: z.int(),
    /** True if this service made it. */
    aici: z.boolean(),
  })
  .meta({ id: "SemnaturaDinFisier" });
export type Inside = z.output<typeof InsideView>;
