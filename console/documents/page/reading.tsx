import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import {
  conversiesRead,
  conversiesRemove,
  transcriereCreate,
} from "../../../client/generated/documents/operations.ts";
import type { Conversie } from "../../../client/generated/documents/types.ts";
import { hasPages } from "../../../shared/everywhere/paged.ts";
import { client } from "../../api/client.ts";
import { passwordHeader } from "../../api/document-password.ts";
import { Failed, Loaded } from "../../api/failed.tsx";
import { usePeople } from "../../api/people.ts";
import { Button } from "../../kit/button.tsx";
import { SelectField } from "../../kit/fields.tsx";
import { Form } from "../../kit/form-frame.tsx";
import { useForm } from "../../kit/form.ts";
import { type Tone, EmptyState, StateBadge } from "../../kit/states.tsx";
import { usePerson } from "../../shell/session.ts";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { wordsKey } from "./content.ts";
import { conversionsQuery, isAtWork } from "./conversions.ts";
import { isReadable, useOpened } from "./opened.ts";
import { ReadText } from "./read-text.tsx";
import type { TabProps } from "./tab-props.ts";
import { useAct } from "./use-act.ts";
import { contentWords } from "./words-content.ts";
import { pageWords } from "./words.ts";

const initial: Pick<Conversie, "tip" | "limba"> = { tip: "AUTO", limba: "ro" };

/** Starts the reading of the current version: its own text, or the text on its pictures. */
function StartReading({ isFirst }: { isFirst: boolean }) {
  const text = useWords(contentWords).reading;
  const run = useAct();
  const { document, password } = useOpened();
  const form = useForm({
    initial,
    async submit({ tip, limba }) {
      const call = { body: { documentId: document.id, tip, limba }, headers: passwordHeader(password) };
      const { status } = await transcriereCreate(client, call);
      await run(document.id, () => Promise.resolve({ text: status === 200 ? text.ready : text.started }));
      return undefined;
    },
  });
  return (
    <details className="start-reading" open={isFirst}>
      <summary>{isFirst ? text.start : text.startAgain}</summary>
      <p className="hint">{text.hint}</p>
      <Form form={form} verb={text.read} problemOf={(problem) => <Failed error={problem} />}>
        {hasPages(document.contentType ?? "") && (
          <SelectField
            label={text.kind}
            field={form.field("tip")}
            options={(["AUTO", "TEXT", "OCR"] as const).map((id) => ({ id, label: text.kinds[id] }))}
            isRequired
          />
        )}
        <SelectField
          label={text.language}
          field={form.field("limba")}
          options={(["ro", "ru", "en"] as const).map((id) => ({ id, label: text.languages[id] }))}
          isRequired
        />
      </Form>
    </details>
  );
}

const tones: Record<Conversie["status"], Tone> = {
  IN_ASTEPTARE: "neutral",
  IN_LUCRU: "accent",
  FINALIZATA: "good",
  ESUATA: "bad",
};

/** A reading with its progress. Whoever started it may stop it. */
function ConversionRow({ conversion }: { conversion: Conversie }) {
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
    automata,
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
      <p className="hint">
        {automata ? text.reading.byItself(dateTime(creatLa)) : text.details.byAt(name, dateTime(creatLa))}
      </p>
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

/** The text of the document beside its page, read from the file or from its picture. */
export default function Reading({ search }: TabProps) {
  const text = useWords(contentWords).reading;
  const opened = useOpened();
  const read = useQuery(conversionsQuery(opened.document.id));
  if (!isReadable(opened)) return <EmptyState icon="lock" title={text.locked} />;
  return (
    <>
      <h2>{text.title}</h2>
      <Loaded query={read}>
        {(conversions) => (
          <>
            <Current conversions={conversions} words={search.q} page={search.pagina} />
            <StartReading isFirst={conversions.length === 0} />
            <Earlier conversions={conversions} />
          </>
        )}
      </Loaded>
    </>
  );
}

interface CurrentProps {
  conversions: readonly Conversie[];
  words: string;
  page: number;
}

/** The words over scanned pages are read again when a reading has ended. */
function useNewWords(conversions: readonly Conversie[]): void {
  const queries = useQueryClient();
  const { document } = useOpened();
  const ended = conversions.filter(({ status }) => status === "FINALIZATA").length;
  const before = useRef(ended);
  useEffect(() => {
    if (ended > before.current) void queries.resetQueries({ queryKey: wordsKey(document) });
    before.current = ended;
  }, [queries, document, ended]);
}

/** The latest text of the current version. */
function Current({ conversions, words, page }: CurrentProps) {
  useNewWords(conversions);
  const { numarVersiune } = useOpened().document;
  const current = conversions.find(
    (one) => one.status === "FINALIZATA" && one.numarVersiune === numarVersiune,
  );
  return current ? <ReadText key={current.id} conversion={current} words={words} page={page} /> : null;
}

function Earlier({ conversions }: { conversions: readonly Conversie[] }) {
  const text = useWords(contentWords).reading;
  if (conversions.length === 0) return null;
  return (
    <section>
      <h3>{text.readings}</h3>
      <ul className="records" aria-label={text.readings}>
        {conversions.map((conversion) => (
          <ConversionRow key={conversion.id} conversion={conversion} />
        ))}
      </ul>
    </section>
  );
}
