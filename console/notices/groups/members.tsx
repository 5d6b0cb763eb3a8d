import { useState } from "react";
import {
  staffGroupsCreateMembers,
  staffGroupsListMembers,
  staffGroupsRemoveMembers,
} from "../../../client/generated/notifications/operations.ts";
import type { Membru } from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import { NewForm } from "../../api/new-form.tsx";
import { type Properties, record } from "../../api/register/kind.ts";
import { RecordRows } from "../../api/register/record-list.tsx";
import type { PartProps } from "../../api/register/record-page.tsx";
import { useSaved } from "../../api/saved.ts";
import { Link } from "../../kit/button.tsx";
import { TextArea } from "../../kit/fields.tsx";
import type { Field } from "../../kit/form.ts";
import { FileDrop } from "../../kit/late-fields.tsx";
import { useFormats } from "../../words/formats.ts";
import { plural } from "../../words/plural.ts";
import { useWords } from "../../words/words.ts";
import { entriesIn } from "../common/entries.ts";
import { paths } from "../common/notice-sections.tsx";
import { useIsAdmin } from "../common/role.ts";
import { useRecipients } from "../common/use-recipients.ts";
import { groupWords } from "./words.ts";

interface More {
  isAdmin: boolean;
  people: ReturnType<typeof useRecipients>;
}

const fields = {
  id: {
    label: ["Nr. membrului", "№ участника", "Member no."],
    isShown: ({ more }) => !more.isAdmin,
    column: ["name"],
  },
  name: {
    label: ["Numele", "Имя", "Name"],
    isShown: ({ more }) => more.isAdmin,
    column: ["name"],
    show: ({ id, destinatarId }, { say, more }) =>
      destinatarId === undefined ? (
        say(["Nu este în registru", "Нет в реестре", "Not in the register"])
      ) : (
        <Link href={`${paths.recipients}/${destinatarId}`}>
          {more.people.get(destinatarId)?.nume ?? String(id)}
        </Link>
      ),
  },
  number: {
    label: ["IDNP sau IDNO", "IDNP или IDNO", "IDNP or IDNO"],
    isShown: ({ more }) => more.isAdmin,
    column: ["wide"],
    show: ({ destinatarId = 0 }, { more }) => {
      const { idnp, idno } = more.people.get(destinatarId) ?? {};
      return idnp ?? idno;
    },
  },
  adaugatLa: {
    label: ["Membru din", "В группе с", "Member since"],
    column: ["wide"],
    show: ({ adaugatLa }, { formats }) => formats.dateTime(adaugatLa),
  },
} as const satisfies Properties<Membru, More>;

/** The members of a group. Administrators read the names of members who are in the registry; operators see only ids. */
const membersOf = (groupId: number) =>
  record({
    key: ["notifications", "groups"],
    path: paths.groups,
    recordPath: undefined,
    icon: "people",
    useMore: (rows: readonly Membru[]): More => ({
      isAdmin: useIsAdmin(),
      people: useRecipients(rows.map(({ destinatarId }) => destinatarId)),
    }),
    texts: {
      title: ["Membri", "Участники", "Members"],
      none: ["Grupul nu are membri", "В группе нет участников", "The group has no members"],
      noneText: [
        "Adăugați persoane și firme după IDNP sau IDNO.",
        "Добавьте людей и организации по IDNP или IDNO.",
        "Add people and organizations by IDNP or IDNO.",
      ],
    },
    nameOf: ({ id, destinatarId = 0 }, known) => known?.more.people.get(destinatarId)?.nume ?? `№ ${id}`,
    bulk: [
      {
        id: "remove",
        title: ["Scoate din grup", "Убрать из группы", "Remove from the group"],
        icon: "trash",
        isDangerous: true,
        said: [
          plural.ro({
            one: "un membru scos din grup",
            few: "{} membri scoși din grup",
            other: "{} de membri scoși din grup",
          }),
          plural.ru({
            one: "{} участник убран из группы",
            few: "{} участника убраны из группы",
            many: "{} участников убрано из группы",
          }),
          plural.en({
            one: "{} member was removed from the group",
            other: "{} members were removed from the group",
          }),
        ],
        act: async (destinatarId, signal) => {
          await staffGroupsRemoveMembers(client, {
            path: { id: groupId },
            query: { destinatarId },
            signal,
          });
        },
      },
    ],
    fields,
    list: ({ page, size }) =>
      staffGroupsListMembers(client, { path: { id: groupId }, query: { page, size } }),
  });

export function Members({ row: { id }, place }: PartProps<{ id: number }>) {
  const [members] = useState(() => membersOf(id));
  return <RecordRows kind={members} place={place} filters={{ of: String(id) }} />;
}

const initial = { numbers: "" };
/** The most members in one call. */
const MOST_AT_ONCE = 1000;
const MOST_NAMED = 5;

/** The first number of each line, because a table may have more columns. */
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
  const text = useWords(groupWords);
  const { number } = useFormats();
  const saved = useSaved(["notifications", "groups"]);
  const [done, setDone] = useState<number>();
  return (
    <NewForm
      name={`notice-group-members.${id}`}
      initial={initial}
      verb={text.addMembers}
      onCancel={onEnd}
      validate={({ numbers }) => {
        const wrong = wrongIn(numbers).slice(0, MOST_NAMED);
        if (wrong.length > 0) return { numbers: text.numbersWrong(wrong.join(", ")) };
        return numbers.trim() === "" ? { numbers: text.numbersMissing } : {};
      }}
      save={async ({ numbers }) => {
        const members = entriesIn(numbers).recipients.map(({ type, value }) =>
          type === "IDNO" ? { idno: value } : { idnp: value },
        );
        await saved(text.membersAdded(await addAll(Number(id), members, setDone)));
        onEnd();
      }}
    >
      {({ field, values }) => {
        const { length } = entriesIn(values.numbers).recipients;
        return (
          <>
            <NumbersField field={field("numbers")} />
            {length > 0 && <p className="hint">{text.counted(length)}</p>}
            {done !== undefined && <p role="status">{text.adding(number(done), number(length))}</p>}
          </>
        );
      }}
    </NewForm>
  );
}

/** The numbers, typed or from a file. */
function NumbersField({ field }: { field: Field<string> }) {
  const text = useWords(groupWords);
  const read = async ([file]: readonly File[]): Promise<void> => {
    if (file) field.onChange(numbersIn(await file.text()));
  };
  return (
    <>
      <TextArea label={text.numbers} hint={text.numbersHint} field={field} rows={6} isRequired />
      <FileDrop
        label={text.fromFile}
        hint={text.fromFileHint}
        accepts={[".csv", ".txt", "text/csv", "text/plain"]}
        field={{ id: `${field.id}-file`, name: "file", value: [], onChange: (files) => void read(files) }}
      />
    </>
  );
}

const wrongIn = (numbers: string): readonly string[] => {
  const { recipients, wrong } = entriesIn(numbers);
  const addresses = recipients.filter(({ type }) => type !== "IDNP" && type !== "IDNO");
  return [...wrong, ...addresses.map(({ value }) => value)];
};
