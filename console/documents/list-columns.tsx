import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { sentenceOf } from "../api/failed.tsx";
import { usePeople } from "../api/people.ts";
import type { BulkJob } from "../kit/bulk-acts.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { Menu } from "../kit/menu.tsx";
import { type Tone, StateBadge } from "../kit/states.tsx";
import type { Column } from "../kit/table.tsx";
import { showToast } from "../kit/toast.tsx";
import { type Formats, useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { type TextsOf, useWords } from "../words/words.ts";
import { type ActId, type ListAct, archiveJob, isAllowed, listActs, restoreJob } from "./list-acts.ts";
import { begin } from "./list-asking.ts";
import { useListChange } from "./list-change.ts";
import { idOf } from "./list-choice.ts";
import { useContainers, useIssuers } from "./list-query.ts";
import type { Row } from "./list-rows.ts";
import { sortableColumns } from "./list-search.ts";
import { type SignatureState, insideQuery, useSignatures } from "./list-signatures.ts";
import { statusTones } from "./page/states.ts";
import { fragmentsOf, Marked, piecesOfFragment } from "./marks.tsx";
import { listWords } from "./words.ts";

const tones: Record<SignatureState, Tone> = { valid: "good", invalid: "bad", older: "warning" };

interface SignatureFacts {
  signatureOf: (row: Row) => SignatureState | undefined;
  /** True if the file may have signatures without a record. */
  isUnrecorded: (row: Row) => boolean;
}

/** The state of the signatures of a document. */
function Signature({ row, facts }: { row: Row; facts: SignatureFacts }) {
  return facts.isUnrecorded(row) ? <Inside row={row} /> : <State state={facts.signatureOf(row)} />;
}

function Inside({ row }: { row: Row }) {
  const { data } = useQuery(insideQuery(row));
  return <State state={data ?? undefined} />;
}

function State({ state }: { state: SignatureState | undefined }) {
  const text = useWords(listWords).signature;
  if (!state) return null;
  return (
    <StateBadge tone={tones[state]} icon="signature">
      {text[state]}
    </StateBadge>
  );
}

export type ListTexts = TextsOf<typeof listWords>;

/** What the cells know besides their row. */
export interface CellFacts extends SignatureFacts {
  text: ListTexts;
  formats: Formats;
  containerOf: (row: Row) => string | undefined;
  issuerOf: (row: Row) => string | undefined;
  personOf: (login: string) => string;
  menuOf: (row: Row) => ReactNode;
}

type ColumnId = Exclude<keyof ListTexts["column"], "acts">;

const cells: Record<ColumnId, (row: Row, facts: CellFacts) => ReactNode> = {
  denumire: (row, facts) => <Name row={row} facts={facts} />,
  cod: ({ cod }) => cod,
  semnaturi: (row, facts) => <Signature row={row} facts={facts} />,
  stare: ({ status, retinereLegala }, { text }) => (
    <>
      <StateBadge tone={statusTones[status]}>{text.status[status]}</StateBadge>
      {retinereLegala && <StateBadge tone="warning">{text.legalHold}</StateBadge>}
    </>
  ),
  etichete: ({ etichete }) => etichete.join(", "),
  container: (row, { containerOf }) => containerOf(row),
  emitent: (row, { issuerOf }) => issuerOf(row),
  vizibilitate: ({ visibility }, { text }) =>
    visibility === "PERSONAL" ? (
      text.visibility[visibility]
    ) : (
      <StateBadge tone={visibility === "SECRET" ? "warning" : "accent"}>
        {text.visibility[visibility]}
      </StateBadge>
    ),
  securitate: ({ tipSecuritate }, { text }) =>
    tipSecuritate && (
      <StateBadge tone="neutral" icon="lock">
        {text.security[tipSecuritate]}
      </StateBadge>
    ),
  dimensiune: ({ dimensiune }, { formats, text }) =>
    dimensiune === undefined ? text.noContent : formats.size(dimensiune),
  format: ({ format }, { text }) => format && text.format[format],
  modificatLa: ({ modificatLa }, { formats }) => (
    <time dateTime={modificatLa}>{formats.dateTime(modificatLa)}</time>
  ),
  modificatDe: ({ modificatDe }, { personOf }) => personOf(modificatDe),
  creatLa: ({ creatLa }, { formats }) => <time dateTime={creatLa}>{formats.dateTime(creatLa)}</time>,
  creatDe: ({ creatDe }, { personOf }) => personOf(creatDe),
};

const columnIds = Object.keys(cells) as readonly ColumnId[];
export const firstColumns: readonly string[] = columnIds.filter((id) => !["format", "creatDe"].includes(id));

/** The columns of the list, before their facts are known. */
export const headsOf = (text: ListTexts, isSortable: boolean) => [
  ...columnIds.map((id) => ({
    id,
    title: text.column[id],
    isRowHeader: id === "denumire",
    isSortable: isSortable && sortableColumns.some((name) => name === id),
    isNumber: id === "dimensiune",
    isWideOnly: id !== "denumire",
    isActs: false,
  })),
  { id: "acts" as const, title: text.column.acts, isActs: true },
];

export const columnsOf = (heads: ReturnType<typeof headsOf>, facts: CellFacts): Column<Row>[] =>
  heads.map((head) => ({
    ...head,
    cell: (row) => (head.id === "acts" ? facts.menuOf(row) : cells[head.id](row, facts)),
  }));

/** The name, what was found in the document, and on a phone, without other columns, what tells it apart. */
function Name({ row, facts }: { row: Row; facts: CellFacts }) {
  const { text } = facts;
  const highlights = row.highlights ?? {};
  const [name] = highlights.denumire ?? [];
  const fragments = fragmentsOf(highlights).slice(0, 2);
  return (
    <>
      {name === undefined ? row.denumire : <Marked pieces={piecesOfFragment(name)} />}
      {fragments.map(({ fragment, isDoubtful }) => (
        <span key={fragment} className="fragment">
          {isDoubtful && `${text.doubtful}: `}
          <Marked pieces={piecesOfFragment(fragment)} />
        </span>
      ))}
      <span className="narrow-only">
        {row.cod}
        {row.status !== "ACTIV" && (
          <StateBadge tone={statusTones[row.status]}>{text.status[row.status]}</StateBadge>
        )}
        <Signature row={row} facts={facts} />
      </span>
    </>
  );
}

/** Content with a password is opened on the document's page, which asks for it. */
const isOfRow = ({ id }: ListAct, row: Row): boolean =>
  id !== "zip" && id !== "csv" && !(id === "download" && row.tipSecuritate === "PAROLA");

/** What the person may do with one document now. */
function RowMenu({ row }: { row: Row }) {
  const text = useWords(listWords).act;
  const language = useLanguage();
  const dialogs = useDialogAddress();
  const onChange = useListChange();
  const id = idOf(row);
  const attempt = (work: () => Promise<void>) => (): void => {
    work().catch((error: unknown) => showToast({ text: sentenceOf(error, language), tone: "bad" }));
  };
  const run = (job: BulkJob) => attempt(() => begin(id, job));
  const direct: Partial<Record<ActId, () => void>> = {
    download: attempt(async () => (await import("./list-files.ts")).downloadOne(id, row.denumire)),
    archive: run(archiveJob(onChange)),
    restore: run(restoreJob(onChange)),
  };
  const entries = listActs
    .filter((act) => isOfRow(act, row) && isAllowed(act, row))
    .map((act) => ({
      id: act.id,
      title: text[act.id],
      icon: act.icon,
      isDangerous: act.isDangerous,
      href: act.dialog === undefined ? undefined : dialogs.hrefOf({ name: act.dialog, id }),
      onAction: direct[act.id],
    }));
  return <Menu label={text.menu(row.denumire)} entries={entries} />;
}

/** What the cells of a page show besides its documents: names and signatures, with one call each for the whole page. */
export function useFacts(rows: readonly Row[], shown: readonly string[]): CellFacts {
  const text = useWords(listWords);
  const formats = useFormats();
  const queries = useQueryClient();
  const containers = useContainers().data;
  const issuers = useIssuers().data;
  const personOf = usePeople(rows.flatMap(({ modificatDe, creatDe }) => [modificatDe, creatDe]));
  const signatures = useSignatures(rows, shown.includes("semnaturi"));
  const containerNames = useMemo(() => namesOf(containers), [containers]);
  const issuerNames = useMemo(() => namesOf(issuers), [issuers]);
  return {
    text,
    formats,
    containerOf: ({ bucketId }) => containerNames.get(bucketId),
    issuerOf: ({ emitentId = 0 }) => issuerNames.get(emitentId),
    personOf,
    signatureOf: (row) =>
      signatures.recorded(row) ?? queries.getQueryData(insideQuery(row).queryKey) ?? undefined,
    isUnrecorded: signatures.isUnrecorded,
    menuOf: (row) => <RowMenu row={row} />,
  };
}

const namesOf = (records: readonly { id: number; denumire: string }[] | undefined) =>
  new Map(records?.map(({ id, denumire }) => [id, denumire]));
