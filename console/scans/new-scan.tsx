import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import {
  documentsRead,
  documentsUpload,
  transcriereCreate,
  transcriereUpload,
} from "../../client/generated/documents/operations.ts";
import type { TranscriereNoua } from "../../client/generated/documents/types.ts";
import { uploadLarge } from "../../client/index.ts";
import { client } from "../api/client.ts";
import { Failed } from "../api/failed.tsx";
import { CheckboxField, SelectField } from "../kit/fields.tsx";
import { FileDrop } from "../kit/file-drop.tsx";
import { Form } from "../kit/form-frame.tsx";
import { useForm } from "../kit/form.ts";
import { go } from "../shell/go.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { scanWords } from "./words.ts";

/** A request has 6 MB in base64. */
const MOST_INLINE_BYTES = 4_000_000;

interface ScanOptions {
  limba: NonNullable<TranscriereNoua["limba"]>;
  tip: NonNullable<TranscriereNoua["tip"]>;
}

interface StartOptions extends ScanOptions {
  /** The file becomes a document, so that its pages can be looked at beside the text. */
  isKept: boolean;
  onProgress: (progress: { sent: number; size: number }) => void;
}

/** Begins to read a file, or a document by its id. Returns the id of the transcription. */
async function startScan(source: File | number, options: StartOptions): Promise<number> {
  const { limba, tip, isKept, onProgress } = options;
  if (source instanceof File && !isKept) {
    const body = { file: source, limba, tip, denumire: source.name };
    return (await transcriereUpload(client, { body })).data.id;
  }
  const documentId = source instanceof File ? await keepDocument(source, onProgress) : source;
  const denumire = source instanceof File ? { denumire: source.name } : {};
  return (await transcriereCreate(client, { body: { documentId, limba, tip, ...denumire } })).data.id;
}

async function keepDocument(file: File, onProgress: StartOptions["onProgress"]): Promise<number> {
  const fields = { denumire: file.name.slice(0, 255), visibility: "PERSONAL" } as const;
  if (file.size <= MOST_INLINE_BYTES) {
    const answer = await documentsUpload(client, { body: { file, ...fields } });
    if (answer.status === 201) return answer.data.id;
  }
  const { answer, upload } = await uploadLarge(client, {
    content: file,
    onProgress,
    complete: (uploadId, call) => documentsUpload(client, { body: { uploadId, ...fields }, ...call }),
  });
  const id = answer?.status === 201 ? answer.data.id : upload?.documentId;
  if (id === undefined) throw new Error("A stored upload names no document");
  return id;
}

interface Values extends ScanOptions {
  files: readonly File[];
  isKept: boolean;
}

const languages = ["ro", "ru", "en"] as const;
const kinds = ["AUTO", "TEXT", "OCR"] as const;

/** Begins to read a file, or the document whose id the address has. */
export default function NewScan({ of, onEnd }: { of: string; onEnd: () => void }) {
  const text = useWords(scanWords);
  const { form: words } = text;
  const language = useLanguage();
  const router = useRouter();
  const queries = useQueryClient();
  const documentId = /^\d+$/.test(of) ? Number(of) : undefined;
  const [progress, setProgress] = useState<{ sent: number; size: number }>();
  const initial: Values = { files: [], isKept: true, limba: language, tip: "AUTO" };
  const form = useForm<Values>({
    initial,
    validate({ files: [file], isKept }) {
      if (documentId !== undefined) return {};
      if (!file) return { files: words.fileMissing };
      return file.size > MOST_INLINE_BYTES && !isKept ? { files: words.fileLarge } : {};
    },
    async submit({ files: [file], isKept, limba, tip }) {
      const source = documentId ?? file;
      if (source === undefined) return undefined;
      const id = await startScan(source, { limba, tip, isKept, onProgress: setProgress }).finally(() =>
        setProgress(undefined),
      );
      await queries.invalidateQueries({ queryKey: ["documents"] });
      // In the place of the dialog, so that Back leads to the page below it.
      await go(router, `/app/scanari/${id}`, { replace: true });
      return undefined;
    },
  });
  return (
    <Form form={form} verb={words.verb} onCancel={onEnd} problemOf={(problem) => <Failed error={problem} />}>
      {documentId === undefined ? (
        <>
          <FileDrop
            label={words.file}
            hint={words.fileHint}
            isRequired
            field={form.field("files")}
            accepts={[".pdf", ".png", ".jpg", ".jpeg", ".docx", ".txt"]}
          />
          <CheckboxField label={words.keep} field={form.field("isKept")} />
        </>
      ) : (
        <OfDocument id={documentId} />
      )}
      <SelectField
        label={words.language}
        isRequired
        field={form.field("limba")}
        options={languages.map((id) => ({ id, label: text.languages[id] }))}
      />
      <SelectField
        label={words.kind}
        isRequired
        field={form.field("tip")}
        options={kinds.map((id) => ({ id, label: words.kinds[id] }))}
      />
      {progress && <progress aria-label={words.sending} value={progress.sent} max={progress.size} />}
    </Form>
  );
}

function OfDocument({ id }: { id: number }) {
  const { form: words } = useWords(scanWords);
  const found = useQuery({
    queryKey: ["documents", "scans", "source", id],
    queryFn: async () => {
      const answer = await documentsRead(client, { path: { id } });
      return answer.status === 200 ? { document: answer.data, etag: answer.etag } : undefined;
    },
  });
  if (found.isError) return <Failed error={found.error} />;
  return found.data ? <p>{words.ofDocument(found.data.document.denumire)}</p> : null;
}
