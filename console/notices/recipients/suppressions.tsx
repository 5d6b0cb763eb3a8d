import { useState } from "react";
import {
  suppressionsRemove,
  suppressionsSearch,
} from "../../../client/generated/notifications/operations.ts";
import type {
  CategorieRefuzata,
  StareaAdresei,
  Suprimare,
} from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import { BriefForm } from "../../api/new-form.tsx";
import { Question } from "../../api/question.tsx";
import { useSaved } from "../../api/saved.ts";
import { Link } from "../../kit/button.tsx";
import { DialogLink } from "../../kit/dialog-link.tsx";
import { TextField } from "../../kit/fields.tsx";
import { StateBadge } from "../../kit/states.tsx";
import { byTitle } from "../../shell/found.ts";
import { plainScreen } from "../../shell/screen.tsx";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { DeliveryCard } from "../common/delivery-card.tsx";
import { NoticeSections, paths } from "../common/notice-sections.tsx";
import { PageHead } from "../common/page-head.tsx";
import { useSystems } from "../common/systems.ts";
import { commonWords } from "../common/words.ts";
import { recipientWords } from "./words.ts";

/** Whether messages reach an address; if not, since when and why; and the last messages to it. */
function AddressStanding({ standing }: { standing: StareaAdresei }) {
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
  const { id, motiv, creatLa, expiraLa, notificareId } = suppression;
  return (
    <>
      <p>{text.since(dateTime(creatLa), dateTime(expiraLa), common.reason[motiv])}</p>
      <div className="acts">
        <DialogLink verb={text.lift} name="lift" id={id} look="primary" />
        <Link href={`${paths.notices}/${notificareId}`}>{text.openCause}</Link>
      </div>
    </>
  );
}

function Declined({ refusal }: { refusal: CategorieRefuzata }) {
  const text = useWords(recipientWords).suppression;
  const { nameOf } = useSystems();
  const { dateTime } = useFormats();
  const { id, sistemId, categorie, creatLa } = refusal;
  return (
    <>
      <p>{text.declined(nameOf(sistemId), categorie ?? "", dateTime(creatLa))}</p>
      <div className="acts">
        <DialogLink verb={text.liftDeclined} name="lift" id={id} look="plain" />
      </div>
    </>
  );
}

/** Looks up whether messages reach an address, which is kept neither in the browser's address nor in a draft. */
function Suppressions() {
  const text = useWords(recipientWords).suppression;
  const saved = useSaved(["notifications", "events"]);
  const [found, setFound] = useState<StareaAdresei>();
  const [asked, setAsked] = useState("");
  const ask = async (adresa: string): Promise<void> => {
    setFound((await suppressionsSearch(client, { body: { adresa } })).data);
    setAsked(adresa);
  };
  const lift = async (id: string): Promise<void> => {
    await suppressionsRemove(client, { path: { id: Number(id) } });
    await ask(asked);
    await saved(text.lifted);
  };
  return (
    <>
      <PageHead title={text.title} />
      <NoticeSections of="recipients" current="suppressions" />
      <div className="notice-page">
        <BriefForm
          initial={{ adresa: "" }}
          verb={text.check}
          validate={({ adresa }) => (adresa.trim() === "" ? { adresa: text.missing } : {})}
          save={async ({ adresa }) => {
            setFound(undefined);
            await ask(adresa.trim());
          }}
        >
          {({ field }) => (
            <TextField label={text.address} hint={text.addressHint} field={field("adresa")} isRequired />
          )}
        </BriefForm>
        <div role="status">{found && <AddressStanding standing={found} />}</div>
      </div>
      <Question name="lift" title={() => text.liftTitle} text={text.liftHint} verb={text.lift} act={lift} />
    </>
  );
}

export default plainScreen({ page: Suppressions, useFound: byTitle(recipientWords.suppression.title) });
