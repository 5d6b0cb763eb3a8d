import { useQuery } from "@tanstack/react-query";
import { mailSendersList } from "../../../client/generated/notifications/operations.ts";
import type { Expeditor, Sistem } from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import { Link } from "../../kit/button.tsx";
import { KeyValues } from "../../kit/facts.tsx";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { paths } from "../common/notice-sections.tsx";
import { commonWords } from "../common/words.ts";
import { systemWords } from "./words.ts";

const MOST_ROWS = 200;

/** The senders of mail, of which a system may have one. */
export function useSenders(): readonly Expeditor[] {
  const { data = [] } = useQuery({
    queryKey: ["notifications", "senders", "all"],
    queryFn: async () => (await mailSendersList(client, { query: { size: MOST_ROWS } })).data.items,
  });
  return data;
}

export function SystemFacts({ system }: { system: Sistem }) {
  const text = useWords(systemWords);
  const common = useWords(commonWords);
  const { number } = useFormats();
  const senders = useSenders();
  const { cod, expeditorId, callbackUrl, areCallbackSecret, limitaPeMinut, limitaPeZi } = system;
  const sender = senders.find(({ id }) => id === expeditorId);
  const limitOf = (limit: number | undefined) => (limit === undefined ? text.unlimited : number(limit));
  return (
    <div className="notice-page">
      <div className="notice-card notice-facts">
        <KeyValues
          entries={[
            { label: common.code, value: cod },
            {
              label: text.sender,
              value: sender ? (
                <Link href={`${paths.senders}/${sender.id}`}>{sender.denumire}</Link>
              ) : (
                text.defaultSender
              ),
            },
            { label: text.callback, value: callbackUrl ?? text.noCallback },
            { label: text.callbackSecret, value: areCallbackSecret ? text.isSet : text.isNotSet },
            { label: text.minuteLimit, value: limitOf(limitaPeMinut) },
            { label: text.dayLimit, value: limitOf(limitaPeZi) },
          ]}
        />
      </div>
      <Caps caps={system.plafoane ?? []} />
      <Certificates certificates={system.certificate} />
    </div>
  );
}

function Caps({ caps }: { caps: NonNullable<Sistem["plafoane"]> }) {
  const text = useWords(systemWords);
  const common = useWords(commonWords);
  const { number } = useFormats();
  return (
    <section className="notice-card" aria-labelledby="caps">
      <h2 id="caps">{text.caps}</h2>
      {caps.length === 0 && <p className="hint">{text.noCaps}</p>}
      {caps.map(({ categorie, canal, celMult, minute }) => (
        <p key={`${categorie} ${canal ?? ""}`}>
          {text.cap(
            categorie,
            canal ? common.channel[canal] : text.everyChannel,
            number(celMult),
            number(minute),
          )}
        </p>
      ))}
    </section>
  );
}

function Certificates({ certificates }: { certificates: readonly string[] }) {
  const text = useWords(systemWords);
  return (
    <section className="notice-card" aria-labelledby="certificates">
      <h2 id="certificates">{text.certificates}</h2>
      <p className="hint">{certificates.length === 0 ? text.noCertificates : text.certificatesHint}</p>
      {certificates.map((certificate) => (
        <code key={certificate} className="notice-text">
          {certificate}
        </code>
      ))}
    </section>
  );
}
