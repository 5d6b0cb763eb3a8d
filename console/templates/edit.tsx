import { useQuery } from "@tanstack/react-query";
import { templatesCreate, templatesPatch } from "../../client/generated/documents/operations.ts";
import { client } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import { NewForm } from "../api/new-form.tsx";
import { RecordForm } from "../api/record-form.tsx";
import { useSaved } from "../api/saved.ts";
import { NotFound } from "../shell/error-page.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { useGo } from "../shell/use-go.ts";
import { useWords } from "../words/words.ts";
import {
  EditorFields,
  EditorPreview,
  type EditorValues,
  editorErrors,
  editorLabels,
  editorValuesOf,
  newTemplate,
} from "./editor.tsx";
import { useTemplateRights } from "./may.ts";
import { type ReadTemplate, TEMPLATES, readTemplate } from "./template-query.ts";
import { templateWords } from "./words.ts";

/** A Word file is a ZIP. */
const ZIP_IN_BASE64 = "UEsD";

const revisedOf = ({ template, etag }: ReadTemplate) => ({ values: editorValuesOf(template), etag });

function Edit({ params }: ScreenProps<"id", object>) {
  const text = useWords(templateWords);
  const id = Number(params.id);
  const found = useQuery({
    queryKey: ["documents", "templates", id, "edit"],
    queryFn: () => readTemplate(id),
    // The form keeps the revision that it was made from.
    staleTime: Infinity,
    gcTime: 0,
  });
  return (
    <>
      {!found.data && <PageTitle>{text.title}</PageTitle>}
      <Loaded query={found}>{(read) => <Editor key={id} read={read} />}</Loaded>
    </>
  );
}

function Editor({ read }: { read: ReadTemplate }) {
  const { id, denumire, organizatieId } = read.template;
  const text = useWords(templateWords);
  const go = useGo();
  const saved = useSaved(TEMPLATES);
  const { mayEdit, mayPublish } = useTemplateRights();
  if (!mayEdit(read.template)) return <NotFound home="/app/sabloane" />;
  const isPublisher = mayPublish({ ...(organizatieId === undefined ? {} : { organizatieId }) });
  const save = async (
    { descriere, publicat, ...others }: EditorValues,
    etag: string | undefined,
  ): Promise<void> => {
    const body = { ...others, descriere: descriere.trim() || null, ...(isPublisher ? { publicat } : {}) };
    const { data } = await templatesPatch(client, { path: { id }, body, ifMatch: etag });
    await saved(text.saved(data.denumire));
  };
  const shown = (name: keyof EditorValues, value: EditorValues[keyof EditorValues]): string => {
    if (typeof value === "boolean") return value ? text.yes : text.no;
    const words: Readonly<Record<string, string>> =
      name === "format" ? text.formats : name === "limba" ? text.languages : {};
    return name === "continut" && value.startsWith(ZIP_IN_BASE64)
      ? text.wordPresent
      : (words[value] ?? value);
  };
  return (
    <>
      <PageTitle>{text.editTitle(denumire)}</PageTitle>
      <div className="template-edit">
        <RecordForm<EditorValues>
          name={`template-edit.${id}`}
          start={revisedOf(read)}
          reread={async () => revisedOf(await readTemplate(id))}
          save={save}
          onEnd={() => go(`/app/sabloane/${id}`)}
          verb={text.save}
          labels={editorLabels(text)}
          shown={shown}
          validate={(values) => editorErrors(values, text)}
        >
          {(form) => (
            <>
              <EditorFields form={form} mayPublish={isPublisher} />
              <EditorPreview values={form.values} />
            </>
          )}
        </RecordForm>
      </div>
    </>
  );
}

function NewTemplate() {
  const text = useWords(templateWords);
  const go = useGo();
  const saved = useSaved(TEMPLATES);
  const { mayPublish } = useTemplateRights();
  return (
    <>
      <PageTitle>{text.newTitle}</PageTitle>
      <div className="template-edit">
        <NewForm
          name="template-new"
          initial={newTemplate}
          verb={text.create}
          onCancel={() => go("/app/sabloane")}
          validate={(values) => editorErrors(values, text)}
          save={async ({ descriere, publicat, ...others }) => {
            const isPublished = mayPublish() && publicat;
            const body = { ...others, descriere: descriere.trim() || null, publicat: isPublished };
            const { data } = await templatesCreate(client, { body });
            await saved(text.saved(data.denumire));
            go(`/app/sabloane/${data.id}`);
          }}
        >
          {(form) => (
            <>
              <EditorFields form={form} mayPublish={mayPublish()} />
              <EditorPreview values={form.values} />
            </>
          )}
        </NewForm>
      </div>
    </>
  );
}

export const create = screen({ search: () => ({}), page: NewTemplate });
export const edit = screen({ params: ["id"], search: () => ({}), page: Edit });
