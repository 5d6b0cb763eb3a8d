import { useState } from "react";
import {
  conversiesList,
  conversiesPatch,
  conversiesRead,
  conversiesRemove,
} from "../../client/generated/documents/operations.ts";
import type { Conversie } from "../../client/generated/documents/types.ts";
import { client, whole } from "../api/client.ts";
import { useDocumentNames } from "../api/names.ts";
import { BriefForm } from "../api/new-form.tsx";
import { act, byName, orNull, record } from "../api/register/kind.ts";
import { listScreen } from "../api/register/record-list.tsx";
import { type PartProps, recordScreen } from "../api/register/record-page.tsx";
import { Link } from "../kit/button.tsx";
import { DialogLink } from "../kit/dialog-link.tsx";
import { AddressDialog } from "../kit/dialog.tsx";
import { TextField } from "../kit/fields.tsx";
import { late } from "../kit/online.ts";
import { type Tone, StateBadge } from "../kit/states.tsx";
import { countIn } from "../shell/search.ts";
import { usePerson } from "../shell/session.ts";
import { useFormats } from "../words/formats.ts";
import { currentLanguage } from "../words/language.ts";
import { useWords, wordsIn } from "../words/words.ts";
import { ScanPages } from "./scan-pages.tsx";
import { useSource } from "./scan-text.ts";
import { scanWords } from "./words.ts";

const tones: Record<Conversie["status"], Tone> = {
  IN_ASTEPTARE: "neutral",
  IN_LUCRU: "accent",
  FINALIZATA: "good",
  ESUATA: "bad",
};

const isRunning = ({ status }: Pick<Conversie, "status">): boolean =>
  status === "IN_ASTEPTARE" || status === "IN_LUCRU";

/** The state in a word, how many pages have been read, and why it failed. */
function ScanState({ scan }: { scan: Conversie }) {
  const { status, pagini, paginiGata = 0, eroare, scanare } = scan;
  const text = useWords(scanWords);
  const { number } = useFormats();
  const reasons: Readonly<Record<string, string>> = text.reasons;
  return (
    <>
      <StateBadge tone={tones[status]}>{text.states[status]}</StateBadge>{" "}
      {isRunning(scan) && pagini !== undefined && (
        <span className="hint">{text.pages(number(paginiGata), number(pagini))}</span>
      )}
      {status === "FINALIZATA" && scanare?.stare === "nescanat" && (
        <span className="hint">{text.unscanned}</span>
      )}
      {status === "ESUATA" && (
        <span className="why">{reasons[eroare?.replace(/^error\./, "") ?? ""] ?? text.reasons.other}</span>
      )}
    </>
  );
}

const NewScan = late(async () => ({ default: (await import("./scan-forms.tsx")).NewScan }));

/** A document or a file whose text is read. */
interface More {
  /** The documents that were read. */
  documents: ReadonlyMap<number, { denumire: string }>;
  /** Of the person. */
  login: string;
}

/** A scan without a name of its own has that of its document. */
const nameOf = ({ denumire, documentId = 0 }: Conversie, more: More | undefined): string =>
  denumire ?? more?.documents.get(documentId)?.denumire ?? wordsIn(scanWords, currentLanguage()).unnamed;

const scans = record({
  key: ["documents", "scans"],
  path: "/app/scanari",
  size: 20,
  icon: "document",
  texts: {
    title: scanWords.title,
    one: scanWords.title,
    about: scanWords.intro,
    back: scanWords.back,
    create: scanWords.add,
    none: scanWords.empty,
    noneText: scanWords.emptyText,
  },
  nameOf: (scan: Conversie, known?: { more: More }) => nameOf(scan, known?.more),
  useMore: (rows: readonly Conversie[]): More => ({
    documents: useDocumentNames(rows.map(({ documentId }) => documentId)),
    login: usePerson().id,
  }),
  filters: [
    byName("denumire"),
    {
      name: "stare",
      label: scanWords.filter,
      query: "filter[status]",
      choices: {
        IN_LUCRU: scanWords.states.IN_LUCRU,
        IN_ASTEPTARE: scanWords.states.IN_ASTEPTARE,
        FINALIZATA: scanWords.states.FINALIZATA,
        ESUATA: scanWords.states.ESUATA,
      },
    },
  ],
  isMoving: isRunning,
  isSparse: true,
  fields: {
    denumire: {
      label: scanWords.name,
      column: [],
      show: (scan, { more }) => nameOf(scan, more),
    },
    status: {
      label: scanWords.state,
      column: [],
      isFact: true,
      show: (scan) => <ScanState scan={scan} />,
    },
    limba: {
      label: scanWords.language,
      column: ["wide"],
      isFact: true,
      show: ({ limba }, { language }) => wordsIn(scanWords, language).languages[limba],
    },
    creatLa: {
      label: scanWords.created,
      column: ["wide"],
      isFact: true,
      show: ({ creatLa }, { formats }) => formats.dateTime(creatLa),
    },
    documentId: {
      label: scanWords.document,
      isFact: true,
      show: ({ documentId }) => documentId !== undefined && <SourceLink id={documentId} />,
    },
  },
  list: (query) => conversiesList(client, { query: { sort: "-creatLa", ...query } }),
  read: async (id) => whole(await conversiesRead(client, { path: { id: Number(id) } })),
  NewForm: NewScan,
});

function SourceLink({ id }: { id: number }) {
  const { data } = useSource(id);
  return data && <Link href={`/app/acte/${data.id}`}>{data.denumire}</Link>;
}

/** Only the person who started the reading may rename and remove it. */
const mayChange = ({ creatDe }: Conversie, { more: { login } }: { more: More }): boolean => creatDe === login;

const rename = act(scans, {
  name: "denumire",
  verb: scanWords.rename,
  title: scanWords.rename,
  isShown: mayChange,
  fields: { denumire: { label: scanWords.name, input: "text", max: 255 } },
  run: ({ id, values, etag }) =>
    conversiesPatch(client, {
      path: { id: Number(id) },
      body: orNull(values, "denumire"),
      ifMatch: etag,
    }),
  said: scanWords.renamed,
});

const remove = act(scans, {
  name: "eliminare",
  verb: scanWords.remove,
  look: "danger",
  icon: "trash",
  title: scanWords.removeTitle,
  text: scanWords.removeText,
  isShown: mayChange,
  run: ({ id, etag }) => conversiesRemove(client, { path: { id: Number(id) }, ifMatch: etag }),
  said: scanWords.removed,
  isGone: true,
});

/** The text once it has been read; before that the progress, and after a failure a way to try again. */
function Reading({ row: scan, place }: PartProps<Conversie>) {
  const text = useWords(scanWords);
  const [password, setPassword] = useState<string>();
  const source = useSource(scan.documentId);
  // The source may be gone meanwhile; its text stays.
  const isKnown = scan.documentId === undefined || source.isError || source.data !== undefined;
  if (scan.status === "ESUATA") return <Retry scan={scan} />;
  if (isRunning(scan))
    return (
      <div>
        <p role="status">{text.waiting}</p>
        <progress aria-label={text.waiting} value={scan.paginiGata ?? 0} max={scan.pagini ?? 1} />
      </div>
    );
  if (!isKnown) return null;
  if (source.data?.tipSecuritate === "PAROLA" && password === undefined)
    return <Password onGiven={setPassword} />;
  return (
    <section>
      <ScanPages
        scan={scan}
        source={source.data}
        password={password}
        page={countIn(place.search.raw, "pagina", 1)}
        hrefOf={(pagina) => place.hrefWith({ pagina: String(pagina) })}
      />
    </section>
  );
}

function Retry({ scan: { documentId } }: { scan: Conversie }) {
  const text = useWords(scanWords);
  if (documentId === undefined) return null;
  return (
    <div className="acts">
      <DialogLink verb={text.retry} name="citire" id={documentId} look="primary" icon="retry" />
      <AddressDialog name="citire" title={() => text.form.title}>
        {(of, close) => <NewScan documentId={Number(of)} onEnd={close} />}
      </AddressDialog>
    </div>
  );
}

/** Asks for the document's password, which the page keeps only in memory. */
function Password({ onGiven }: { onGiven: (password: string) => void }) {
  const text = useWords(scanWords);
  return (
    <section>
      <h2>{text.passwordTitle}</h2>
      <BriefForm
        initial={{ password: "" }}
        verb={text.passwordVerb}
        save={({ password }) => Promise.resolve(onGiven(password))}
      >
        {(form) => (
          <TextField
            label={text.password}
            type="password"
            autoComplete="off"
            isRequired
            field={form.field("password")}
          />
        )}
      </BriefForm>
    </section>
  );
}

export const list = listScreen(scans);
export const page = recordScreen(scans, { acts: [rename, remove], parts: [Reading] });
