import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { livraresList, notificaresList } from "../../../client/generated/notifications/operations.ts";
import type { Livrare } from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import type { PartProps } from "../../api/register/record-page.tsx";
import { Link } from "../../kit/button.tsx";
import { EmptyState } from "../../kit/states.tsx";
import { useWords } from "../../words/words.ts";
import { CardPages } from "../common/card-pages.tsx";
import { DeliveryCard } from "../common/delivery-card.tsx";
import { paths } from "../common/notice-sections.tsx";
import { titleOf } from "../common/title-of.ts";
import { recipientWords } from "./words.ts";

const PAGE_ROWS = 20;

/** What was sent to a recipient in the last 90 days. */
export function Received({ row: { id: recipientId }, place }: PartProps<{ id: number }>) {
  const { page } = place.search;
  const text = useWords(recipientWords).received;
  const deliveries = useQuery({
    queryKey: ["notifications", "deliveries", "of recipient", recipientId, page],
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const { data } = await livraresList(client, {
        query: { "filter[destinatarId]": String(recipientId), page: page - 1, size: PAGE_ROWS },
      });
      return { ...data, titles: await titlesOf(data.items) };
    },
  });
  return (
    <CardPages
      query={deliveries}
      page={page}
      size={PAGE_ROWS}
      hrefOf={(next) => place.hrefWith({ page: String(next) })}
      empty={<EmptyState title={text.none} text={text.noneHint} />}
    >
      {(delivery, { titles }) => (
        <DeliveryCard
          key={delivery.id}
          delivery={delivery}
          acts={
            <Link href={`${paths.notices}/${delivery.notificareId}`}>
              {titles.get(delivery.notificareId) ?? text.open}
            </Link>
          }
        />
      )}
    </CardPages>
  );
}

/** The titles of the deliveries' notifications. */
async function titlesOf(deliveries: readonly Livrare[]): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(deliveries.map(({ notificareId }) => notificareId))];
  if (ids.length === 0) return new Map();
  const { data } = await notificaresList(client, {
    query: { "filter[id][in]": ids.join(","), size: PAGE_ROWS },
  });
  return new Map(data.items.map((notice) => [notice.id, titleOf(notice)]));
}
