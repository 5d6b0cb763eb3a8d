import { useState } from "react";
import { machineClientsRotate } from "../../client/generated/documents/operations.ts";
import type {
  AprobareCeruta,
  ClientMasina,
  ClientMasinaCuSecret,
} from "../../client/generated/documents/types.ts";
import { ApprovalAsked } from "../api/approval.tsx";
import { client } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import { NewForm } from "../api/new-form.tsx";
import { NumberField } from "../kit/number-field.tsx";
import { SecretOnce } from "../kit/secret-once.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { readMachine, useMachine, useMachineSaved } from "./machine.tsx";
import { machineWords } from "./words.ts";

const HOUR_MS = 3_600_000;
const MOST_HOURS = 168;

const initial: { hours: number | undefined } = { hours: 24 };

type Outcome =
  | { kind: "asked"; approval: AprobareCeruta }
  | { kind: "rotated"; client: ClientMasinaCuSecret; formerEnds: number | undefined };

interface RotateFormProps {
  /** Of the address of the dialog. */
  id: number;
  onEnd: () => void;
}

/** A new secret beside the former one, which ends after the hours that were chosen. */
export default function RotateForm({ id, onEnd }: RotateFormProps) {
  const machine = useMachine(id);
  return <Loaded query={machine}>{({ data }) => <Rotation machine={data} onEnd={onEnd} />}</Loaded>;
}

function Rotation({ machine, onEnd }: { machine: ClientMasina; onEnd: () => void }) {
  const words = useWords(machineWords);
  const text = words.rotate;
  const { dateTime } = useFormats();
  const saved = useMachineSaved();
  const [outcome, setOutcome] = useState<Outcome>();
  if (outcome?.kind === "asked")
    return <ApprovalAsked service="documents" approval={outcome.approval} onEnd={onEnd} />;
  if (outcome)
    return (
      <SecretOnce secret={outcome.client.clientSecret} copyLabel={words.secret.copy} onEnd={onEnd}>
        {outcome.formerEnds === undefined
          ? words.secret.nextAtOnce(machine.denumire)
          : words.secret.next(machine.denumire, dateTime(outcome.formerEnds))}
      </SecretOnce>
    );
  return (
    <NewForm
      name={`rotate.${machine.id}`}
      initial={initial}
      verb={text.verb}
      onCancel={onEnd}
      validate={({ hours }) =>
        hours !== undefined && Number.isInteger(hours) && hours >= 0 && hours <= MOST_HOURS
          ? {}
          : { hours: words.missing.hours }
      }
      save={async ({ hours = 0 }) => {
        const { etag } = await readMachine(machine.id);
        const answer = await machineClientsRotate(client, {
          path: { id: machine.id },
          body: { suprapunereOre: hours },
          ifMatch: etag,
        });
        if (answer.status === 202) {
          setOutcome({ kind: "asked", approval: answer.data });
          return;
        }
        const formerEnds = hours === 0 ? undefined : Date.now() + hours * HOUR_MS;
        setOutcome({ kind: "rotated", client: answer.data, formerEnds });
        await saved(text.done(machine.denumire));
      }}
    >
      {(form) => (
        <>
          <p>{text.text}</p>
          <NumberField
            label={text.hours}
            hint={text.hoursHint}
            field={form.field("hours")}
            min={0}
            max={MOST_HOURS}
            isRequired
          />
        </>
      )}
    </NewForm>
  );
}
