import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { adminRecordsListChanges, sistemsRead } from "../../../client/generated/notifications/operations.ts";
import type { Sistem } from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import { Loaded } from "../../api/failed.tsx";
import { History } from "../../api/history/history.tsx";
import { Link } from "../../kit/button.tsx";
import { useDialogAddress } from "../../kit/dialog-address.ts";
import { Tabs } from "../../kit/tabs.tsx";
import { type ScreenProps, screen } from "../../shell/screen.tsx";
import { textIn } from "../../shell/search.ts";
import { useWords } from "../../words/words.ts";
import { ActiveState } from "../common/active-state.tsx";
import { paths } from "../common/notice-sections.tsx";
import { PageHead } from "../common/page-head.tsx";
import { commonWords } from "../common/words.ts";
import { Credentials } from "./credentials.tsx";
import { useSystemLabels } from "./labels.ts";
import { SystemDialogs } from "./system-dialogs.tsx";
import { SystemFacts } from "./system-facts.tsx";
import { SystemMode } from "./system-mode.tsx";
import { systemWords } from "./words.ts";

const tabIds = ["setari", "acreditari", "istoric"] as const;

function SystemPage({ params, search, hrefWith }: ScreenProps<"id", { tab: string }>) {
  const id = Number(params.id);
  const text = useWords(systemWords);
  const labels = useSystemLabels();
  const system = useQuery({
    queryKey: ["notifications", "systems", id],
    queryFn: async () => (await sistemsRead(client, { path: { id } })).data,
  });
  return (
    <>
      <Head query={system} />
      <Loaded query={system}>
        {(read) => {
          const contents = {
            setari: () => <SystemFacts system={read} />,
            acreditari: () => <Credentials system={read} />,
            istoric: () => (
              <History
                queryKey={["notifications", "systems"]}
                kind="systems"
                list={adminRecordsListChanges}
                record={read}
                labels={labels}
              />
            ),
          };
          return (
            <>
              <Tabs
                label={text.tabs.label}
                selected={search.tab}
                tabs={tabIds.map((tab) => ({
                  id: tab,
                  title: text.tabs[tab],
                  href: hrefWith({ fila: tab === "setari" ? undefined : tab }),
                  content: contents[tab],
                }))}
              />
              <SystemDialogs system={read} />
            </>
          );
        }}
      </Loaded>
    </>
  );
}

function Head({ query: { data: system } }: { query: UseQueryResult<Sistem> }) {
  const text = useWords(systemWords);
  const common = useWords(commonWords);
  const { hrefOf } = useDialogAddress();
  if (!system) return <PageHead title={text.one} back={paths.systems} />;
  const dialog = (name: string): string => hrefOf({ name, id: String(system.id) });
  return (
    <PageHead
      title={system.denumire}
      back={paths.systems}
      state={
        <>
          <SystemMode mode={system.mod} />
          <ActiveState activ={system.activ} />
        </>
      }
      acts={
        <>
          <Link href={dialog("edit")} look="plain">
            {common.edit}
          </Link>
          <Link href={dialog("remove")} look="danger" icon="trash">
            {common.remove}
          </Link>
        </>
      }
    />
  );
}

export default screen({
  params: ["id"],
  search: (raw) => ({ tab: tabIds.find((tab) => tab === textIn(raw, "fila")) ?? "setari" }),
  page: SystemPage,
});
