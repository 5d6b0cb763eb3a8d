import type { Values } from "../../../shared/rendering/language.ts";
import type { Content, ContentRecipient } from "../records/content.ts";

const formatOf = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat("ro-MD", { timeZone: "Europe/Chisinau", ...options });

const dates = formatOf({ day: "2-digit", month: "2-digit", year: "numeric" });
const times = formatOf({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

/** The variables that the service fills in if the sender does not. An address has no name; a person in the registry has one. */
const staticValues = {
  Date: (at: Date) => dates.format(at),
  Time: (at: Date) => times.format(at),
  RecipientName: () => "",
};

/** True for a variable that the service fills in if the sender does not. */
export const isStaticName = (name: string): boolean => Object.hasOwn(staticValues, name);

/**
 * The values that fill in the texts of a notification, by recipient: those of the recipient over those of the call over those
 * of the service.
 * @param at the time of the notification, which is the same in every attempt: `scheduledAt`, else `creatLa`
 */
export function valuesAt(
  { variables }: Pick<Content, "variables">,
  at: Date,
): (recipient?: Pick<ContentRecipient, "variables">, name?: string) => Values {
  const own = Object.entries(staticValues).map(([variable, valueAt]) => [variable, valueAt(at)]);
  const common: Values = { ...Object.fromEntries(own), ...variables };
  const withName = (name: string): Values =>
    Object.hasOwn(variables, "RecipientName") ? common : { ...common, RecipientName: name };
  return (recipient, name) => ({
    ...(name === undefined ? common : withName(name)),
    ...recipient?.variables,
  });
}
