import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { tenantListBuckets } from "../../client/generated/documents/operations.ts";
import type { BucketPropriu } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import { hasLongLabel, labelsIn } from "../api/labels.ts";
import { LabelsField } from "../api/labels-field.tsx";
import { BriefForm } from "../api/new-form.tsx";
import { NoteField, isNoteTooLong, noteOf } from "../api/note-field.tsx";
import { requestWords } from "../api/requests/words.ts";
import { apiWords } from "../api/words.ts";
import { SelectField } from "../kit/fields.tsx";
import { given } from "../kit/given.ts";
import { useWords } from "../words/words.ts";
import { beneficiaryOf } from "./find-people.ts";
import { formWords } from "./form-words.ts";
import { jobOf, relabelJob } from "./list-acts.ts";
import { begin } from "./list-asking.ts";
import { move, share } from "./list-calls.ts";
import type { Row } from "./list-rows.ts";
import { endIn, today } from "./page/access-data.ts";
import { nobody, type Sharing, SharingFields } from "./page/access-forms.tsx";
import { accessWords } from "./page/words-access.ts";
import { listWords } from "./words.ts";

/* The forms of acts on the chosen rows, or on one. */

interface ActFormProps {
  /** The id in the address: of a document, or of the chosen rows. */
  id: string;
  rows: readonly Row[];
  close: () => void;
  onChange: () => void;
}

/** Adds labels, and removes those that the chosen documents have. */
export function LabelForm({ id, rows, close, onChange }: ActFormProps) {
  const text = useWords(formWords).labelForm;
  const { long } = useWords(apiWords).labels;
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const present = [...new Set(rows.flatMap(({ etichete }) => etichete))].sort();
  const toggle = (label: string, isRemoved: boolean): void =>
    setRemoved((before) => (isRemoved ? [...before, label] : before.filter((other) => other !== label)));
  return (
    <BriefForm
      initial={{ add: "" }}
      verb={text.verb}
      onCancel={close}
      validate={({ add }) => {
        if (labelsIn(add).length === 0 && removed.length === 0) return { add: text.nothing };
        return hasLongLabel(add) ? { add: long } : {};
      }}
      save={async ({ add }) => {
        await begin(id, relabelJob({ add: labelsIn(add), remove: removed }, onChange));
        close();
      }}
    >
      {(form) => (
        <>
          <LabelsField label={text.add} field={form.field("add")} autoFocus />
          {present.length > 0 && (
            <fieldset className="facet">
              <legend>{text.remove}</legend>
              {present.map((label) => (
                <label key={label} className="check">
                  <input
                    type="checkbox"
                    checked={removed.includes(label)}
                    onChange={(event) => toggle(label, event.target.checked)}
                  />
                  {label}
                </label>
              ))}
            </fieldset>
          )}
        </>
      )}
    </BriefForm>
  );
}

export function MoveForm(props: ActFormProps) {
  // Those that take documents now.
  const containers = useQuery({
    queryKey: ["documents.buckets"],
    queryFn: async ({ signal }) => (await tenantListBuckets(client, { signal })).data,
  });
  return <Loaded query={containers}>{(found) => <Containers {...props} containers={found} />}</Loaded>;
}

function Containers({
  id,
  rows,
  close,
  onChange,
  containers,
}: ActFormProps & { containers: BucketPropriu[] }) {
  const text = useWords(formWords).moveForm;
  const [only] = rows;
  const others = containers.filter((container) => rows.length !== 1 || container.id !== only?.bucketId);
  return (
    <BriefForm
      initial={{ container: "" }}
      verb={text.verb}
      onCancel={close}
      validate={({ container }) => (container === "" ? { container: text.missing } : {})}
      save={async ({ container }) => {
        const act = (rowId: string, signal?: AbortSignal) => move(rowId, Number(container), signal);
        await begin(id, jobOf({ done: "move", act, undo: undoOf(rows), onChange }));
        close();
      }}
    >
      {(form) => (
        <SelectField
          label={text.container}
          field={form.field("container")}
          isRequired
          options={[
            { id: "", label: text.choose },
            ...others.map((container) => ({ id: String(container.id), label: container.denumire })),
          ]}
        />
      )}
    </BriefForm>
  );
}

/** Moves each document back to where it was. */
const undoOf = (rows: ActFormProps["rows"]) => async (rowId: string, signal?: AbortSignal) => {
  const before = rows.find(({ id }) => String(id) === rowId)?.bucketId;
  if (before !== undefined) await move(rowId, before, signal);
};

export function ShareForm({ id, close, onChange }: ActFormProps) {
  const text = useWords(accessWords).access;
  const { share: verb } = useWords(listWords).act;
  const { past } = useWords(requestWords).approveForm;
  const { tooLong } = useWords(apiWords).note;
  return (
    <BriefForm<Sharing & { mesaj: string }>
      initial={{ ...nobody, mesaj: "" }}
      verb={verb}
      onCancel={close}
      validate={({ cui, ultimaZi, mesaj }) => ({
        cui: cui ? undefined : text.whomMissing,
        ultimaZi: ultimaZi !== "" && ultimaZi < today() ? past : undefined,
        mesaj: isNoteTooLong(mesaj) ? tooLong : undefined,
      })}
      save={async ({ cui, drept, ultimaZi, mesaj }) => {
        if (!cui) return { cui: text.whomMissing };
        const more = given({ dataExpirare: endIn(ultimaZi), mesaj: noteOf(mesaj) });
        const grant = { drept, ...beneficiaryOf(cui.id), ...more };
        const act = (rowId: string, signal?: AbortSignal) => share(rowId, grant, signal);
        await begin(id, jobOf({ done: "share", act, onChange }));
        close();
        return undefined;
      }}
    >
      {(form) => (
        <>
          <SharingFields form={form} />
          <NoteField field={form.field("mesaj")} />
        </>
      )}
    </BriefForm>
  );
}
