import type { ElementDeImportat, FisierLaDistanta } from "../../client/generated/documents/types.ts";
import { ContainerField, bucketOf } from "../api/containers.tsx";
import { BriefForm } from "../api/new-form.tsx";
import { Button } from "../kit/button.tsx";
import { SelectField } from "../kit/fields.tsx";
import { given } from "../kit/given.ts";
import { useWords } from "../words/words.ts";
import { type Provider, documentName, useStartImport } from "./start-import.ts";
import { importWords } from "./words.ts";

/** The most that one import takes. */
const MOST_FILES = 200;
const isNative = ({ contentType = "" }: FisierLaDistanta): boolean =>
  contentType.startsWith("application/vnd.google-apps.");

interface Values {
  mode: ElementDeImportat["mod"];
  format: NonNullable<ElementDeImportat["formatExport"]>;
  bucketId: string;
}

const initial: Values = { mode: "COPIE", format: "pdf", bucketId: "" };

export interface ImportOptionsProps {
  provider: Provider;
  files: readonly FisierLaDistanta[];
  onClear: () => void;
}

/** Asks how to import the chosen files. The import has a page of its own. */
export function ImportOptions({ provider, files, onClear }: ImportOptionsProps) {
  const text = useWords(importWords);
  const start = useStartImport();
  if (files.length === 0) return null;
  return (
    <section className="import-options" aria-labelledby="import-options">
      <h2 id="import-options">{text.options}</h2>
      {files.length > MOST_FILES ? (
        <>
          <p role="alert">{text.most}</p>
          <Button onPress={onClear}>{text.again}</Button>
        </>
      ) : (
        <BriefForm
          initial={initial}
          verb={text.importThem(files.length)}
          onCancel={onClear}
          save={async ({ mode, format, bucketId }) => {
            const formatExport = files.some(isNative) ? format : undefined;
            const items = files.map(({ ref, denumire }) => ({
              ref,
              mod: mode,
              ...given({ formatExport, denumire: documentName(denumire) }),
            }));
            await start({ provider, items, bucketId: bucketOf(bucketId).bucketId });
            onClear();
          }}
        >
          {(form) => (
            <>
              <SelectField
                label={text.mode}
                isRequired
                field={form.field("mode")}
                options={(["COPIE", "LEGATURA"] as const).map((id) => ({ id, label: text.modeHints[id] }))}
              />
              {files.some(isNative) && (
                <SelectField
                  label={text.format}
                  isRequired
                  field={form.field("format")}
                  options={(["pdf", "office", "both"] as const).map((id) => ({
                    id,
                    label: text.formats[id],
                  }))}
                />
              )}
              <ContainerField field={form.field("bucketId")} />
            </>
          )}
        </BriefForm>
      )}
    </section>
  );
}
