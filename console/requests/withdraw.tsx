import { useQueryClient } from "@tanstack/react-query";
import {
  cerereAccesRead,
  cerereAccesRemove,
  documentsRequestAccess,
} from "../../client/generated/documents/operations.ts";
import type { CerereAcces } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { sentenceOf } from "../api/failed.tsx";
import { Confirm } from "../kit/confirm.tsx";
import { showToast } from "../kit/toast.tsx";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { REQUESTS } from "./keys.ts";
import { requestWords } from "./words.ts";

/** Takes a request back; the toast offers to send it again. */
export function Withdraw() {
  const all = useWords(requestWords);
  const text = all.withdrawForm;
  const language = useLanguage();
  const queries = useQueryClient();
  const readAgain = (): Promise<void> => queries.invalidateQueries({ queryKey: REQUESTS });
  const askAgain = async (request: CerereAcces): Promise<void> => {
    const { cod, drept, motivare } = request;
    try {
      await documentsRequestAccess(client, { body: { cod, drept, motivare } });
      showToast({ text: all.askForm.sent(cod) });
    } catch (error) {
      showToast({ text: sentenceOf(error, language), tone: "bad" });
    }
    await readAgain();
  };
  const withdraw = async (id: string): Promise<void> => {
    const path = { id: Number(id) };
    try {
      const { data: request, etag } = await cerereAccesRead(client, { path });
      await cerereAccesRemove(client, { path, ifMatch: etag });
      showToast({
        text: text.done(request.cod),
        act: { title: text.undo, onPress: () => void askAgain(request) },
      });
    } finally {
      await readAgain();
    }
  };
  return (
    <Confirm
      name="withdraw"
      title={() => text.title}
      verb={text.verb}
      act={withdraw}
      whyOf={(error) => sentenceOf(error, language)}
    >
      {() => text.text}
    </Confirm>
  );
}
