import { useRef, useState } from "react";
import {
  documentsList,
  evenimentDocumentsRead,
  integritateVerify,
} from "../../client/generated/documents/operations.ts";
import type { Document, Integritate, EvenimentDocument } from "../../client/generated/documents/types.ts";
import { allRows } from "../api/all-rows.ts";
import { client } from "../api/client.ts";
import { sentenceOf } from "../api/failed.tsx";
import { readAllPeople } from "../api/people.ts";
import { BulkActs } from "../kit/bulk-acts.tsx";
import type { BulkRun } from "../kit/bulk.ts";
import { Button } from "../kit/button.tsx";
import { useCsv } from "../kit/csv.ts";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { integrityWords } from "./integrity-words.ts";
import { exportWords } from "../api/export-words.ts";
import { auditWords } from "./words.ts";

export type NamedDocuments = ReadonlyMap<string, Pick<Document, "id" | "cod" | "denumire">>;

interface IntegrityRunProps {
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  /** The chosen documents of all pages. */
  known: NamedDocuments;
}

interface Verified {
  result: Integritate;
  at: Date;
}

/** Verifies the chosen documents one by one, and offers the results as a table file. */
export function IntegrityRun({ chosen, onChoose, known }: IntegrityRunProps) {
  const csv = useWords(exportWords);
  const text = useWords(auditWords);
  const integrity = useWords(integrityWords);
  const language = useLanguage();
  const { dateTime, list } = useFormats();
  const verified = useRef(new Map<string, Verified>());
  const save = useResultFile(known);
  const [ended, setEnded] = useState<BulkRun>();
  const nameOf = (id: string): string => known.get(id)?.denumire ?? id;

  const verify = async (id: string, signal: AbortSignal): Promise<void> => {
    verified.current.delete(id);
    const keep = (result: Integritate): void => {
      verified.current.set(id, { result, at: new Date() });
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
    const { event, who = "" } = error;
    return event ? integrity.brokenAt(text.kinds[event.tip], dateTime(event.creatLa), who) : integrity.broken;
  };
  const verdictOf = ({ rows }: BulkRun): string => {
    const results = [...rows.keys()].map((id) => verified.current.get(id)?.result.valid);
    const count = (valid: boolean | undefined): number => results.filter((one) => one === valid).length;
    const said = [
      ...(count(false) > 0 ? [integrity.brokenOnes(count(false))] : []),
      ...(count(true) > 0 || count(undefined) === 0 ? [integrity.wholeOnes(count(true))] : []),
      ...(count(undefined) > 0 ? [integrity.unknownOnes(count(undefined))] : []),
    ];
    return list(said);
  };
  return (
    <>
      <BulkActs
        selected={chosen}
        onSelect={onChoose}
        nameOf={nameOf}
        whyOf={whyOf}
        acts={[{ id: "verify", title: integrity.verify, icon: "check", act: verify, verdict: verdictOf }]}
        onEnd={setEnded}
      />
      {ended && (
        <p>
          <Button look="quiet" icon="download" onPress={() => save(ended, verified.current)}>
            {csv.verb}
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
  const saveLines = useCsv();
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
        found?.result.evenimente,
        found?.result.ultimulHash,
        found?.at,
      ];
    });
    saveLines("integritate", head, lines);
  };
}

export const PAGE_ROWS = 50;
/** The most documents of one run. */
export const MOST_DOCUMENTS = 500;

export interface DocumentFilters {
  /** Parts of the name and of the code. */
  name: string;
  code: string;
}

export const documentsQuery = ({ name, code }: DocumentFilters) => ({
  "filter[status][in]": "ACTIV,ARHIVAT,STERS,PURJAT",
  ...(name === "" ? {} : { "filter[denumire][contains]": name }),
  ...(code === "" ? {} : { "filter[cod][contains]": code }),
});

/** The documents that the filters find, at most as many as one run takes. */
export const everyDocument = (filters: DocumentFilters): Promise<Document[]> =>
  allRows(
    (next) => documentsList(client, { query: { size: 200, ...documentsQuery(filters), ...next } }),
    MOST_DOCUMENTS,
  );

/** The history was altered; `event` is the oldest one that does not fit, if it can still be read. */
class BrokenChain extends Error {
  override readonly name = "BrokenChain";
  readonly result: Integritate;
  readonly event: EvenimentDocument | undefined;
  /** The name of whom the event names. */
  readonly who: string | undefined;

  constructor(result: Integritate, event: EvenimentDocument | undefined, who: string | undefined) {
    super("The chain of events is broken");
    this.result = result;
    this.event = event;
    this.who = who;
  }
}

/** @throws BrokenChain */
async function verifyChain(documentId: string, signal: AbortSignal): Promise<Integritate> {
  const { data } = await integritateVerify(client, { path: { id: Number(documentId) }, signal });
  if (data.valid) return data;
  const event = data.ruptLa === undefined ? undefined : await readEvent(data.ruptLa);
  const names = event && (await readAllPeople([event.actor]));
  throw new BrokenChain(data, event, event && (names?.get(event.actor) ?? event.actor));
}

async function readEvent(id: number): Promise<EvenimentDocument | undefined> {
  try {
    return (await evenimentDocumentsRead(client, { path: { id } })).data;
  } catch {
    return undefined;
  }
}
