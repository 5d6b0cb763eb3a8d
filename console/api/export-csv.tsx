import { useEffect, useRef, useState } from "react";
import { sentenceOf } from "./failed.tsx";
import { Button } from "../kit/button.tsx";
import { type Line, useCsv } from "../kit/csv.ts";
import { announce } from "../kit/live.ts";
import { Problem } from "../kit/states.tsx";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { exportWords } from "./export-words.ts";

/** Nobody reads a file with more rows, and its calls would be a load. */
export const MOST_ROWS = 10_000;

export interface ExportCsvProps<Row, Names> {
  /** All rows of the list, page after page. */
  read: (signal: AbortSignal) => AsyncIterable<Row>;
  head: readonly string[];
  /** The names of what the rows refer to. */
  namesFor: (rows: readonly Row[]) => Promise<Names>;
  lineOf: (row: Row, names: Names) => Line;
  /** The name of the file without its date. */
  name: string;
}

/** Reads all pages of a list into a table file. It shows its progress, can be stopped, and says if it left rows out. */
export function ExportCsv<Row, Names>(props: ExportCsvProps<Row, Names>) {
  const { read, head, namesFor, lineOf, name } = props;
  const text = useWords(exportWords);
  const language = useLanguage();
  const { number } = useFormats();
  const save = useCsv();
  const [count, setCount] = useState<number>();
  const [said, setSaid] = useState<string>();
  const [why, setWhy] = useState<string>();
  const stopping = useRef<AbortController>(undefined);
  useEffect(() => () => stopping.current?.abort(), []);

  const run = async (): Promise<void> => {
    const controller = new AbortController();
    stopping.current = controller;
    const found: Row[] = [];
    setCount(0);
    setSaid(undefined);
    setWhy(undefined);
    let isCut = false;
    try {
      for await (const row of read(controller.signal)) {
        isCut = found.length === MOST_ROWS;
        if (isCut || controller.signal.aborted) break;
        found.push(row);
        setCount(found.length);
      }
      if (controller.signal.aborted) return;
      const names = await namesFor(found);
      save(
        name,
        head,
        found.map((row) => lineOf(row, names)),
      );
      const ended = isCut ? text.cut(number(MOST_ROWS)) : text.done(found.length);
      setSaid(ended);
      announce(ended);
    } catch (error) {
      if (!controller.signal.aborted) setWhy(sentenceOf(error, language));
    } finally {
      setCount(undefined);
    }
  };

  return (
    <div className="export">
      {count === undefined ? (
        <Button icon="download" onPress={() => void run()}>
          {text.verb}
        </Button>
      ) : (
        <>
          <span>{text.reading(count)}</span>{" "}
          <Button onPress={() => stopping.current?.abort()}>{text.stop}</Button>
        </>
      )}
      {said && <p className="hint">{said}</p>}
      {why && <Problem title={why} />}
    </div>
  );
}
