import type { MesajAbandonat } from "../../client/generated/documents/types.ts";
import { Link } from "../kit/button.tsx";
import { EmptyState } from "../kit/states.tsx";
import { Table } from "../kit/table.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { operationsWords } from "./words.ts";

/** Dead letters of documents: the record that each names, and the request that sent it. */
export function Signals({ rows }: { rows: readonly MesajAbandonat[] }) {
  const text = useWords(operationsWords).messages;
  const { dateTime } = useFormats();
  return (
    <Table
      label={text.label}
      columns={[
        { id: "about", title: text.about, cell: (row) => <About row={row} /> },
        { id: "sent", title: text.sent, cell: ({ trimisLa }) => dateTime(trimisLa) },
        {
          id: "correlation",
          title: text.correlation,
          isWideOnly: true,
          cell: ({ correlationId }) =>
            correlationId === undefined ? null : (
              <Link href={`/app/operare/corelare?cerere=${encodeURIComponent(correlationId)}`}>
                {correlationId}
              </Link>
            ),
        },
        {
          id: "replay",
          title: text.replayable,
          isWideOnly: true,
          cell: ({ poate }) => (poate.includes("REIA") ? text.yes : text.stays),
        },
      ]}
      rows={rows}
      idOf={({ messageId }) => messageId}
      textOf={({ messageId }) => messageId}
      empty={<EmptyState title={text.none}>{text.noneText}</EmptyState>}
    />
  );
}

function About({ row: { obiect, obiectId } }: { row: MesajAbandonat }) {
  const text = useWords(operationsWords).messages;
  if (obiect === undefined) return <>{text.report}</>;
  const name = text.objects[obiect];
  if (obiectId === undefined) return <>{name}</>;
  if (obiect === "document")
    return (
      <Link href={`/app/acte/${obiectId}`}>
        {name} {obiectId}
      </Link>
    );
  return (
    <>
      {name} {obiectId}
    </>
  );
}
