import { adminSystemsAcceptContract } from "../../client/generated/platform/operations.ts";
import { client } from "../api/client.ts";
import { TextArea } from "../kit/fields.tsx";
import { useWords } from "../words/words.ts";
import { ActForm } from "./act-form.tsx";
import { systemWords } from "./system-words.ts";

export interface AcceptFormProps {
  systemId: number;
  sha256: string;
  onEnd: () => void;
}

export default function AcceptForm({ systemId, sha256, onEnd }: AcceptFormProps) {
  const text = useWords(systemWords);
  return (
    <ActForm
      name={`contract.${systemId}.${sha256}`}
      initial={{ reason: "" }}
      validate={({ reason }) => ({
        reason: reason.trim() === "" ? text.form.missing(text.contracts.reason) : undefined,
      })}
      act={async ({ reason }) => {
        const answer = await adminSystemsAcceptContract(client, {
          path: { id: systemId },
          body: { sha256, reason: reason.trim() },
        });
        return answer.status === 202 ? answer.data : undefined;
      }}
      verb={text.contracts.accept}
      done={text.contracts.acceptedDone}
      onEnd={onEnd}
    >
      {({ field }) => (
        <>
          <p>{text.contracts.acceptLead}</p>
          <TextArea label={text.contracts.reason} field={field("reason")} isRequired rows={3} />
        </>
      )}
    </ActForm>
  );
}
