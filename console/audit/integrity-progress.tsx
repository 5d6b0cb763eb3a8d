import { useRef, useState } from "react";
import type { Document, Integritate } from "../../client/generated/documents/types.ts";
import { sentenceOf } from "../api/failed.tsx";
import { saveFile } from "../kit/save-file.ts";
import { BulkActs } from "../kit/bulk-acts.tsx";
import { type BulkRun, idsIn } from "../kit/bulk.ts";
import { Button } from "../kit/button.tsx";
import { csvOf } from "../kit/csv.ts";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { BrokenChain, verifyChain } from "./integrity-run.ts";
import { auditWords } from "./words.ts";
import { integrityWords } from "./integrity-words.ts";

export type NamedDocuments = ReadonlyMap<string, Pick<Document, "id" | "cod" | "denumire">>;

interface IntegrityRunProps {
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  /** The chosen documents, those of other pages included. */
  known: NamedDocuments;
}

interface Verified {
  result: Integritate;
  /** ISO 8601. */
  at: string;
}

/** Verifies the chosen documents one by one, and keeps the results as a table file. */
export function IntegrityRun({ chosen, onChoose, known }: IntegrityRunProps) {
  const text = useWords(auditWords);
  const integrity = useWords(integrityWords);
  const language = useLanguage();
  const { dateTime, number } = useFormats();
  const verified = useRef(new Map<string, Verified>());
  const save = useResultFile(known);
  const [ended, setEnded] = useState<BulkRun>();
  const nameOf = (id: string): string => known.get(id)?.denumire ?? id;

  const verify = async (id: string, signal: AbortSignal): Promise<void> => {
    const keep = (result: Integritate): void => {
      verified.current.set(id, { result, at: new Date().toISOString() });
    };
    try {
      keep(await verifyChain(id, signal));
    } catch (error) {
      if (error instanceof BrokenChain) keep(error.result);
      throw error;
    }
  };
  const whyOf = (error: unknown): string => {
    if (!(error instanceof BrokenChain)) return sentenceOf(error, language);
    const { event } = error;
    return event
      ? integrity.brokenAt(text.kinds[event.tip], dateTime(event.creatLa), event.actor)
      : integrity.broken;
  };
  return (
    <>
      <BulkActs
        selected={chosen}
        onSelect={onChoose}
        nameOf={nameOf}
        whyOf={whyOf}
        acts={[{ id: "verify", title: integrity.verify, icon: "check", act: verify }]}
        onEnd={setEnded}
      />
      {ended && (
        <p>
          {integrity.summary(
            number(idsIn(ended, "done").length),
            number(idsIn(ended, "failed").length),
            number(idsIn(ended, "stopped").length),
          )}{" "}
          <Button look="quiet" icon="download" onPress={() => save(ended, verified.current)}>
            {text.csv.verb}
          </Button>
        </p>
      )}
    </>
  );
}

/** Saves what a run has found as a table file. */
function useResultFile(known: NamedDocuments) {
  const text = useWords(auditWords);
  const integrity = useWords(integrityWords);
  const { csv } = text;
  return (run: BulkRun, verified: ReadonlyMap<string, Verified>): void => {
    const head = [csv.code, text.document, integrity.result, integrity.events, integrity.hash, text.when];
    const lines = [...run.rows].map(([id, row]) => {
      const found = verified.get(id);
      const state = row.state === "done" ? integrity.whole : row.state === "failed" ? row.why : "";
      return [
        known.get(id)?.cod ?? id,
        known.get(id)?.denumire ?? id,
        state || integrity.notVerified,
        String(found?.result.evenimente ?? ""),
        found?.result.ultimulHash ?? "",
        found?.at ?? "",
      ];
    });
    saveFile(csvOf([head, ...lines]), `integritate-${new Date().toISOString().slice(0, 10)}.csv`);
  };
}
