import { useQueryClient } from "@tanstack/react-query";
import { showToast } from "../../kit/toast.tsx";
import { useGo } from "../../shell/use-go.ts";
import { formatsIn } from "../../words/formats.ts";
import { type Language, useLanguage } from "../../words/language.ts";
import { inLanguage, wordsIn } from "../../words/words.ts";
import { approvalsHref } from "../approval.tsx";
import { useSaved } from "../saved.ts";
import { apiWords } from "../words.ts";
import type { Act, ActCall, Done, Kind, Known, Naming, Read, Said, Values } from "./kind.ts";

/** The record as it is now, with its revision; one that is not read alone is as its list has it. */
export async function readNow<Row, More>(kind: Kind<Row, More>, id: string, row?: Row): Promise<Read<Row>> {
  if (kind.read) return kind.read(id);
  if (row === undefined) throw new Error(`${kind.key[1]} are not read`);
  return { data: row, etag: undefined };
}

/** A text, or one with the name of a record, or its id. */
export function textWith(text: Said | Naming, language: Language, name: string, id: string): string {
  const said = inLanguage<string | ((name: string, id: string) => string)>(text, language);
  return typeof said === "string" ? said : said(name, id);
}

interface Acting<Row, More> {
  kind: Kind<Row, More>;
  act: Act<Row, More>;
  call: ActCall<Row, More, Values>;
}

/** Does an act. */
export async function outcomeOf<Row, More>({
  kind,
  act,
  call,
}: Acting<Row, More>): Promise<Done | undefined> {
  const { id, row, known } = call;
  const answer = await act.run?.(call);
  if (!answer || !("status" in answer)) return answer;
  if (answer.status === 202) return { asked: answer.data };
  return {
    said: textWith(act.said ?? act.verb, known.language, kind.nameOf(row, known), id),
    isGone: act.isGone,
  };
}

/** Does an act that asks for nothing to a record as it is now, and tells the outcome. */
export function useAct<Row, More>({ kind, act }: Omit<Acting<Row, More>, "call">, known: Known<More>) {
  const tell = useDone(kind);
  return async (id: string, row: Row): Promise<void> => {
    const { data, etag } = await readNow(kind, id, row);
    const done = await outcomeOf({ kind, act, call: { id, row: data, etag, values: {}, known } });
    if (done) await tell(done, id);
  };
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
