import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { notificaresRead } from "../../../client/generated/notifications/operations.ts";
import type { Notificare } from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import { Loaded } from "../../api/failed.tsx";
import { Link } from "../../kit/button.tsx";
import { useDialogAddress } from "../../kit/dialog-address.ts";
import { Tabs } from "../../kit/tabs.tsx";
import { type ScreenProps, screen } from "../../shell/screen.tsx";
import { countIn, textIn } from "../../shell/search.ts";
import { useWords } from "../../words/words.ts";
import { paths } from "../common/notice-sections.tsx";
import { PageHead } from "../common/page-head.tsx";
import { useIsAdmin } from "../common/role.ts";
import { isState, isUnderWay, NoticeState } from "../common/states.tsx";
import { commonWords } from "../common/words.ts";
import { Deliveries } from "./deliveries.tsx";
import { Events } from "./events.tsx";
import { titleOf } from "../common/title-of.ts";
import { NoticeDialogs } from "./notice-dialogs.tsx";
import { NoticeFacts, Progress } from "./notice-facts.tsx";
import type { NoticeTab } from "./notice-tab.ts";
import { trackingWords } from "./words.ts";

const FOLLOW_MS = 2000;

function NoticePage({ params, search, hrefWith, setSearch }: ScreenProps<"id", NoticeTab>) {
  const id = Number(params.id);
  const notice = useQuery({
    queryKey: ["notifications", "notices", id],
    queryFn: async () => (await notificaresRead(client, { path: { id } })).data,
    refetchInterval: ({ state }) => (state.data && mayChange(state.data) ? FOLLOW_MS : false),
  });
  const text = useWords(trackingWords);
  const following = notice.data && mayChange(notice.data) ? FOLLOW_MS : false;
  const tabs = [
    {
      id: "livrari",
      title: text.deliveries,
      href: hrefWith({ fila: undefined, pagina: undefined }),
      content: () => (
        <Deliveries
          noticeId={id}
          search={search}
          following={following}
          hrefWith={hrefWith}
          onState={(stare) => setSearch({ stare, pagina: undefined })}
        />
      ),
    },
    {
      id: "istoric",
      title: text.events,
      href: hrefWith({ fila: "istoric", pagina: undefined, stare: undefined }),
      content: () => <Events noticeId={id} page={search.page} following={following} hrefWith={hrefWith} />,
    },
  ];
  return (
    <>
      <NoticeHead query={notice} />
      <Loaded query={notice}>
        {(read) => (
          <div className="notice-page">
            <Progress notice={read} />
            <NoticeFacts notice={read} />
            <Tabs label={text.tabs} tabs={tabs} selected={search.tab} />
            <NoticeDialogs notice={read} />
          </div>
        )}
      </Loaded>
    </>
  );
}

/** Receipts change the state of what was sent, for a while. */
const mayChange = ({ status, creatLa }: Notificare): boolean =>
  (isUnderWay(status) && status !== "Scheduled") ||
  (status === "Sent" && Date.now() - Date.parse(creatLa) < 60_000);

function NoticeHead({ query }: { query: UseQueryResult<Notificare> }) {
  const text = useWords(trackingWords);
  const common = useWords(commonWords);
  const isAdmin = useIsAdmin();
  const { hrefOf } = useDialogAddress();
  const notice = query.data;
  if (!notice) return <PageHead title={text.one} back={paths.notices} />;
  const id = String(notice.id);
  return (
    <PageHead
      title={titleOf(notice)}
      back={paths.notices}
      state={<NoticeState status={notice.status} />}
      acts={
        <>
          {isAdmin && (
            <Link look="plain" icon="plus" href={hrefOf({ name: "note", id })}>
              {text.addNote}
            </Link>
          )}
          {notice.status === "Scheduled" && (
            <Link look="plain" icon="clock" href={hrefOf({ name: "reschedule", id })}>
              {text.reschedule}
            </Link>
          )}
          {isUnderWay(notice.status) && (
            <Link look="danger" icon="close" href={hrefOf({ name: "cancel", id })}>
              {text.cancel}
            </Link>
          )}
          {isAdmin && !isUnderWay(notice.status) && (
            <Link look="danger" icon="trash" href={hrefOf({ name: "remove", id })}>
              {common.remove}
            </Link>
          )}
        </>
      }
    />
  );
}

export default screen({
  params: ["id"],
  search: (raw): NoticeTab => {
    const status = textIn(raw, "stare");
    return {
      tab: textIn(raw, "fila") === "istoric" ? "istoric" : "livrari",
      page: countIn(raw, "pagina", 1),
      status: isState(status) ? status : undefined,
    };
  },
  page: NoticePage,
});
