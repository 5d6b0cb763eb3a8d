import { templatesImport } from "../../client/generated/documents/operations.ts";
import { client } from "../api/client.ts";
import { BriefForm } from "../api/new-form.tsx";
import { useSaved } from "../api/saved.ts";
import { TextField } from "../kit/fields.tsx";
import { FileDrop } from "../kit/file-drop.tsx";
import { given } from "../kit/given.ts";
import { useGo } from "../shell/use-go.ts";
import { useWords } from "../words/words.ts";
import { TEMPLATES } from "./template-query.ts";
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
  const go = useGo();
  const saved = useSaved(TEMPLATES);
  return (
    <BriefForm
      initial={initial}
      verb={text.import}
      onCancel={onEnd}
      validate={({ files: [file], cod }) => {
        if (!file) return { files: text.missingFile };
        return /\.docx$/i.test(file.name) && cod.trim() === "" ? { cod: text.missingCode } : {};
      }}
      save={async ({ files: [file], cod, denumire }) => {
        if (!file) return;
        const named = given({
          cod: cod.trim() || undefined,
          denumire: denumire.trim() ? denumire : undefined,
        });
        const { data } = await templatesImport(client, { body: { file, ...named } });
        await saved(text.saved(data.denumire));
        // In the place of the dialog, so that Back leads to the gallery.
        go(`/app/sabloane/${data.id}`, { isReplacing: true });
      }}
    >
      {(form) => (
        <>
          <FileDrop
            label={text.file}
            hint={text.fileHint}
            isRequired
            accepts={[".json", ".docx"]}
            field={form.field("files")}
          />
          <TextField label={text.fromFile} field={form.field("cod")} />
          <TextField label={text.name} maxLength={255} field={form.field("denumire")} />
        </>
      )}
    </BriefForm>
  );
}
