import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { notificaresList } from "../../../client/generated/notifications/operations.ts";
import type { Notificare } from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import { Link } from "../../kit/button.tsx";
import { useDialogAddress } from "../../kit/dialog-address.ts";
import { DialogLink } from "../../kit/dialog-link.tsx";
import { given } from "../../kit/given.ts";
import { ChoiceFilter, FilterBar } from "../../kit/filters.tsx";
import { EmptyState } from "../../kit/states.tsx";
import { byTitle } from "../../shell/found.ts";
import { type ScreenProps, screen } from "../../shell/screen.tsx";
import { countIn, textIn } from "../../shell/search.ts";
import { usePerson } from "../../shell/session.ts";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { CardPages } from "../common/card-pages.tsx";
import { NoticeSections, paths } from "../common/notice-sections.tsx";
import { PageHead } from "../common/page-head.tsx";
import { useIsAdmin } from "../common/role.ts";
import { useSystems } from "../common/systems.ts";
import { titleOf } from "../common/title-of.ts";
import { NoticeDialogs } from "./notice-dialogs.tsx";
import { trackingWords } from "./words.ts";

const PAGE_ROWS = 20;

interface Search {
  page: number;
  isOwn: boolean;
}

/** What waits for its hour, the next one first: one's own, or the system's. */
function Scheduled({ search, hrefWith, setSearch }: ScreenProps<never, Search>) {
  const text = useWords(trackingWords);
  const { id: login } = usePerson();
  const { current } = useDialogAddress();
  const { page, isOwn } = search;
  const found = useQuery({
    queryKey: ["notifications", "notices", "scheduled", page, isOwn],
    placeholderData: keepPreviousData,
    queryFn: async () =>
      (
        await notificaresList(client, {
          query: given({
            "filter[status]": "Scheduled" as const,
            "filter[creatDe]": isOwn ? login : undefined,
            sort: "scheduledAt",
            page: page - 1,
            size: PAGE_ROWS,
          }),
        })
      ).data,
  });
  const chosen = found.data?.items.find(({ id }) => String(id) === current?.id);
  return (
    <>
      <PageHead title={text.scheduledOnes} />
      <NoticeSections current="scheduled" />
      <FilterBar>
        <ChoiceFilter
          label={text.whose}
          all={text.whoseAll}
          options={[{ id: "mele", label: text.whoseOwn }]}
          value={isOwn ? "mele" : ""}
          onChange={(ale) => setSearch({ ale, pagina: undefined }, { isReplacing: true })}
        />
      </FilterBar>
      <CardPages
        query={found}
        page={page}
        size={PAGE_ROWS}
        hrefOf={(next) => hrefWith({ pagina: String(next) })}
        empty={
          <EmptyState
            icon="clock"
            title={text.noneScheduled}
            text={text.noneScheduledHint}
            action={<Link href={paths.send}>{text.create}</Link>}
          />
        }
      >
        {(notice) => <ScheduledCard key={notice.id} notice={notice} />}
      </CardPages>
      {chosen && <NoticeDialogs notice={chosen} />}
    </>
  );
}

function ScheduledCard({ notice }: { notice: Notificare }) {
  const text = useWords(trackingWords);
  const { dateTime } = useFormats();
  const { nameOf } = useSystems();
  const isAdmin = useIsAdmin();
  const id = String(notice.id);
  const title = titleOf(notice);
  const facts = [
    text.toMany(notice.total),
    ...(isAdmin ? [nameOf(notice.sistemId)] : []),
    text.scheduledBy(notice.creatDeNume ?? notice.creatDe),
  ];
  const acts = [
    { name: "cancel", verb: text.cancelShort, look: "danger" },
    { name: "reschedule", verb: text.reschedule, look: "plain" },
    { name: "texts", verb: text.changeTexts, look: "plain" },
  ] as const;
  return (
    <article className="notice-card" aria-label={title}>
      <h2>
        <Link href={`${paths.notices}/${id}`}>{title}</Link>
      </h2>
      <p>{text.leavesAt(dateTime(notice.scheduledAt ?? notice.creatLa))}</p>
      <p className="hint">{facts.join(" · ")}</p>
      <div className="acts">
        {acts.map(({ name, verb, look }) => (
          <DialogLink key={name} verb={verb} name={name} id={id} of={title} look={look} />
        ))}
      </div>
    </article>
  );
}

export default screen({
  search: (raw): Search => ({ page: countIn(raw, "pagina", 1), isOwn: textIn(raw, "ale") === "mele" }),
  page: Scheduled,
  useFound: byTitle(trackingWords.scheduledOnes),
});
