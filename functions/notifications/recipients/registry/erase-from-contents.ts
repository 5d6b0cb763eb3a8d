import { changeContent } from "../../state/content/contents.ts";
import { type Content, type ContentRecipient, isErased, isNumber } from "../../records/content.ts";
import type { Notification } from "../../records/notification.ts";
import type { StateNumber } from "./number.ts";

/** A person that a content names: by number, or at the places of deliveries. */
export interface Named {
  /** Absent once the recipient is removed. */
  number?: StateNumber | undefined;
  places: readonly (number | undefined)[];
}

/**
 * Replaces the number of a person, with the values of their text, in the content of a notification. The others keep their
 * places, and the sender reads the person as a recipient of the registry. A content without another recipient is removed, because its texts
 * are only about that person. One read, and one write where the content names the person.
 */
export const eraseFromContent = (notification: Notification, named: Named): Promise<void> =>
  changeContent(notification, (content) => {
    const after = withoutPerson(content, named);
    return isForErased(after) && !notification.isResolving ? undefined : after;
  });

function withoutPerson(content: Content, { number, places }: Named): Content {
  const isThem = (recipient: ContentRecipient, index: number): boolean =>
    isNumber(recipient) &&
    (places.includes(index) || (recipient.kind === number?.kind && recipient.numar === number.number));
  if (!content.recipients.some(isThem)) return content;
  const recipients = content.recipients.map((recipient, index) =>
    isThem(recipient, index) ? { isErased: true as const } : recipient,
  );
  return { ...content, recipients };
}

const isForErased = ({ recipients, forwardTo }: Content): boolean =>
  forwardTo.length === 0 && recipients.length > 0 && recipients.every(isErased);
