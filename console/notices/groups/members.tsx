import { keepPreviousData, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, lazy, Suspense } from "react";
import {
  staffGroupsListMembers,
  staffGroupsRemoveMembers,
  staffGroupsCreateMembers,
} from "../../../client/generated/notifications/operations.ts";
import type { Membru } from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import { Failed, sentenceOf } from "../../api/failed.tsx";
import type { PartProps } from "../../api/register/record-page.tsx";
import { BulkActs } from "../../kit/bulk-acts.tsx";
import { Link } from "../../kit/button.tsx";
import { TextArea } from "../../kit/fields.tsx";
import { Form } from "../../kit/form-frame.tsx";
import { useForm } from "../../kit/form.ts";
import { Pager } from "../../kit/pager.tsx";
import { EmptyState, Skeleton } from "../../kit/states.tsx";
import { type Column, Table } from "../../kit/table.tsx";
import { showToast } from "../../kit/toast.tsx";
import { useDraft } from "../../shell/use-draft.ts";
import { useFormats } from "../../words/formats.ts";
import { useLanguage } from "../../words/language.ts";
import { useWords } from "../../words/words.ts";
import { entriesIn } from "../common/entries.ts";
import { paths } from "../common/notice-sections.tsx";
import { useIsAdmin } from "../common/role.ts";
import { useRecipients } from "../common/use-recipients.ts";
import { groupWords } from "./words.ts";

const PAGE_ROWS = 50;

const membersOf = (id: number, page: number) =>
  queryOptions({
    queryKey: ["notifications", "groups", id, "members", page],
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const query = { page: page - 1, size: PAGE_ROWS };
      return (await staffGroupsListMembers(client, { path: { id }, query })).data;
    },
  });

/** The members of a group. Administrators read the names of those who are in the registry; operators know the ids of members alone. */
export function Members({ row: { id: groupId }, place }: PartProps<{ id: number }>) {
  const { page } = place.search;
  const text = useWords(groupWords);
  const language = useLanguage();
  const queries = useQueryClient();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const members = useQuery(membersOf(groupId, page));
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

const FileDrop = lazy(async () => ({ default: (await import("../../kit/file-drop.tsx")).FileDrop }));

const initial = { numbers: "" };
/** Members of one call. */
const MOST_AT_ONCE = 1000;
const MOST_NAMED = 5;

/** The first number of each line: a table has more columns. */
const numbersIn = (text: string): string =>
  text
    .split(/\r?\n/)
    .map((line) => /\b\d{13}\b/.exec(line)?.[0] ?? "")
    .filter(Boolean)
    .join("\n");

type NewMember = { idno: string } | { idnp: string };

/** Adds members in calls of a thousand, and says how many were sent. */
async function addAll(
  id: number,
  members: readonly NewMember[],
  onDone: (done: number | undefined) => void,
): Promise<number> {
  let added = 0;
  try {
    for (let from = 0; from < members.length; from += MOST_AT_ONCE) {
      onDone(from);
      const membri = members.slice(from, from + MOST_AT_ONCE);
      added += (await staffGroupsCreateMembers(client, { path: { id }, body: { membri } })).data.adaugati;
    }
  } catch (error) {
    onDone(undefined);
    throw error;
  }
  return added;
}

export function AddMembers({ id, onEnd }: { id: string; onEnd: () => void }) {
  const groupId = Number(id);
  const text = useWords(groupWords);
  const { number } = useFormats();
  const queries = useQueryClient();
  const [done, setDone] = useState<number>();
  const form = useForm({
    initial,
    draft: useDraft(`notice-group-members.${groupId}`, initial),
    validate: ({ numbers }) => {
      const wrong = wrongIn(numbers).slice(0, MOST_NAMED);
      if (wrong.length > 0) return { numbers: text.numbersWrong(wrong.join(", ")) };
      return numbers.trim() === "" ? { numbers: text.numbersMissing } : {};
    },
    async submit({ numbers }) {
      const members = entriesIn(numbers).recipients.map(({ type, value }) =>
        type === "IDNO" ? { idno: value } : { idnp: value },
      );
      const added = await addAll(groupId, members, setDone);
      await queries.invalidateQueries({ queryKey: ["notifications", "groups"] });
      showToast({ text: text.membersAdded(added) });
      onEnd();
      return undefined;
    },
  });
  const field = form.field("numbers");
  const { recipients } = entriesIn(form.values.numbers);
  const read = async ([file]: readonly File[]): Promise<void> => {
    if (file) field.onChange(numbersIn(await file.text()));
  };
  return (
    <Form
      form={form}
      verb={text.addMembers}
      onCancel={onEnd}
      initial={initial}
      problemOf={(error) => <Failed error={error} />}
    >
      <TextArea label={text.numbers} hint={text.numbersHint} field={field} rows={6} isRequired />
      {recipients.length > 0 && <p className="hint">{text.counted(recipients.length)}</p>}
      <Suspense fallback={<Skeleton lines={2} />}>
        <FileDrop
          label={text.fromFile}
          hint={text.fromFileHint}
          accepts={[".csv", ".txt", "text/csv", "text/plain"]}
          field={{
            id: `${field.id}-file`,
            name: "file",
            value: [],
            onChange: (files) => void read(files),
          }}
        />
      </Suspense>
      {done !== undefined && <p role="status">{text.adding(number(done), number(recipients.length))}</p>}
    </Form>
  );
}

const wrongIn = (numbers: string): readonly string[] => {
  const { recipients, wrong } = entriesIn(numbers);
  const addresses = recipients.filter(({ type }) => type !== "IDNP" && type !== "IDNO");
  return [...wrong, ...addresses.map(({ value }) => value)];
};
