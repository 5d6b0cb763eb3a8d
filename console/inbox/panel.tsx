import { useQuery, useQueryClient } from "@tanstack/react-query";
import { inboxSetRead } from "../../client/generated/documents/operations.ts";
import type { MesajPrimit } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import { useRun } from "../api/use-run.ts";
import { Button, Link } from "../kit/button.tsx";
import { announce } from "../kit/live.ts";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { MarkAll, Message } from "./message.tsx";
import { INBOX, unreadMessages } from "./unread.ts";
import { inboxWords } from "./words.ts";

/** The newest unread messages at the bell: those of the read that counts them, so that opening it reads nothing. */
export default function BellPanel({ onClose }: { onClose: () => void }) {
  const text = useWords(inboxWords);
  const { number } = useFormats();
  const { queryKey, queryFn } = unreadMessages;
  const found = useQuery({ queryKey, queryFn });
  return (
    <Loaded query={found}>
      {({ items, total }) => (
        <>
          {items.length === 0 && <p className="hint">{text.noneUnread}</p>}
          <ul className="bell-messages" aria-label={text.newest}>
            {items.map((message) => (
              <Newest key={message.id} message={message} onClose={onClose} />
            ))}
          </ul>
          {total > items.length && <p className="hint">{text.more(number(total - items.length))}</p>}
          <div className="acts">
            {items.length > 1 && <MarkAll />}
            <Link href="/app/inbox" look="plain" onPress={onClose}>
              {text.all}
            </Link>
          </div>
        </>
      )}
    </Loaded>
  );
}

function Newest({ message, onClose }: { message: MesajPrimit; onClose: () => void }) {
  const text = useWords(inboxWords);
  const { dateTime } = useFormats();
  const queries = useQueryClient();
  const { isPending, run } = useRun();
  const { id, titlu, de, creatLa } = message;
  const mark = async (): Promise<void> => {
    await inboxSetRead(client, { path: { id } });
    await queries.invalidateQueries({ queryKey: INBOX });
    announce(text.marked);
  };
  return (
    <li>
      <div>
        <Message message={message} onOpen={onClose} />
        <div className="hint">{[de, dateTime(creatLa)].filter(Boolean).join(" · ")}</div>
      </div>
      <Button
        look="quiet"
        icon="check"
        label={`${text.markRead}: ${titlu}`}
        isPending={isPending}
        onPress={() => void run(mark)}
      />
    </li>
  );
}
