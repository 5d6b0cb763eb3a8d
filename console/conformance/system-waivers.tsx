import type { StaffSystem, Waiver } from "../../client/generated/platform/types.ts";
import { Link } from "../kit/button.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { FilterBar } from "../kit/filters.tsx";
import { EmptyState } from "../kit/states.tsx";
import { type Column, Table } from "../kit/table.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { useZone } from "./reading.ts";
import { systemWords } from "./system-words.ts";

/** The waivers of a system. They have no ids: one is found again by its contents. */
export const waiverKey = ({ rule, pathPattern, reason }: Waiver): string =>
  JSON.stringify([rule, pathPattern, reason]);

export default function SystemWaivers({ system }: { system: StaffSystem }) {
  const text = useWords(systemWords).waivers;
  const dialogs = useDialogAddress();
  const isAdmin = useZone() === "admin";
  const { date } = useFormats();
  const columns: Column<Waiver>[] = [
    { id: "rule", title: text.rule, cell: ({ rule }) => rule },
    { id: "path", title: text.path, cell: ({ pathPattern }) => <code>{pathPattern}</code> },
    { id: "reason", title: text.reason, isWideOnly: true, cell: ({ reason }) => reason },
    {
      id: "until",
      title: text.until,
      isWideOnly: true,
      cell: ({ validUntil }) => (validUntil ? date(validUntil) : "–"),
    },
    { id: "decision", title: text.decision, isWideOnly: true, cell: ({ decision }) => decision ?? "–" },
  ];
  if (isAdmin)
    columns.push({
      id: "remove",
      title: text.remove,
      cell: (waiver) => (
        <Link
          href={dialogs.hrefOf({ name: "unwaive", id: waiverKey(waiver) })}
          label={`${text.remove}: ${waiver.rule}`}
        >
          {text.remove}
        </Link>
      ),
    });
  return (
    <>
      {isAdmin && (
        <FilterBar
          act={
            <Link href={dialogs.hrefOf({ name: "waive", id: String(system.id) })} look="plain" icon="plus">
              {text.add}
            </Link>
          }
        />
      )}
      <Table<Waiver>
        label={text.addTitle}
        columns={columns}
        rows={system.waivers}
        idOf={waiverKey}
        textOf={({ rule }) => rule}
        empty={
          <EmptyState title={text.empty} icon="check">
            {text.emptyText}
          </EmptyState>
        }
      />
    </>
  );
}
