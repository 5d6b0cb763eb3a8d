import { useState } from "react";
import type { Document } from "../../client/generated/documents/types.ts";
import { sentenceOf } from "../api/failed.tsx";
import { Button } from "../kit/button.tsx";
import { showToast } from "../kit/toast.tsx";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { type DocumentFilters, MOST_DOCUMENTS, everyDocument } from "./integrity-run.ts";
import { integrityWords } from "./integrity-words.ts";

interface ChooseAllProps {
  filters: DocumentFilters;
  total: number;
  onChosen: (documents: readonly Document[]) => void;
}

/** Chooses the documents of all pages, up to the limit of a run. */
export function ChooseAll({ filters, total, onChosen }: ChooseAllProps) {
  const text = useWords(integrityWords);
  const language = useLanguage();
  const { number } = useFormats();
  const [isPending, setIsPending] = useState(false);
  const choose = async (): Promise<void> => {
    setIsPending(true);
    try {
      onChosen(await everyDocument(filters));
    } catch (error) {
      showToast({ text: sentenceOf(error, language), tone: "bad" });
    } finally {
      setIsPending(false);
    }
  };
  if (total === 0) return null;
  return (
    <div className="filter-act">
      <Button icon="check" isPending={isPending} onPress={() => void choose()}>
        {text.chooseAll(Math.min(total, MOST_DOCUMENTS))}
      </Button>
      {total > MOST_DOCUMENTS && <p className="hint">{text.most(number(MOST_DOCUMENTS))}</p>}
    </div>
  );
}
