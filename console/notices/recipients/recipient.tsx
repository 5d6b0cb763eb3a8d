import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { destinatarsRead } from "../../../client/generated/notifications/operations.ts";
import type { Destinatar } from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import { Loaded } from "../../api/failed.tsx";
import { Link } from "../../kit/button.tsx";
import { useDialogAddress } from "../../kit/dialog-address.ts";
import { KeyValues } from "../../kit/facts.tsx";
import { Menu } from "../../kit/menu.tsx";
import { Tabs } from "../../kit/tabs.tsx";
import { type ScreenProps, screen } from "../../shell/screen.tsx";
import { countIn, textIn } from "../../shell/search.ts";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { paths } from "../common/notice-sections.tsx";
import { PageHead } from "../common/page-head.tsx";
import { commonWords } from "../common/words.ts";
import { Contacts } from "./contacts.tsx";
import { Devices } from "./devices.tsx";
import { Preferences } from "./preferences.tsx";
import { Received } from "./received.tsx";
import { RecipientDialogs } from "./recipient-dialogs.tsx";
import { RecipientState } from "./recipient-state.tsx";
import { recipientWords } from "./words.ts";

interface Search {
  tab: string;
  page: number;
}

const tabIds = ["contacte", "preferinte", "dispozitive", "primite"] as const;

function RecipientPage({ params, search, hrefWith }: ScreenProps<"id", Search>) {
  const id = Number(params.id);
  const text = useWords(recipientWords);
  const recipient = useQuery({
    queryKey: ["notifications", "recipients", id],
    queryFn: async () => (await destinatarsRead(client, { path: { id } })).data,
  });
  const contents = {
    contacte: () => <Contacts recipientId={id} />,
    preferinte: () => <Preferences recipientId={id} />,
    dispozitive: () => <Devices recipientId={id} />,
    primite: () => <Received recipientId={id} page={search.page} hrefWith={hrefWith} />,
  };
  return (
    <>
      <Head query={recipient} />
      <Loaded query={recipient}>
        {(read) => (
          <div className="notice-page">
            <Facts recipient={read} />
            <Tabs
              label={text.tabs.label}
              selected={search.tab}
              tabs={tabIds.map((tab) => ({
                id: tab,
                title: text.tabs[tab],
                href: hrefWith({ fila: tab === "contacte" ? undefined : tab, page: undefined }),
                content: contents[tab],
              }))}
            />
            <RecipientDialogs recipient={read} />
          </div>
        )}
      </Loaded>
    </>
  );
}

function Head({ query: { data: recipient } }: { query: UseQueryResult<Destinatar> }) {
  const text = useWords(recipientWords);
  const common = useWords(commonWords);
  const { hrefOf } = useDialogAddress();
  if (!recipient) return <PageHead title={text.one} back={paths.recipients} />;
  const { nume, activ, idnp, idno, utilizatorLogin } = recipient;
  const dialog = (name: string): string => hrefOf({ name, id: String(recipient.id) });
  const send = new URLSearchParams({ numar: idnp ?? idno ?? "", nume });
  return (
    <PageHead
      title={nume}
      back={paths.recipients}
      state={<RecipientState activ={activ} />}
      acts={
        <>
          {activ && (
            <Link href={`${paths.send}?${send.toString()}`} look="primary" icon="share">
              {text.send}
            </Link>
          )}
          <Link href={dialog("edit")} look="plain">
            {common.edit}
          </Link>
          <Menu
            label={text.more}
            entries={[
              utilizatorLogin === undefined
                ? { id: "link", title: text.link, icon: "link", href: dialog("link") }
                : { id: "unlink", title: text.unlink, icon: "close", href: dialog("unlink") },
              {
                id: "remove",
                title: common.remove,
                icon: "trash",
                isDangerous: true,
                href: dialog("remove"),
              },
            ]}
          />
        </>
      }
    />
  );
}

function Facts({ recipient }: { recipient: Destinatar }) {
  const text = useWords(recipientWords);
  const common = useWords(commonWords);
  const { dateTime } = useFormats();
  const { idnp, idno, limba, utilizatorLogin, creatLa } = recipient;
  return (
    <div className="notice-card notice-facts">
      <KeyValues
        entries={[
          { label: idno === undefined ? "IDNP" : "IDNO", value: idno ?? idnp },
          { label: text.language, value: common.language[limba] },
          { label: text.account, value: utilizatorLogin ?? text.noAccount },
          { label: text.since, value: dateTime(creatLa) },
        ]}
      />
    </div>
  );
}

export default screen({
  params: ["id"],
  search: (raw): Search => ({
    tab: tabIds.find((tab) => tab === textIn(raw, "fila")) ?? "contacte",
    page: countIn(raw, "page", 1),
  }),
  page: RecipientPage,
});
