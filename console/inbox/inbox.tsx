import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { inboxList, inboxSetAllRead, inboxSetRead } from "../../client/generated/documents/operations.ts";
import type { MesajPrimit } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { sentenceOf } from "../api/failed.tsx";
import { act, record } from "../api/register/kind.ts";
import { FilteredRows, recordSearch } from "../api/register/record-list.tsx";
import type { RecordSearch } from "../api/register/kind.ts";
import { Button, Link } from "../kit/button.tsx";
import { StateBadge } from "../kit/states.tsx";
import { showToast } from "../kit/toast.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { useLanguage } from "../words/language.ts";
import { useWords, wordsIn } from "../words/words.ts";
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
    one: inboxWords.one,
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
    titlu: { label: inboxWords.columns.message, column: [], show: (row) => <Message message={row} /> },
    de: { label: inboxWords.columns.from, column: ["wide"] },
    creatLa: {
      label: inboxWords.columns.when,
      column: ["wide"],
      show: ({ creatLa }, { formats }) => formats.dateTime(creatLa),
    },
  },
  list: (query) => inboxList(client, { query }),
});

/** What a message says, with the page that it is about: whoever opens that has read it. */
function Message({ message }: { message: MesajPrimit }) {
  const text = useWords(inboxWords);
  const queries = useQueryClient();
  const { id, titlu, mesaj, adresa, citit } = message;
  const read = async (): Promise<void> => {
    if (citit) return;
    await inboxSetRead(client, { path: { id } }).catch(() => undefined);
    await queries.invalidateQueries({ queryKey: INBOX });
  };
  return (
    <>
      {adresa === undefined ? (
        titlu
      ) : (
        <Link href={adresa} onPress={() => void read()}>
          {titlu}
        </Link>
      )}{" "}
      {!citit && <StateBadge tone="accent">{text.unread}</StateBadge>}
      {mesaj !== undefined && <div className="hint">{mesaj}</div>}
    </>
  );
}

const markRead = act(messages, {
  name: "read",
  verb: inboxWords.markRead,
  isShown: ({ citit }) => !citit,
  run: async ({ id, known: { language } }) => {
    await inboxSetRead(client, { path: { id: Number(id) } });
    return { said: wordsIn(inboxWords, language).marked };
  },
});

function MarkAll() {
  const text = useWords(inboxWords);
  const language = useLanguage();
  const queries = useQueryClient();
  const [isPending, setIsPending] = useState(false);
  const markAll = async (): Promise<void> => {
    setIsPending(true);
    try {
      await inboxSetAllRead(client);
      await queries.invalidateQueries({ queryKey: INBOX });
      showToast({ text: text.allMarked });
    } catch (error) {
      showToast({ text: sentenceOf(error, language), tone: "bad" });
    } finally {
      setIsPending(false);
    }
  };
  return (
    <Button isPending={isPending} onPress={() => void markAll()}>
      {text.markAll}
    </Button>
  );
}

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

export default screen({ search: recordSearch, page: Inbox });
