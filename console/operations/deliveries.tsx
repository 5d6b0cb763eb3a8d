import type { MesajInCoada } from "../../client/generated/notifications/types.ts";
import { EmptyState } from "../kit/states.tsx";
import { Table } from "../kit/table.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { operationsWords } from "./words.ts";

/** Deliveries behind a queue of notifications. The service masks their recipients. */
export function Deliveries({ rows }: { rows: readonly MesajInCoada[] }) {
  const text = useWords(operationsWords).messages;
  const { dateTime, number } = useFormats();
  return (
    <Table
      label={text.label}
      columns={[
        { id: "recipient", title: text.recipient, cell: ({ destinatar }) => destinatar },
        { id: "channel", title: text.channel, cell: ({ canal }) => text.channels[canal] },
        { id: "system", title: text.system, isWideOnly: true, cell: ({ sistem }) => sistem },
        {
          id: "attempts",
          title: text.attempts,
          isNumber: true,
          isWideOnly: true,
          cell: ({ incercari }) => number(incercari),
        },
        {
          id: "since",
          title: text.since,
          isWideOnly: true,
          cell: ({ asteaptaDin }) => dateTime(asteaptaDin),
        },
      ]}
      rows={rows}
      idOf={({ messageId }) => String(messageId)}
      textOf={({ destinatar }) => destinatar}
      empty={<EmptyState title={text.none}>{text.noneText}</EmptyState>}
    />
  );
}
