import * as z from "zod";
import { entity, inSharedPartition } from "../../../shared/data/entity.ts";
import { says } from "../../../shared/http/validation.ts";
import { isWebhookSecret } from "../../../shared/outgoing/webhooks.ts";
import { kernel } from "../../../shared/refusals.ts";
import { Code, line } from "../../../shared/text-fields.ts";
import { channels } from "./delivery.ts";
import { refusals } from "./texts.ts";

export const providerKinds = ["SMTP", "HTTP", "WEBPUSH", "SIMULATOR"] as const;
export type ProviderKind = (typeof providerKinds)[number];

/** A name or an IPv4 address of a server. */
const Host = z.string().regex(/^[A-Za-z0-9]([A-Za-z0-9.-]{0,251}[A-Za-z0-9])?$/);
/** A token or password; it reaches headers and dialogues, so it has only visible ASCII and blanks. */
const Credential = z.string().regex(/^[\x20-\x7e]{1,1000}$/);

/** The settings of all kinds, without secrets. Which of them a kind has is in `providers/settings.ts`. */
export const ProviderSettings = z
  .object({
    host: Host.optional(),
    port: z.int().min(1).max(65_535).optional(),
    /** TLS from the first byte. */
    secure: z.boolean().optional(),
    /** Refuses a server that offers no STARTTLS: false permits one. If nothing is said, only those on this machine are. */
    requireTls: z.boolean().optional(),
    user: line(255).optional(),
    /** SMTP: the mailbox of mail without a sender. HTTP: the name or number that phones show. */
    from: line(320).optional(),
    url: z
      .url({ protocol: /^https?$/ })
      .max(1000)
      .optional(),
    /** The gateway takes only GSM-7. */
    faraDiacritice: z.boolean().optional(),
  })
  .meta({ examples: [{ host: "smtp.exemplu.md", port: 465, secure: true }] });
export type ProviderSettings = z.output<typeof ProviderSettings>;

export const secretNames = ["password", "token", "secret"] as const;
export type SecretName = (typeof secretNames)[number];

/** The settings as people send them: with secrets, and null to remove one. */
const SentSettings = z
  .object({
    host: ProviderSettings.shape.host.nullable(),
    port: ProviderSettings.shape.port.nullable(),
    secure: ProviderSettings.shape.secure.nullable(),
    requireTls: ProviderSettings.shape.requireTls.nullable(),
    user: ProviderSettings.shape.user.nullable(),
    from: ProviderSettings.shape.from.nullable(),
    url: ProviderSettings.shape.url.nullable(),
    faraDiacritice: ProviderSettings.shape.faraDiacritice.nullable(),
    /** Password of a mail server. Write-only. */
    password: Credential.nullish(),
    /** Bearer token of a gateway. Write-only. */
    token: Credential.nullish(),
    /** Signs the receipts of a gateway. Write-only. */
    secret: z.string().refine(isWebhookSecret, says(refusals.secretRecipiseGresit)).nullish(),
  })
  .meta({ examples: [{ host: "smtp.exemplu.md", port: 465, secure: true }] });
export type SentSettings = z.output<typeof SentSettings>;

/** The fields of a provider that administrators set. */
export const ProviderFields = z.object({
  cod: Code,
  canal: z.enum(channels),
  tip: z.enum(providerKinds),
  configuratie: SentSettings,
  /** 1 is asked first. */
  prioritate: z.int().min(1).max(100),
  /** Messages a second that it takes. */
  peSecunda: z.int().min(1).max(10_000).optional(),
  /** True if receipts come: without them `Sent` is final. */
  recipise: z.boolean().optional(),
  activ: z.boolean().optional(),
});

/** A way to hand messages of a channel over. */
export const Provider = ProviderFields.extend({
  id: z.int(),
  configuratie: ProviderSettings,
  /** Sealed secrets by name. Never shown. */
  sigilate: z.partialRecord(z.enum(secretNames), z.string()),
  recipise: z.boolean(),
  activ: z.boolean(),
});
export type Provider = z.output<typeof Provider>;

/** An outage: the provider gets no messages but one that probes it every 30 s. */
const OutageView = z
  .object({
    /** When its breaker opened. */
    din: z.iso.datetime(),
    /** The status of its last answer, or the kind of the error. */
    motiv: z.string().optional(),
    /** When the next message probes it, if one waits. */
    probaLa: z.iso.datetime(),
  })
  .meta({ id: "Indisponibilitate" });

/** A provider as administrators see it: with the names of its secrets, and its outage. */
export const ProviderView = Provider.omit({ sigilate: true })
  .extend({ secrete: z.array(z.enum(secretNames)), indisponibil: OutageView.optional() })
  .meta({ id: "Furnizor" });

/** The partition of all providers. */
export const PROVIDERS = "providers";

export const Providers = entity({
  name: "provider",
  service: "notifications",
  schema: Provider,
  ...inSharedPartition(PROVIDERS),
  history: {},
  secrets: ["sigilate"],
  unique: { cod: { of: ({ cod }) => cod, taken: ({ cod }) => kernel.codExista({ cod }) } },
});
