import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { providersList } from "../../../client/generated/notifications/operations.ts";
import type { Livrare } from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { deliveryWords } from "./delivery-words.ts";
import { useIsAdmin } from "./role.ts";
import { NoticeState, useReasonOf } from "./states.tsx";
import { commonWords } from "./words.ts";

const MOST_ROWS = 200;

/** The names of the providers, which administrators alone read. */
function useProviderName(): (id: number) => string | undefined {
  const isAdmin = useIsAdmin();
  const { data } = useQuery({
    queryKey: ["notifications", "providers", "all"],
    queryFn: async () => (await providersList(client, { query: { size: MOST_ROWS } })).data.items,
    enabled: isAdmin,
  });
  return (id) => data?.find((provider) => provider.id === id)?.cod;
}

export interface DeliveryCardProps {
  delivery: Livrare;
  acts?: ReactNode | undefined;
}

/** One message on its way to one address: how far it came, by which way, and why it came no further. */
export function DeliveryCard({ delivery, acts }: DeliveryCardProps) {
  const text = useWords(deliveryWords);
  const common = useWords(commonWords);
  const { dateTime } = useFormats();
  const reason = useReasonOf()(delivery);
  const providerName = useProviderName();
  const { canal, destinatar, status, incercari, providerId, limba } = delivery;
  const provider = providerId === undefined ? undefined : providerName(providerId);
  const facts = [
    common.channel[canal],
    common.language[limba],
    incercari > 0 && text.attempts(incercari),
    provider && text.by(provider),
    delivery.segmente !== undefined && canal === "SMS" && text.segments(delivery.segmente),
    delivery.mesajId && text.messageId(delivery.mesajId),
    delivery.livrariIncluse && text.digest(delivery.livrariIncluse.length),
    delivery.rezumatId !== undefined && text.inDigest,
  ].filter((fact) => typeof fact === "string");
  const moments = [
    text.created(dateTime(delivery.creatLa)),
    delivery.trimisLa && text.sent(dateTime(delivery.trimisLa)),
    delivery.urmatoareaLa && text.next(dateTime(delivery.urmatoareaLa)),
    delivery.incheiatLa && text.ended(dateTime(delivery.incheiatLa)),
  ].filter((moment) => typeof moment === "string");
  return (
    <article className="notice-card" aria-label={destinatar}>
      <div className="notice-counts">
        <strong>{destinatar}</strong>
        <NoticeState status={status} />
        {acts}
      </div>
      {reason && <p className={status === "Failed" ? "why" : undefined}>{text.because(reason)}</p>}
      <p className="hint">{facts.join(" · ")}</p>
      <p className="hint">{moments.join(" · ")}</p>
    </article>
  );
}
