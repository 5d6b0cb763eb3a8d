import { useQueryClient } from "@tanstack/react-query";
import { inboxSetAllRead, inboxSetRead } from "../../client/generated/documents/operations.ts";
import type { MesajPrimit } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { useSaved } from "../api/saved.ts";
import { useRun } from "../api/use-run.ts";
import { Button, Link } from "../kit/button.tsx";
import { StateBadge } from "../kit/states.tsx";
import { useWords } from "../words/words.ts";
import { INBOX } from "./unread.ts";
import { inboxWords } from "./words.ts";

export interface MessageProps {
  message: MesajPrimit;
  /** What else happens when the page that it is about is opened. */
  onOpen?: (() => void) | undefined;
}

/** What a message says, with the page that it is about: whoever opens that has read it. */
export function Message({ message: { id, titlu, mesaj, adresa, citit }, onOpen }: MessageProps) {
  const text = useWords(inboxWords);
  const queries = useQueryClient();
  const open = (): void => {
    onOpen?.();
    if (citit) return;
    const read = inboxSetRead(client, { path: { id } }).catch(() => undefined);
    void read.then(() => queries.invalidateQueries({ queryKey: INBOX }));
  };
  return (
    <>
      {adresa === undefined ? (
        titlu
      ) : (
        <Link href={adresa} onPress={open}>
          {titlu}
        </Link>
      )}{" "}
      {!citit && <StateBadge tone="accent">{text.unread}</StateBadge>}
      {mesaj !== undefined && <div className="hint">{mesaj}</div>}
    </>
  );
}

/** Marks all messages as read. */
export function MarkAll() {
  const text = useWords(inboxWords);
  const saved = useSaved(INBOX);
  const { isPending, run } = useRun();
  const markAll = async (): Promise<void> => {
    await inboxSetAllRead(client);
    await saved(text.allMarked);
  };
  return (
    <Button isPending={isPending} onPress={() => void run(markAll)}>
      {text.markAll}
    </Button>
  );
}
