import * as z from "zod";
import { relationNames, rightNames } from "../sharing/explain-access.ts";

/**
 * What a reader is: a person, a client of the register, whoever has a link, the systems of the issuer, the administrators of the service,
 * or everybody.
 */
const kinds = [
  "PERSOANA",
  "CLIENT",
  "LINK",
  "SISTEME_EMITENT",
  "ADMINISTRATORI_SERVICIU",
  "ORICINE",
] as const;

/** Somebody who may read a document, or the documents of a container, with the reasons. */
export const Reader = z
  .object({
    fel: z.enum(kinds),
    /** The id of the account, the client, the link or the issuer; 0 for the others. */
    referintaId: z.int(),
    login: z.string().optional(),
    /** The names of people that the caller administers. */
    prenume: z.string().optional(),
    nume: z.string().optional(),
    drepturi: z.array(z.enum(Object.values(rightNames))),
    relatii: z.array(z.enum(Object.values(relationNames))),
    /** The end of a grant or of a link, if nothing else lets them read. */
    panaLa: z.iso.datetime().optional(),
  })
  .meta({ id: "Cititor" });
export type Reader = z.output<typeof Reader>;
