import { useQueryClient } from "@tanstack/react-query";
import { showToast } from "../../kit/toast.tsx";
import { useGo } from "../../shell/use-go.ts";
import { formatsIn } from "../../words/formats.ts";
import { useLanguage } from "../../words/language.ts";
import { wordsIn } from "../../words/words.ts";
import { approvalsHref } from "../approval.tsx";
import { useSaved } from "../saved.ts";
import { apiWords } from "../words.ts";
import type { Done, Kind } from "./kind.ts";

/** The record as it is now, with its revision. */
export async function readNow<Row, More>(kind: Kind<Row, More>, id: string, row: Row) {
  return (await kind.read?.(id)) ?? { data: row, etag: undefined };
}

/** Tells the outcome of an act, and reads again what it changed. In a dialog, the form shows a secret or a wait. */
export function useDone<Row, More>(kind: Kind<Row, More>): (done: Done, id: string) => Promise<void> {
  const queries = useQueryClient();
  const language = useLanguage();
  const go = useGo();
  const saved = useSaved(kind.key, [kind.key[0], "names"], ...(kind.touches ?? []));
  return async (done, id) => {
    if ("asked" in done) {
      const text = wordsIn(apiWords, language).approval;
      const until = formatsIn(language).dateTime(done.asked.expiresAt);
      showToast({
        text: `${text.title} ${text.text(until)}`,
        act: { title: text.open, onPress: () => go(approvalsHref(kind.key[0])) },
      });
      return;
    }
    if ("once" in done) return queries.invalidateQueries({ queryKey: kind.key });
    if (done.isGone || done.goes) go(done.goes ?? kind.path, { isReplacing: true });
    if (done.isGone) queries.removeQueries({ queryKey: [...kind.key, "record", id] });
    await saved(done.said, done.undo, done.undoVerb);
  };
}
