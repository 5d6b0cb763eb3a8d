import { useQueryClient } from "@tanstack/react-query";
import { templatesCreate } from "../../../client/generated/notifications/operations.ts";
import { client } from "../../api/client.ts";
import { Failed, fieldErrorsIn } from "../../api/failed.tsx";
import { Form } from "../../kit/form-frame.tsx";
import { useForm } from "../../kit/form.ts";
import { showToast } from "../../kit/toast.tsx";
import { screen } from "../../shell/screen.tsx";
import { useDraft } from "../../shell/use-draft.ts";
import { useGo } from "../../shell/use-go.ts";
import { useWords } from "../../words/words.ts";
import { adminOnly } from "../common/admin-only.tsx";
import { paths } from "../common/notice-sections.tsx";
import { PageHead } from "../common/page-head.tsx";
import { TemplateFields } from "./template-fields.tsx";
import { useTemplateErrors } from "./use-template-errors.ts";
import { bodyOf, emptyTemplate } from "./values.ts";
import { templateWords } from "./words.ts";

function CreateTemplate() {
  const text = useWords(templateWords);
  const queries = useQueryClient();
  const go = useGo();
  const form = useForm({
    initial: emptyTemplate,
    draft: useDraft("notice-template.new", emptyTemplate),
    validate: useTemplateErrors(),
    async submit(values) {
      try {
        const { data } = await templatesCreate(client, { body: bodyOf(values) });
        await queries.invalidateQueries({ queryKey: ["notifications", "templates"] });
        showToast({ text: text.added(data.name) });
        go(`${paths.templates}/${data.id}`, { isReplacing: true });
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
      <PageHead title={text.create} back={paths.templates} />
      <div className="notice-wide">
        <Form
          form={form}
          verb={text.add}
          initial={emptyTemplate}
          onCancel={() => go(paths.templates)}
          problemOf={(error) => <Failed error={error} />}
        >
          <TemplateFields form={form} isNew />
        </Form>
      </div>
    </>
  );
}

export default screen({ search: () => ({}), page: adminOnly(CreateTemplate) });
