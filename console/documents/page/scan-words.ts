import type { Scanare } from "../../../client/generated/documents/types.ts";
import type { TextsOf } from "../../words/words.ts";
import type { recordWords } from "./words-record.ts";

type Text = TextsOf<typeof recordWords>["scan"];

/** What the virus scan says, in words. */
export function resultOfScan(said: { stare?: unknown; nume?: unknown; motiv?: unknown }, text: Text): string {
  const { stare, nume, motiv } = said as Partial<Scanare>;
  if (stare === "infectat" || stare === "eliberat") return text.results[stare](nume ?? "?");
  return stare === "asteapta" || stare === "curat"
    ? text.results[stare]
    : text.reasons[motiv ?? "indisponibil"];
}
