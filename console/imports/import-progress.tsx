import type { Import } from "../../client/generated/documents/types.ts";
import { StateBadge } from "../kit/states.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { importWords } from "./words.ts";

export interface ImportProgressProps {
  status: Import["status"];
  all: number;
  /** How many of all files were imported, and how many failed. */
  imported: number;
  failed: number;
}

/** The state of an import, and how many of its files are done. */
export function ImportProgress({ status, all, imported, failed }: ImportProgressProps) {
  const text = useWords(importWords);
  const formats = useFormats();
  const isDone = status === "FINALIZATA";
  return (
    <>
      <StateBadge tone={isDone ? (failed > 0 ? "warning" : "good") : "accent"}>
        {isDone ? text.ended : text.running}
      </StateBadge>{" "}
      {text.done(formats.number(imported + failed), formats.number(all))}
      {failed > 0 && `, ${text.endedWithFailures(failed)}`}
    </>
  );
}
