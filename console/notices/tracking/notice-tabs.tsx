import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import {
  evenimentNotificaresList,
  livraresList,
  staffNotificationsListDeliveries,
} from "../../../client/generated/notifications/operations.ts";
import type { EvenimentNotificare, StaffDelivery } from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import { Loaded } from "../../api/failed.tsx";
import { DialogLink } from "../../kit/dialog-link.tsx";
import { Timeline } from "../../kit/facts.tsx";
import { given } from "../../kit/given.ts";
import { ChoiceFilter } from "../../kit/filters.tsx";
import { late } from "../../kit/online.ts";
import { Pager } from "../../kit/pager.tsx";
import { EmptyState } from "../../kit/states.tsx";
import type { ScreenProps } from "../../shell/screen.tsx";
import { formatsIn } from "../../words/formats.ts";
import { type Language, useLanguage } from "../../words/language.ts";
import { useWords, wordsIn } from "../../words/words.ts";
import { CardPages } from "../common/card-pages.tsx";
import { DeliveryCard, isUnnamed, useRecipientOf } from "../common/delivery-card.tsx";
import { useIsAdmin } from "../common/role.ts";
import { isUnderWay, states } from "../common/states.tsx";
import { commonWords } from "../common/words.ts";
import type { NoticeTab } from "./notice-tab.ts";
import { trackingWords } from "./words.ts";

const DeliveriesCsv = late(async () => ({
  default: (await import("./deliveries-csv.tsx")).DeliveriesCsv,
}));

const PAGE_ROWS = 20;

interface DeliveriesProps extends Pick<ScreenProps<"id", NoticeTab>, "hrefWith" | "search"> {
  noticeId: number;
  /** Milliseconds between reads. */
  following: number | false;
  onState: (state: string | undefined) => void;
}

export function Deliveries({ noticeId, search, following, hrefWith, onState }: DeliveriesProps) {
  const { page, status } = search;
  const text = useWords(trackingWords);
  const isAdmin = useIsAdmin();
  const common = useWords(commonWords);
  const found = useQuery({
    queryKey: ["notifications", "deliveries", noticeId, page, status],
    placeholderData: keepPreviousData,
    refetchInterval: following,
    queryFn: async () =>
      (
        await staffNotificationsListDeliveries(client, {
          path: { id: noticeId },
          query: given({
            "filter[status]": status,
            page: page - 1,
            size: PAGE_ROWS,
          }),
        })
      ).data,
  });
  return (
    <div className="notice-rows">
      <div className="acts">
        <ChoiceFilter
          label={text.onlyState}
          all={text.everyState}
          options={states.map((id) => ({ id, label: common.state[id] }))}
          value={status ?? ""}
          onChange={(state) => onState(state || undefined)}
        />
        <Suspense fallback={null}>
          <DeliveriesCsv noticeId={noticeId} status={status} />
        </Suspense>
      </div>
      {!isAdmin && found.data?.items.some(isUnnamed) && <p className="hint">{text.unnamed}</p>}
      <CardPages
        query={found}
        page={page}
        size={PAGE_ROWS}
        hrefOf={(next) => hrefWith({ pagina: String(next) })}
        empty={<NoDeliveries isFiltered={status !== undefined} />}
      >
        {(delivery) => (
          <DeliveryCard
            key={delivery.id}
            delivery={delivery}
            name={delivery.nume}
            acts={<DeliveryAct {...delivery} />}
          />
        )}
      </CardPages>
    </div>
  );
}

function NoDeliveries({ isFiltered }: { isFiltered: boolean }) {
  const text = useWords(trackingWords);
  return (
    <EmptyState
      title={isFiltered ? text.noneInState : text.noDeliveries}
      text={!isFiltered && text.noDeliveriesHint}
    />
  );
}

/** A delivery that may still leave is cancelled; one that has ended can be removed. */
function DeliveryAct(delivery: StaffDelivery) {
  const { id, status } = delivery;
  const recipient = useRecipientOf()(delivery);
  const text = useWords(trackingWords);
  const isAdmin = useIsAdmin();
  if (!isAdmin || status === "Resolving") return null;
  const isOpen = isUnderWay(status);
  const verb = isOpen ? text.cancelDelivery : text.removeDelivery;
  return (
    <DialogLink verb={verb} name={isOpen ? "cancelDelivery" : "removeDelivery"} id={id} of={recipient} />
  );
}

const EVENT_ROWS = 50;

/** The recipients of the deliveries that events are about. */
function useAddresses(noticeId: number, events: readonly EvenimentNotificare[]): ReadonlyMap<number, string> {
  const recipientOf = useRecipientOf();
  const ids = [...new Set(events.flatMap(({ livrareId }) => livrareId ?? []))].toSorted((a, b) => a - b);
  const { data = [] } = useQuery({
    queryKey: ["notifications", "deliveries", noticeId, "addresses", ids],
    placeholderData: keepPreviousData,
    enabled: ids.length > 0,
    queryFn: async () =>
      (
        await livraresList(client, {
          query: {
            "filter[notificareId]": String(noticeId),
            "filter[id][in]": ids.join(","),
            size: EVENT_ROWS,
          },
        })
      ).data.items,
  });
  return new Map(data.map((delivery) => [delivery.id, recipientOf(delivery)]));
}

interface EventsProps extends Pick<ScreenProps<"id", NoticeTab>, "hrefWith"> {
  noticeId: number;
  page: number;
  following: number | false;
}

/** Everything that has happened to a notification, newest first. */
export function Events({ noticeId, page, following, hrefWith }: EventsProps) {
  const text = useWords(trackingWords);
  const language = useLanguage();
  const found = useQuery({
    queryKey: ["notifications", "events", noticeId, page],
    placeholderData: keepPreviousData,
    refetchInterval: following,
    queryFn: async () =>
      (
        await evenimentNotificaresList(client, {
          query: { "filter[notificareId]": String(noticeId), page: page - 1, size: EVENT_ROWS },
        })
      ).data,
  });
  const addresses = useAddresses(noticeId, found.data?.items ?? []);
  return (
    <Loaded query={found}>
      {({ items, total }) => (
        <>
          <Timeline
            label={text.events}
            entries={items.map((event) => ({
              id: String(event.id),
              at: event.creatLa,
              text: text.event[event.tip],
              who: event.deNume ?? textOf(event.detalii["de"]) ?? addresses.get(event.livrareId ?? 0),
              detail: detailOf(event, language),
            }))}
          />
          <Pager
            page={page}
            size={EVENT_ROWS}
            shown={items.length}
            total={total}
            hrefOf={(next) => hrefWith({ pagina: String(next) })}
          />
        </>
      )}
    </Loaded>
  );
}

type Detail = EvenimentNotificare["detalii"][string];

const textOf = (detail: Detail | undefined): string | undefined =>
  detail === undefined ? undefined : String(detail);

/** The details of an event in words; names that this page does not know are left out. */
function detailOf({ tip, detalii }: EvenimentNotificare, language: Language): string | undefined {
  const text = wordsIn(trackingWords, language);
  const common = wordsIn(commonWords, language);
  const wordIn = (texts: Readonly<Record<string, string>>, name: string): string | undefined => {
    const value = textOf(detalii[name]);
    return value === undefined ? undefined : texts[value];
  };
  const { furnizor, incercare, cod, text: said, livrari, fapt, la } = detalii;
  const parts = [
    wordIn(common.channel, "canal"),
    furnizor !== undefined && text.detail.provider(String(furnizor)),
    incercare !== undefined && text.detail.attempt(String(incercare)),
    cod !== undefined && text.detail.code(String(cod)),
    wordIn(common.reason, "motiv"),
    wordIn(common.cause, "cauza"),
    livrari !== undefined && text.detail.deliveries(String(livrari)),
    fapt === "suprimare-ridicata" && text.detail.lifted,
    // In other events, `la` is when a provider says that it happened.
    tip === "REPLANIFICATA" && la !== undefined && text.detail.hour(formatsIn(language).dateTime(String(la))),
    said !== undefined && String(said),
  ].filter((part) => typeof part === "string");
  return parts.length > 0 ? parts.join(" · ") : undefined;
}
