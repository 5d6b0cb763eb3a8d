import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  staffGroupsListMembers,
  staffGroupsRemoveMembers,
} from "../../../client/generated/notifications/operations.ts";
import type { Membru } from "../../../client/generated/notifications/types.ts";
import type { PartProps } from "../../api/register/record-page.tsx";
import { client } from "../../api/client.ts";
import { Failed, sentenceOf } from "../../api/failed.tsx";
import { BulkActs } from "../../kit/bulk-acts.tsx";
import { Link } from "../../kit/button.tsx";
import { Pager } from "../../kit/pager.tsx";
import { EmptyState } from "../../kit/states.tsx";
import { type Column, Table } from "../../kit/table.tsx";
import { useFormats } from "../../words/formats.ts";
import { useLanguage } from "../../words/language.ts";
import { useWords } from "../../words/words.ts";
import { paths } from "../common/notice-sections.tsx";
import { useIsAdmin } from "../common/role.ts";
import { useRecipients } from "../common/use-recipients.ts";
import { groupWords } from "./words.ts";

const PAGE_ROWS = 50;

/** The members of a group. Administrators read the names of those who are in the registry; operators know the ids of members alone. */
export function Members({ row: { id: groupId }, place }: PartProps<{ id: number }>) {
  const { page } = place.search;
  const text = useWords(groupWords);
  const language = useLanguage();
  const queries = useQueryClient();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const members = useQuery({
    queryKey: ["notifications", "groups", groupId, "members", page],
    placeholderData: keepPreviousData,
    queryFn: async () =>
      (
        await staffGroupsListMembers(client, {
          path: { id: groupId },
          query: { page: page - 1, size: PAGE_ROWS },
        })
      ).data,
  });
  const rows = members.data?.items ?? [];
  const people = useRecipients(rows.map(({ destinatarId }) => destinatarId));
  const byId = new Map(rows.map((row) => [String(row.id), people.get(row.destinatarId ?? 0)]));
  const nameOf = (id: string): string => byId.get(id)?.nume ?? `${text.memberNumber} ${id}`;
  const remove = async (id: string, signal: AbortSignal): Promise<void> => {
    await staffGroupsRemoveMembers(client, { path: { id: groupId }, query: { destinatarId: id }, signal });
  };
  const columns = useColumns(people);
  if (members.isError) return <Failed error={members.error} onRetry={() => void members.refetch()} />;
  return (
    <section className="notice-rows" aria-label={text.members}>
      <BulkActs
        selected={selected}
        onSelect={setSelected}
        acts={[{ id: "remove", title: text.removeMember, icon: "trash", isDangerous: true, act: remove }]}
        nameOf={nameOf}
        whyOf={(error) => sentenceOf(error, language)}
        onEnd={() => void queries.invalidateQueries({ queryKey: ["notifications", "groups"] })}
      />
      <Table
        label={text.members}
        columns={columns}
        rows={rows}
        idOf={({ id }) => String(id)}
        textOf={({ id }) => nameOf(String(id))}
        selected={selected}
        onSelect={setSelected}
        isLoading={members.isPending}
        isUpdating={members.isPlaceholderData}
        empty={
          <EmptyState icon="people" title={text.noMembers}>
            {text.noMembersHint}
          </EmptyState>
        }
      />
      <Pager
        page={page}
        size={PAGE_ROWS}
        shown={rows.length}
        total={members.data?.total}
        hrefOf={(next) => place.hrefWith({ page: String(next) })}
      />
    </section>
  );
}

type People = ReturnType<typeof useRecipients>;

function useColumns(people: People): Column<Membru>[] {
  const text = useWords(groupWords);
  const isAdmin = useIsAdmin();
  const { dateTime } = useFormats();
  const since: Column<Membru> = {
    id: "since",
    title: text.memberSince,
    isWideOnly: true,
    cell: ({ adaugatLa }) => dateTime(adaugatLa),
  };
  if (!isAdmin) return [{ id: "id", title: text.memberNumber, cell: ({ id }) => String(id) }, since];
  const personIn = ({ destinatarId }: Membru) => people.get(destinatarId ?? 0);
  return [
    {
      id: "name",
      title: text.name,
      cell: (row) =>
        row.destinatarId === undefined ? (
          text.notInRegistry
        ) : (
          <Link href={`${paths.recipients}/${row.destinatarId}`}>
            {personIn(row)?.nume ?? String(row.id)}
          </Link>
        ),
    },
    {
      id: "number",
      title: text.number,
      isWideOnly: true,
      cell: (row) => personIn(row)?.idnp ?? personIn(row)?.idno ?? "",
    },
    since,
  ];
}
