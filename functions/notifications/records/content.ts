import * as z from "zod";
import { numbersAsWritten } from "../../../shared/written-numbers.ts";
import { NoticeTexts } from "./template.ts";
import { addressChannels, channels } from "./delivery.ts";
import { noticeLanguages } from "./localized.ts";
import type { NumberKind } from "./recipient.ts";

/** Values of the variables of a text, as JSON: texts, numbers, and lists and objects for sections. */
export const Variables = z.record(z.string(), z.unknown());

/** The variables as sent: numbers that JavaScript would not write as the sender did are texts. */
export const SentVariables = z.preprocess(numbersAsWritten, Variables);

const own = { limba: z.enum(noticeLanguages).optional(), variables: Variables.optional() };

/** An address: one delivery. */
const AddressRecipient = z.object({
  canal: z.enum(addressChannels),
  /** Normalised: a mail address with its domain in ASCII, or a number in E.164. */
  adresa: z.string(),
  /** The address as the sender wrote it; absent if that is the same. */
  numit: z.string().optional(),
  ...own,
});

/** A person or a legal entity by its number: a delivery on each channel that is chosen for them. */
const NumberRecipient = z.object({
  kind: z.enum(["idnp", "idno"] satisfies NumberKind[]),
  numar: z.string(),
  ...own,
});

/** The members of a group at the time when their deliveries are made. */
const GroupRecipient = z.object({ grupId: z.int(), ...own });

/** A recipient as a call names it. */
const AcceptedRecipient = z.union([AddressRecipient, NumberRecipient, GroupRecipient]);
export type AcceptedRecipient = z.output<typeof AcceptedRecipient>;

/** A person who was erased: the place stays, because deliveries name their recipients by index. The values are gone. */
const ErasedRecipient = z.object({ isErased: z.literal(true), ...own });

/** A recipient of a stored content. */
export const ContentRecipient = z.union([AcceptedRecipient, ErasedRecipient]);
export type AddressRecipient = z.output<typeof AddressRecipient>;
export type NumberRecipient = z.output<typeof NumberRecipient>;
export type GroupRecipient = z.output<typeof GroupRecipient>;

export const isAddress = (recipient: ContentRecipient): recipient is AddressRecipient =>
  "adresa" in recipient;
export const isNumber = (recipient: ContentRecipient): recipient is NumberRecipient => "numar" in recipient;
export const isErased = (recipient: ContentRecipient): boolean => "isErased" in recipient;
export const isGroup = (recipient: ContentRecipient): recipient is GroupRecipient => "grupId" in recipient;

/** Channels to try in turn: the next one if a message has not arrived in time. */
export const Escalation = z.object({ afterMinutes: z.int().min(1).max(10_080) });

/** The content of an accepted notification: an object in the bucket that changes only if one of its recipients is erased. */
export const Content = z.object({
  texts: NoticeTexts,
  variables: Variables,
  /** Each once, in the order of the call; groups follow the others, so that people are known by the name of their own. */
  recipients: z.array(ContentRecipient),
  /** Addresses of forwarded copies. */
  forwardTo: z.array(z.string()),
  /** The channels to people, in the order that the sender wants. */
  channels: z.array(z.enum(channels)).optional(),
  escalate: Escalation.optional(),
  attachments: z.array(z.object({ name: z.string(), type: z.string(), base64: z.string() })),
  sablonVersiune: z.int().optional(),
});
export type Content = z.output<typeof Content>;
export type ContentRecipient = z.output<typeof ContentRecipient>;
