import type {
  CategorieRefuzata,
  StareaAdresei,
  Suprimare,
} from "../../../client/generated/notifications/types.ts";
import { Link } from "../../kit/button.tsx";
import { useDialogAddress } from "../../kit/dialog-address.ts";
import { StateBadge } from "../../kit/states.tsx";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { DeliveryCard } from "../common/delivery-card.tsx";
import { paths } from "../common/notice-sections.tsx";
import { useSystems } from "../common/systems.ts";
import { commonWords } from "../common/words.ts";
import { recipientWords } from "./words.ts";

/** If messages reach an address, since when not and why, and the last ones to it. */
export function AddressStanding({ standing }: { standing: StareaAdresei }) {
  const text = useWords(recipientWords).suppression;
  const common = useWords(commonWords);
  const { canal, destinatar, suprimare, refuzuri, livrari } = standing;
  return (
    <div className="notice-page">
      <section className="notice-card" aria-label={destinatar}>
        <div className="notice-counts">
          <strong>{destinatar}</strong>
          <span className="hint">{common.channel[canal]}</span>
          <StateBadge tone={suprimare ? "bad" : "good"}>
            {suprimare ? text.suppressed : text.reached}
          </StateBadge>
        </div>
        {suprimare && <Suppressed suppression={suprimare} />}
        {refuzuri.map((refusal) => (
          <Declined key={refusal.id} refusal={refusal} />
        ))}
      </section>
      <h2>{text.last}</h2>
      {livrari.length === 0 && <p className="hint">{text.noneSent}</p>}
      {livrari.map((delivery) => (
        <DeliveryCard
          key={delivery.id}
          delivery={delivery}
          acts={<Link href={`${paths.notices}/${delivery.notificareId}`}>{text.open}</Link>}
        />
      ))}
    </div>
  );
}

function Suppressed({ suppression }: { suppression: Suprimare }) {
  const text = useWords(recipientWords).suppression;
  const common = useWords(commonWords);
  const { dateTime } = useFormats();
  const { hrefOf } = useDialogAddress();
  const { id, motiv, creatLa, expiraLa, notificareId } = suppression;
  return (
    <>
      <p>{text.since(dateTime(creatLa), dateTime(expiraLa), common.reason[motiv])}</p>
      <div className="acts">
        <Link href={hrefOf({ name: "lift", id: String(id) })} look="primary">
          {text.lift}
        </Link>
        <Link href={`${paths.notices}/${notificareId}`}>{text.openCause}</Link>
      </div>
    </>
  );
}

function Declined({ refusal }: { refusal: CategorieRefuzata }) {
  const text = useWords(recipientWords).suppression;
  const { nameOf } = useSystems();
  const { dateTime } = useFormats();
  const { hrefOf } = useDialogAddress();
  const { id, sistemId, categorie, creatLa } = refusal;
  return (
    <>
      <p>{text.declined(nameOf(sistemId), categorie ?? "", dateTime(creatLa))}</p>
      <div className="acts">
        <Link href={hrefOf({ name: "lift", id: String(id) })} look="plain">
          {text.liftDeclined}
        </Link>
      </div>
    </>
  );
}
