import { lazy, Suspense } from "react";
import { CheckboxesField, RadioField } from "../../kit/choice-fields.tsx";
import { SelectField, TextField } from "../../kit/fields.tsx";
import { Skeleton } from "../../kit/states.tsx";
import { useWords } from "../../words/words.ts";
import { channels, priorities } from "../common/kinds.ts";
import { commonWords } from "../common/words.ts";
import { reachesPeople } from "./request.ts";
import type { SendPartProps } from "./values.ts";
import { sendWords } from "./words.ts";

const NumberField = lazy(async () => ({ default: (await import("../../kit/number-field.tsx")).NumberField }));

/** When and by which ways it goes. */
export function DeliveryFields({ form, sender }: SendPartProps) {
  const text = useWords(sendWords);
  const common = useWords(commonWords);
  return (
    <fieldset className="notice-group">
      <legend>{text.how}</legend>
      <SelectField
        label={text.priority}
        hint={text.priorityHint}
        field={form.field("priority")}
        isRequired
        options={priorities.map((id) => ({ id, label: common.priority[id] }))}
      />
      {reachesPeople(form.values) && <ChannelFields form={form} sender={sender} />}
      <TextField
        label={text.scheduledAt}
        hint={text.scheduledAtHint}
        type="datetime-local"
        field={form.field("scheduledAt")}
      />
      <details>
        <summary>{text.more}</summary>
        <div className="notice-group">
          <TextField
            label={text.expiresAt}
            hint={text.expiresAtHint}
            type="datetime-local"
            field={form.field("expiresAt")}
          />
          <TextField
            label={common.category}
            hint={text.categoryHint}
            field={form.field("category")}
            maxLength={64}
          />
          {sender.isAdmin && (
            <TextField label={text.copies} hint={text.copiesHint} field={form.field("copies")} />
          )}
        </div>
      </details>
    </fieldset>
  );
}

function ChannelFields({ form }: SendPartProps) {
  const text = useWords(sendWords);
  const common = useWords(commonWords);
  return (
    <>
      <CheckboxesField
        label={text.channels}
        hint={text.channelsHint}
        field={form.field("channels")}
        options={channels.map((id) => ({ id, label: common.channel[id] }))}
      />
      <RadioField
        label={text.order}
        field={form.field("order")}
        isRequired
        options={[
          { id: "all", label: text.orderAll },
          { id: "inTurn", label: text.orderInTurn },
        ]}
      />
      {form.values.order === "inTurn" && (
        <Suspense fallback={<Skeleton lines={1} />}>
          <NumberField
            label={text.afterMinutes}
            field={form.field("afterMinutes")}
            min={1}
            max={10_080}
            isRequired
          />
        </Suspense>
      )}
    </>
  );
}
