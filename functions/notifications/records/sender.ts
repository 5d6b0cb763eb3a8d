import * as z from "zod";
import { entity, inSharedPartition } from "../../../shared/data/entity.ts";
import { mustExist } from "../../../shared/data/precondition.ts";
import type { Write } from "../../../shared/data/transaction.ts";
import { kernel, unknownReference } from "../../../shared/refusals.ts";
import { Code, line } from "../../../shared/text-fields.ts";
import { Providers } from "./provider.ts";
import { refusals } from "./texts.ts";

/** A domain name in ASCII, and a selector below it (RFC 6376, 3.1). */
const Name = z.string().regex(/^[A-Za-z0-9]([A-Za-z0-9.-]{0,251}[A-Za-z0-9])?$/);

/** A mailbox: `Name <address>` or an address. */
const MailboxText = line(320).meta({ examples: ["Registrul <registru@exemplu.md>"] });

const SentDkim = z.object({
  domeniu: Name,
  selector: Name,
  /** RSA private key, PEM. Write-only; without it the stored one stays. */
  cheie: z.string().max(10_000).optional(),
});

/** The fields of a sender that administrators set. */
export const SenderFields = z.object({
  cod: Code,
  denumire: line(255),
  from: MailboxText,
  replyTo: MailboxText.optional(),
  /** The provider of its mail; default: those of the channel. */
  providerId: z.int().positive().optional(),
  dkim: SentDkim.optional(),
  /** The sender of systems without one of their own. */
  implicit: z.boolean().optional(),
  activ: z.boolean().optional(),
});

/** The sender of the mail of systems. A sender that is no longer wanted is retired by `activ: false`. */
export const Sender = SenderFields.extend({
  id: z.int(),
  dkim: SentDkim.omit({ cheie: true }).optional(),
  /** The sealed private key of `dkim`. Never shown. */
  dkimSigilat: z.string().optional(),
  implicit: z.boolean(),
  activ: z.boolean(),
});
export type Sender = z.output<typeof Sender>;

/** A sender as administrators see it. */
export const SenderView = Sender.omit({ dkimSigilat: true }).meta({ id: "Expeditor" });
export type SenderView = z.output<typeof SenderView>;

/** The partition of all senders. */
export const SENDERS = "mail-senders";

export const Senders = entity({
  name: "mail-sender",
  service: "notifications",
  schema: Sender,
  ...inSharedPartition(SENDERS),
  history: {},
  secrets: ["dkimSigilat"],
  unique: {
    cod: { of: ({ cod }) => cod, taken: ({ cod }) => kernel.codExista({ cod }) },
    /** One sender is the default. */
    implicit: {
      of: ({ implicit, activ }) => (implicit && activ ? "da" : undefined),
      taken: () => refusals.expeditorImplicitExista(),
    },
  },
});

/** The provider that a sender names must exist. */
export const requiringProvider = (
  { providerId }: Pick<Sender, "providerId">,
  before: Pick<Sender, "providerId"> | undefined,
): Write[] =>
  providerId === undefined || providerId === before?.providerId
    ? []
    : [mustExist(Providers, { id: providerId }, () => unknownReference("providerId"))];
