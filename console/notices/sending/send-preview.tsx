import type { Sablon } from "../../../client/generated/notifications/types.ts";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { type NoticeTexts, Preview } from "../common/preview.tsx";
import type { RecipientTable } from "../common/csv.ts";
import { type VariableField, variablesOf } from "./request.ts";
import type { SendValues } from "./values.ts";
import { sendWords } from "./words.ts";

export interface SendPreviewProps {
  values: SendValues;
  template: Sablon | undefined;
  fields: readonly VariableField[];
  table: RecipientTable | undefined;
}

/** The message as the first recipient gets it. */
export function SendPreview({ values, template, fields, table }: SendPreviewProps) {
  const text = useWords(sendWords);
  const { date } = useFormats();
  const name = values.to === "person" ? values.person?.label : undefined;
  const filledIn = {
    Date: date(Date.now()),
    RecipientName: name ?? text.exampleName,
    ...variablesOf(fields, values.variables),
    ...table?.recipients[0]?.variables,
  };
  const texts = values.content === "template" ? template : textsOf(values);
  return <Preview texts={texts ?? { subject: { ro: "" }, body: { ro: "" } }} values={filledIn} />;
}

function textsOf(values: SendValues): NoticeTexts {
  const { subject, body, bodyShort, subjectRu, bodyRu, bodyShortRu } = values;
  const both = (ro: string, ru: string) => (ru === "" ? { ro } : { ro, ru });
  return {
    subject: both(subject, subjectRu),
    body: both(body, bodyRu),
    bodyShort: bodyShort === "" ? undefined : both(bodyShort, bodyShortRu),
  };
}
