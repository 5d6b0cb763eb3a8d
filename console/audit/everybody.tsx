import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import {
  appUsersList,
  documentsReadExplanation,
  linkuriList,
  partajareDocumentsList,
} from "../../client/generated/documents/operations.ts";
import type {
  Document,
  ExplicatieAcces,
  LegaturaDocumentului,
  PartajareDocument,
} from "../../client/generated/documents/types.ts";
import { isProblem, rows } from "../../client/index.ts";
import { client } from "../api/client.ts";
import { Failed, Loaded, sentenceOf } from "../api/failed.tsx";
import { useNames } from "../api/names.ts";
import { personName } from "../api/people.ts";
import { type BulkRun, idsIn, useBulk } from "../kit/bulk.ts";
import { Button, Link } from "../kit/button.tsx";
import { useCsv } from "../kit/csv.ts";
import { announce } from "../kit/live.ts";
import { Pager } from "../kit/pager.tsx";
import { Panel } from "../kit/panel.tsx";
import { EmptyState } from "../kit/states.tsx";
import { Table } from "../kit/table.tsx";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { accessWords } from "./access-words.ts";
import { exportWords } from "../api/export-words.ts";
import { auditWords } from "./words.ts";

/** The most people of one run: each takes a call. */
const MOST_PEOPLE = 500;
/** Readers of one page of the list. */
const PAGE_ROWS = 20;

type ReadDocument = Pick<Document, "id" | "denumire" | "visibility" | "status">;

interface Asked {
  /** Names by login. */
  people: ReadonlyMap<string, string>;
  /** Ids of the same people. */
  ids: ReadonlySet<number>;
  /** True if there are more people than one run asks for. */
  isCut: boolean;
}

/** The people that the auditor sees. */
async function readPeople(): Promise<Asked> {
  const people = new Map<string, string>();
  const ids = new Set<number>();
  for await (const person of rows((next) => appUsersList(client, { query: { size: 200, ...next } }))) {
    if (people.size === MOST_PEOPLE) return { people, ids, isCut: true };
    people.set(person.login, personName(person));
    ids.add(person.id);
  }
  return { people, ids, isCut: false };
}

async function explain(id: number, login: string, signal: AbortSignal): Promise<ExplicatieAcces> {
  return (await documentsReadExplanation(client, { path: { id }, query: { login }, signal })).data;
}

interface PersonWhoReads {
  login: string;
  name: string;
  explanation: ExplicatieAcces;
}

/** Asks about each person that the auditor sees, one after the other, and keeps those who may read the document. */
function usePeopleWhoRead(documentId: number) {
  const access = useWords(accessWords);
  const language = useLanguage();
  const { run, start, stop } = useBulk();
  const [asked, setAsked] = useState<Asked>();
  const [people, setPeople] = useState<readonly PersonWhoReads[]>([]);
  const [error, setError] = useState<unknown>();
  const begin = async (): Promise<void> => {
    setError(undefined);
    setPeople([]);
    try {
      const everybody = await readPeople();
      setAsked(everybody);
      const found: PersonWhoReads[] = [];
      await start({
        actId: String(documentId),
        ids: [...everybody.people.keys()],
        whyOf: (thrown) => sentenceOf(thrown, language),
        async act(login, signal) {
          const explanation = await explain(documentId, login, signal);
          if (!explanation.drepturi.includes("CITIRE")) return;
          found.push({ login, name: everybody.people.get(login) ?? login, explanation });
          setPeople([...found].sort((a, b) => a.name.localeCompare(b.name)));
        },
      });
      announce(access.readers(found.length));
    } catch (thrown) {
      setError(thrown);
    }
  };
  // The question was asked by choosing the document. A second page of the list does not ask again.
  useEffect(() => {
    void begin();
    return stop;
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [documentId]);
  return { run, stop, begin, asked, people, error };
}

/** A line of the list. */
interface Reader {
  id: string;
  name: string;
  login: string;
  may: string;
  why: string;
}

interface EverybodyProps {
  document: ReadDocument;
  /** From 1. */
  page: number;
  hrefOf: (page: number) => string;
}

/** Everybody who may read a document, each with the reason: people first, then grants to others, links, and everybody. */
export function Everybody({ document, page, hrefOf }: EverybodyProps) {
  const csv = useWords(exportWords);
  const access = useWords(accessWords);
  const { number } = useFormats();
  const { run, stop, begin, asked, people, error } = usePeopleWhoRead(document.id);
  const others = useOthers(document, asked);
  const failed = run ? idsIn(run, "failed").length : 0;
  const isOver = run !== undefined && !run.isRunning;
  const own = useOwnLines(people);
  return (
    <Panel
      title={access.whoReads(document.denumire)}
      acts={
        isOver || error !== undefined ? (
          <Button onPress={() => void begin()}>{access.ask}</Button>
        ) : (
          <Button onPress={stop}>{csv.stop}</Button>
        )
      }
    >
      <p className="hint">
        {access.only} <Link href={`/app/acte/${document.id}`}>{document.denumire}</Link>
      </p>
      {error !== undefined && <Failed error={error} />}
      {run?.isRunning && <progress aria-label={access.progress} value={endedIn(run)} max={run.rows.size} />}
      {isOver && <p>{access.readers(people.length)}</p>}
      {failed > 0 && <p className="why">{access.unknown(number(failed))}</p>}
      {asked?.isCut && <p className="hint">{access.cut(number(MOST_PEOPLE))}</p>}
      {isOver && (
        <Loaded query={others.query}>
          {() => (
            <Readers
              readers={[...own, ...others.lines]}
              document={document.denumire}
              page={page}
              hrefOf={hrefOf}
            />
          )}
        </Loaded>
      )}
    </Panel>
  );
}

const endedIn = (run: BulkRun): number =>
  run.rows.size - idsIn(run, "waiting").length - idsIn(run, "working").length;

function useOwnLines(people: readonly PersonWhoReads[]): Reader[] {
  const access = useWords(accessWords);
  const { list } = useFormats();
  return people.map(({ login, name, explanation: { drepturi, relatii } }) => ({
    id: `person ${login}`,
    name,
    login,
    may: list(drepturi.map((right) => access.rights[right])),
    why: list(relatii.filter(({ da }) => da).map(({ relatie }) => access.relations[relatie])),
  }));
}

const isValid = ({ dataExpirare }: { dataExpirare?: string | undefined }): boolean =>
  dataExpirare === undefined || Date.parse(dataExpirare) > Date.now();

/** The links of a document; none if nobody may use them, and to an auditor who may not share it. */
async function readLinks({ id, status }: ReadDocument, signal: AbortSignal): Promise<LegaturaDocumentului[]> {
  if (status !== "ACTIV" && status !== "ARHIVAT") return [];
  try {
    return (await linkuriList(client, { path: { id }, query: { size: 200 }, signal })).data.items;
  } catch (error) {
    if (isProblem(error, "forbidden")) return [];
    throw error;
  }
}

/** Readers who are no people that the auditor sees: clients, people of other organizations, whoever has a link. */
function useOthers(document: ReadDocument, asked: Asked | undefined) {
  const access = useWords(accessWords);
  const { dateTime } = useFormats();
  const query = useQuery({
    queryKey: ["documents", document.id, "readers", "others"],
    // Always the rights of this moment.
    staleTime: 0,
    enabled: asked !== undefined,
    queryFn: async ({ signal }) => {
      const filter = { "filter[documentId]": String(document.id), size: 200 };
      const grants: PartajareDocument[] = [];
      for await (const grant of rows((next) =>
        partajareDocumentsList(client, { query: { ...filter, ...next }, signal }),
      ))
        grants.push(grant);
      const links = await readLinks(document, signal);
      return { grants: grants.filter(isValid), links: links.filter(isValid) };
    },
  });
  const { grants = [], links = [] } = query.data ?? {};
  const strangers = grants.filter(
    ({ beneficiarOperatorId: id }) => id === undefined || asked?.ids.has(id) === false,
  );
  const clientName = useNames(
    "clients",
    strangers.map(({ beneficiarClientId }) => beneficiarClientId),
  );
  const until = ({ dataExpirare }: { dataExpirare?: string | undefined }, why: string): string =>
    dataExpirare === undefined ? why : access.until(why, dateTime(dataExpirare));
  const { CITIRE, SCRIERE } = access.rights;
  const lines: Reader[] = [
    ...strangers.map((grant) => ({
      id: `grant ${grant.id}`,
      name:
        grant.beneficiarClientId === undefined
          ? access.foreigner
          : (clientName(grant.beneficiarClientId) ?? access.client),
      login: "",
      may: grant.drept === "SCRIERE" ? `${CITIRE}, ${SCRIERE}` : CITIRE,
      why: until(
        grant,
        access.relations[grant.drept === "SCRIERE" ? "PARTAJARE_SCRIERE" : "PARTAJARE_CITIRE"],
      ),
    })),
    ...links.map((link) => ({
      id: `link ${link.id}`,
      name: access.anybody,
      login: "",
      may: CITIRE,
      why: until(link, access.relations.LINK),
    })),
    ...(document.visibility === "PUBLIC" && document.status === "ACTIV"
      ? [{ id: "public", name: access.anybody, login: "", may: CITIRE, why: access.relations.PUBLIC }]
      : []),
  ];
  return { query, lines };
}

interface ReadersProps {
  readers: readonly Reader[];
  /** The name of the document. */
  document: string;
  page: number;
  hrefOf: (page: number) => string;
}

/** A page of the readers; all of them as a table file. */
function Readers({ readers, document, page, hrefOf }: ReadersProps) {
  const { person } = useWords(auditWords);
  const csv = useWords(exportWords);
  const access = useWords(accessWords);
  const save = useCsv();
  const pages = Math.max(1, Math.ceil(readers.length / PAGE_ROWS));
  const at = Math.min(page, pages);
  const shown = readers.slice((at - 1) * PAGE_ROWS, at * PAGE_ROWS);
  return (
    <>
      <Table
        label={access.whoReads(document)}
        columns={[
          {
            id: "name",
            title: person,
            cell: ({ name, login }) => (
              <>
                {name}
                {login !== "" && login !== name && <div className="hint">{login}</div>}
              </>
            ),
          },
          { id: "may", title: access.mayDo, cell: ({ may }) => may },
          { id: "why", title: access.why, cell: ({ why }) => why },
        ]}
        rows={shown}
        idOf={({ id }) => id}
        textOf={({ name }) => name}
        empty={<EmptyState title={access.nobody} />}
      />
      <Pager page={at} size={PAGE_ROWS} shown={shown.length} total={readers.length} hrefOf={hrefOf} />
      {readers.length > 0 && (
        <div className="page-acts">
          <Button
            icon="download"
            onPress={() =>
              save(
                "cititori",
                [person, access.login, access.mayDo, access.why],
                readers.map(({ name, login, may, why }) => [name, login, may, why]),
              )
            }
          >
            {csv.verb}
          </Button>
        </div>
      )}
    </>
  );
}
