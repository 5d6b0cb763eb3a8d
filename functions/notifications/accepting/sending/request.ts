import * as z from "zod";
import { says } from "../../../../shared/http/validation.ts";
import { invalidField, kernel } from "../../../../shared/refusals.ts";
import { Idno, Idnp } from "../../../../shared/state-numbers/idnp.ts";
import { showAs } from "../../../../shared/http/params.ts";
import { refusals as attachmentsRefusals } from "../attachments/texts.ts";
import { Escalation, SentVariables } from "../../records/content.ts";
import { channels } from "../../records/delivery.ts";
import { priorities } from "../../records/lanes.ts";
import { noticeLanguages } from "../../records/localized.ts";
import { moment } from "../../records/moment.ts";
import { TrackingId } from "../../records/notification.ts";
import { CallbackUrl } from "../../records/system.ts";
import { Category, SentTexts } from "../../records/template.ts";

/** The types of MNotify: an address, a person or a legal entity by number, a group by code or id. */
const recipientTypes = ["Email", "SMS", "IDNP", "IDNO", "Group"] as const;

export const MOST_RECIPIENTS = 10_000;
const MOST_ATTACHMENTS = 10;
const MOST_FORWARDS = 10;
/** Bytes of JSON. */
const MOST_VARIABLES = 64 * 1024;
const MOST_OWN_VARIABLES = 4 * 1024;

const variables = (most: number) =>
  SentVariables.refine((values) => Buffer.byteLength(JSON.stringify(values)) <= most, says(kernel.preaLung));

const SentRecipient = z
  .object({
    type: z.enum(recipientTypes),
    value: z
      .string()
      .trim()
      .min(1)
      .max(320)
      .meta({ examples: ["ana.rusu@exemplu.md"] }),
    limba: z.enum(noticeLanguages).optional(),
    /** Values of its own, over those of the call. */
    variables: variables(MOST_OWN_VARIABLES).optional(),
  })
  .meta({ id: "DestinatarTrimis" });
export type SentRecipient = z.output<typeof SentRecipient> & {
  /** The field that a refusal names, if it is another than that of the list. */
  field?: string;
};

/** Checked by encoding again: the decoder skips whatever is not of its alphabet. Line ends are those of MIME (RFC 2045, 6.8). */
const isBase64 = (text: string): boolean =>
  Buffer.from(text, "base64").toString("base64") === text.replaceAll(/[\r\n]+/g, "");

const InlineAttachment = z.object({
  fileName: z
    .string()
    .min(1)
    .max(255)
    .meta({ examples: ["aviz.txt"] }),
  base64: z
    .string()
    .min(1)
    .refine(isBase64, says(attachmentsRefusals.base64Nevalid))
    .meta({ format: "byte", examples: ["VGVtZWxpYQ=="] }),
});
const UploadedAttachment = z.object({ uploadId: z.string().regex(/^[0-9A-Z]{26}$/) });
export type InlineAttachment = z.output<typeof InlineAttachment>;
export type UploadedAttachment = z.output<typeof UploadedAttachment>;

/** A body of the contract: a text or a template, which an example of all fields would name together. */
export const example = {
  subject: "Programare confirmată",
  body: "Bună ziua, {{nume}}. Vă așteptăm la {{ora}}.",
  recipients: [{ type: "Email", value: "ana.rusu@exemplu.md", variables: { nume: "Ana", ora: "9:30" } }],
  priority: "Medium",
};

/** The texts of a call: its own, or those of a template instead. */
export const sentTexts = {
  ...SentTexts.partial().shape,
  template: z.object({ id: z.int().positive(), variables: variables(MOST_VARIABLES).optional() }).optional(),
};

/** The values of one recipient, over those of the call. */
export const ownVariables = variables(MOST_OWN_VARIABLES);

/** What a system sends: `POST /api/v1/notify/{trackingId}`. */
export const NoticeRequest = z
  .object({
    ...sentTexts,
    recipients: z.array(SentRecipient).min(1).max(MOST_RECIPIENTS),
    priority: z.enum(priorities).default("Medium"),
    categorie: Category.optional(),
    /** The channels to people, the wanted one first. */
    channels: z
      .array(z.enum(channels))
      .min(1)
      .max(channels.length)
      .optional()
      .meta({ examples: [["Email", "SMS"]] }),
    escalate: Escalation.optional(),
    attachments: z
      .array(z.union([InlineAttachment, UploadedAttachment]))
      .max(MOST_ATTACHMENTS)
      .optional(),
    scheduledAt: moment.optional(),
    expiresAt: moment.optional(),
    callbackUrl: CallbackUrl.optional(),
  })
  .meta({ id: "CerereDeNotificare", override: showAs({ examples: [example] }) });

/** The fields that service administrators add. */
const ofAdministrators = {
  sistemId: z.int().positive(),
  trackingId: TrackingId.optional(),
  /** Mail addresses that get a marked copy. */
  forwardTo: z.array(z.string().trim().min(1).max(320)).max(MOST_FORWARDS).optional(),
};

/** What service administrators send for a system. */
export const NoticeOfAdministrators = NoticeRequest.extend(ofAdministrators).meta({
  id: "CerereDeNotificareAdministrativa",
  override: showAs({ examples: [{ ...example, sistemId: 1, forwardTo: ["arhiva@exemplu.md"] }] }),
});

/** What officials send: operators for their system, service administrators for the one that they name. */
export const NoticeOfOfficials = NoticeRequest.extend({
  sistemId: ofAdministrators.sistemId.optional(),
  trackingId: ofAdministrators.trackingId,
}).meta({ id: "StaffNotificationRequest", override: showAs({ examples: [{ ...example, sistemId: 1 }] }) });

/** What a system sends in the app zone, where the address does not name the notification. */
export const NoticeOfSystems = NoticeRequest.extend({ trackingId: TrackingId }).meta({
  id: "AppNotificationRequest",
  override: showAs({ examples: [{ ...example, trackingId: "programare-2026-118" }] }),
});

export type NoticeRequest = Omit<z.output<typeof NoticeRequest>, "recipients"> &
  Pick<z.output<typeof NoticeOfAdministrators>, "forwardTo"> & { recipients: SentRecipient[] };

/** Short forms of one recipient each. */
const byId = {
  recipients: z.array(SentRecipient).max(MOST_RECIPIENTS).optional(),
  idnp: Idnp.optional().meta({ examples: ["2002004006008"] }),
  idno: Idno.optional().meta({ examples: ["1003600012346"] }),
  /** The id or the code of a group. */
  groupId: z
    .union([z.int().positive().transform(String), z.string().trim().min(1).max(64)])
    .optional()
    .meta({ examples: ["CETATENI"] }),
};

const exampleById = { subject: example.subject, body: "Bună ziua.", idnp: "2002004006008" };
const shownById = (more: object = {}) => showAs({ examples: [{ ...exampleById, ...more }] });

/** What a system sends to people: `POST /api/v1/notify-by-id/{trackingId}`. */
export const NoticeById = NoticeRequest.extend(byId).meta({
  id: "CerereDeNotificareDupaNumar",
  override: shownById(),
});

/** The same of an operator, whose account names the system. */
export const NoticeByIdOfOperators = NoticeById.extend({ trackingId: TrackingId.optional() }).meta({
  id: "CerereDeNotificareDupaNumarAOperatorului",
  override: shownById(),
});

/** The same of a service administrator. */
export const NoticeByIdOfAdministrators = NoticeById.extend(ofAdministrators).meta({
  id: "CerereDeNotificareDupaNumarAdministrativa",
  override: shownById({ sistemId: 1 }),
});

/** A call with its short forms written out. @throws badRequest if it names no recipient */
export function withRecipients<T extends z.output<typeof NoticeById>>({
  recipients = [],
  idnp,
  idno,
  groupId,
  ...request
}: T): Omit<T, keyof typeof byId> & Pick<NoticeRequest, "recipients"> {
  const all: SentRecipient[] = [
    ...recipients,
    ...shortForm("IDNP", "idnp", idnp),
    ...shortForm("IDNO", "idno", idno),
    ...shortForm("Group", "groupId", groupId),
  ];
  if (all.length === 0) throw invalidField("recipients", kernel.obligatoriu);
  return { ...request, recipients: all };
}

const shortForm = (
  type: SentRecipient["type"],
  field: keyof typeof byId,
  value: string | undefined,
): SentRecipient[] => (value === undefined ? [] : [{ type, value, field }]);
