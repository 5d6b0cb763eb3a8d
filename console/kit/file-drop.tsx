import { DropZone } from "react-aria-components/DropZone";
import { Button as AriaButton } from "react-aria-components/Button";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { Button } from "./button.tsx";
import { Icon } from "./icons.tsx";
import { type FieldProps, LabelText } from "./field-frame.tsx";
import { kitWords } from "./words.ts";
import { given } from "./given.ts";

export interface FileDropProps extends FieldProps<readonly File[]> {
  isMany?: boolean | undefined;
  /** MIME types or endings with their dot. */
  accepts?: readonly string[] | undefined;
}

/** Takes files by drop, paste or choice. More files are added to those already there. */
export function FileDrop({ label, field, hint, isRequired, isMany = false, accepts }: FileDropProps) {
  const words = useWords(kitWords);
  const { size } = useFormats();
  const add = (files: readonly File[]): void => {
    if (files.length > 0) field.onChange(isMany ? [...field.value, ...files] : files.slice(0, 1));
  };
  return (
    <div
      className={field.error ? "field field-wrong" : "field"}
      role="group"
      aria-labelledby={`${field.id}-label`}
    >
      <span id={`${field.id}-label`} className="field-label">
        <LabelText label={label} isRequired={isRequired} />
      </span>
      {hint && <p className="hint">{hint}</p>}
      {field.error && <p className="field-error">{field.error}</p>}
      <div id={field.id}>
        <DropZone
          className="file-drop"
          aria-label={label}
          onDrop={({ items }) => {
            const files = items.filter((item) => item.kind === "file").map((item) => item.getFile());
            void Promise.all(files).then(add);
          }}
        >
          <span>{words.form.drop}</span>{" "}
          <FileTrigger
            allowsMultiple={isMany}
            {...given({ acceptedFileTypes: accepts })}
            onSelect={(files) => add([...(files ?? [])])}
          >
            <AriaButton className="button button-plain">
              <Icon name="upload" />
              {words.form.chooseFiles}
            </AriaButton>
          </FileTrigger>
        </DropZone>
      </div>
      <ul className="files">
        {field.value.map((file, position) => (
          <li key={`${position}-${file.name}`}>
            {file.name} <span className="hint">{size(file.size)}</span>
            <Button
              look="quiet"
              icon="close"
              label={`${words.remove}: ${file.name}`}
              onPress={() => field.onChange(field.value.filter((other) => other !== file))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
