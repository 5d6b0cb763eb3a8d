import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { livraresList } from "../../../client/generated/notifications/operations.ts";
import type { Livrare } from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import { Loaded } from "../../api/failed.tsx";
import { Link } from "../../kit/button.tsx";
import { useDialogAddress } from "../../kit/dialog-address.ts";
import { given } from "../../kit/given.ts";
import { Pager } from "../../kit/pager.tsx";
import { EmptyState } from "../../kit/states.tsx";
import type { ScreenProps } from "../../shell/screen.tsx";
import { useWords } from "../../words/words.ts";
import { DeliveryCard } from "../common/delivery-card.tsx";
import { useIsAdmin } from "../common/role.ts";
import { isUnderWay, states } from "../common/states.tsx";
import { useRecipients } from "../common/use-recipients.ts";
import { commonWords } from "../common/words.ts";
import type { NoticeTab } from "./notice-tab.ts";
import { trackingWords } from "./words.ts";

const PAGE_ROWS = 20;

interface DeliveriesProps extends Pick<ScreenProps<"id", NoticeTab>, "hrefWith" | "search"> {
  noticeId: number;
  /** Milliseconds between reads. */
  following: number | false;
  onState: (state: string | undefined) => void;
}

export function Deliveries({ noticeId, search, following, hrefWith, onState }: DeliveriesProps) {
  const { page, status } = search;
  const found = useQuery({
    queryKey: ["notifications", "deliveries", noticeId, page, status],
    placeholderData: keepPreviousData,
    refetchInterval: following,
    queryFn: async () =>
      (
        await livraresList(client, {
          query: given({
            "filter[notificareId]": String(noticeId),
            "filter[status]": status,
            page: page - 1,
            size: PAGE_ROWS,
          }),
        })
      ).data,
  });
  const recipients = useRecipients((found.data?.items ?? []).map(({ destinatarId }) => destinatarId));
  return (
    <div className="notice-rows">
      <StateChoice status={status} onState={onState} />
      <Loaded query={found}>
        {({ items, total }) => (
          <>
            {items.length === 0 && <NoDeliveries isFiltered={status !== undefined} />}
            {items.map((delivery) => (
              <DeliveryCard
                key={delivery.id}
                delivery={delivery}
                name={recipients.get(delivery.destinatarId ?? 0)?.nume}
                acts={<DeliveryAct {...delivery} />}
              />
            ))}
            <Pager
              page={page}
              size={PAGE_ROWS}
              shown={items.length}
              total={total}
              hrefOf={(next) => hrefWith({ pagina: String(next) })}
            />
          </>
        )}
      </Loaded>
    </div>
  );
}

function StateChoice({ status, onState }: Pick<DeliveriesProps, "onState"> & { status: string | undefined }) {
  const text = useWords(trackingWords);
  const common = useWords(commonWords);
  return (
    <label className="notice-short">
      {text.onlyState}
      <select
        className="input"
        value={status ?? ""}
        onChange={(event) => onState(event.target.value || undefined)}
      >
        <option value="">{text.everyState}</option>
        {states.map((state) => (
          <option key={state} value={state}>
            {common.state[state]}
          </option>
        ))}
      </select>
    </label>
  );
}

function NoDeliveries({ isFiltered }: { isFiltered: boolean }) {
  const text = useWords(trackingWords);
  return (
    <EmptyState title={isFiltered ? text.noneInState : text.noDeliveries}>
      {!isFiltered && text.noDeliveriesHint}
    </EmptyState>
  );
}

/** A delivery that may still leave is cancelled; one that has ended can be removed. */
function DeliveryAct({ id, status, destinatar }: Pick<Livrare, "id" | "status" | "destinatar">) {
  const text = useWords(trackingWords);
  const isAdmin = useIsAdmin();
  const { hrefOf } = useDialogAddress();
  if (!isAdmin || status === "Resolving") return null;
  const isOpen = isUnderWay(status);
  const verb = isOpen ? text.cancelDelivery : text.removeDelivery;
  return (
    <Link
      href={hrefOf({ name: isOpen ? "cancelDelivery" : "removeDelivery", id: String(id) })}
      label={`${verb}: ${destinatar}`}
    >
      {verb}
    </Link>
  );
}
