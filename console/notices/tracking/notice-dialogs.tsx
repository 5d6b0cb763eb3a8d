import { useQueryClient } from "@tanstack/react-query";
import { Suspense } from "react";
import {
  evenimentNotificaresCreate,
  livraresPatch,
  livraresRead,
  livraresRemove,
  notificaresRead,
  notificaresRemove,
  staffNotificationsPatch,
  staffNotificationsRead,
  staffNotificationsRetry,
} from "../../../client/generated/notifications/operations.ts";
import type { Notificare } from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import { NewForm } from "../../api/new-form.tsx";
import { Question } from "../../api/question.tsx";
import { useSaved } from "../../api/saved.ts";
import { AddressDialog } from "../../kit/dialog.tsx";
import { TextArea } from "../../kit/fields.tsx";
import { DateTimeField } from "../../kit/late-fields.tsx";
import { late } from "../../kit/online.ts";
import { Skeleton } from "../../kit/states.tsx";
import { showToast } from "../../kit/toast.tsx";
import { useGo } from "../../shell/use-go.ts";
import { useFormats } from "../../words/formats.ts";
import { type TextsOf, useWords } from "../../words/words.ts";
import { paths } from "../common/notice-sections.tsx";
import { titleOf } from "../common/title-of.ts";
import { commonWords } from "../common/words.ts";
import { trackingWords } from "./words.ts";

const TextsForm = late(async () => ({ default: (await import("./texts-form.tsx")).TextsForm }));

/** The acts on a notification, and those of administrators on its deliveries. */
export function NoticeDialogs({ notice }: { notice: Notificare }) {
  const text = useWords(trackingWords);
  return (
    <>
      <NoticeQuestions notice={notice} />
      <DeliveryQuestions />
      <AddressDialog name="reschedule" title={() => text.rescheduleTitle(titleOf(notice))}>
        {(_id, close) => <RescheduleForm notice={notice} onEnd={close} />}
      </AddressDialog>
      <AddressDialog name="texts" title={() => text.textsTitle(titleOf(notice))}>
        {(_id, close) => (
          <Suspense fallback={<Skeleton lines={6} />}>
            <TextsForm notice={notice} onEnd={close} />
          </Suspense>
        )}
      </AddressDialog>
      <AddressDialog name="note" title={() => text.addNote}>
        {(id, close) => <NoteForm noticeId={Number(id)} onEnd={close} />}
      </AddressDialog>
    </>
  );
}

function NoticeQuestions({ notice }: { notice: Notificare }) {
  const text = useWords(trackingWords);
  const common = useWords(commonWords);
  const queries = useQueryClient();
  const saved = useSaved(["notifications"]);
  const go = useGo();
  const cancel = async (id: string): Promise<void> => {
    const path = { id: Number(id) };
    const { etag } = await staffNotificationsRead(client, { path });
    const { data } = await staffNotificationsPatch(client, {
      path,
      body: { status: "Cancelled" },
      ifMatch: etag,
    });
    await saved(cancelledText(data, text));
  };
  const sendAgain = async (id: string): Promise<void> => {
    const { data } = await staffNotificationsRetry(client, { path: { id: Number(id) } });
    await saved(text.sentAgain);
    go(`${paths.notices}/${data.id}`, { isReplacing: true });
  };
  const remove = async (id: string): Promise<void> => {
    const path = { id: Number(id) };
    const { etag } = await notificaresRead(client, { path });
    await notificaresRemove(client, { path, ifMatch: etag });
    queries.removeQueries({ queryKey: ["notifications", "notices", path.id] });
    showToast({ text: text.removed });
    go(paths.notices, { isReplacing: true });
  };
  return (
    <>
      <Question
        name="cancel"
        title={() => text.cancelTitle(titleOf(notice))}
        text={text.cancelHint}
        verb={text.cancel}
        wayOut={text.keep}
        isDangerous
        act={cancel}
      />
      <Question
        name="retry"
        title={() => text.sendAgainTitle(notice.counts["Failed"] ?? 0)}
        text={text.sendAgainHint}
        verb={text.sendAgain}
        isLeaving
        act={sendAgain}
      />
      <Question
        name="remove"
        title={() => text.removeTitle(titleOf(notice))}
        text={text.removeHint}
        verb={common.remove}
        isDangerous
        act={remove}
      />
    </>
  );
}

/** What was done, and how many had left before. */
function cancelledText({ counts }: Notificare, text: TextsOf<typeof trackingWords>): string {
  const left = ["Sent", "Delivered", "Read"].reduce((sum, state) => sum + (counts[state] ?? 0), 0);
  return left > 0 ? text.cancelledButLeft(left) : text.cancelled;
}

function DeliveryQuestions() {
  const text = useWords(trackingWords);
  const saved = useSaved(["notifications"]);
  const cancel = async (id: string): Promise<void> => {
    const path = { id: Number(id) };
    const { etag } = await livraresRead(client, { path });
    await livraresPatch(client, { path, body: { status: "Cancelled" }, ifMatch: etag });
    await saved(text.deliveryCancelled);
  };
  const remove = async (id: string): Promise<void> => {
    const path = { id: Number(id) };
    const { etag } = await livraresRead(client, { path });
    await livraresRemove(client, { path, ifMatch: etag });
    await saved(text.deliveryRemoved);
  };
  return (
    <>
      <Question
        name="cancelDelivery"
        title={() => text.cancelDeliveryTitle}
        text={text.cancelDeliveryHint}
        verb={text.cancelDelivery}
        wayOut={text.keep}
        isDangerous
        act={cancel}
      />
      <Question
        name="removeDelivery"
        title={() => text.removeDeliveryTitle}
        text={text.removeDeliveryHint}
        verb={text.removeDelivery}
        isDangerous
        act={remove}
      />
    </>
  );
}

const initial = { text: "" };
const MOST_CHARACTERS = 2000;

function NoteForm({ noticeId, onEnd }: { noticeId: number; onEnd: () => void }) {
  const text = useWords(trackingWords);
  const saved = useSaved(["notifications", "events"]);
  return (
    <NewForm
      name={`notice-note.${noticeId}`}
      initial={initial}
      verb={text.addNote}
      onCancel={onEnd}
      validate={(values) => {
        if (values.text.trim() === "") return { text: text.noteMissing };
        return values.text.length > MOST_CHARACTERS ? { text: text.noteTooLong } : {};
      }}
      save={async (values) => {
        await evenimentNotificaresCreate(client, {
          body: { notificareId: noticeId, detalii: { text: values.text.trim() } },
        });
        await saved(text.noteAdded);
        onEnd();
      }}
    >
      {({ field }) => <TextArea label={text.note} hint={text.noteHint} field={field("text")} isRequired />}
    </NewForm>
  );
}

/** A time as the browser's field shows it: local, to the minute. */
function localOf(moment: string | undefined): string {
  if (moment === undefined) return "";
  const at = new Date(moment);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

function RescheduleForm({ notice, onEnd }: { notice: Notificare; onEnd: () => void }) {
  const text = useWords(trackingWords);
  const { dateTime } = useFormats();
  const saved = useSaved(["notifications"]);
  return (
    <NewForm
      name={`notice-hour.${notice.id}`}
      initial={{ hour: localOf(notice.scheduledAt) }}
      verb={text.reschedule}
      onCancel={onEnd}
      validate={({ hour }) => (Date.parse(hour) > Date.now() ? {} : { hour: text.hourMissing })}
      save={async ({ hour }) => {
        const path = { id: notice.id };
        const scheduledAt = new Date(hour).toISOString();
        const { etag } = await staffNotificationsRead(client, { path });
        await staffNotificationsPatch(client, { path, body: { scheduledAt }, ifMatch: etag });
        await saved(text.rescheduled(dateTime(scheduledAt)));
        onEnd();
      }}
    >
      {({ field }) => (
        <DateTimeField label={text.hour} hint={text.hourHint} field={field("hour")} isRequired />
      )}
    </NewForm>
  );
}
