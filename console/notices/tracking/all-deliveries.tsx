import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { livraresList } from "../../../client/generated/notifications/operations.ts";
import { client } from "../../api/client.ts";
import { Link } from "../../kit/button.tsx";
import { Facets } from "../../kit/facets.tsx";
import { given } from "../../kit/given.ts";
import { EmptyState } from "../../kit/states.tsx";
import { byTitle } from "../../shell/found.ts";
import { type ScreenProps, screen } from "../../shell/screen.tsx";
import { countIn, valuesIn } from "../../shell/search.ts";
import { useWords } from "../../words/words.ts";
import { adminOnly } from "../common/admin-only.tsx";
import { CardPages } from "../common/card-pages.tsx";
import { DeliveryCard } from "../common/delivery-card.tsx";
import { Folded } from "../common/folded.tsx";
import { channels, reasons } from "../common/kinds.ts";
import { NoticeSections, paths } from "../common/notice-sections.tsx";
import { PageHead } from "../common/page-head.tsx";
import { isServiceAdmin } from "../common/role.ts";
import { states } from "../common/states.tsx";
import { useProviders } from "../common/use-providers.ts";
import { useRecipients } from "../common/use-recipients.ts";
import { commonWords } from "../common/words.ts";
import { trackingWords } from "./words.ts";

const PAGE_ROWS = 20;

interface Search {
  page: number;
  states: readonly string[];
  channels: readonly string[];
  reasons: readonly string[];
  providers: readonly string[];
}

const among = (values: readonly string[], known: readonly string[]): string | undefined =>
  values.filter((value) => known.includes(value)).join(",") || undefined;

async function findDeliveries(search: Search) {
  const { data } = await livraresList(client, {
    query: given({
      page: search.page - 1,
      size: PAGE_ROWS,
      "filter[status][in]": among(search.states, states),
      "filter[canal][in]": among(search.channels, channels),
      "filter[motiv][in]": among(search.reasons, reasons),
      "filter[providerId][in]": search.providers.filter((id) => /^\d+$/.test(id)).join(",") || undefined,
    }),
  });
  return data;
}

/** The deliveries of all notifications, to see what failed today, and why. */
function AllDeliveries({ search, hrefWith, setSearch }: ScreenProps<never, Search>) {
  const text = useWords(trackingWords);
  const found = useQuery({
    queryKey: ["notifications", "deliveries", "all", search],
    queryFn: () => findDeliveries(search),
    placeholderData: keepPreviousData,
  });
  const recipients = useRecipients((found.data?.items ?? []).map(({ destinatarId }) => destinatarId));
  const { page, ...filters } = search;
  const isNarrowed = Object.values(filters).some((values) => values.length > 0);
  return (
    <>
      <PageHead title={text.allDeliveries} />
      <NoticeSections current="deliveries" />
      <div className="notice-list">
        <DeliveryFilters search={search} setSearch={setSearch} />
        <CardPages
          query={found}
          page={page}
          size={PAGE_ROWS}
          hrefOf={(next) => hrefWith({ pagina: String(next) })}
          empty={<EmptyState icon="filter" title={isNarrowed ? text.noneInState : text.noDeliveries} />}
        >
          {(delivery) => (
            <DeliveryCard
              key={delivery.id}
              delivery={delivery}
              name={recipients.get(delivery.destinatarId ?? 0)?.nume}
              acts={<Link href={`${paths.notices}/${delivery.notificareId}`}>{text.open}</Link>}
            />
          )}
        </CardPages>
      </div>
    </>
  );
}

type FiltersProps = { search: Search } & Pick<ScreenProps<never, Search>, "setSearch">;

function DeliveryFilters({ search, setSearch }: FiltersProps) {
  const text = useWords(trackingWords);
  const common = useWords(commonWords);
  const providers = useProviders();
  return (
    <Folded>
      <Facets
        facets={[
          { id: "stare", title: text.state, values: states.map((id) => ({ id, title: common.state[id] })) },
          {
            id: "canal",
            title: text.channel,
            values: channels.map((id) => ({ id, title: common.channel[id] })),
          },
          {
            id: "motiv",
            title: text.reason,
            values: reasons.map((id) => ({ id, title: common.reason[id] })),
          },
          // Its values come later, and move nothing here.
          {
            id: "furnizor",
            title: text.provider,
            values: providers.map(({ id, cod }) => ({ id: String(id), title: cod })),
          },
        ]}
        chosen={{
          stare: search.states,
          canal: search.channels,
          motiv: search.reasons,
          furnizor: search.providers,
        }}
        onChange={({ stare, canal, motiv, furnizor }) =>
          setSearch({ stare, canal, motiv, furnizor, pagina: undefined })
        }
      />
    </Folded>
  );
}

export default screen({
  search: (raw): Search => ({
    page: countIn(raw, "pagina", 1),
    states: valuesIn(raw, "stare"),
    channels: valuesIn(raw, "canal"),
    reasons: valuesIn(raw, "motiv"),
    providers: valuesIn(raw, "furnizor"),
  }),
  page: adminOnly(AllDeliveries),
  useFound: byTitle(trackingWords.allDeliveries, isServiceAdmin),
});
