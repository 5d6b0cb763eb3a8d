import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { documentsUpload, transcriereSave } from "../../client/generated/documents/operations.ts";
import type { Conversie, Document } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { ContainerField, bucketOf } from "../api/containers.tsx";
import { Failed } from "../api/failed.tsx";
import { SelectField, TextField } from "../kit/fields.tsx";
import { Form } from "../kit/form-frame.tsx";
import { useForm } from "../kit/form.ts";
import { showToast } from "../kit/toast.tsx";
import { go } from "../shell/go.ts";
import { useWords } from "../words/words.ts";
import { passwordHeader } from "./password-header.ts";
import { protectionOf } from "./scan-text.ts";
import { scanWords } from "./words.ts";

export interface SaveFormProps {
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

interface Values {
  name: string;
  bucketId: string;
  format: "txt" | "pdf";
}

export default function SaveForm(props: SaveFormProps) {
  const { scan, source, password, name, corrected, hasPdf, onSaved, onEnd } = props;
  const text = useWords(scanWords);
  const router = useRouter();
  const queries = useQueryClient();

  /** The service saves what it has read; a corrected text is a document of its own, protected as the one that was read. */
  async function save({ name: denumire, bucketId, format }: Values): Promise<Document | undefined> {
    const bucket = bucketOf(bucketId);
    if (corrected === undefined) {
      const body = { denumire, format, ...bucket };
      const call = { path: { id: scan.id }, body, ...passwordHeader(password) };
      return (await transcriereSave(client, call)).data;
    }
    const file = new File([corrected], `${name}.txt`, { type: "text/plain" });
    const body = { file, denumire, ...bucket, ...protectionOf(source, password) };
    const answer = await documentsUpload(client, { body });
    return answer.status === 201 ? answer.data : undefined;
  }

  const form = useForm<Values>({
    initial: { name: `${name}.txt`, bucketId: "", format: "txt" },
    validate: (values) => (values.name.trim() === "" ? { name: text.nameMissing } : {}),
    async submit(values) {
      const saved = await save(values);
      onSaved();
      await queries.invalidateQueries({ queryKey: ["documents"] });
      onEnd();
      showToast({
        text: text.saved(values.name),
        act: saved && { title: text.open, onPress: () => void go(router, `/app/acte/${saved.id}`) },
      });
      return undefined;
    },
  });
  return (
    <Form form={form} verb={text.save} onCancel={onEnd} problemOf={(problem) => <Failed error={problem} />}>
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
    </Form>
  );
}
