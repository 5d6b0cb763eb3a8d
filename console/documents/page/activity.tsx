import { keepPreviousData, useQuery } from "@tanstack/react-query";
import {
  evenimentDocumentsCreate,
  evenimentDocumentsList,
} from "../../../client/generated/documents/operations.ts";
import { client } from "../../api/client.ts";
import { Loaded } from "../../api/failed.tsx";
import { NewForm } from "../../api/new-form.tsx";
import { usePeople } from "../../api/people.ts";
import { DialogLink } from "../../kit/dialog-link.tsx";
import { Timeline } from "../../kit/facts.tsx";
import { SelectField, TextArea } from "../../kit/fields.tsx";
import { Pager } from "../../kit/pager.tsx";
import { EmptyState } from "../../kit/states.tsx";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import {
  type EventGroup,
  NOTE_KEY,
  beneficiaryIn,
  detailOfEvent,
  eventGroups,
  groupIn,
  sentenceOfEvent,
} from "./event-words.ts";
import { useBeneficiaries } from "./names.ts";
import { useOpened } from "./opened.ts";
import type { TabProps } from "./tab-props.ts";
import { useAct } from "./use-act.ts";
import { historyWords } from "./words-history.ts";
import { pageWords } from "./words.ts";

const ROWS = 20;

/** What happened to the document, newest first. */
export default function Activity({ search, hrefWith, setSearch }: TabProps) {
  const text = useWords(historyWords).activity;
  const { id } = useOpened().document;
  const { fel, evenimente: page } = search;
  const group = groupIn(fel);
  const read = useQuery({
    queryKey: ["documents", id, "events", group, page],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = {
        "filter[documentId]": String(id),
        sort: "-id",
        page: page - 1,
        size: ROWS,
        ...eventGroups[group],
      };
      return (await evenimentDocumentsList(client, { query, signal })).data;
    },
  });
  return (
    <>
      <h2>{text.title}</h2>
      <Filter
        group={group}
        onChange={(next) => setSearch({ fel: next === "toate" ? undefined : next, evenimente: undefined })}
      />
      <NoteLink />
      <Loaded query={read} lines={8}>
        {({ items, total }) => (
          <>
            {items.length === 0 ? <EmptyState icon="clock" title={text.none} /> : <Events items={items} />}
            <Pager
              page={page}
              size={ROWS}
              shown={items.length}
              total={total}
              hrefOf={(next) => hrefWith({ evenimente: String(next) })}
            />
          </>
        )}
      </Loaded>
    </>
  );
}

interface FilterProps {
  group: EventGroup;
  onChange: (group: EventGroup) => void;
}

function Filter({ group, onChange }: FilterProps) {
  const text = useWords(historyWords).activity;
  const groups = Object.keys(eventGroups) as EventGroup[];
  return (
    <SelectField
      label={text.filter}
      field={{ id: "event-kind", name: "fel", value: group, onChange }}
      options={groups.map((id) => ({ id, label: text.groups[id] }))}
      isRequired
    />
  );
}

function NoteLink() {
  const text = useWords(historyWords).activity;
  const { id, poate } = useOpened().document;
  if (!poate.includes("NOTEAZA")) return null;
  return (
    <p>
      <DialogLink verb={text.addNote} name="note" id={id} look="plain" icon="plus" />
    </p>
  );
}

function Events({ items }: { items: Parameters<typeof sentenceOfEvent>[0][] }) {
  const text = useWords(pageWords);
  const formats = useFormats();
  const nameOf = usePeople(items.map(({ actor }) => actor));
  const beneficiaryName = useBeneficiaries(items.flatMap((event) => beneficiaryIn(event) ?? []));
  return (
    <Timeline
      label={text.activity.title}
      entries={items.map((event) => ({
        id: String(event.id),
        at: event.creatLa,
        who: nameOf(event.actor),
        text: sentenceOfEvent(event, text),
        detail: detailOfEvent(event, { text, formats, nameOf: beneficiaryName }),
      }))}
    />
  );
}

/** Writes a note into the history, where it stays for good. */
export function NoteForm({ id, onEnd }: { id: number; onEnd: () => void }) {
  const text = useWords(historyWords).activity;
  const run = useAct();
  return (
    <NewForm
      name={`note.${id}`}
      initial={{ nota: "" }}
      verb={text.addNote}
      onCancel={onEnd}
      validate={({ nota }) => (nota.trim() === "" ? { nota: text.noteMissing } : {})}
      save={async ({ nota }) => {
        const detalii = { [NOTE_KEY]: nota.trim() };
        await evenimentDocumentsCreate(client, { body: { documentId: id, detalii } });
        await run(id, () => Promise.resolve({ text: text.noted }));
        onEnd();
      }}
    >
      {(form) => <TextArea label={text.note} field={form.field("nota")} hint={text.noteHint} isRequired />}
    </NewForm>
  );
}
