import type { Audit } from "../../client/generated/platform/types.ts";
import { EmptyState } from "../kit/states.tsx";
import type { Column } from "../kit/table.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { Listing, type ListingProps, type Place } from "./listing.tsx";
import { AuditBadge, CountsText, VerdictBadge, auditHref } from "./parts.tsx";
import { conformanceWords } from "./words.ts";

export interface AuditListingProps extends Place {
  queryKey: readonly unknown[];
  read: ListingProps<Audit>["read"];
  isFiltered: boolean;
  /** The name of an audit's system, in a list over all systems. */
  nameOf?: ((systemId: number) => string) | undefined;
}

export function AuditListing({ nameOf, isFiltered, ...props }: AuditListingProps) {
  const text = useWords(conformanceWords);
  const columns = useAuditColumns();
  const { dateTime } = useFormats();
  const system: Column<Audit> = {
    id: "system",
    title: text.list.system,
    cell: ({ systemId }) => nameOf?.(systemId) ?? "",
  };
  return (
    <Listing<Audit>
      {...props}
      label={text.sections.audits}
      columns={
        nameOf ? [columns[0], system, ...columns.slice(1)].filter((one) => one !== undefined) : columns
      }
      idOf={({ id }) => String(id)}
      textOf={({ requestedAt }) => text.audits.name(dateTime(requestedAt))}
      hrefOf={({ id }) => auditHref(id)}
      empty={
        isFiltered ? (
          <EmptyState title={text.audits.noMatch} icon="search">
            {text.list.noMatchText}
          </EmptyState>
        ) : (
          <EmptyState title={text.audits.empty} icon="clock">
            {text.audits.emptyText}
          </EmptyState>
        )
      }
    />
  );
}

function useAuditColumns(): Column<Audit>[] {
  const text = useWords(conformanceWords);
  const { dateTime, number } = useFormats();
  return [
    {
      id: "requestedAt",
      title: text.audits.audit,
      isSortable: true,
      cell: ({ requestedAt }) => dateTime(requestedAt),
    },
    {
      id: "status",
      title: text.list.state,
      isWideOnly: true,
      cell: ({ status }) => <AuditBadge status={status} />,
    },
    {
      id: "verdict",
      title: text.list.verdict,
      // On a phone, where the state has no column, this one says why there is no verdict.
      cell: ({ verdict, status }) =>
        verdict ? <VerdictBadge verdict={verdict} /> : <AuditBadge status={status} />,
    },
    {
      id: "trigger",
      title: text.audits.trigger,
      isWideOnly: true,
      cell: ({ trigger }) => text.trigger[trigger],
    },
    {
      id: "rules",
      title: text.list.rules,
      isWideOnly: true,
      cell: ({ counts }) => <CountsText counts={counts} />,
    },
    {
      id: "changes",
      title: text.audits.changes,
      isWideOnly: true,
      cell: ({ opened, closed }) =>
        opened === undefined && closed === undefined
          ? ""
          : text.audits.changesOf(number(opened ?? 0), number(closed ?? 0)),
    },
  ];
}
