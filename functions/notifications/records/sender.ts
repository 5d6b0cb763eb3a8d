import * as z from "zod";
import { entity, inSharedPartition } from "../../../shared/data/entity.ts";
import { conflict } from "../../../shared/errors.ts";
import { Code, line } from "../../../shared/text-fields.ts";

/** Who signs the mail of systems. A sender that is no longer wanted is retired by `activ: false`. */
export const Sender = z.object({
  id: z.int(),
  cod: Code,
  denumire: line(255),
  /** A mailbox: `Name <address>` or an address. */
  from: line(320),
  replyTo: line(320).optional(),
  /** The provider of its mail; default: those of the channel. */
  providerId: z.int().optional(),
  dkim: z.object({ domeniu: z.string(), selector: z.string() }).optional(),
  /** The sealed private key of `dkim`. Never shown. */
  dkimSigilat: z.string().optional(),
  /** The sender of systems that have none. */
  implicit: z.boolean(),
  activ: z.boolean(),
});
export type Sender = z.output<typeof Sender>;

export const Senders = entity({
  name: "mail-sender",
  service: "notifications",
  schema: Sender,
  ...inSharedPartition("mail-senders"),
  keepsHistory: true,
  unique: {
    cod: { of: ({ cod }) => cod, taken: ({ cod }) => conflict("codExista", { values: { cod } }) },
    /** One sender is the default. */
    implicit: {
      of: ({ implicit, activ }) => (implicit && activ ? "da" : undefined),
      taken: () => conflict("expeditorImplicitExista"),
    },
  },
});
