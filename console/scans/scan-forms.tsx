import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  documentsUpload,
  transcriereCreate,
  transcriereSave,
  transcriereUpload,
} from "../../client/generated/documents/operations.ts";
import type { Conversie, Document, TranscriereNoua } from "../../client/generated/documents/types.ts";
import { uploadLarge } from "../../client/index.ts";
import { client } from "../api/client.ts";
import { ContainerField, bucketOf } from "../api/containers.tsx";
import { passwordHeader } from "../api/document-password.ts";
import { Loaded } from "../api/failed.tsx";
import { BriefForm } from "../api/new-form.tsx";
import { CheckboxField, SelectField, TextField } from "../kit/fields.tsx";
import { FileDrop } from "../kit/file-drop.tsx";
import type { FormState } from "../kit/form.ts";
import { showToast } from "../kit/toast.tsx";
import { useGo } from "../shell/use-go.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { protectionOf, useSource } from "./scan-text.ts";
import { scanWords } from "./words.ts";

/** A request has at most 6 MB, with the file in base64. */
const MOST_INLINE_BYTES = 4_000_000;

interface ScanOptions {
  limba: NonNullable<TranscriereNoua["limba"]>;
  tip: NonNullable<TranscriereNoua["tip"]>;
}

interface StartOptions extends ScanOptions {
  /** Keeps the file as a document, so that its pages can be shown beside the text. */
  isKept: boolean;
  onProgress: (progress: { sent: number; size: number }) => void;
}

/** Starts reading a file, or a document by its id. Returns the id of the transcription. */
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

/** Starts reading a file, or the document with this id. */
export function NewScan({ documentId, onEnd }: { documentId?: number; onEnd: () => void }) {
  const text = useWords(scanWords);
  const { form: words } = text;
  const language = useLanguage();
  const go = useGo();
  const queries = useQueryClient();
  const [progress, setProgress] = useState<{ sent: number; size: number }>();
  return (
    <BriefForm<Values>
      initial={{ files: [], isKept: true, limba: language, tip: "AUTO" }}
      verb={words.verb}
      onCancel={onEnd}
      validate={({ files: [file], isKept }) => {
        if (documentId !== undefined) return {};
        if (!file) return { files: words.fileMissing };
        return file.size > MOST_INLINE_BYTES && !isKept ? { files: words.fileLarge } : {};
      }}
      save={async ({ files: [file], ...options }) => {
        const source = documentId ?? file;
        if (source === undefined) return;
        const id = await startScan(source, { ...options, onProgress: setProgress }).finally(() =>
          setProgress(undefined),
        );
        await queries.invalidateQueries({ queryKey: ["documents"] });
        // Replaces the dialog in the history, so that Back leads to the page below it.
        go(`/app/scanari/${id}`, { isReplacing: true });
      }}
    >
      {(form) => (
        <>
          {documentId === undefined ? <FileFields form={form} /> : <OfDocument id={documentId} />}
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
        </>
      )}
    </BriefForm>
  );
}

function FileFields({ form }: { form: FormState<Values> }) {
  const words = useWords(scanWords).form;
  return (
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
  );
}

function OfDocument({ id }: { id: number }) {
  const { form: words } = useWords(scanWords);
  return <Loaded query={useSource(id)}>{({ denumire }) => <p>{words.ofDocument(denumire)}</p>}</Loaded>;
}

interface SaveFormProps {
  scan: Conversie;
  source: Document | undefined;
  password: string | undefined;
  name: string;
  /** The whole text with corrections; undefined without one. */
  corrected: string | undefined;
  hasPdf: boolean;
  onSaved: () => void;
  onEnd: () => void;
}

interface Saving {
  name: string;
  bucketId: string;
  format: "txt" | "pdf";
}

export function SaveForm(props: SaveFormProps) {
  const { scan, source, password, name, corrected, hasPdf, onSaved, onEnd } = props;
  const text = useWords(scanWords);
  const go = useGo();
  const queries = useQueryClient();

  /**
   * The service saves the text as it was read. A corrected text becomes a document of its own, with the protection of
   * the one that was read.
   */
  async function save({ name: denumire, bucketId, format }: Saving): Promise<Document | undefined> {
    const bucket = bucketOf(bucketId);
    if (corrected === undefined) {
      const body = { denumire, format, ...bucket };
      const call = { path: { id: scan.id }, body, headers: passwordHeader(password) };
      return (await transcriereSave(client, call)).data;
    }
    const file = new File([corrected], `${name}.txt`, { type: "text/plain" });
    const body = { file, denumire, ...bucket, ...protectionOf(source, password) };
    const answer = await documentsUpload(client, { body });
    return answer.status === 201 ? answer.data : undefined;
  }

  return (
    <BriefForm<Saving>
      initial={{ name: `${name}.txt`, bucketId: "", format: "txt" }}
      verb={text.save}
      onCancel={onEnd}
      validate={(values) => (values.name.trim() === "" ? { name: text.nameMissing } : {})}
      save={async (values) => {
        const saved = await save(values);
        onSaved();
        await queries.invalidateQueries({ queryKey: ["documents"] });
        onEnd();
        showToast({
          text: text.saved(values.name),
          act: saved && { title: text.open, onPress: () => go(`/app/acte/${saved.id}`) },
        });
      }}
    >
      {(form) => (
        <>
          <TextField label={text.newName} isRequired maxLength={255} field={form.field("name")} />
          <ContainerField field={form.field("bucketId")} />
          {hasPdf && corrected === undefined && (
            <SelectField
              label={text.format}
              isRequired
              field={form.field("format")}
              options={(["txt", "pdf"] as const).map((id) => ({ id, label: text.formats[id] }))}
            />
          )}
        </>
      )}
    </BriefForm>
  );
}
