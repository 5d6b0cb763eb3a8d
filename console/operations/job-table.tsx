import type { Lucrare } from "../../client/generated/documents/types.ts";
import { ListTable } from "../api/list-look.tsx";
import { DialogLink } from "../kit/dialog-link.tsx";
import { EmptyState, StateBadge, type Tone } from "../kit/states.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { isJobKind } from "./job-kinds.ts";
import { operationsWords } from "./words.ts";

const tones: Record<Lucrare["stare"], Tone> = { ASTEAPTA: "neutral", IN_LUCRU: "accent", ESUATA: "bad" };

export interface JobTableProps {
  rows: readonly Lucrare[];
  isLoading: boolean;
  isUpdating: boolean;
}

export function JobTable({ rows, isLoading, isUpdating }: JobTableProps) {
  const text = useWords(operationsWords).jobs;
  const { dateTime, number } = useFormats();
  const nameOf = ({ kind }: Lucrare) => (isJobKind(kind) ? text.kinds[kind] : kind);
  return (
    <ListTable
      name="operations/jobs"
      label={text.kind}
      columns={[
        {
          id: "kind",
          title: text.kind,
          cell: nameOf,
        },
        { id: "id", title: text.id, isWideOnly: true, cell: ({ id }) => <code className="soft">{id}</code> },
        { id: "state", title: text.state, cell: (job) => <State job={job} /> },
        {
          id: "attempts",
          title: text.attempts,
          isNumber: true,
          isWideOnly: true,
          cell: ({ incercari }) => number(incercari),
        },
        { id: "progress", title: text.progress, isWideOnly: true, cell: (job) => <Progress job={job} /> },
        {
          id: "created",
          title: text.created,
          isWideOnly: true,
          cell: ({ creatLa }) => creatLa && dateTime(creatLa),
        },
        {
          id: "retry",
          title: text.retry,
          isAlways: true,
          cell: (job) =>
            job.poate.includes("REIA") && (
              <DialogLink
                verb={text.retry}
                name="retry"
                id={`${job.kind}-${job.id}`}
                of={`${nameOf(job)} ${job.id}`}
              />
            ),
        },
      ]}
      rows={rows}
      idOf={({ kind, id }) => `${kind}-${id}`}
      textOf={(job) => `${nameOf(job)} ${job.id}`}
      isLoading={isLoading}
      isUpdating={isUpdating}
      empty={<EmptyState title={text.none} text={text.noneText} icon="check" />}
    />
  );
}

/** The state in a word, with the reason of a failure, or when a worker is woken. */
function State({ job: { stare, motiv, eroare, reluareLa } }: { job: Lucrare }) {
  const text = useWords(operationsWords);
  const { time } = useFormats();
  const reason = motiv ?? (eroare === undefined ? undefined : text.otherReason(eroare));
  return (
    <>
      <StateBadge tone={tones[stare]}>{text.jobs.states[stare]}</StateBadge>
      {reason && <p className="reason">{reason}</p>}
      {reluareLa && <p className="soft">{text.jobs.next(time(reluareLa))}</p>}
    </>
  );
}

function Progress({ job: { kind, parti, partiGata } }: { job: Lucrare }) {
  const text = useWords(operationsWords).index;
  const { number, size } = useFormats();
  if (parti === undefined || partiGata === undefined) return null;
  const shown = kind === "upload" ? size : number;
  return <>{text.of(shown(partiGata), shown(parti))}</>;
}
