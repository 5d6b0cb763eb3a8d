import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { ContainerField, bucketOf, tenantQuery } from "../api/containers.tsx";
import { Button } from "../kit/button.tsx";
import { SelectField } from "../kit/fields.tsx";
import { usePerson } from "../shell/session.ts";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import type { ChosenFile } from "./file-handles.ts";
import type { Choice, Visibility } from "./record.ts";
import { uploadWords } from "./words.ts";

const VISIBILITIES = ["PERSONAL", "PUBLIC", "SECRET"] as const satisfies readonly Visibility[];
const NAMES_SHOWN = 4;
const DEFAULT = { bucketId: undefined, visibility: "PERSONAL" } as const satisfies Choice;

const nameOf = (personId: string): string => `uploads.${personId}`;

/** What the person chose last here. */
function rememberedChoice(personId: string): Choice {
  const [visibility, bucketId] = (localStorage.getItem(nameOf(personId)) ?? "").split(" ");
  const known = VISIBILITIES.find((one) => one === visibility);
  return known ? { visibility: known, bucketId: bucketId ? Number(bucketId) : undefined } : DEFAULT;
}

export interface ChoiceOfFilesProps {
  chosen: readonly ChosenFile[];
  onSend: (choice: Choice) => void;
  onDismiss: () => void;
}

/** Asks where the chosen files go, before the first byte leaves. */
export function ChoiceOfFiles({ chosen, onSend, onDismiss }: ChoiceOfFilesProps) {
  const text = useWords(uploadWords);
  const { size } = useFormats();
  const { id: personId } = usePerson();
  const base = useId();
  const [choice, setChoice] = useState(() => rememberedChoice(personId));
  const tenant = useQuery(tenantQuery);
  const buckets = tenant.data?.buckets.filter(({ activ }) => activ) ?? [];
  const bucket = buckets.find(({ id }) => id === choice.bucketId);
  const send = (): void => {
    localStorage.setItem(nameOf(personId), `${choice.visibility} ${choice.bucketId ?? ""}`);
    // If the container is gone since, use the default one again.
    onSend({ ...choice, bucketId: tenant.data ? bucket?.id : choice.bucketId });
  };
  return (
    <div className="upload-choice">
      <p>{text.chosen(chosen.length)}</p>
      <ul>
        {chosen.slice(0, NAMES_SHOWN).map(({ file }, position) => (
          <li key={`${position}-${file.name}`}>
            {file.name} <span className="hint">{size(file.size)}</span>
          </li>
        ))}
        {chosen.length > NAMES_SHOWN && <li>{text.more(chosen.length - NAMES_SHOWN)}</li>}
      </ul>
      <ContainerField
        field={{
          id: `${base}-bucket`,
          name: "bucketId",
          value: String(choice.bucketId ?? ""),
          onChange: (id) => setChoice({ ...choice, bucketId: bucketOf(id).bucketId }),
        }}
      />
      <SelectField
        label={text.visibility}
        isRequired
        options={VISIBILITIES.map((id) => ({ id, label: text.visibilities[id] }))}
        field={{
          id: `${base}-visibility`,
          name: "visibility",
          value: choice.visibility,
          onChange: (visibility) => setChoice({ ...choice, visibility }),
        }}
      />
      <div className="acts">
        <Button look="primary" icon="upload" onPress={send}>
          {text.send(chosen.length)}
        </Button>
        <Button onPress={onDismiss}>{text.dismiss}</Button>
      </div>
    </div>
  );
}
