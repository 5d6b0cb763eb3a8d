import { useQuery } from "@tanstack/react-query";
import { ContainerField, bucketOf, tenantQuery } from "../api/containers.tsx";
import { findIssuers } from "../api/finders.ts";
import { LabelsField } from "../api/labels-field.tsx";
import { hasLongLabel, labelsIn } from "../api/labels.ts";
import { BriefForm } from "../api/new-form.tsx";
import { apiWords } from "../api/words.ts";
import { ComboField } from "../kit/combo-field.tsx";
import { CheckboxField, SelectField, TextArea } from "../kit/fields.tsx";
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

export interface ChoiceOfFilesProps {
  chosen: readonly ChosenFile[];
  onSend: (chosen: readonly ChosenFile[], choice: Choice) => void;
  onDismiss: () => void;
}

interface Asked extends Omit<Place, "bucketId"> {
  /** "" for the default one. */
  bucketId: string;
  labels: string;
  issuer: FoundOption | undefined;
  description: string;
}

/** Asks where the chosen files go and what is the same of all of them, before the first byte leaves. */
export default function ChoiceOfFiles({ chosen, onSend, onDismiss }: ChoiceOfFilesProps) {
  const text = useWords(uploadWords);
  const { long } = useWords(apiWords).labels;
  const [kept, keep] = useKept("uploads", readPlace);
  const tenant = useQuery(tenantQuery);
  const buckets = tenant.data?.buckets.filter(({ activ }) => activ) ?? [];
  const hasFolders = chosen.some(({ folder }) => folder !== undefined);
  const bucketId = String(kept.bucketId ?? "");
  const send = (asked: Asked): void => {
    const { visibility, areFoldersLabels } = asked;
    const place = { visibility, areFoldersLabels, bucketId: bucketOf(asked.bucketId).bucketId };
    keep(place);
    const files = areFoldersLabels ? chosen : chosen.map((one) => ({ ...one, folder: undefined }));
    onSend(files, {
      // If the container is gone since, use the default one again.
      bucketId: tenant.data && !buckets.some(({ id }) => id === place.bucketId) ? undefined : place.bucketId,
      visibility,
      labels: labelsIn(asked.labels),
      emitentId: asked.issuer && Number(asked.issuer.id),
      description: asked.description.trim(),
    });
  };
  return (
    <div className="upload-choice">
      <Files chosen={chosen} />
      <BriefForm<Asked>
        initial={{ ...kept, bucketId, labels: "", issuer: undefined, description: "" }}
        verb={text.send(chosen.length)}
        onCancel={onDismiss}
        validate={({ labels }) => ({ labels: hasLongLabel(labels) ? long : undefined })}
        save={(asked) => Promise.resolve(send(asked))}
      >
        {(form) => (
          <>
            <LabelsField label={text.labels} field={form.field("labels")} autoFocus />
            {hasFolders && (
              <CheckboxField label={text.foldersAsLabels} field={form.field("areFoldersLabels")} />
            )}
            <ContainerField field={form.field("bucketId")} />
            <SelectField
              label={text.visibility}
              isRequired
              options={VISIBILITIES.map((id) => ({ id, label: text.visibilities[id] }))}
              field={form.field("visibility")}
            />
            {/* Only people of a container may name an issuer. */}
            {buckets.length > 0 && (
              <ComboField label={text.issuer} search={findIssuers} field={form.field("issuer")} />
            )}
            <TextArea label={text.description} rows={2} field={form.field("description")} />
          </>
        )}
      </BriefForm>
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
