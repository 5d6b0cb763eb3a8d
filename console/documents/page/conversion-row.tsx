import { conversiesRead, conversiesRemove } from "../../../client/generated/documents/operations.ts";
import type { Conversie } from "../../../client/generated/documents/types.ts";
import { client } from "../../api/client.ts";
import { usePeople } from "../../api/people.ts";
import { Button } from "../../kit/button.tsx";
import { StateBadge, type Tone } from "../../kit/states.tsx";
import { usePerson } from "../../shell/session.ts";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { isAtWork } from "./conversions.ts";
import { useOpened } from "./opened.ts";
import { useAct } from "./use-act.ts";
import { pageWords } from "./words.ts";

const tones: Record<Conversie["status"], Tone> = {
  IN_ASTEPTARE: "neutral",
  IN_LUCRU: "accent",
  FINALIZATA: "good",
  ESUATA: "bad",
};

/** A reading with its progress; who started it may stop it. */
export function ConversionRow({ conversion }: { conversion: Conversie }) {
  const text = useWords(pageWords);
  const { dateTime, number } = useFormats();
  const person = usePerson();
  const run = useAct();
  const { document } = useOpened();
  const {
    id,
    numarVersiune = 0,
    tip,
    limba,
    status,
    pagini,
    paginiGata = 0,
    eroare,
    creatDe,
    creatLa,
  } = conversion;
  const name = usePeople([creatDe])(creatDe);
  const title = `${text.versions.number(number(numarVersiune))}: ${text.reading.kinds[tip]}, ${text.reading.languages[limba]}`;
  const mayRemove = creatDe === person.id || document.poate.includes("RETINE");
  const remove = () =>
    run(document.id, async () => {
      const { etag } = await conversiesRead(client, { path: { id } });
      await conversiesRemove(client, { path: { id }, ifMatch: etag });
      return { text: text.reading.stopped };
    });
  return (
    <li>
      <p className="record-title">
        {title} <StateBadge tone={tones[status]}>{text.reading.states[status]}</StateBadge>
      </p>
      {isAtWork(conversion) && pagini !== undefined && (
        <p role="status">
          <progress aria-label={title} value={paginiGata} max={pagini} />{" "}
          {text.reading.pagesRead(number(paginiGata), number(pagini))}
        </p>
      )}
      {eroare && <p className="why">{text.reading.failed}</p>}
      <p className="hint">{text.details.byAt(name, dateTime(creatLa))}</p>
      {mayRemove && (
        <Button
          look="quiet"
          icon="close"
          label={`${text.reading.remove}: ${title}`}
          onPress={() => void remove()}
        >
          {isAtWork(conversion) ? text.reading.stop : text.reading.remove}
        </Button>
      )}
    </li>
  );
}
