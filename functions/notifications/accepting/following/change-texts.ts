import * as z from "zod";
import { remove } from "../../../../shared/content/objects.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { changing, refuseStale, revised } from "../../../../shared/data/repository.ts";
import { retry, RevisionConflict, transact } from "../../../../shared/data/transaction.ts";
import { isRefusal } from "../../../../shared/errors.ts";
import { showAs } from "../../../../shared/http/params.ts";
import type { Target } from "../../../../shared/features/crud-verbs.ts";
import type { Person } from "../../access/callers.ts";
import { type Content, isErased, Variables } from "../../records/content.ts";
import { type Notification, Notifications } from "../../records/notification.ts";
import { NoticeTexts } from "../../records/template.ts";
import { changeContent, placeContent, readContent } from "../../state/content/contents.ts";
import { store } from "../../state/content/store.ts";
import { eventWrites } from "../../state/progress/change-delivery.ts";
import { checkTexts } from "../sending/check-texts.ts";
import { sentTexts } from "../sending/request.ts";
import { textsOf } from "../sending/texts-of.ts";
import { mayStillChange } from "../tracking/reschedule.ts";
import { notificationFor } from "./deliveries.ts";
import { refusals } from "./texts.ts";

/** The texts of a notification before its variables are filled in. */
export const TextsView = NoticeTexts.extend({
  /** The values that hold for all recipients. */
  variables: Variables,
  templateId: z.int().optional(),
}).meta({ id: "StaffNotificationTexts" });

/** Other texts, or a template instead. */
export const ChangedTexts = z.object(sentTexts).meta({
  id: "StaffNotificationTextsReplacement",
  override: showAs({ examples: [{ subject: "Programare confirmată", body: "Vă așteptăm la ghișeul 4." }] }),
});

/** The texts of a notification. @throws notFound, conflict if its content has ended */
export async function readTexts(target: Target<Person>): Promise<z.input<typeof TextsView>> {
  const notification = await notificationFor(target);
  const { texts, variables } = await contentOf(notification);
  const { templateId } = notification;
  return { ...texts, variables, ...(templateId === undefined ? {} : { templateId }) };
}

async function contentOf(notification: Notification): Promise<Content> {
  const content = await readContent(notification);
  if (!content) throw refusals.continutIncheiat();
  return content;
}

type Change = Target<Person> & { body: z.output<typeof ChangedTexts> };

/**
 * Gives a scheduled notification other texts, until a minute before its hour: another object with them is its content from the
 * transaction on. The deliveries follow when they are sent: a worker takes language and version from the content.
 * @throws conflict if it is not scheduled, or too late; badRequest for texts that acceptance would refuse; notFound, stale
 */
export async function changeTexts({ body, ...target }: Change): Promise<Stored<Notification>> {
  const { before, after } = await retry(() => change(target, body));
  await followErasures(before, after);
  await remove(store(), [before.objectKey]);
  return after;
}

interface Changed {
  before: Stored<Notification>;
  after: Stored<Notification>;
}

async function change(target: Target<Person>, sent: Change["body"]): Promise<Changed> {
  const before = await notificationFor(target);
  refuseStale(before, target.ifMatch);
  if (!(await mayStillChange(before))) throw refusals.textulNuSeSchimba();
  const { id, sistemId, expiresOn, scheduledAt = "" } = before;
  const { sablonVersiune: _former, ...content } = await contentOf(before);
  const frozen = await textsOf(sistemId, { ...sent, categorie: before.categorie });
  const { titlu, templateId, categorie: _category, ...texts } = frozen;
  checkTexts({ ...content, ...texts, recipients: numberedIn(content) }, new Date(scheduledAt));
  const objectKey = await placeContent({ ...content, ...texts }, "scheduled/");
  const { templateId: _template, rev: _rev, ...rest } = before;
  const after: Notification = {
    ...rest,
    ...{ objectKey, titlu, subject: texts.texts.subject.ro },
    ...(templateId === undefined ? {} : { templateId }),
  };
  try {
    await transact([
      ...changing(Notifications, before, after),
      ...eventWrites(
        { notificareId: id, sistemId, expiresOn },
        { tip: "MODIFICATA", detalii: { de: target.caller.login } },
      ),
    ]);
  } catch (error) {
    // An error may also be a lost answer: the content then stays, as the one that counts.
    if (error instanceof RevisionConflict || isRefusal(error)) await remove(store(), [objectKey]);
    throw error;
  }
  return { before, after: revised(before, after) };
}

/** The recipients that were not erased, with their numbers in the call. */
const numberedIn = ({ recipients }: Pick<Content, "recipients">) =>
  recipients.flatMap((recipient, number) => ("isErased" in recipient ? [] : [{ number, recipient }]));

/** Whoever was erased from the former content while the other one was made is erased from it, too. */
async function followErasures(before: Notification, after: Notification): Promise<void> {
  const former = await readContent(before);
  await changeContent(after, (content) => {
    if (!former) return undefined;
    const recipients = content.recipients.map((one, i) => {
      const then = former.recipients[i];
      return then && isErased(then) ? then : one;
    });
    return recipients.every((one, i) => one === content.recipients[i]) ? content : { ...content, recipients };
  });
}
