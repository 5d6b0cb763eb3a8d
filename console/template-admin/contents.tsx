import type { Template } from "../../client/generated/template-admin/types.ts";
import { CopyButton } from "../kit/facts.tsx";
import { Panel } from "../kit/panel.tsx";
import { EmptyState } from "../kit/states.tsx";
import { Table } from "../kit/table.tsx";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { type Criterion, arranged, criteriaIn } from "./criteria.ts";
import { templateAdminWords } from "./words.ts";

/** What a template asks for, as a table. */
export function TemplateCriteria({ row }: { row: Template }) {
  const text = useWords(templateAdminWords);
  const kinds = new Map(Object.entries(text.kinds));
  const language = useLanguage();
  const other = language === "ru" ? "ro" : "ru";
  const titles = { ro: text.titleRo, ru: text.titleRu };
  const rows = criteriaIn(row.template).map((criterion, index) => ({ ...criterion, index }));
  return (
    <Panel title={text.criteria}>
      <Table<Criterion & { index: number }>
        label={text.criteria}
        rows={rows}
        idOf={({ index }) => String(index)}
        textOf={({ code, ro }) => `${code} ${ro}`}
        columns={[
          { id: "code", title: text.code, cell: ({ code }) => <code>{code || "–"}</code> },
          { id: "title", title: titles[language], cell: (row) => row[language] || "–" },
          { id: "other", title: titles[other], isWideOnly: true, cell: (row) => row[other] || "–" },
          {
            id: "kind",
            title: text.kind,
            isWideOnly: true,
            cell: ({ kind }) => kinds.get(kind) ?? (kind || "–"),
          },
        ]}
        empty={
          <EmptyState title={text.noCriteria} icon="columns">
            {text.noCriteriaText}
          </EmptyState>
        }
      />
    </Panel>
  );
}

/** The text as programs read it. */
export function TemplateText({ row }: { row: Template }) {
  const text = useWords(templateAdminWords);
  return (
    <Panel title={text.text} acts={<CopyButton text={row.template} label={text.copy} />}>
      <pre role="group" tabIndex={0} aria-label={text.text}>
        {arranged(row.template)}
      </pre>
    </Panel>
  );
}
