import type { ReactNode } from "react";
import type { Livrare, StaffDelivery } from "../../../client/generated/notifications/types.ts";
import { Link } from "../../kit/button.tsx";
import { StateBadge } from "../../kit/states.tsx";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { deliveryWords } from "./delivery-words.ts";
import { paths } from "./notice-sections.tsx";
import { NoticeState, useReasonOf } from "./states.tsx";
import { useProviders } from "./use-providers.ts";
import { commonWords } from "./words.ts";

type Recipient = Pick<StaffDelivery, "nume" | "numit" | "destinatar" | "destinatarId">;

/** True for a person of the register whose name the reader may not know, and who was not named by number. */
export const isUnnamed = ({ nume, numit, destinatarId }: Recipient): boolean =>
  nume === undefined && destinatarId !== undefined && (!numit || numit.type === "Destinatar");

/** The recipient as the reader may know them: the name, or how the sender named them, or a mask. */
export function useRecipientOf(): (delivery: Recipient) => string {
  const text = useWords(deliveryWords);
  return (delivery) => {
    const { nume, numit, destinatar, destinatarId } = delivery;
    if (isUnnamed(delivery)) return text.recipient(String(destinatarId));
    return nume ?? numit?.value ?? destinatar;
  };
}

export interface DeliveryCardProps {
  delivery: Livrare & Pick<StaffDelivery, "numit">;
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
  const { canal, status, incercari, providerId, limba, limbaCeruta, retrimisaIn } = delivery;
  const destinatar = useRecipientOf()(delivery);
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
        {delivery.proba && <StateBadge>{text.test}</StateBadge>}
        {acts}
      </div>
      {limbaCeruta && <p>{text.otherLanguage(text.inLanguage[limbaCeruta], text.inLanguage[limba])}</p>}
      {retrimisaIn !== undefined && (
        <p>
          <Link href={`${paths.notices}/${retrimisaIn}`}>{text.sentAgain}</Link>
        </p>
      )}
      {reason && <p className={status === "Failed" ? "why" : undefined}>{text.because(reason)}</p>}
      <p className="hint">{facts.join(" · ")}</p>
      <p className="hint">{moments.join(" · ")}</p>
    </article>
  );
}
