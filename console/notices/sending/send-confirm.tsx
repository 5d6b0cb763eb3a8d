import { useQueryClient } from "@tanstack/react-query";
import { isProblem } from "../../../client/index.ts";
import {
  notificaresCreate,
  staffNotificationsCreate,
} from "../../../client/generated/notifications/operations.ts";
import { client } from "../../api/client.ts";
import { sentenceOf } from "../../api/failed.tsx";
import { Confirm } from "../../kit/confirm.tsx";
import { KeyValues } from "../../kit/facts.tsx";
import type { Field } from "../../kit/form.ts";
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
  trackingId: Field<string>;
  sender: Sender;
  fields: readonly VariableField[];
  /** False if a link opened the question above a form that is not filled in. */
  isReady: boolean;
  onSent: () => void;
}

/** Asks, with the number of recipients, and sends. */
export function SendConfirm({ values, trackingId, sender, fields, isReady, onSent }: SendConfirmProps) {
  const text = useWords(sendWords);
  const language = useLanguage();
  const queries = useQueryClient();
  const go = useGo();
  const estimate = useEstimate({ values, sender, fields, isReady });
  const count = values.to === "group" ? estimate.data?.total : recipientsOf(values).length;
  const { dateTime } = useFormats();

  const send = async (): Promise<void> => {
    const number = trackingId.value || crypto.randomUUID();
    trackingId.onChange(number);
    const attachments = await Promise.all(values.files.map(attachmentOf));
    const body = { ...requestOf(values, { fields, attachments }), trackingId: number };
    try {
      const { data } = sender.isAdmin
        ? await notificaresCreate(client, {
            body: { ...body, sistemId: Number(values.system) },
          })
        : await staffNotificationsCreate(client, { body });
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
      if (!isOfFormer(error, number)) throw error;
      // Whoever reads this may want both.
      trackingId.onChange("");
      throw new FormerAccepted(text.formerAccepted, { cause: error });
    }
  };
  const whyOf = (error: unknown): string => {
    if (error instanceof FormerAccepted) return error.message;
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

/** What was sent by the same number before was accepted, although its answer was lost. */
class FormerAccepted extends Error {}

/** Only the conflict of a number with other content names it. Any other refusal leaves open what became of a former call. */
const isOfFormer = (error: unknown, number: string): boolean =>
  isProblem(error, "conflict") && error.message.includes(number);

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
      <Reach estimate={estimate} values={values} template={template} />
      {system?.mod === "PROBA" && <p className="hint">{text.trial}</p>}
    </>
  );
}
