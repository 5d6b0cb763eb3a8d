import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { templatesImport } from "../../client/generated/documents/operations.ts";
import { client } from "../api/client.ts";
import { Failed } from "../api/failed.tsx";
import { TextField } from "../kit/fields.tsx";
import { FileDrop } from "../kit/file-drop.tsx";
import { Form } from "../kit/form-frame.tsx";
import { useForm } from "../kit/form.ts";
import { showToast } from "../kit/toast.tsx";
import { go } from "../shell/go.ts";
import { useWords } from "../words/words.ts";
import { templateWords } from "./words.ts";

interface Values {
  files: readonly File[];
  cod: string;
  denumire: string;
}

const initial: Values = { files: [], cod: "", denumire: "" };

/** An exported template or a Word file becomes a draft. */
export default function ImportForm({ onEnd }: { onEnd: () => void }) {
  const text = useWords(templateWords);
  const router = useRouter();
  const queries = useQueryClient();
  const form = useForm<Values>({
    initial,
    validate({ files: [file], cod }) {
      if (!file) return { files: text.missingFile };
      return /\.docx$/i.test(file.name) && cod.trim() === "" ? { cod: text.missingCode } : {};
    },
    async submit({ files: [file], cod, denumire }) {
      if (!file) return undefined;
      const named = { ...(cod.trim() ? { cod: cod.trim() } : {}), ...(denumire.trim() ? { denumire } : {}) };
      const { data } = await templatesImport(client, { body: { file, ...named } });
      await queries.invalidateQueries({ queryKey: ["documents", "templates"] });
      showToast({ text: text.saved(data.denumire) });
      // In the place of the dialog, so that Back leads to the gallery.
      await go(router, `/app/sabloane/${data.id}`, { replace: true });
      return undefined;
    },
  });
  return (
    <Form form={form} verb={text.import} onCancel={onEnd} problemOf={(problem) => <Failed error={problem} />}>
      <FileDrop
        label={text.file}
        hint={text.fileHint}
        isRequired
        accepts={[".json", ".docx"]}
        field={form.field("files")}
      />
      <TextField label={text.fromFile} field={form.field("cod")} />
      <TextField label={text.name} maxLength={255} field={form.field("denumire")} />
    </Form>
  );
}
