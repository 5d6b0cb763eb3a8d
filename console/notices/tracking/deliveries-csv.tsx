import { staffNotificationsListDeliveries } from "../../../client/generated/notifications/operations.ts";
import type { StaffDelivery } from "../../../client/generated/notifications/types.ts";
import { rows } from "../../../client/index.ts";
import { client } from "../../api/client.ts";
import { ExportCsv } from "../../api/export-csv.tsx";
import { useWords } from "../../words/words.ts";
import { useRecipientOf } from "../common/delivery-card.tsx";
import { useReasonOf } from "../common/states.tsx";
import { commonWords } from "../common/words.ts";
import { trackingWords } from "./words.ts";

const EXPORT_ROWS = 200;

const momentOf = (moment: string | undefined): Date | undefined =>
  moment === undefined ? undefined : new Date(moment);

/** The deliveries of a notification as a table file, with reasons in words. */
export function DeliveriesCsv({ noticeId, status }: { noticeId: number; status: string | undefined }) {
  const text = useWords(trackingWords);
  const common = useWords(commonWords);
  const reasonOf = useReasonOf();
  const recipientOf = useRecipientOf();
  return (
    <ExportCsv
      key={`${noticeId} ${status ?? ""}`}
      name={`livrari-${noticeId}`}
      head={[
        ...[text.recipient, text.channel, text.state, text.reason, text.messageLanguage, text.ownLanguage],
        ...[text.sentAt, text.endedAt],
      ]}
      read={(signal) =>
        rows((next) =>
          staffNotificationsListDeliveries(client, {
            path: { id: noticeId },
            query: { size: EXPORT_ROWS, ...(status ? { "filter[status]": status } : {}), ...next },
            signal,
          }),
        )
      }
      namesFor={() => Promise.resolve(undefined)}
      lineOf={(delivery: StaffDelivery) => [
        recipientOf(delivery),
        common.channel[delivery.canal],
        common.state[delivery.status],
        reasonOf(delivery),
        common.language[delivery.limba],
        common.language[delivery.limbaCeruta ?? delivery.limba],
        momentOf(delivery.trimisLa),
        momentOf(delivery.incheiatLa),
      ]}
    />
  );
}
