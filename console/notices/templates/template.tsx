import { useQuery } from "@tanstack/react-query";
import {
  adminRecordsListChanges,
  templatesRead,
} from "../../../client/generated/notifications/operations.ts";
import type { Sablon } from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import { Loaded } from "../../api/failed.tsx";
import { History } from "../../api/history/history.tsx";
import { Link } from "../../kit/button.tsx";
import { useDialogAddress } from "../../kit/dialog-address.ts";
import { KeyValues } from "../../kit/facts.tsx";
import { StateBadge } from "../../kit/states.tsx";
import { Tabs } from "../../kit/tabs.tsx";
import { type ScreenProps, screen } from "../../shell/screen.tsx";
import { textIn } from "../../shell/search.ts";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { paths } from "../common/notice-sections.tsx";
import { PageHead } from "../common/page-head.tsx";
import { Preview } from "../common/preview.tsx";
import { useIsAdmin } from "../common/role.ts";
import { useSystems } from "../common/systems.ts";
import { commonWords } from "../common/words.ts";
import { RemoveTemplate } from "./remove-template.tsx";
import { useHistoryLabels } from "./labels.ts";
import { templateWords } from "./words.ts";

interface Search {
  tab: string;
}

function TemplatePage({ params, search, hrefWith }: ScreenProps<"id", Search>) {
  const id = Number(params.id);
  const text = useWords(templateWords);
  const common = useWords(commonWords);
  const isAdmin = useIsAdmin();
  const labels = useHistoryLabels();
  const template = useQuery({
    queryKey: ["notifications", "templates", id],
    queryFn: async () => (await templatesRead(client, { path: { id } })).data,
  });
  return (
    <>
      <PageHead
        title={template.data?.name ?? text.one}
        back={paths.templates}
        state={template.data && <StateBadge>{text.version(String(template.data.versiune))}</StateBadge>}
        acts={template.data && <Acts template={template.data} isAdmin={isAdmin} />}
      />
      <Loaded query={template}>
        {(read) => (
          <div className="notice-page">
            <TemplateFacts template={read} />
            <Tabs
              label={text.tabs}
              selected={isAdmin ? search.tab : "text"}
              tabs={[
                {
                  id: "text",
                  title: text.texts,
                  href: hrefWith({ fila: undefined }),
                  content: () => <Preview texts={read} values={{}} />,
                },
                ...(isAdmin
                  ? [
                      {
                        id: "istoric",
                        title: common.history,
                        href: hrefWith({ fila: "istoric" }),
                        content: () => (
                          <History
                            queryKey={["notifications", "templates"]}
                            kind="templates"
                            list={adminRecordsListChanges}
                            record={read}
                            labels={labels}
                          />
                        ),
                      },
                    ]
                  : []),
              ]}
            />
            {isAdmin && <RemoveTemplate name={read.name} />}
          </div>
        )}
      </Loaded>
    </>
  );
}

function Acts({ template: { id, sistemId }, isAdmin }: { template: Sablon; isAdmin: boolean }) {
  const text = useWords(templateWords);
  const common = useWords(commonWords);
  const { hrefOf } = useDialogAddress();
  return (
    <>
      <Link href={`${paths.send}?sablon=${id}&sistem=${sistemId}`} look="primary" icon="share">
        {text.send}
      </Link>
      {isAdmin && (
        <>
          <Link href={`${paths.templates}/${id}/editare`} look="plain">
            {common.edit}
          </Link>
          <Link href={hrefOf({ name: "remove", id: String(id) })} look="danger" icon="trash">
            {common.remove}
          </Link>
        </>
      )}
    </>
  );
}

function TemplateFacts({ template }: { template: Sablon }) {
  const text = useWords(templateWords);
  const common = useWords(commonWords);
  const { nameOf } = useSystems();
  const { dateTime, list } = useFormats();
  const { cod, categorie, sistemId, variabile, creatDe, creatLa, modificatDe, modificatLa } = template;
  return (
    <div className="notice-card notice-facts">
      <KeyValues
        entries={[
          { label: common.code, value: cod },
          { label: common.system, value: nameOf(sistemId) },
          { label: common.category, value: categorie ?? text.official },
          { label: text.variables, value: list(variabile) },
          { label: text.created, value: text.byAt(creatDe, dateTime(creatLa)) },
          { label: text.changed, value: text.byAt(modificatDe, dateTime(modificatLa)) },
        ]}
      />
    </div>
  );
}

export default screen({
  params: ["id"],
  search: (raw): Search => ({ tab: textIn(raw, "fila") === "istoric" ? "istoric" : "text" }),
  page: TemplatePage,
});
