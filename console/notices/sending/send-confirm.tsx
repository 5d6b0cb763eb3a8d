import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { isProblem } from "../../../client/index.ts";
import {
  notificaresCreate,
  staffNotificationsCreate,
} from "../../../client/generated/notifications/operations.ts";
import { client } from "../../api/client.ts";
import { sentenceOf } from "../../api/failed.tsx";
import { Confirm } from "../../kit/confirm.tsx";
import { KeyValues } from "../../kit/facts.tsx";
import { showToast } from "../../kit/toast.tsx";
import { useGo } from "../../shell/use-go.ts";
import { useFormats } from "../../words/formats.ts";
import { useLanguage } from "../../words/language.ts";
import { useWords } from "../../words/words.ts";
import { paths } from "../common/notice-sections.tsx";
import { titleOf } from "../common/title-of.ts";
import { commonWords } from "../common/words.ts";
import { type Estimate, Reach, useEstimate } from "./reach.tsx";
import { attachmentOf, reachesPeople, recipientsOf, requestOf, type VariableField } from "./request.ts";
import { Standing } from "./standing.tsx";
import { useTemplate } from "./use-template.ts";
import type { Sender, SendValues } from "./values.ts";
import { sendWords } from "./words.ts";

export interface SendConfirmProps {
  values: SendValues;
  sender: Sender;
  fields: readonly VariableField[];
  /** False if a link opened the question above a form that is not filled in. */
  isReady: boolean;
  onSent: () => void;
}

/** Asks, with the number of recipients, and sends. */
export function SendConfirm({ values, sender, fields, isReady, onSent }: SendConfirmProps) {
  const text = useWords(sendWords);
  const language = useLanguage();
  const queries = useQueryClient();
  const go = useGo();
  const estimate = useEstimate({ values, sender, fields, isReady });
  const count = values.to === "group" ? estimate.data?.total : recipientsOf(values).length;
  const { dateTime } = useFormats();
  // A repeat after a lost connection names the same notification, so that none is sent twice.
  const trackingId = useRef<string>(undefined);

  const send = async (): Promise<void> => {
    trackingId.current ??= crypto.randomUUID();
    const attachments = await Promise.all(values.files.map(attachmentOf));
    const body = { ...requestOf(values, { fields, attachments }), trackingId: trackingId.current };
    try {
      const { data } = sender.isAdmin
        ? await notificaresCreate(client, {
            body: { ...body, sistemId: Number(values.system) },
          })
        : await staffNotificationsCreate(client, { body });
      trackingId.current = undefined;
      onSent();
      await queries.invalidateQueries({ queryKey: ["notifications", "notices"] });
      const title = titleOf(data);
      showToast({
        text:
          data.scheduledAt === undefined
            ? text.sent(title)
            : text.scheduledFor(title, dateTime(data.scheduledAt)),
      });
      go(`${paths.notices}/${data.id}`, { isReplacing: true });
    } catch (error) {
      if (isProblem(error)) trackingId.current = undefined;
      throw error;
    }
  };
  const whyOf = (error: unknown): string => {
    const fields = isProblem(error) ? error.fields.map(({ field, message }) => `${field}: ${message}`) : [];
    return [sentenceOf(error, language), ...fields.slice(0, 10)].join(" ");
  };
  return (
    <Confirm
      name="send"
      title={() => (count === undefined ? text.askGroup : text.ask(count))}
      verb={text.send}
      act={isReady ? send : () => Promise.reject(new Error(text.notReady))}
      whyOf={(error) => (isReady ? whyOf(error) : text.notReady)}
    >
      {() => <Summary values={values} sender={sender} count={count} estimate={estimate} />}
    </Confirm>
  );
}

interface SummaryProps extends Pick<SendConfirmProps, "values" | "sender"> {
  count: number | undefined;
  estimate: Estimate;
}

function Summary({ values, sender, count, estimate }: SummaryProps) {
  const text = useWords(sendWords);
  const common = useWords(commonWords);
  const { dateTime, list } = useFormats();
  const template = useTemplate(values.content === "template" ? values.template : "");
  const system = sender.systems.find(({ id }) => String(id) === values.system);
  const { table, person, priority, channels, scheduledAt, files } = values;
  const whom = { list: undefined, person: person?.label, table: table?.name, group: undefined }[values.to];
  return (
    <>
      <KeyValues
        entries={[
          { label: text.onBehalfOf, value: system?.denumire },
          {
            label: text.to,
            value: [count !== undefined && text.counted(count), whom].filter(Boolean).join(", "),
          },
          {
            label: values.content === "template" ? text.template : text.subject,
            value: values.content === "template" ? template?.name : values.subject,
          },
          { label: text.priority, value: common.priority[priority] },
          reachesPeople(values) && {
            label: text.channels,
            value: channels.length > 0 ? list(channels.map((one) => common.channel[one])) : text.byPreference,
          },
          { label: text.scheduledAt, value: scheduledAt === "" ? text.now : dateTime(scheduledAt) },
          files.length > 0 && { label: text.files, value: list(files.map(({ name }) => name)) },
        ]}
      />
      <Standing category={values.category || (template?.categorie ?? "")} system={values.system} />
      <Reach estimate={estimate} />
      {system?.mod === "PROBA" && <p className="hint">{text.trial}</p>}
    </>
  );
}
