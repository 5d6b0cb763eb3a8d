import { useQuery } from "@tanstack/react-query";
import {
  templatesCreate,
  templatesRead,
  templatesReplace,
} from "../../../client/generated/notifications/operations.ts";
import { client } from "../../api/client.ts";
import { Loaded } from "../../api/failed.tsx";
import { NewForm } from "../../api/new-form.tsx";
import { RecordForm, type Revised } from "../../api/record-form.tsx";
import { useSaved } from "../../api/saved.ts";
import type { Errors } from "../../kit/form.ts";
import { byTitle } from "../../shell/found.ts";
import { type ScreenProps, plainScreen } from "../../shell/screen.tsx";
import { useGo } from "../../shell/use-go.ts";
import { useWords } from "../../words/words.ts";
import { adminOnly } from "../common/admin-only.tsx";
import { paths } from "../common/notice-sections.tsx";
import { PageHead } from "../common/page-head.tsx";
import { isServiceAdmin } from "../common/role.ts";
import { commonWords } from "../common/words.ts";
import { TemplateFields } from "./template-fields.tsx";
import { type TemplateValues, bodyOf, emptyTemplate, valuesOf, errorsIn } from "./values.ts";
import { templateWords } from "./words.ts";

async function readTemplate(id: number): Promise<Revised<TemplateValues>> {
  const { data, etag } = await templatesRead(client, { path: { id } });
  return { values: valuesOf(data), etag };
}

function EditTemplate({ params }: ScreenProps<"id", object>) {
  const id = Number(params.id);
  const text = useWords(templateWords);
  const start = useQuery({
    queryKey: ["notifications", "templates", id, "form"],
    queryFn: () => readTemplate(id),
    gcTime: 0,
    staleTime: Infinity,
  });
  return (
    <>
      <PageHead title={start.data?.values.name ?? text.one} back={`${paths.templates}/${id}`} />
      <Loaded query={start}>{(read) => <EditForm id={id} start={read} />}</Loaded>
    </>
  );
}

function EditForm({ id, start }: { id: number; start: Revised<TemplateValues> }) {
  const text = useWords(templateWords);
  const labels = useFieldLabels();
  const saved = useSaved(["notifications", "templates"]);
  const go = useGo();
  const page = `${paths.templates}/${id}`;
  return (
    <div className="notice-wide">
      <RecordForm
        name={`notice-template.${id}`}
        start={start}
        reread={() => readTemplate(id)}
        save={async (values, ifMatch) => {
          await templatesReplace(client, { path: { id }, body: bodyOf(values), ifMatch });
          await saved(text.saved);
        }}
        onEnd={() => go(page, { isReplacing: true })}
        verb={text.save}
        labels={labels}
        validate={useTemplateErrors()}
      >
        {(form) => <TemplateFields form={form} isNew={false} />}
      </RecordForm>
    </div>
  );
}

/** The names of the fields where two texts are compared. */
function useFieldLabels(): Record<keyof TemplateValues, string> {
  const text = useWords(templateWords);
  const common = useWords(commonWords);
  const inLanguage = (label: string, language: string) => `${label} (${language})`;
  const { ru, en } = common.language;
  return {
    system: common.system,
    cod: common.code,
    name: common.name,
    categorie: common.category,
    subject: text.subject,
    body: text.body,
    bodyShort: text.short,
    subjectRu: inLanguage(text.subject, ru),
    bodyRu: inLanguage(text.body, ru),
    bodyShortRu: inLanguage(text.short, ru),
    subjectEn: inLanguage(text.subject, en),
    bodyEn: inLanguage(text.body, en),
    bodyShortEn: inLanguage(text.short, en),
  };
}

function CreateTemplate() {
  const text = useWords(templateWords);
  const saved = useSaved(["notifications", "templates"]);
  const go = useGo();
  return (
    <>
      <PageHead title={text.create} back={paths.templates} />
      <div className="notice-wide">
        <NewForm
          name="notice-template.new"
          initial={emptyTemplate}
          verb={text.add}
          onCancel={() => go(paths.templates)}
          validate={useTemplateErrors()}
          save={async (values) => {
            const { data } = await templatesCreate(client, { body: bodyOf(values) });
            await saved(text.added(data.name));
            go(`${paths.templates}/${data.id}`, { isReplacing: true });
          }}
        >
          {(form) => <TemplateFields form={form} isNew />}
        </NewForm>
      </div>
    </>
  );
}

export const create = plainScreen({
  page: adminOnly(CreateTemplate),
  useFound: byTitle(templateWords.create, isServiceAdmin),
});
export const edit = plainScreen({ params: ["id"], page: adminOnly(EditTemplate) });

function useTemplateErrors(): (values: TemplateValues) => Errors<TemplateValues> {
  const { errors } = useWords(templateWords);
  const { codeWrong, nameMissing } = useWords(commonWords);
  return (values) => errorsIn(values, { ...errors, code: codeWrong, name: nameMissing });
}
