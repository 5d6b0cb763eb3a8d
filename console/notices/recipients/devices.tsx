import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  pushSubscriptionsList,
  pushSubscriptionsRead,
  pushSubscriptionsRemove,
} from "../../../client/generated/notifications/operations.ts";
import { client } from "../../api/client.ts";
import { Loaded, sentenceOf } from "../../api/failed.tsx";
import { Link } from "../../kit/button.tsx";
import { Confirm } from "../../kit/confirm.tsx";
import { useDialogAddress } from "../../kit/dialog-address.ts";
import { EmptyState } from "../../kit/states.tsx";
import { showToast } from "../../kit/toast.tsx";
import { useFormats } from "../../words/formats.ts";
import { useLanguage } from "../../words/language.ts";
import { useWords } from "../../words/words.ts";
import { recipientWords } from "./words.ts";

const MOST_ROWS = 50;

/** The browsers that a recipient has subscribed to push messages. */
export function Devices({ recipientId }: { recipientId: number }) {
  const text = useWords(recipientWords).device;
  const language = useLanguage();
  const queries = useQueryClient();
  const { hrefOf } = useDialogAddress();
  const { dateTime } = useFormats();
  const devices = useQuery({
    queryKey: ["notifications", "devices", recipientId],
    queryFn: async () =>
      (
        await pushSubscriptionsList(client, {
          query: { "filter[destinatarId]": String(recipientId), size: MOST_ROWS },
        })
      ).data.items,
  });
  const remove = async (id: string): Promise<void> => {
    const path = { id: Number(id) };
    const { etag } = await pushSubscriptionsRead(client, { path });
    await pushSubscriptionsRemove(client, { path, ifMatch: etag });
    await queries.invalidateQueries({ queryKey: ["notifications", "devices"] });
    showToast({ text: text.removed });
  };
  return (
    <div className="notice-rows">
      <Loaded query={devices}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title={text.none}>{text.noneHint}</EmptyState>
          ) : (
            rows.map(({ id, endpoint, creatLa }) => (
              <article key={id} className="notice-card" aria-label={text.at(hostOf(endpoint))}>
                <div className="notice-counts">
                  <strong>{text.at(hostOf(endpoint))}</strong>
                  <span className="hint">{text.since(dateTime(creatLa))}</span>
                  <Link
                    href={hrefOf({ name: "removeDevice", id: String(id) })}
                    label={`${text.unsubscribe}: ${text.at(hostOf(endpoint))}`}
                  >
                    {text.unsubscribe}
                  </Link>
                </div>
              </article>
            ))
          )
        }
      </Loaded>
      <Confirm
        name="removeDevice"
        title={() => text.removeTitle}
        verb={text.unsubscribe}
        isDangerous
        act={remove}
        whyOf={(error) => sentenceOf(error, language)}
      >
        {() => text.removeHint}
      </Confirm>
    </div>
  );
}

/** The rest of the address of a subscription is a secret of the browser. */
const hostOf = (endpoint: string): string => new URL(endpoint).host;
