import * as z from "zod";
import { entity, inOwnPartition } from "../../../shared/data/entity.ts";
import { mustExist } from "../../../shared/data/precondition.ts";
import { IdTaken, type Write } from "../../../shared/data/transaction.ts";
import { ClientSecret } from "../../../shared/auth/client-secrets.ts";
import {
  type RegisteredCertificate,
  registeredCertificate,
} from "../../../shared/auth/client-certificate.ts";
import { says } from "../../../shared/http/validation.ts";
import { isWebhookSecret } from "../../../shared/outgoing/webhooks.ts";
import { kernel, unknownReference } from "../../../shared/refusals.ts";
import { Code, line } from "../../../shared/text-fields.ts";
import { channels } from "./delivery.ts";
import { Senders } from "./sender.ts";
import { Category } from "./template.ts";
import { refusals } from "./texts.ts";

/** REAL sends to the providers; PROBA does everything the same, but ends at a simulator. */
const systemModes = ["REAL", "PROBA"] as const;

const MOST_CERTIFICATES = 5;
const MOST_CEILINGS = 20;
/** Characters of a certificate as PEM, with text around it. */
const LONGEST_CERTIFICATE = 20_000;

/** The SHA-256 of a certificate: 64 lower-case hexadecimal digits. */
const Fingerprint = z.string().regex(/^[0-9a-f]{64}$/);

/** A certificate as people send it: PEM, or its SHA-256 in any hexadecimal form. */
const SentCertificate = z
  .string()
  .max(LONGEST_CERTIFICATE)
  .meta({ examples: ["3f786850e387550fdab836ed7e6dc881de23001b0ab5e0a1f9c1d3a1b2c3d4e5"] })
  .transform((text, context): RegisteredCertificate => {
    const certificate = registeredCertificate(text);
    if (certificate !== undefined) return certificate;
    context.addIssue({ code: "custom", ...says(refusals.certificatGresit) });
    return z.NEVER;
  });

/** What is known of a certificate: of one that was given as PEM, and of one that the system has called with. */
export const KnownCertificate = z
  .object({
    amprenta: Fingerprint,
    /** The common name of its subject. */
    nume: z.string().optional(),
    /** That of its issuer. */
    emitent: z.string().optional(),
    expiraLa: z.iso.datetime(),
  })
  .meta({ id: "CertificatSistem" });
export type KnownCertificate = z.output<typeof KnownCertificate>;

/** How often an address may get messages of a category: at most `celMult` within `minute` minutes. */
const Ceiling = z.object({
  categorie: Category,
  /** Default: all channels. */
  canal: z.enum(channels).optional(),
  celMult: z.int().min(1).max(1000),
  minute: z.int().min(1).max(43_200),
});
export type Ceiling = z.output<typeof Ceiling>;

/** An address without credentials or fragment. */
function isPlainAddress(text: string): boolean {
  const { username, password, hash } = new URL(text);
  return [username, password, hash].every((part) => part === "");
}

/** An address for calls about changes. */
export const CallbackUrl = z
  .url({ protocol: /^https?$/, abort: true })
  .max(1000)
  .refine(isPlainAddress, says(refusals.adresaApelGresita));

/** The fields of a system that administrators set. */
export const SystemFields = z.object({
  cod: Code,
  denumire: line(255),
  mod: z.enum(systemModes).optional(),
  /** The client certificates that it calls with. */
  certificate: z.array(SentCertificate).max(MOST_CERTIFICATES).optional(),
  /** The sender of its mail. */
  expeditorId: z.int().positive().optional(),
  /** Where it is told about changes of its notifications. */
  callbackUrl: CallbackUrl.optional(),
  /** Signs these calls. Write-only. */
  callbackSecret: z
    .string()
    .meta({ examples: ["whsec_RXhlbXBsdSBkZSBzZWNyZXQgYWwgYXBlbHVyaWxvcg=="] })
    .refine(isWebhookSecret, says(refusals.secretApelGresit))
    .optional(),
  plafoane: z.array(Ceiling).max(MOST_CEILINGS).optional(),
  /** Calls a minute. */
  limitaPeMinut: z.int().min(1).max(1_000_000).optional(),
  /** Deliveries a day. */
  limitaPeZi: z.int().min(1).max(1_000_000_000).optional(),
  activ: z.boolean().optional(),
});

/**
 * An information system of an institution, which notifications are sent for. Its partition has a revision
 * (`shared/data/revisions.ts`), so that a removed certificate or secret and a stopped system are refused from the
 * next request on. Nothing that changes often may be in that partition.
 */
export const System = SystemFields.omit({ callbackSecret: true }).extend({
  id: z.int(),
  mod: z.enum(systemModes),
  activ: z.boolean(),
  /** The fingerprints of the certificates. */
  certificate: z.array(Fingerprint).max(MOST_CERTIFICATES).optional(),
  /** Certificates of which only the fingerprint was given are absent until the system calls with them. */
  certificateCunoscute: z.array(KnownCertificate).optional(),
  /** The sealed `callbackSecret`. Never shown. */
  callbackSigilat: z.string().optional(),
  /** The public name that it asks for tokens of the app zone with; absent without credentials. */
  clientId: z.string().optional(),
  /** The hashes of the secrets that belong to the name. Never shown. */
  secrets: z.array(ClientSecret).optional(),
});
export type System = z.output<typeof System>;

/** A system in an answer. */
export const SystemView = System.omit({ callbackSigilat: true, clientId: true, secrets: true })
  .extend({
    certificate: z.array(Fingerprint),
    certificateCunoscute: z.array(KnownCertificate),
    /** The first end of a certificate that is known. */
    certificatExpiraLa: z.iso.datetime().optional(),
    areCallbackSecret: z.boolean(),
  })
  .meta({ id: "Sistem" });
export type SystemView = z.output<typeof SystemView>;

/** The name of the partition of a system. */
export const SYSTEM = "system";

/** The partition of all systems. */
export const SYSTEMS = "systems";

export const Systems = entity({
  name: SYSTEM,
  service: "notifications",
  schema: System,
  key: inOwnPartition(SYSTEM),
  // What is known of certificates follows from them.
  history: { namesOnly: ["certificateCunoscute"], leavesOut: ["certificateCunoscute"] },
  secrets: ["callbackSigilat", "secrets"],
  unique: {
    cod: { of: ({ cod }) => cod, taken: ({ cod }) => kernel.codExista({ cod }) },
    fingerprint: { of: ({ certificate }) => certificate, taken: () => refusals.certificatFolosit() },
    clientId: { of: ({ clientId }) => clientId, taken: () => new IdTaken() },
  },
  lists: () => [{ partition: SYSTEMS }],
});

interface OfSystem {
  sistemId?: number | undefined;
}

/** The system that a record is added or moved to must exist. */
export const requiringSystem = ({ sistemId }: OfSystem, before: OfSystem | undefined): Write[] =>
  sistemId === undefined || sistemId === before?.sistemId
    ? []
    : [mustExist(Systems, { id: sistemId }, () => unknownReference("sistemId"))];

/** The sender that a system names must exist. */
export const requiringSender = (
  { expeditorId }: Partial<System>,
  before: Partial<System> | undefined,
): Write[] =>
  expeditorId === undefined || expeditorId === before?.expeditorId
    ? []
    : [mustExist(Senders, { id: expeditorId }, () => unknownReference("expeditorId"))];
