import { useState } from "react";
import { UploadFailed } from "../../../client/index.ts";
import { Failed } from "../../api/failed.tsx";
import { NewForm } from "../../api/new-form.tsx";
import { TextField } from "../../kit/fields.tsx";
import { FileDrop } from "../../kit/file-drop.tsx";
import { Problem } from "../../kit/states.tsx";
import { showToast } from "../../kit/toast.tsx";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { type Progress, addVersion } from "../send-version.ts";
import { useRefresh } from "./opened.ts";
import { contentWords } from "./words-content.ts";

interface Values {
  file: readonly File[];
  comentariu: string;
}
const initial: Values = { file: [], comentariu: "" };

export default function VersionForm({ id, onEnd }: { id: number; onEnd: () => void }) {
  const text = useWords(contentWords).versions;
  const refresh = useRefresh();
  const [progress, setProgress] = useState<Progress>();
  return (
    <NewForm
      name={`version.${id}`}
      initial={initial}
      verb={text.add}
      onCancel={onEnd}
      problemOf={(problem) => <Refused problem={problem} />}
      validate={({ file: [file] }) => {
        if (!file) return { file: text.fileMissing };
        return file.size === 0 ? { file: text.fileEmpty } : {};
      }}
      save={async ({ file: [file], comentariu }) => {
        if (!file) return { file: text.fileMissing };
        await addVersion({ id, file, comentariu: comentariu.trim() }, setProgress).finally(() =>
          setProgress(undefined),
        );
        await refresh(id);
        showToast({ text: text.added });
        onEnd();
        return undefined;
      }}
    >
      {(form) => (
        <>
          <FileDrop label={text.file} field={form.field("file")} isRequired />
          <TextField label={text.comment} field={form.field("comentariu")} maxLength={500} />
          {progress && <Sent {...progress} />}
        </>
      )}
    </NewForm>
  );
}

const Refused = ({ problem }: { problem: unknown }) => {
  const text = useWords(contentWords).versions;
  return problem instanceof UploadFailed ? <Problem title={text.refused} /> : <Failed error={problem} />;
};

function Sent({ sent, size }: Progress) {
  const text = useWords(contentWords).versions;
  const formats = useFormats();
  const said = text.sent(formats.size(sent), formats.size(size));
  return (
    <div role="status">
      <progress aria-label={text.file} value={sent} max={size} /> {said}
    </div>
  );
}
