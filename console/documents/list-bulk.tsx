import { useEffect, useEffectEvent, useState } from "react";
import { sentenceOf } from "../api/failed.tsx";
import { type BulkAct, BulkActs } from "../kit/bulk-acts.tsx";
import { Button } from "../kit/button.tsx";
import { showToast } from "../kit/toast.tsx";
import { usePerson } from "../shell/session.ts";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { type ActId, archiveJob, isAllowed, type ListAct, listActs, restoreJob } from "./list-acts.ts";
import { useAsking } from "./list-asking.ts";
import { readRows } from "./list-calls.ts";
import type { Choice } from "./list-choice.ts";
import type { CellFacts } from "./list-columns.tsx";
import { useListChange } from "./list-change.ts";
import type { ListPlace } from "./list-place.ts";
import { type Listed, type Row, readAll } from "./list-rows.ts";
import type { ListSearch } from "./list-search.ts";
import type { ScreenProps } from "../shell/screen.tsx";
import { listWords } from "./words.ts";

export interface BulkProps {
  choice: Choice;
  place: ListPlace;
  search: ListSearch;
  listed: Listed;
  facts: CellFacts;
  setSearch: ScreenProps<never, ListSearch>["setSearch"];
}

/** The acts on the chosen rows. An act that some rows do not allow is offered for the others. */
export default function Bulk(props: BulkProps) {
  const { choice } = props;
  const text = useWords(listWords);
  const language = useLanguage();
  const acts = useBulkActs(props);
  useGivenChoice(props);
  return (
    <>
      <ChooseAll {...props} />
      <BulkActs
        selected={choice.selected}
        onSelect={choice.select}
        acts={acts}
        nameOf={(id) => choice.known.get(id)?.denumire ?? text.ask.documents(1)}
        whyOf={(error) => sentenceOf(error, language)}
      />
    </>
  );
}

/** Chooses the documents that the address names, once: it forgets them. */
function useGivenChoice({ choice, search: { chosen }, setSearch }: BulkProps): void {
  const text = useWords(listWords).chosen;
  const given = chosen.join();
  const take = useEffectEvent((rows: readonly Row[]) => {
    choice.selectRows(rows);
    setSearch({ chosen: undefined }, { isReplacing: true });
  });
  useEffect(() => {
    if (given === "") return undefined;
    let isOver = false;
    const choose = async (): Promise<void> => {
      try {
        const rows = await readRows(given.split(",").map(Number).slice(0, MOST_CHOSEN));
        if (!isOver) take(rows);
      } catch {
        if (!isOver) showToast({ text: text.failed, tone: "bad" });
      }
    };
    void choose();
    return () => {
      isOver = true;
    };
  }, [given, text]);
}

function useBulkActs({ choice, facts }: BulkProps): BulkAct[] {
  const text = useWords(listWords);
  const language = useLanguage();
  const ask = useAsking();
  const onChange = useListChange();
  const { known } = choice;
  // Whether a purge was done or only asked for is said by its own notice.
  const { labels, move, share, archive, restore, remove, purgeSent, zip } = text.done;
  const said: Partial<Record<ActId, (count: number) => string>> = {
    labels,
    move,
    share,
    archive,
    restore,
    remove,
    purge: purgeSent,
    zip,
  };
  const baseOf = (act: ListAct) => ({
    id: act.id,
    title: text.act[act.id],
    icon: act.icon,
    isDangerous: act.isDangerous,
    isFor: (rowId: string) => isAllowed(act, known.get(rowId)),
    said: said[act.id],
  });
  const actOf = (act: ListAct): BulkAct | undefined => {
    const { dialog } = act;
    if (dialog !== undefined) return { ...baseOf(act), ask: (ids) => ask(dialog, ids) };
    const others: Partial<Record<ActId, () => BulkAct>> = {
      archive: () => ({ ...baseOf(act), ...archiveJob(onChange) }),
      restore: () => ({ ...baseOf(act), ...restoreJob(onChange) }),
      zip: () => ({
        ...baseOf(act),
        async ask() {
          const { zipJob } = await import("./list-save.ts");
          return zipJob(text.zipName, (id) => known.get(id)?.denumire ?? id);
        },
      }),
      csv: () => ({
        ...baseOf(act),
        async ask(ids) {
          try {
            const { saveRows } = await import("./list-save.ts");
            await saveRows(
              ids.flatMap((id) => known.get(id) ?? []),
              facts,
            );
          } catch (error) {
            showToast({ text: sentenceOf(error, language), tone: "bad" });
          }
          return undefined;
        },
      }),
    };
    return others[act.id]?.();
  };
  return listActs.flatMap((act) => actOf(act) ?? []);
}

const MOST_CHOSEN = 1000;

/** Chooses the rows of the other pages too. */
function ChooseAll({ choice, place, search, listed }: BulkProps) {
  const text = useWords(listWords).chosen;
  const { number } = useFormats();
  const { id: login } = usePerson();
  const [isPending, setIsPending] = useState(false);
  const { total } = listed;
  const isOffered = choice.selected.size > 0 && choice.selected.size < Math.min(total, MOST_CHOSEN);
  if (!isOffered || total <= listed.rows.length) return null;
  const chooseAll = async (): Promise<void> => {
    setIsPending(true);
    try {
      choice.selectRows(await readAll(search, place, login, MOST_CHOSEN));
    } catch {
      showToast({ text: text.failed, tone: "bad" });
    } finally {
      setIsPending(false);
    }
  };
  return (
    <p className="list-line">
      <Button look="quiet" isPending={isPending} onPress={() => void chooseAll()}>
        {total > MOST_CHOSEN ? text.most(number(MOST_CHOSEN)) : text.all(number(total))}
      </Button>
    </p>
  );
}
