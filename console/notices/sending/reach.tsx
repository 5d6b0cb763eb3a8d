import { skipToken, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { staffNotificationsCreateEstimate } from "../../../client/generated/notifications/operations.ts";
import type { Sablon, StaffNotificationEstimate } from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import { sentenceOf } from "../../api/failed.tsx";
import { KeyValues } from "../../kit/facts.tsx";
import { useDialogAddress } from "../../kit/dialog-address.ts";
import { useFormats } from "../../words/formats.ts";
import { useLanguage } from "../../words/language.ts";
import { useWords } from "../../words/words.ts";
import { commonWords } from "../common/words.ts";
import { reachesPeople, recipientsOf, requestOf, type VariableField } from "./request.ts";
import type { Sender, SendValues } from "./values.ts";
import { sendWords } from "./words.ts";

export type Estimate = UseQueryResult<StaffNotificationEstimate>;

interface Asked {
  values: SendValues;
  sender: Sender;
  fields: readonly VariableField[];
  isReady: boolean;
}

/** How many the notification reaches, asked once the question about it is open. */
export function useEstimate({ values, sender, fields, isReady }: Asked): Estimate {
  const { current } = useDialogAddress();
  // The request of a long list is composed only once it is asked about.
  const asked = isReady && current?.name === "send" ? questionOf({ values, sender, fields }) : undefined;
  return useQuery({
    queryKey: ["notifications", "estimates", asked && JSON.stringify(asked)],
    queryFn: asked
      ? async () => (await staffNotificationsCreateEstimate(client, { body: asked })).data
      : skipToken,
    retry: false,
  });
}

function questionOf({ values, sender, fields }: Omit<Asked, "isReady">) {
  const { forwardTo: _copies, ...body } = requestOf(values, { fields, attachments: [] });
  return sender.isAdmin ? { ...body, sistemId: Number(values.system) } : body;
}

interface ReachProps {
  estimate: Estimate;
  values: SendValues;
  /** The chosen template, once it has been read. */
  template: Sablon | undefined;
}

/** Whom the notification reaches by each channel, and why not the others. */
export function Reach({ estimate, values, template }: ReachProps) {
  const text = useWords(sendWords);
  const language = useLanguage();
  if (estimate.isError) return <p className="hint">{sentenceOf(estimate.error, language)}</p>;
  if (!estimate.data) return <p role="status">{text.estimating}</p>;
  if (estimate.data.canale) return <Reached {...estimate.data} canale={estimate.data.canale} />;
  return (
    <>
      <p className="hint">{text.tooFew}</p>
      <Fallbacks values={values} body={bodyOf(values, template)} />
    </>
  );
}

/** The languages of the text; undefined until its template has been read. */
const bodyOf = ({ content, body, bodyRu }: SendValues, template: Sablon | undefined) =>
  content === "template" ? template?.body : { ro: body, ru: bodyRu };

/** Who gets another language than their own, as far as the sender knows it: of people, only that some may. */
function Fallbacks({ values, body }: { values: SendValues; body: Sablon["body"] | undefined }) {
  const text = useWords(sendWords);
  if (!body) return null;
  const recipients = recipientsOf(values);
  const says = (["ru", "en"] as const)
    .filter((language) => (body[language] ?? "").trim() === "")
    .flatMap((language) => {
      const typed = recipients.filter(({ limba }) => limba === language).length;
      return [
        ...(typed > 0 ? [text.otherLanguage[language](typed)] : []),
        ...(reachesPeople(values) ? [text.noText[language]] : []),
      ];
    });
  return says.map((said) => (
    <p key={said} className="why">
      {said}
    </p>
  ));
}

type Shown = StaffNotificationEstimate & Required<Pick<StaffNotificationEstimate, "canale">>;

function Reached({ total, verificati, canale, omisi = 0, limbi = [] }: Shown) {
  const text = useWords(sendWords);
  const common = useWords(commonWords);
  const { list, number } = useFormats();
  const partsOf = ({ ajung, faraContact, suprimate, refuzate }: (typeof canale)[number]): string =>
    list([
      text.reached(ajung),
      ...(faraContact > 0 ? [text.noContact(faraContact)] : []),
      ...(suprimate > 0 ? [text.suppressed(suprimate)] : []),
      ...(refuzate > 0 ? [text.declined(refuzate)] : []),
    ]);
  return (
    <section aria-label={text.reach}>
      <h3>{text.reach}</h3>
      <KeyValues entries={canale.map((one) => ({ label: common.channel[one.canal], value: partsOf(one) }))} />
      {omisi > 0 && <p className="hint">{text.leftOut(omisi)}</p>}
      {limbi.map(
        ({ ceruta, destinatari }) =>
          ceruta !== "ro" && (
            <p key={ceruta} className="why">
              {text.otherLanguage[ceruta](destinatari)}
            </p>
          ),
      )}
      {verificati < total && <p className="hint">{text.onlyLooked(number(verificati), number(total))}</p>}
    </section>
  );
}
