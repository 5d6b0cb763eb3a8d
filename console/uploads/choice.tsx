import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { ContainerField, bucketOf, tenantQuery } from "../api/containers.tsx";
import { findIssuers } from "../api/finders.ts";
import { LabelsField } from "../api/labels-field.tsx";
import { labelsIn, LONGEST_LABEL } from "../api/labels.ts";
import { Button } from "../kit/button.tsx";
import { ComboField } from "../kit/combo-field.tsx";
import { CheckboxField, SelectField, TextArea } from "../kit/fields.tsx";
import type { Field } from "../kit/form.ts";
import type { FoundOption } from "../kit/use-found.ts";
import { useKept } from "../shell/use-kept.ts";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import type { ChosenFile } from "./file-handles.ts";
import type { Choice, Visibility } from "./record.ts";
import { uploadWords } from "./words.ts";

const VISIBILITIES = ["PERSONAL", "PUBLIC", "SECRET"] as const satisfies readonly Visibility[];
const NAMES_SHOWN = 4;

/** What the person chose last here; labels and descriptions are of these files alone. */
interface Place {
  visibility: Visibility;
  bucketId: number | undefined;
  areFoldersLabels: boolean;
}

const fieldsOf = (kept: unknown): Readonly<Record<string, unknown>> =>
  typeof kept === "object" && kept !== null ? { ...kept } : {};

function readPlace(kept: unknown): Place {
  const { visibility, bucketId, areFoldersLabels } = fieldsOf(kept);
  return {
    visibility: VISIBILITIES.find((one) => one === visibility) ?? "PERSONAL",
    bucketId: typeof bucketId === "number" ? bucketId : undefined,
    areFoldersLabels: areFoldersLabels !== false,
  };
}

interface Common {
  labels: string;
  issuer: FoundOption | undefined;
  description: string;
}

export interface ChoiceOfFilesProps {
  chosen: readonly ChosenFile[];
  onSend: (chosen: readonly ChosenFile[], choice: Choice) => void;
  onDismiss: () => void;
}

/** Asks where the chosen files go and what is the same of all of them, before the first byte leaves. */
export default function ChoiceOfFiles({ chosen, onSend, onDismiss }: ChoiceOfFilesProps) {
  const text = useWords(uploadWords);
  const base = useId();
  const [kept, keep] = useKept("uploads", readPlace);
  const [place, setPlace] = useState(kept);
  const [common, setCommon] = useState<Common>({ labels: "", issuer: undefined, description: "" });
  const tenant = useQuery(tenantQuery);
  const buckets = tenant.data?.buckets.filter(({ activ }) => activ) ?? [];
  const labels = labelsIn(common.labels);
  const isLong = labels.some((label) => label.length > LONGEST_LABEL);
  const hasFolders = chosen.some(({ folder }) => folder !== undefined);
  const fieldOf = <Value,>(name: string, value: Value, onChange: (next: Value) => void): Field<Value> => ({
    id: `${base}-${name}`,
    name,
    value,
    onChange,
  });
  const send = (): void => {
    if (isLong) return document.getElementById(`${base}-labels`)?.focus();
    keep(place);
    const { bucketId, visibility, areFoldersLabels } = place;
    const files = areFoldersLabels ? chosen : chosen.map((one) => ({ ...one, folder: undefined }));
    onSend(files, {
      // If the container is gone since, use the default one again.
      bucketId: tenant.data && !buckets.some(({ id }) => id === bucketId) ? undefined : bucketId,
      visibility,
      labels,
      emitentId: common.issuer && Number(common.issuer.id),
      description: common.description.trim(),
    });
  };
  return (
    <div className="upload-choice">
      <Files chosen={chosen} />
      <LabelsField
        label={text.labels}
        field={{
          ...fieldOf("labels", common.labels, (next) => setCommon({ ...common, labels: next })),
          ...(isLong && { error: text.longLabel }),
        }}
        autoFocus
      />
      {hasFolders && (
        <CheckboxField
          label={text.foldersAsLabels}
          field={fieldOf("folders", place.areFoldersLabels, (areFoldersLabels) =>
            setPlace({ ...place, areFoldersLabels }),
          )}
        />
      )}
      <ContainerField
        field={fieldOf("bucketId", String(place.bucketId ?? ""), (id) =>
          setPlace({ ...place, bucketId: bucketOf(id).bucketId }),
        )}
      />
      <SelectField
        label={text.visibility}
        isRequired
        options={VISIBILITIES.map((id) => ({ id, label: text.visibilities[id] }))}
        field={fieldOf<Visibility>("visibility", place.visibility, (visibility) =>
          setPlace({ ...place, visibility }),
        )}
      />
      {/* Only people of a container may name an issuer. */}
      {buckets.length > 0 && (
        <ComboField
          label={text.issuer}
          search={findIssuers}
          field={fieldOf("emitentId", common.issuer, (issuer) => setCommon({ ...common, issuer }))}
        />
      )}
      <TextArea
        label={text.description}
        rows={2}
        field={fieldOf("descriere", common.description, (description) =>
          setCommon({ ...common, description }),
        )}
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

function Files({ chosen }: { chosen: readonly ChosenFile[] }) {
  const text = useWords(uploadWords);
  const { size } = useFormats();
  return (
    <>
      <p>{text.chosen(chosen.length)}</p>
      <ul>
        {chosen.slice(0, NAMES_SHOWN).map(({ file, folder }, position) => (
          <li key={`${position}-${file.name}`}>
            {folder === undefined ? file.name : `${folder}/${file.name}`}{" "}
            <span className="hint">{size(file.size)}</span>
          </li>
        ))}
        {chosen.length > NAMES_SHOWN && <li>{text.more(chosen.length - NAMES_SHOWN)}</li>}
      </ul>
    </>
  );
}
