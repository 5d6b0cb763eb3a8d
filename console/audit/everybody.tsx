import { keepPreviousData, useQuery } from "@tanstack/react-query";
import {
  adminBucketsListReaders,
  adminDocumentsListReaders,
} from "../../client/generated/documents/operations.ts";
import type { Cititor } from "../../client/generated/documents/types.ts";
import { type NextPage, rows } from "../../client/index.ts";
import { client } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import { lastPageOf } from "../api/list-page.ts";
import { readAllNames, useNames } from "../api/names.ts";
import { personName } from "../api/people.ts";
import { Button, Link } from "../kit/button.tsx";
import { Pager } from "../kit/pager.tsx";
import { Panel } from "../kit/panel.tsx";
import { EmptyState } from "../kit/states.tsx";
import { Table } from "../kit/table.tsx";
import { type Formats, useFormats } from "../words/formats.ts";
import { type TextsOf, useWords } from "../words/words.ts";
import { accessWords } from "./access-words.ts";
import { ExportCsv } from "../api/export-csv.tsx";
import { auditWords } from "./words.ts";

/** Readers of one page of the list. */
const PAGE_ROWS = 20;
const EXPORT_ROWS = 200;

/** What is read: a document, or the documents of a container. */
export interface ReadThing {
  kind: "document" | "bucket";
  id: number;
  name: string;
}

interface Page extends NextPage {
  size: number;
}

const listReaders = ({ kind, id }: ReadThing, query: Page, signal: AbortSignal) =>
  kind === "document"
    ? adminDocumentsListReaders(client, { path: { id }, query, signal })
    : adminBucketsListReaders(client, { path: { id }, query, signal });

interface EverybodyProps {
  read: ReadThing;
  /** From 1. */
  page: number;
  hrefOf: (page: number) => string;
}

/** Everybody who may read a document or a container, each with the reasons, in pages; all of them as a table file. */
export function Everybody({ read, page, hrefOf }: EverybodyProps) {
  const { person } = useWords(auditWords);
  const access = useWords(accessWords);
  const formats = useFormats();
  const found = useQuery({
    queryKey: ["documents", read.kind, read.id, "readers", page],
    // Always the rights of this moment.
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { data, headers } = await listReaders(read, { page: page - 1, size: PAGE_ROWS }, signal);
      return { ...data, isAtLeast: headers.get("x-total-relation") === "gte" };
    },
  });
  const clientName = useNames("clients", clientsIn(found.data?.items ?? []));
  const href = read.kind === "document" ? `/app/acte/${read.id}` : `/app/organizatii/containere/${read.id}`;
  return (
    <Panel
      title={access.whoReads(read.name)}
      acts={<Button onPress={() => void found.refetch()}>{access.ask}</Button>}
    >
      <p className="hint">
        {access.only[read.kind]} <Link href={href}>{read.name}</Link>
      </p>
      <Loaded query={found}>
        {({ items, total, isAtLeast }) => (
          <>
            <Table
              label={access.whoReads(read.name)}
              columns={[
                {
                  id: "name",
                  title: person,
                  cell: (reader: Cititor) => (
                    <>
                      {nameOf(reader, access, clientName)}
                      {reader.login !== undefined && reader.login !== personOf(reader) && (
                        <div className="hint">{reader.login}</div>
                      )}
                      <span className="narrow-only">
                        {`${mayOf(reader, access, formats)}: ${whyOf(reader, access, formats)}`}
                      </span>
                    </>
                  ),
                },
                {
                  id: "may",
                  title: access.mayDo,
                  cell: (reader) => mayOf(reader, access, formats),
                  isWideOnly: true,
                },
                {
                  id: "why",
                  title: access.why,
                  cell: (reader) => whyOf(reader, access, formats),
                  isWideOnly: true,
                },
              ]}
              rows={items}
              idOf={({ fel, referintaId }) => `${fel} ${referintaId}`}
              textOf={(reader) => nameOf(reader, access, clientName)}
              empty={<EmptyState title={access.nobody[read.kind]} />}
            />
            <Pager
              page={page}
              size={PAGE_ROWS}
              shown={items.length}
              total={isAtLeast ? undefined : total}
              hasNext={isAtLeast}
              lastPage={lastPageOf(PAGE_ROWS)}
              hrefOf={hrefOf}
            />
          </>
        )}
      </Loaded>
      <div className="page-acts">
        <ExportCsv
          name="cititori"
          head={[person, access.login, access.mayDo, access.why]}
          read={(signal) => rows((next) => listReaders(read, { size: EXPORT_ROWS, ...next }, signal))}
          namesFor={(readers: readonly Cititor[]) => readAllNames("clients", clientsIn(readers))}
          lineOf={(reader: Cititor, names) => [
            nameOf(reader, access, (id) => names.get(id)),
            reader.login,
            mayOf(reader, access, formats),
            whyOf(reader, access, formats),
          ]}
        />
      </div>
    </Panel>
  );
}

const clientsIn = (readers: readonly Cititor[]): number[] =>
  readers.flatMap(({ fel, referintaId }) => (fel === "CLIENT" ? [referintaId] : []));

type Text = TextsOf<typeof accessWords>;

/** The name of a person; of one of another organization only the login is known. */
const personOf = ({ login = "", ...named }: Cititor): string => personName({ ...named, login });

function nameOf(reader: Cititor, text: Text, clientName: (id: number) => string | undefined): string {
  const { fel, referintaId } = reader;
  if (fel === "PERSOANA") return personOf(reader);
  return (fel === "CLIENT" ? clientName(referintaId) : undefined) ?? text.kinds[fel];
}

const mayOf = ({ drepturi }: Cititor, text: Text, { list }: Formats): string =>
  list(drepturi.map((right) => text.rights[right]));

function whyOf({ relatii, panaLa }: Cititor, text: Text, { list, dateTime }: Formats): string {
  const why = list(relatii.map((relation) => text.relations[relation]));
  return panaLa === undefined ? why : text.until(why, dateTime(panaLa));
}
