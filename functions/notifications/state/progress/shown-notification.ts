import { parseTemplate } from "../../../../shared/rendering/language.ts";
import type { Notification } from "../../records/notification.ts";
import { shownStanding } from "./shown-state.ts";

/** A notification as its system and its administrators see it. */
export const shownNotification = <
  T extends Pick<Notification, "status" | "counts" | "scheduledAt" | "anulatLa" | "subject" | "titlu">,
>(
  notification: T,
): T => ({
  ...notification,
  titlu: notification.titlu ?? titleOf(notification.subject),
  ...shownStanding(notification),
});

/** With the name of whoever sent it, if it is known. */
export function withSender<T extends Pick<Notification, "creatDe" | "creatDeNume">>(
  notification: T,
  nameOf: (login: string) => string | undefined,
): T {
  const creatDeNume = nameOf(notification.creatDe);
  return creatDeNume === undefined ? notification : { ...notification, creatDeNume };
}

/** True if a subject reads differently for each recipient. */
export const hasVariables = (subject: string): boolean =>
  parseTemplate(subject).some(({ kind }) => kind !== "text");

/** The title of a notification: the subject; one with variables has the name of its template, or an ellipsis for each. */
export const titleOf = (subject: string, template?: string): string =>
  (hasVariables(subject) ? template : undefined) ?? withoutVariables(subject);

/** A subject with an ellipsis for each variable. */
export const withoutVariables = (subject: string): string =>
  parseTemplate(subject)
    .map((node) => (node.kind === "text" ? node.text : "…"))
    .join("");
