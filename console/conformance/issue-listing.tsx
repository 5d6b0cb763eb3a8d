import type { Issue } from "../../client/generated/platform/types.ts";
import { EmptyState } from "../kit/states.tsx";
import type { Column } from "../kit/table.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { Listing, type ListingProps, type Place } from "./listing.tsx";
import { IssueBadge, VerdictBadge, issueHref, useOperationText } from "./parts.tsx";
import { conformanceWords } from "./words.ts";

export interface IssueListingProps extends Place {
  queryKey: readonly unknown[];
  read: ListingProps<Issue>["read"];
  isFiltered: boolean;
  /** The name of an issue's system, in a list over all systems. */
  nameOf?: ((systemId: number) => string) | undefined;
}

export function IssueListing({ nameOf, isFiltered, ...props }: IssueListingProps) {
  const text = useWords(conformanceWords);
  const operationText = useOperationText();
  const { date } = useFormats();
  const system: Column<Issue> = {
    id: "system",
    title: text.list.system,
    cell: ({ systemId }) => nameOf?.(systemId) ?? "",
  };
  const columns: Column<Issue>[] = [
    {
      id: "rule",
      title: text.issues.rule,
      cell: ({ rule, operation }) => text.issues.name(rule, operationText(operation)),
    },
    ...(nameOf ? [system] : []),
    { id: "status", title: text.issues.state, cell: ({ status }) => <IssueBadge status={status} /> },
    {
      id: "verdict",
      title: text.list.verdict,
      isWideOnly: true,
      cell: ({ verdict }) => <VerdictBadge verdict={verdict} />,
    },
    {
      id: "seen",
      title: text.issues.seen,
      isWideOnly: true,
      cell: ({ seen }) => text.issues.seenTimes(seen),
    },
    {
      id: "openedAt",
      title: text.issues.openedAt,
      isWideOnly: true,
      cell: ({ openedAt }) => date(openedAt),
    },
    {
      id: "assignee",
      title: text.issues.assignee,
      isWideOnly: true,
      cell: ({ assignee }) => assignee ?? "–",
    },
  ];
  return (
    <Listing<Issue>
      {...props}
      label={text.sections.issues}
      columns={columns}
      idOf={({ id }) => String(id)}
      textOf={({ rule, operation }) => text.issues.name(rule, operationText(operation))}
      hrefOf={({ id }) => issueHref(id)}
      empty={
        isFiltered ? (
          <EmptyState title={text.issues.noMatch} icon="search">
            {text.list.noMatchText}
          </EmptyState>
        ) : (
          <EmptyState title={text.issues.empty} icon="check">
            {text.issues.emptyText}
          </EmptyState>
        )
      }
    />
  );
}
