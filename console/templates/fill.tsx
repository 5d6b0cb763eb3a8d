import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ValoriSablon } from "../../client/generated/documents/types.ts";
import { Loaded } from "../api/failed.tsx";
import { Link } from "../kit/button.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { useWords } from "../words/words.ts";
import { FillForm } from "./fill-form.tsx";
import { useTemplateRights } from "./may.ts";
import { Preview } from "./preview.tsx";
import { RemoveTemplate, TemplateMenu } from "./template-acts.tsx";
import { type ReadTemplate, templateQuery } from "./template-query.ts";
import { templateWords } from "./words.ts";

function Fill({ params }: ScreenProps<"id", object>) {
  const text = useWords(templateWords);
  const found = useQuery(templateQuery(Number(params.id)));
  return (
    <>
      {!found.data && <PageTitle>{text.title}</PageTitle>}
      <Loaded query={found}>{(read) => <Opened key={read.template.id} read={read} />}</Loaded>
    </>
  );
}

function Opened({ read: { template } }: { read: ReadTemplate }) {
  const { id, denumire, descriere, format } = template;
  const text = useWords(templateWords);
  const { mayEdit } = useTemplateRights();
  const [values, setValues] = useState<ValoriSablon>({});
  return (
    <>
      <div className="acts list-head">
        <PageTitle>{denumire}</PageTitle>
        <TemplateMenu template={template} mayEdit={mayEdit(template)} />
      </div>
      {descriere && <p>{descriere}</p>}
      <div className="template-work">
        <FillForm template={template} onValues={setValues} />
        <Preview asked={{ templateId: id }} format={format} values={values} />
      </div>
      <RemoveTemplate />
      <p>
        <Link href="/app/sabloane">{text.back}</Link>
      </p>
    </>
  );
}

export default screen({ params: ["id"], search: () => ({}), page: Fill });
