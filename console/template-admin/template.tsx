import { useQuery } from "@tanstack/react-query";
import { adminRecordsListChanges } from "../../client/generated/template-admin/operations.ts";
import type { Template } from "../../client/generated/template-admin/types.ts";
import { Loaded } from "../api/failed.tsx";
import { HistoryPanel } from "../api/history/history.tsx";
import { Link } from "../kit/button.tsx";
import { CopyButton, KeyValues } from "../kit/facts.tsx";
import { Panel } from "../kit/panel.tsx";
import { EmptyState } from "../kit/states.tsx";
import { Table } from "../kit/table.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { type Criterion, arranged, criteriaIn } from "./criteria.ts";
import { BASE, TEMPLATES_KEY, TemplateState, useOrganizationText } from "./parts.tsx";
import { TemplateActs, readTemplate } from "./template-acts.tsx";
import { templateAdminWords } from "./words.ts";

function TemplateScreen({ params }: ScreenProps<"id", object>) {
  const id = Number(params.id);
  const text = useWords(templateAdminWords);
  const organizationText = useOrganizationText();
  const template = useQuery({
    queryKey: [...TEMPLATES_KEY, id],
    queryFn: async () => (await readTemplate(id)).data,
  });
  return (
    <>
      <Link href={BASE} icon="chevronLeft">
        {text.back}
      </Link>
      <Loaded query={template} lines={8}>
        {(row) => (
          <>
            <div className="page-head">
              <div className="acts">
                <PageTitle>{row.name}</PageTitle>
                <TemplateState status_id={row.status_id} />
              </div>
              <TemplateActs row={row} />
            </div>
            <div className="stack">
              <div className="facts">
                <KeyValues
                  entries={[
                    { label: text.organization, value: organizationText(row.organization_id) },
                    { label: text.criteria, value: text.count(criteriaIn(row.template).length) },
                  ]}
                />
              </div>
              <Panel title={text.criteria}>
                <Criteria row={row} />
              </Panel>
              <Panel title={text.text} acts={<CopyButton text={row.template} label={text.copy} />}>
                <pre role="group" tabIndex={0} aria-label={text.text}>
                  {arranged(row.template)}
                </pre>
              </Panel>
              <HistoryPanel
                queryKey={TEMPLATES_KEY}
                kind="templates"
                list={adminRecordsListChanges}
                record={row}
                labels={{
                  name: text.name,
                  organization_id: text.organization,
                  status_id: text.state,
                  template: text.text,
                }}
                namesOnly={["template"]}
                textOf={(label, value) => {
                  if (label === text.state) return value === "1" ? text.active : text.inactive;
                  return label === text.organization ? organizationText(String(value)) : undefined;
                }}
              />
            </div>
          </>
        )}
      </Loaded>
    </>
  );
}

function Criteria({ row }: { row: Template }) {
  const text = useWords(templateAdminWords);
  const kinds = new Map(Object.entries(text.kinds));
  const language = useLanguage();
  const other = language === "ru" ? "ro" : "ru";
  const titles = { ro: text.titleRo, ru: text.titleRu };
  const rows = criteriaIn(row.template).map((criterion, index) => ({ ...criterion, index }));
  return (
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
  );
}

export default screen({ params: ["id"], search: () => ({}), page: TemplateScreen });
