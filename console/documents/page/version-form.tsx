import { useState } from "react";
import { versionsCreate } from "../../../client/generated/documents/operations.ts";
import { UploadFailed, uploadLarge } from "../../../client/index.ts";
import { client } from "../../api/client.ts";
import { Failed } from "../../api/failed.tsx";
import { TextField } from "../../kit/fields.tsx";
import { FileDrop } from "../../kit/file-drop.tsx";
import { Form } from "../../kit/form-frame.tsx";
import { useForm } from "../../kit/form.ts";
import { Problem } from "../../kit/states.tsx";
import { showToast } from "../../kit/toast.tsx";
import { useDraft } from "../../shell/use-draft.ts";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { useRefresh } from "./opened.ts";
import { pageWords } from "./words.ts";

/** Larger files go in parts, which survive a lost connection. */
const INLINE_BYTES = 4_000_000;

interface Values {
  file: readonly File[];
  comentariu: string;
}
const initial: Values = { file: [], comentariu: "" };

interface Progress {
  sent: number;
  size: number;
}

export default function VersionForm({ id, onEnd }: { id: number; onEnd: () => void }) {
  const text = useWords(pageWords).versions;
  const refresh = useRefresh();
  const [progress, setProgress] = useState<Progress>();
  const form = useForm({
    initial,
    draft: useDraft(`version.${id}`, initial),
    validate({ file: [file] }) {
      if (!file) return { file: text.fileMissing };
      return file.size === 0 ? { file: text.fileEmpty } : {};
    },
    async submit({ file: [file], comentariu }) {
      if (!file) return { file: text.fileMissing };
      try {
        await sendVersion({ id, file, comentariu: comentariu.trim() }, setProgress);
      } finally {
        setProgress(undefined);
      }
      await refresh(id);
      showToast({ text: text.added });
      onEnd();
      return undefined;
    },
  });
  return (
    <Form
      form={form}
      verb={text.add}
      onCancel={onEnd}
      initial={initial}
      problemOf={(problem) => <Refused problem={problem} />}
    >
      <FileDrop label={text.file} field={form.field("file")} isRequired />
      <TextField label={text.comment} field={form.field("comentariu")} maxLength={500} />
      {progress && <Sent {...progress} />}
    </Form>
  );
}

const Refused = ({ problem }: { problem: unknown }) => {
  const text = useWords(pageWords).versions;
  return problem instanceof UploadFailed ? <Problem title={text.refused} /> : <Failed error={problem} />;
};

function Sent({ sent, size }: Progress) {
  const text = useWords(pageWords).versions;
  const formats = useFormats();
  const said = text.sent(formats.size(sent), formats.size(size));
  return (
    <div role="status">
      <progress aria-label={text.file} value={sent} max={size} /> {said}
    </div>
  );
}

interface NewVersion {
  id: number;
  file: File;
  comentariu: string;
}

async function sendVersion(
  { id, file, comentariu }: NewVersion,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  const path = { id };
  const fields = comentariu === "" ? {} : { comentariu };
  if (file.size <= INLINE_BYTES) {
    await versionsCreate(client, { path, body: { file, ...fields } });
    return;
  }
  await uploadLarge(client, {
    content: file,
    fields: { documentId: id, denumire: file.name.slice(0, 255) },
    complete: (uploadId, options) =>
      versionsCreate(client, { path, body: { uploadId, ...fields }, ...options }),
    onProgress,
  });
}
