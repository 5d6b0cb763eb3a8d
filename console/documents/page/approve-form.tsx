import { cerereAccesApprove, cerereAccesRead } from "../../../client/generated/documents/operations.ts";
import type { CerereAcces } from "../../../client/generated/documents/types.ts";
import { client } from "../../api/client.ts";
import { Failed } from "../../api/failed.tsx";
import { DateField } from "../../kit/date-field.tsx";
import { SelectField } from "../../kit/fields.tsx";
import { Form } from "../../kit/form-frame.tsx";
import { useForm } from "../../kit/form.ts";
import { given } from "../../kit/given.ts";
import { useDraft } from "../../shell/use-draft.ts";
import { useWords } from "../../words/words.ts";
import { endIn, today } from "./access-data.ts";
import { useOpened } from "./opened.ts";
import { rightOptions } from "./right-options.ts";
import { useAct } from "./use-act.ts";
import { pageWords } from "./words.ts";

interface Props {
  id: number;
  request: CerereAcces | undefined;
  onEnd: () => void;
}

/** Gives what was asked for, or another right, or for a time. */
export default function ApproveForm({ id, request, onEnd }: Props) {
  const text = useWords(pageWords);
  const run = useAct();
  const { document } = useOpened();
  const initial = { drept: request?.drept ?? "CITIRE", ultimaZi: "" };
  const form = useForm({
    initial,
    draft: useDraft(`approve.${id}`, initial),
    async submit({ drept, ultimaZi }) {
      const { etag } = await cerereAccesRead(client, { path: { id } });
      const body = { drept, ...given({ dataExpirare: endIn(ultimaZi) }) };
      await cerereAccesApprove(client, { path: { id }, body, ifMatch: etag });
      await run(document.id, () => Promise.resolve({ text: text.requests.approved }));
      onEnd();
      return undefined;
    },
  });
  return (
    <Form
      form={form}
      verb={text.requests.approve}
      onCancel={onEnd}
      initial={initial}
      problemOf={(problem) => <Failed error={problem} />}
    >
      {request && <p>{text.requests.because(request.motivare)}</p>}
      <SelectField
        label={text.access.right}
        field={form.field("drept")}
        options={rightOptions(text.rights)}
        isRequired
      />
      <DateField
        label={text.access.lastDay}
        field={form.field("ultimaZi")}
        hint={text.access.lastDayHint}
        earliest={today()}
      />
    </Form>
  );
}
