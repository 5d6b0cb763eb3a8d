import type { ReactNode } from "react";
import type { Livrare } from "../../../client/generated/notifications/types.ts";
import { Link } from "../../kit/button.tsx";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { deliveryWords } from "./delivery-words.ts";
import { paths } from "./notice-sections.tsx";
import { NoticeState, useReasonOf } from "./states.tsx";
import { useProviders } from "./use-providers.ts";
import { commonWords } from "./words.ts";

export interface DeliveryCardProps {
  delivery: Livrare;
  /** The recipient's name, if the reader may know it. */
  name?: string | undefined;
  acts?: ReactNode | undefined;
}

/** One message to one address: how far it got, by which way, and why it got no further. */
export function DeliveryCard({ delivery, name, acts }: DeliveryCardProps) {
  const text = useWords(deliveryWords);
  const common = useWords(commonWords);
  const { dateTime } = useFormats();
  const reason = useReasonOf()(delivery);
  const providers = useProviders();
  const { canal, destinatar, status, incercari, providerId, limba } = delivery;
  const provider = providers.find(({ id }) => id === providerId)?.cod;
  const facts = [
    common.channel[canal],
    common.language[limba],
    incercari > 0 && text.attempts(incercari),
    provider && text.by(provider),
    delivery.segmente !== undefined && canal === "SMS" && text.segments(delivery.segmente),
    delivery.mesajId && text.messageId(delivery.mesajId),
    delivery.sablonVersiune !== undefined && text.version(String(delivery.sablonVersiune)),
    delivery.livrariIncluse && text.digest(delivery.livrariIncluse.length),
    delivery.rezumatId !== undefined && text.inDigest,
  ].filter((fact) => typeof fact === "string");
  const moments = [
    text.created(dateTime(delivery.creatLa)),
    delivery.trimisLa && text.sent(dateTime(delivery.trimisLa)),
    delivery.status === "Scheduled" && delivery.scheduledAt && text.scheduled(dateTime(delivery.scheduledAt)),
    delivery.urmatoareaLa &&
      (delivery.status !== "Scheduled" || delivery.urmatoareaLa !== delivery.scheduledAt) &&
      text.next(dateTime(delivery.urmatoareaLa)),
    delivery.incheiatLa && text.ended(dateTime(delivery.incheiatLa)),
  ].filter((moment) => typeof moment === "string");
  return (
    <article className="notice-card" aria-label={name ?? destinatar}>
      <div className="notice-counts">
        {name !== undefined && delivery.destinatarId !== undefined ? (
          <Link href={`${paths.recipients}/${delivery.destinatarId}`}>{name}</Link>
        ) : (
          <strong>{destinatar}</strong>
        )}
        <NoticeState status={status} />
        {acts}
      </div>
      {reason && <p className={status === "Failed" ? "why" : undefined}>{text.because(reason)}</p>}
      <p className="hint">{facts.join(" · ")}</p>
      <p className="hint">{moments.join(" · ")}</p>
    </article>
  );
}
