import { cerereAccesApprove } from "../../client/generated/documents/operations.ts";
import type { CerereAcces } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { DateField } from "../kit/date-field.tsx";
import { SelectField } from "../kit/fields.tsx";
import { Form } from "../kit/form-frame.tsx";
import { useForm } from "../kit/form.ts";
import { showToast } from "../kit/toast.tsx";
import { dayOf, endOfDay } from "../words/days.ts";
import { useWords } from "../words/words.ts";
import { Decision, DecisionProblem, decide, useDecided } from "./decision.tsx";
import type { OpenedRequest } from "./queries.ts";
import { requesterOf } from "./request-facts.tsx";
import { requestWords } from "./words.ts";

export default function ApproveForm({ id, onEnd }: { id: string; onEnd: () => void }) {
  return (
    <Decision id={id} act="APROBA" onEnd={onEnd}>
      {(opened) => <Terms opened={opened} onEnd={onEnd} />}
    </Decision>
  );
}

interface Values {
  drept: CerereAcces["drept"];
  until: string;
}

function Terms({ opened, onEnd }: { opened: OpenedRequest; onEnd: () => void }) {
  const text = useWords(requestWords);
  const readAgain = useDecided();
  const { request, requester, etag } = opened;
  const today = dayOf(Date.now());
  const form = useForm<Values>({
    initial: { drept: request.drept, until: "" },
    validate: ({ until }) => ({
      until: until !== "" && until < today ? text.approveForm.past : undefined,
    }),
    async submit({ drept, until }) {
      const body = { drept, ...(until === "" ? {} : { dataExpirare: endOfDay(until) }) };
      await decide(
        () => cerereAccesApprove(client, { path: { id: request.id }, body, ifMatch: etag }),
        readAgain,
      );
      showToast({ text: text.approveForm.done(requesterOf(request, requester, text), request.cod) });
      onEnd();
      return undefined;
    },
  });
  return (
    <Form
      form={form}
      verb={text.approveForm.verb}
      onCancel={onEnd}
      problemOf={(error) => <DecisionProblem error={error} />}
    >
      <SelectField
        label={text.approveForm.right}
        field={form.field("drept")}
        isRequired
        options={[
          { id: "CITIRE", label: text.rights.CITIRE },
          { id: "SCRIERE", label: text.rights.SCRIERE },
        ]}
      />
      <DateField
        label={text.approveForm.until}
        hint={text.approveForm.untilHint}
        field={form.field("until")}
        earliest={today}
      />
    </Form>
  );
}
