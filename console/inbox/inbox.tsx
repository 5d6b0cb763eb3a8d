import { inboxList, inboxSetRead } from "../../client/generated/documents/operations.ts";
import type { MesajPrimit } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { type RecordSearch, act, record } from "../api/register/kind.ts";
import { FilteredRows, recordSearch } from "../api/register/record-list.tsx";
import { Link } from "../kit/button.tsx";
import { byTitle } from "../shell/found.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { useWords } from "../words/words.ts";
import { MarkAll, Message } from "./message.tsx";
import { INBOX } from "./unread.ts";
import { inboxWords } from "./words.ts";

const messages = record({
  key: INBOX,
  path: "/app/inbox",
  recordPath: undefined,
  icon: "bell",
  size: 25,
  texts: {
    title: inboxWords.title,
    none: inboxWords.none,
    noneText: inboxWords.noneText,
  },
  nameOf: ({ titlu }: MesajPrimit) => titlu,
  filters: [
    {
      name: "stare",
      label: inboxWords.filter,
      query: (value) => ({ "filter[citit]": value === "citite" ? "true" : "false" }),
      choices: inboxWords.filters,
    },
  ],
  fields: {
    titlu: {
      label: inboxWords.columns.message,
      column: [],
      show: (row, { formats }) => (
        <>
          <Message message={row} />
          <span className="narrow-only">
            {row.de === undefined
              ? formats.dateTime(row.creatLa)
              : `${row.de} · ${formats.dateTime(row.creatLa)}`}
          </span>
        </>
      ),
    },
    de: { label: inboxWords.columns.from, column: ["wide"] },
    creatLa: {
      label: inboxWords.columns.when,
      column: ["wide"],
      show: ({ creatLa }, { formats }) => formats.dateTime(creatLa),
    },
  },
  list: (query) => inboxList(client, { query }),
});

const markRead = act(messages, {
  name: "read",
  verb: inboxWords.markRead,
  icon: "check",
  isIconInRow: true,
  isShown: ({ citit }) => !citit,
  run: ({ id }) => inboxSetRead(client, { path: { id: Number(id) } }),
  said: inboxWords.marked,
});

function Inbox({ params: _, ...place }: ScreenProps<never, RecordSearch>) {
  const text = useWords(inboxWords);
  return (
    <>
      <div className="page-head">
        <PageTitle>{text.title}</PageTitle>
        <MarkAll />
        <Link href="/app/cont" look="plain">
          {text.settings}
        </Link>
      </div>
      <FilteredRows kind={messages} place={place} acts={[markRead]} />
    </>
  );
}

export default screen({ search: recordSearch, page: Inbox, useFound: byTitle(inboxWords.title) });
