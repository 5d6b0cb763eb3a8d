import * as z from "zod";
import { Signature } from "../../records/signature.ts";
import {
  additionKinds,
  indications,
  integrities,
  proofKinds,
  qualifications,
  subIndications,
  timeSources,
  trusts,
} from "../../signing/reasons.ts";

/** What a validation found (ETSI EN 319 102-1): the standard's words, and each dimension by itself. */
const Findings = z.object({
  indicatie: z.enum(indications),
  subindicatie: z.enum(subIndications).optional(),
  /** If it is qualified under the law on trust services. */
  calificata: z.enum(qualifications),
  /** The trusted list that the authority is in. */
  listaIncredere: z
    .object({ teritoriu: z.string(), expiraLa: z.iso.datetime().optional(), expirata: z.boolean() })
    .optional(),
  /** If what is there is what was signed. */
  integritate: z.enum(integrities),
  /** If the signer's certificate is to be trusted. */
  incredere: z.enum(trusts),
  /** The trusted authority at the end of the path. */
  autoritate: z.string().optional(),
  /** With CONTINUT_LIPSA: the names of the files that it refers to and that are not there. */
  fisiereLipsa: z.array(z.string()).optional(),
  /** For a PDF: what was added after the signature, and by whom, in its order. */
  adaugatDupa: z
    .array(
      z.object({
        felAdaugare: z.enum(additionKinds),
        campuriAdaugate: z.array(z.string()).optional(),
        semnatar: z.string().optional(),
      }),
    )
    .optional(),
  /** The moment at which the signature was judged, and from where it is known. */
  timp: z.object({ la: z.iso.datetime(), sursaTimpului: z.enum(timeSources) }).optional(),
});
export type Findings = z.output<typeof Findings>;

export const InsideView = z
  .object({
    ...Findings.partial().shape,
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
    stampilaLa: Signature.shape.stampilaLa,
    /** True for a signature of another signature, and not of the file. */
    contrasemnatura: z.boolean().optional(),
    /** In a container: the names of the files that it covers. */
    acopera: z.array(z.string()).optional(),
    /** In a PDF, the revision of the file that it signed, starting at 1; in another file its number. */
    numarRevizie: z.int(),
    /** True if this service made it. */
    aici: z.boolean(),
  })
  .meta({ id: "SemnaturaDinFisier" });
export type Inside = z.output<typeof InsideView>;

/** A time stamp or an evidence record: it proves that files existed, and says nothing about who signed them. */
export const ProofView = InsideView.pick({
  status: true,
  motiv: true,
  indicatie: true,
  subindicatie: true,
  autoritate: true,
})
  .extend({
    felDovada: z.enum(proofKinds),
    /** Since when the files are known to have existed, according to it. */
    la: z.iso.datetime().optional(),
    acopera: z.array(z.string()),
  })
  .meta({ id: "DovadaExistentei" });
export type Proof = z.output<typeof ProofView>;
