import { useEffect, useState } from "react";
import { appUsersList, documentsReadExplanation } from "../../client/generated/documents/operations.ts";
import type { ExplicatieAcces } from "../../client/generated/documents/types.ts";
import { rows } from "../../client/index.ts";
import { client } from "../api/client.ts";
import { Failed, sentenceOf } from "../api/failed.tsx";
import { personName } from "../api/people.ts";
import { type BulkRun, idsIn, useBulk } from "../kit/bulk.ts";
import { Button, Link } from "../kit/button.tsx";
import { csvOf } from "../kit/csv.ts";
import { announce } from "../kit/live.ts";
import { Panel } from "../kit/panel.tsx";
import { saveFile } from "../kit/save-file.ts";
import { EmptyState } from "../kit/states.tsx";
import { Table } from "../kit/table.tsx";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { accessWords } from "./access-words.ts";
import { auditWords } from "./words.ts";

/** The most people of one run: each takes a call. */
const MOST_PEOPLE = 500;

interface Asked {
  /** Names by login. */
  people: ReadonlyMap<string, string>;
  /** True if there are more people than one run asks for. */
  isCut: boolean;
}

/** The people that the auditor sees. */
async function readPeople(): Promise<Asked> {
  const people = new Map<string, string>();
  for await (const person of rows((next) => appUsersList(client, { query: { size: 200, ...next } }))) {
    if (people.size === MOST_PEOPLE) return { people, isCut: true };
    people.set(person.login, personName(person));
  }
  return { people, isCut: false };
}

async function explain(documentId: string, login: string, signal: AbortSignal): Promise<ExplicatieAcces> {
  const call = { path: { id: Number(documentId) }, query: { login }, signal };
  return (await documentsReadExplanation(client, call)).data;
}

interface Reader {
  login: string;
  name: string;
  explanation: ExplicatieAcces;
}

/** Asks about each person that the auditor sees, one after the other, and lists those who may read the document. */
export function Everybody({ document }: { document: { id: string; name: string } }) {
  const { csv } = useWords(auditWords);
  const language = useLanguage();
  const { number } = useFormats();
  const { run, start, stop } = useBulk();
  const [asked, setAsked] = useState<Asked>();
  const [readers, setReaders] = useState<readonly Reader[]>([]);
  const [error, setError] = useState<unknown>();
  useEffect(() => stop, [stop]);
  const access = useWords(accessWords);

  const begin = async (): Promise<void> => {
    setError(undefined);
    setReaders([]);
    try {
      const everybody = await readPeople();
      setAsked(everybody);
      const found: Reader[] = [];
      await start({
        actId: document.id,
        ids: [...everybody.people.keys()],
        whyOf: (thrown) => sentenceOf(thrown, language),
        async act(login, signal) {
          const explanation = await explain(document.id, login, signal);
          if (!explanation.drepturi.includes("CITIRE")) return;
          found.push({ login, name: everybody.people.get(login) ?? login, explanation });
          setReaders([...found].sort((a, b) => a.name.localeCompare(b.name)));
        },
      });
      announce(access.readers(found.length));
    } catch (thrown) {
      setError(thrown);
    }
  };
  const failed = run ? idsIn(run, "failed").length : 0;
  return (
    <Panel
      title={access.whoReads(document.name)}
      acts={
        run?.isRunning ? (
          <Button onPress={stop}>{csv.stop}</Button>
        ) : (
          <Button look={run ? "plain" : "primary"} onPress={() => void begin()}>
            {access.ask}
          </Button>
        )
      }
    >
      <p className="hint">
        {access.only} <Link href={`/app/acte/${document.id}`}>{document.name}</Link>
      </p>
      {error !== undefined && <Failed error={error} />}
      {run?.isRunning && <progress aria-label={access.progress} value={endedIn(run)} max={run.rows.size} />}
      {run && !run.isRunning && <p>{access.readers(readers.length)}</p>}
      {failed > 0 && <p className="why">{access.unknown(number(failed))}</p>}
      {asked?.isCut && <p className="hint">{access.cut(number(MOST_PEOPLE))}</p>}
      {run && <Readers readers={readers} isRunning={run.isRunning} document={document.name} />}
    </Panel>
  );
}

const endedIn = (run: BulkRun): number =>
  run.rows.size - idsIn(run, "waiting").length - idsIn(run, "working").length;

interface ReadersProps {
  readers: readonly Reader[];
  isRunning: boolean;
  /** The name of the document. */
  document: string;
}

/** The people who may read the document; at the end of the run, also as a table file. */
function Readers({ readers, isRunning, document }: ReadersProps) {
  const { person, csv } = useWords(auditWords);
  const access = useWords(accessWords);
  const { list } = useFormats();
  const rightsOf = ({ drepturi }: ExplicatieAcces): string =>
    list(drepturi.map((right) => access.rights[right]));
  const reasonsOf = ({ relatii }: ExplicatieAcces): string =>
    list(relatii.filter(({ da }) => da).map(({ relatie }) => access.relations[relatie]));
  const save = (): void => {
    const lines = readers.map(({ login, name, explanation }) => [
      name,
      login,
      rightsOf(explanation),
      reasonsOf(explanation),
    ]);
    saveFile(csvOf([[person, access.login, access.mayDo, access.why], ...lines]), "cititori.csv");
  };
  return (
    <>
      <Table
        label={access.whoReads(document)}
        columns={[
          { id: "name", title: person, cell: ({ name }: Reader) => name },
          { id: "may", title: access.mayDo, cell: ({ explanation }) => rightsOf(explanation) },
          { id: "why", title: access.why, cell: ({ explanation }) => reasonsOf(explanation) },
        ]}
        rows={readers}
        idOf={({ login }) => login}
        textOf={({ name }) => name}
        empty={!isRunning && <EmptyState title={access.nobody} />}
      />
      {readers.length > 0 && !isRunning && (
        <div className="page-acts">
          <Button icon="download" onPress={save}>
            {csv.verb}
          </Button>
        </div>
      )}
    </>
  );
}
