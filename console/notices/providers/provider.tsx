import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import {
  adminRecordsListChanges,
  providersRead,
} from "../../../client/generated/notifications/operations.ts";
import type { Furnizor } from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import { Loaded } from "../../api/failed.tsx";
import { History } from "../../api/history/history.tsx";
import { Link } from "../../kit/button.tsx";
import { useDialogAddress } from "../../kit/dialog-address.ts";
import { KeyValues } from "../../kit/facts.tsx";
import { Tabs } from "../../kit/tabs.tsx";
import { type ScreenProps, screen } from "../../shell/screen.tsx";
import { textIn } from "../../shell/search.ts";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { paths } from "../common/notice-sections.tsx";
import { PageHead } from "../common/page-head.tsx";
import { commonWords } from "../common/words.ts";
import { useProviderHistoryLabels } from "./labels.ts";
import { ProviderDialogs } from "./provider-dialogs.tsx";
import { ProviderState } from "./provider-state.tsx";
import { secretsOf } from "./values.ts";
import { providerWords } from "./words.ts";

function ProviderPage({ params, search, hrefWith }: ScreenProps<"id", { tab: string }>) {
  const id = Number(params.id);
  const text = useWords(providerWords);
  const common = useWords(commonWords);
  const labels = useProviderHistoryLabels();
  const provider = useQuery({
    queryKey: ["notifications", "providers", id],
    queryFn: async () => (await providersRead(client, { path: { id } })).data,
  });
  return (
    <>
      <Head query={provider} />
      <Loaded query={provider}>
        {(read) => (
          <>
            <Tabs
              label={text.tabs}
              selected={search.tab}
              tabs={[
                {
                  id: "setari",
                  title: text.settings,
                  href: hrefWith({ fila: undefined }),
                  content: () => <Facts provider={read} />,
                },
                {
                  id: "istoric",
                  title: common.history,
                  href: hrefWith({ fila: "istoric" }),
                  content: () => (
                    <History
                      queryKey={["notifications", "providers"]}
                      kind="providers"
                      list={adminRecordsListChanges}
                      record={read}
                      labels={labels}
                    />
                  ),
                },
              ]}
            />
            <ProviderDialogs provider={read} />
          </>
        )}
      </Loaded>
    </>
  );
}

function Head({ query: { data: provider } }: { query: UseQueryResult<Furnizor> }) {
  const text = useWords(providerWords);
  const common = useWords(commonWords);
  const { hrefOf } = useDialogAddress();
  if (!provider) return <PageHead title={text.one} back={paths.providers} />;
  const dialog = (name: string): string => hrefOf({ name, id: String(provider.id) });
  return (
    <PageHead
      title={provider.cod}
      back={paths.providers}
      state={<ProviderState {...provider} />}
      acts={
        <>
          <Link href={dialog("edit")} look="plain">
            {common.edit}
          </Link>
          <Link href={dialog(provider.activ ? "retire" : "activate")} look="plain">
            {provider.activ ? text.retire : text.activate}
          </Link>
          <Link href={dialog("remove")} look="danger" icon="trash">
            {common.remove}
          </Link>
        </>
      }
    />
  );
}

function Facts({ provider }: { provider: Furnizor }) {
  const text = useWords(providerWords);
  const common = useWords(commonWords);
  const { number, dateTime } = useFormats();
  const { indisponibil } = provider;
  const { configuratie, tip, canal, prioritate, peSecunda, recipise, secrete } = provider;
  const said = (flag: boolean | undefined) => flag !== undefined && (flag ? common.yes : common.no);
  return (
    <div className="notice-card notice-facts">
      <KeyValues
        entries={[
          {
            label: text.outage,
            value: indisponibil && text.outageOf(dateTime(indisponibil.din), indisponibil.motiv ?? ""),
          },
          { label: text.channel, value: common.channel[canal] },
          { label: text.kind, value: text.kinds[tip] },
          { label: text.priority, value: number(prioritate) },
          { label: text.perSecond, value: peSecunda === undefined ? text.unlimited : number(peSecunda) },
          { label: text.receipts, value: said(recipise) },
          { label: text.host, value: configuratie.host },
          { label: text.port, value: configuratie.port },
          { label: text.secure, value: said(configuratie.secure) },
          { label: text.requireTls, value: said(configuratie.requireTls) },
          { label: text.user, value: configuratie.user },
          { label: text.url, value: configuratie.url },
          { label: text.from, value: configuratie.from },
          { label: text.plain, value: said(configuratie.faraDiacritice) },
          ...secretsOf[tip].map((name) => ({
            label: text.secret[name],
            value: secrete.includes(name) ? text.isSet : text.isNotSet,
          })),
        ].filter(({ value }) => value !== undefined && value !== false)}
      />
    </div>
  );
}

export default screen({
  params: ["id"],
  search: (raw) => ({ tab: textIn(raw, "fila") === "istoric" ? "istoric" : "setari" }),
  page: ProviderPage,
});
