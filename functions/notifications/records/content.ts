import * as z from "zod";
import { NoticeTexts } from "./template.ts";
import { addressChannels } from "./delivery.ts";
import { noticeLanguages } from "./localized.ts";

/** Values of the variables of a text, as JSON: texts, numbers, and lists and objects for sections. */
export const Variables = z.record(z.string(), z.unknown());

/** A recipient of an accepted notification: one delivery. */
export const ContentRecipient = z.object({
  canal: z.enum(addressChannels),
  /** Normalised: a mail address with its domain in ASCII, or a number in E.164. */
  adresa: z.string(),
  /** As the sender named it; absent if it is the same. */
  numit: z.string().optional(),
  limba: z.enum(noticeLanguages).optional(),
  variables: Variables.optional(),
});

/** The content of an accepted notification: an object in the bucket that is never changed. */
export const Content = z.object({
  texts: NoticeTexts,
  variables: Variables,
  /** Each recipient and channel once, in the order of the call. */
  recipients: z.array(ContentRecipient),
  /** Addresses of forwarded copies. */
  forwardTo: z.array(z.string()),
  attachments: z.array(z.object({ name: z.string(), type: z.string(), base64: z.string() })),
  sablonVersiune: z.int().optional(),
});
export type Content = z.output<typeof Content>;
export type ContentRecipient = z.output<typeof ContentRecipient>;
