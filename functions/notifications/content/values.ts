import type { Values } from "../../../shared/rendering/language.ts";
import type { Content, ContentRecipient } from "../records/content.ts";

const formatOf = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat("ro-MD", { timeZone: "Europe/Chisinau", ...options });

const dates = formatOf({ day: "2-digit", month: "2-digit", year: "numeric" });
const times = formatOf({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

/** The variables that the service fills in if the sender does not. An address has no name. */
export const staticValues = (at: Date): Record<"Date" | "Time" | "RecipientName", string> => ({
  Date: dates.format(at),
  Time: times.format(at),
  RecipientName: "",
});

/**
 * The values that fill in the texts of a notification for a recipient: those of the recipient over those of the call over
 * those of the service.
 * @param at the time of the notification, which is the same in every attempt: `scheduledAt`, else `creatLa`
 */
export const valuesFor = (
  { variables }: Pick<Content, "variables">,
  recipient: Pick<ContentRecipient, "variables"> | undefined,
  at: Date,
): Values => ({ ...staticValues(at), ...variables, ...recipient?.variables });
