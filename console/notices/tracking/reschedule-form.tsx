import { useQueryClient } from "@tanstack/react-query";
import {
  staffNotificationsPatch,
  staffNotificationsRead,
} from "../../../client/generated/notifications/operations.ts";
import type { Notificare } from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import { Failed } from "../../api/failed.tsx";
import { TextField } from "../../kit/fields.tsx";
import { Form } from "../../kit/form-frame.tsx";
import { useForm } from "../../kit/form.ts";
import { showToast } from "../../kit/toast.tsx";
import { useDraft } from "../../shell/use-draft.ts";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { trackingWords } from "./words.ts";

/** A time as a field of the browser shows it: local, to the minute. */
function localOf(moment: string | undefined): string {
  if (moment === undefined) return "";
  const at = new Date(moment);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Another hour for a scheduled notification. */
export default function RescheduleForm({ notice, onEnd }: { notice: Notificare; onEnd: () => void }) {
  const text = useWords(trackingWords);
  const { dateTime } = useFormats();
  const queries = useQueryClient();
  const initial = { hour: localOf(notice.scheduledAt) };
  const form = useForm({
    initial,
    draft: useDraft(`notice-hour.${notice.id}`, initial),
    validate: ({ hour }) => (Date.parse(hour) > Date.now() ? {} : { hour: text.hourMissing }),
    async submit({ hour }) {
      const path = { id: notice.id };
      const scheduledAt = new Date(hour).toISOString();
      const { etag } = await staffNotificationsRead(client, { path });
      await staffNotificationsPatch(client, { path, body: { scheduledAt }, ifMatch: etag });
      await queries.invalidateQueries({ queryKey: ["notifications"] });
      showToast({ text: text.rescheduled(dateTime(scheduledAt)) });
      onEnd();
      return undefined;
    },
  });
  return (
    <Form
      form={form}
      verb={text.reschedule}
      onCancel={onEnd}
      initial={initial}
      problemOf={(error) => <Failed error={error} />}
    >
      <TextField
        label={text.hour}
        hint={text.hourHint}
        type="datetime-local"
        field={form.field("hour")}
        isRequired
      />
    </Form>
  );
}
