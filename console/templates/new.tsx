import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { templatesCreate } from "../../client/generated/documents/operations.ts";
import { client } from "../api/client.ts";
import { Failed, fieldErrorsIn } from "../api/failed.tsx";
import { Form } from "../kit/form-frame.tsx";
import { useForm } from "../kit/form.ts";
import { showToast } from "../kit/toast.tsx";
import { go } from "../shell/go.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { screen } from "../shell/screen.tsx";
import { useDraft } from "../shell/use-draft.ts";
import { useWords } from "../words/words.ts";
import { EditorFields, EditorPreview, editorErrors, newTemplate } from "./editor.tsx";
import { useTemplateRights } from "./may.ts";
import { templateWords } from "./words.ts";

function NewTemplate() {
  const text = useWords(templateWords);
  const router = useRouter();
  const queries = useQueryClient();
  const { mayPublish } = useTemplateRights();
  const form = useForm({
    initial: newTemplate,
    draft: useDraft("template-new", newTemplate),
    validate: (values) => editorErrors(values, text),
    async submit(values) {
      const { descriere, publicat, ...others } = values;
      const body = { ...others, descriere: descriere.trim() || null, publicat: mayPublish() && publicat };
      try {
        const { data } = await templatesCreate(client, { body });
        await queries.invalidateQueries({ queryKey: ["documents", "templates"] });
        showToast({ text: text.saved(data.denumire) });
        await go(router, `/app/sabloane/${data.id}`);
      } catch (error) {
        const found = fieldErrorsIn(error, values);
        if (found) return found;
        throw error;
      }
      return undefined;
    },
  });
  return (
    <>
      <PageTitle>{text.newTitle}</PageTitle>
      <div className="template-work">
        <Form
          form={form}
          verb={text.create}
          initial={newTemplate}
          onCancel={() => void go(router, "/app/sabloane")}
          problemOf={(problem) => <Failed error={problem} />}
        >
          <EditorFields form={form} mayPublish={mayPublish()} />
        </Form>
        <EditorPreview values={form.values} />
      </div>
    </>
  );
}

export default screen({ search: () => ({}), page: NewTemplate });
