import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { notificaresRead } from "../../../client/generated/notifications/operations.ts";
import type { Notificare } from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import { Loaded } from "../../api/failed.tsx";
import { Link } from "../../kit/button.tsx";
import { DialogLink } from "../../kit/dialog-link.tsx";
import { CopyButton, KeyValues } from "../../kit/facts.tsx";
import { Tabs } from "../../kit/tabs.tsx";
import { type ScreenProps, screen } from "../../shell/screen.tsx";
import { countIn, textIn } from "../../shell/search.ts";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { useCategories } from "../common/categories.ts";
import { paths } from "../common/notice-sections.tsx";
import { PageHead } from "../common/page-head.tsx";
import { useIsAdmin } from "../common/role.ts";
import { isState, isUnderWay, NoticeState, states } from "../common/states.tsx";
import { useSystems } from "../common/systems.ts";
import { titleOf } from "../common/title-of.ts";
import { commonWords } from "../common/words.ts";
import { NoticeDialogs } from "./notice-dialogs.tsx";
import type { NoticeTab } from "./notice-tab.ts";
import { Deliveries, Events } from "./notice-tabs.tsx";
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

/** For a while, receipts change the state of what was sent. */
const mayChange = ({ status, creatLa }: Notificare): boolean =>
  (isUnderWay(status) && status !== "Scheduled") ||
  (status === "Sent" && Date.now() - Date.parse(creatLa) < 60_000);

/** What was cancelled may have failed for some, but is not sent again. */
const isSentAgain = ({ status, counts }: Notificare): boolean =>
  !isUnderWay(status) && status !== "Cancelled" && (counts["Failed"] ?? 0) > 0;

function NoticeHead({ query }: { query: UseQueryResult<Notificare> }) {
  const text = useWords(trackingWords);
  const common = useWords(commonWords);
  const isAdmin = useIsAdmin();
  const notice = query.data;
  if (!notice) return <PageHead title={text.one} back={paths.notices} />;
  const { id } = notice;
  return (
    <PageHead
      title={titleOf(notice)}
      back={paths.notices}
      state={<NoticeState status={notice.status} />}
      acts={
        <>
          {isAdmin && <DialogLink verb={text.addNote} name="note" id={id} look="plain" icon="plus" />}
          {notice.status === "Scheduled" && (
            <DialogLink verb={text.reschedule} name="reschedule" id={id} look="plain" icon="clock" />
          )}
          {notice.status === "Scheduled" && (
            <DialogLink verb={text.changeTexts} name="texts" id={id} look="plain" icon="document" />
          )}
          {isSentAgain(notice) && (
            <DialogLink verb={text.sendAgain} name="retry" id={id} look="plain" icon="share" />
          )}
          {isUnderWay(notice.status) && (
            <DialogLink verb={text.cancel} name="cancel" id={id} look="danger" icon="close" />
          )}
          {isAdmin && !isUnderWay(notice.status) && (
            <DialogLink verb={common.remove} name="remove" id={id} look="danger" icon="trash" />
          )}
        </>
      }
    />
  );
}

function NoticeFacts({ notice }: { notice: Notificare }) {
  const text = useWords(trackingWords);
  const common = useWords(commonWords);
  const { nameOf } = useSystems();
  const { dateTime } = useFormats();
  const { nameOf: categoryName } = useCategories(String(notice.sistemId));
  const momentOf = (moment: string | undefined) => moment && dateTime(moment);
  const categoryOf = ({ categorie, oficiala }: Notificare): string => {
    if (categorie === undefined) return text.official;
    return oficiala ? text.officialCategory(categoryName(categorie)) : categoryName(categorie);
  };
  return (
    <div className="notice-card notice-facts">
      <KeyValues
        entries={[
          { label: common.system, value: nameOf(notice.sistemId) },
          { label: text.priority, value: common.priority[notice.priority] },
          { label: common.category, value: categoryOf(notice) },
          {
            label: text.origin,
            value: notice.origineId !== undefined && (
              <Link href={`${paths.notices}/${notice.origineId}`}>{text.openOrigin}</Link>
            ),
          },
          {
            label: text.template,
            value: notice.templateId !== undefined && (
              <Link href={`${paths.templates}/${notice.templateId}`}>{text.openTemplate}</Link>
            ),
          },
          { label: text.by, value: <Sender {...notice} /> },
          { label: text.created, value: dateTime(notice.creatLa) },
          { label: text.scheduled, value: momentOf(notice.scheduledAt) },
          { label: text.expires, value: momentOf(notice.expiresAt) },
          { label: text.ended, value: momentOf(notice.incheiatLa) },
          {
            label: text.trackingId,
            value: (
              <>
                <code>{notice.trackingId}</code> <CopyButton text={notice.trackingId} label={text.copy} />
              </>
            ),
          },
        ].filter(({ value }) => value !== undefined && value !== false)}
      />
    </div>
  );
}

/** The name, with the login behind it; systems have none. */
function Sender({ creatDe, creatDeNume }: Pick<Notificare, "creatDe" | "creatDeNume">) {
  if (creatDeNume === undefined) return <>{creatDe}</>;
  return (
    <>
      {creatDeNume} <span className="hint">({creatDe})</span>
    </>
  );
}

/** The states of deliveries that have left, or will not leave. */
const handledStates = states.filter((state) => !isUnderWay(state));

/** How far the deliveries have come. */
function Progress({ notice }: { notice: Notificare }) {
  const text = useWords(trackingWords);
  const { number } = useFormats();
  const { counts, total } = notice;
  const countOf = (state: string): number => counts[state] ?? 0;
  // Nothing is counted before the deliveries exist.
  const handled = handledStates.reduce((sum, state) => sum + countOf(state), 0);
  return (
    <section className="notice-card" aria-label={text.progress}>
      {notice.status === "Resolving" ? (
        <p role="status">{text.resolving}</p>
      ) : (
        <p>{text.handled(number(handled), number(total))}</p>
      )}
      {handled < total && <progress aria-label={text.progress} value={handled} max={total} />}
      <p className="notice-counts">
        {states
          .filter((state) => countOf(state) > 0)
          .map((state) => (
            <span key={state}>
              <NoticeState status={state} /> {number(countOf(state))}
            </span>
          ))}
      </p>
    </section>
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
