import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { evenimentDocumentsList, integritateVerify } from "../../../client/generated/documents/operations.ts";
import type { EvenimentDocument, Integritate } from "../../../client/generated/documents/types.ts";
import { isProblem, rows } from "../../../client/index.ts";
import { client } from "../../api/client.ts";
import { Loaded } from "../../api/failed.tsx";
import { usePeople } from "../../api/people.ts";
import { Button, Link } from "../../kit/button.tsx";
import { KeyValues } from "../../kit/facts.tsx";
import { saveFile } from "../../kit/save-file.ts";
import { StateBadge } from "../../kit/states.tsx";
import { PageTitle } from "../../shell/page-title.tsx";
import { type ScreenProps, screen } from "../../shell/screen.tsx";
import { usePerson } from "../../shell/session.ts";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { grantsQuery, linksQuery } from "./access-data.ts";
import { useAccessSentence } from "./access-sentence.tsx";
import { Commands } from "./commands.tsx";
import { sentenceOfEvent } from "./event-words.ts";
import { Missing } from "./missing.tsx";
import { useBucket } from "./names.ts";
import { type ReadDocument, OpenedContext, addressOf, documentQuery, useOpened } from "./opened.ts";
import { PasswordForm } from "./password-form.tsx";
import { chainCommands, eventsFile, lineOfEvent } from "./proof-commands.ts";
import { ProofSignatures, ProofVersions } from "./proof-parts.tsx";
import { historyWords } from "./words-history.ts";
import { pageWords } from "./words.ts";

interface Chain {
  /** The integrity of the whole chain, checked by the service now. */
  integrity: Integritate;
  /** The events of the chain that the caller may see, oldest first. */
  events: EvenimentDocument[];
}

/** A longer history is of no use on paper; it can be read from the service. */
const MOST_EVENTS = 2000;

const chainQuery = (id: number) =>
  queryOptions({
    queryKey: ["documents", id, "chain"],
    async queryFn({ signal }): Promise<Chain> {
      const query = { "filter[documentId]": String(id), sort: "id", size: 200 };
      const integrity = (await integritateVerify(client, { path: { id }, signal })).data;
      const events: EvenimentDocument[] = [];
      const list = rows((next) => evenimentDocumentsList(client, { query: { ...query, ...next }, signal }));
      for await (const event of list) {
        if (event.hash !== undefined) events.push(event);
        if (events.length === MOST_EVENTS) break;
      }
      return { integrity, events };
    },
  });

function ProofChain() {
  const text = useWords(historyWords).proof;
  const { document } = useOpened();
  const read = useQuery(chainQuery(document.id));
  return (
    <section>
      <h2>{text.chain}</h2>
      <Loaded query={read} lines={8}>
        {(chain) => <ChainOf chain={chain} />}
      </Loaded>
    </section>
  );
}

function ChainOf({ chain: { integrity, events } }: { chain: Chain }) {
  const text = useWords(historyWords).proof;
  const { number } = useFormats();
  const { cod } = useOpened().document;
  const isWhole = events.length === integrity.evenimente;
  const save = (): void => {
    const lines = events.map((event) => `${lineOfEvent(event)}\n`);
    saveFile(new Blob(lines, { type: "text/plain" }), eventsFile(cod));
  };
  return (
    <>
      <p>
        <StateBadge tone={integrity.valid ? "good" : "bad"} icon={integrity.valid ? "check" : "warning"}>
          {integrity.valid ? text.chainWhole : text.chainBroken}
        </StateBadge>{" "}
        {text.chainCount(integrity.evenimente)}
      </p>
      <p>
        {text.lastHash} <code>{integrity.ultimulHash}</code>
      </p>
      {!isWhole && <p>{text.partly(number(events.length), number(integrity.evenimente))}</p>}
      <EventTable label={text.chain} events={events} brokenAt={integrity.ruptLa} />
      {isWhole && events.length > 0 && (
        <>
          <p className="no-print">
            <Button icon="download" onPress={save}>
              {eventsFile(cod)}
            </Button>
          </p>
          <Commands title={text.chainCheck} hint={text.chainHint} text={chainCommands(eventsFile(cod))} />
        </>
      )}
    </>
  );
}

/** The latest readings that paper holds; an answer has them all. */
const MOST_READINGS = 200;

/** Who looked at the content, compared or downloaded it, newest first. Readings are outside of the chain. */
function Readings() {
  const text = useWords(historyWords).proof;
  const { number } = useFormats();
  const { id } = useOpened().document;
  const read = useQuery({
    queryKey: ["documents", id, "readings"],
    async queryFn({ signal }) {
      const query = { "filter[documentId]": String(id), "filter[tip]": "DESCARCAT", sort: "-id" };
      return (await evenimentDocumentsList(client, { query: { ...query, size: MOST_READINGS }, signal }))
        .data;
    },
  });
  return (
    <section>
      <h2>{text.readings}</h2>
      <Loaded query={read} lines={4}>
        {({ items, total }) =>
          items.length === 0 ? (
            <p>{text.readingsNone}</p>
          ) : (
            <>
              <p>{text.readingsHint}</p>
              {total > items.length && <p>{text.readingsMost(number(items.length))}</p>}
              <EventTable label={text.readings} events={items} />
            </>
          )
        }
      </Loaded>
    </section>
  );
}

interface TableProps {
  label: string;
  events: readonly EvenimentDocument[];
  brokenAt?: number | undefined;
}

/** Events of the chain have hashes, the others none. */
function EventTable({ label, events, brokenAt }: TableProps) {
  const text = useWords(pageWords);
  const { dateTime } = useFormats();
  const nameOf = usePeople(events.map(({ actor }) => actor));
  const isChain = events.some(({ hash }) => hash !== undefined);
  return (
    <div className="table-frame" tabIndex={0} role="region" aria-label={label}>
      <table className="table proof-table">
        <thead className="table-head">
          <tr>
            <th scope="col">{text.proof.when}</th>
            <th scope="col">{text.proof.who}</th>
            <th scope="col">{text.proof.what}</th>
            {isChain && <th scope="col">{text.proof.eventHash}</th>}
          </tr>
        </thead>
        <tbody>
          {events.map((event) => (
            <tr key={event.id}>
              <td>{dateTime(event.creatLa)}</td>
              <td>{nameOf(event.actor)}</td>
              <td>
                {sentenceOfEvent(event, text)}{" "}
                {event.id === brokenAt && <StateBadge tone="bad">{text.proof.brokenHere}</StateBadge>}
              </td>
              {isChain && (
                <td>
                  <code>{event.hash}</code>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What proves a document, to print and to check offline: versions and hashes, history, signatures and readers. */
function ProofScreen({ params }: ScreenProps<"id", object>) {
  const id = Number(params.id);
  const isNumber = Number.isSafeInteger(id) && id > 0;
  const read = useQuery({ ...documentQuery(id), enabled: isNumber });
  if (!isNumber || isProblem(read.error, "notFound")) return <Missing />;
  return (
    <Loaded query={read} lines={8}>
      {(opened) => <Proof key={id} opened={opened} />}
    </Loaded>
  );
}

function Proof({ opened }: { opened: ReadDocument }) {
  const text = useWords(historyWords).proof;
  const [password, setPassword] = useState("");
  const { id, denumire, tipSecuritate, poate } = opened.document;
  const needsPassword = tipSecuritate === "PAROLA" && password === "" && poate.includes("DESCARCA");
  return (
    <OpenedContext value={{ ...opened, password, setPassword }}>
      <article className="proof">
        <PageTitle>{text.title(denumire)}</PageTitle>
        <div className="acts no-print">
          <Button look="primary" onPress={() => window.print()}>
            {text.print}
          </Button>
          <Link href={addressOf(id)} look="plain">
            {text.back}
          </Link>
        </div>
        <Identity />
        {needsPassword && (
          <div className="no-print">
            <PasswordForm />
          </div>
        )}
        <ProofVersions />
        <ProofSignatures />
        <ProofChain />
        <Readings />
        <Readers />
      </article>
    </OpenedContext>
  );
}

function Identity() {
  const text = useWords(pageWords);
  const { dateTime } = useFormats();
  const person = usePerson();
  const [now] = useState(() => Date.now());
  const { document } = useOpened();
  const { cod, status, visibility, bucketId, retinereLegala } = document;
  const bucket = useBucket(bucketId);
  return (
    <KeyValues
      entries={[
        { label: text.details.code, value: cod },
        { label: text.proof.state, value: text.status[status] },
        { label: text.fields.visibility, value: text.visibility[visibility] },
        { label: text.fields.bucketId, value: bucket === null ? text.details.otherBucket : bucket },
        { label: text.details.hold, value: retinereLegala ? text.details.heldText : text.details.notHeld },
        { label: text.proof.made, value: text.proof.madeBy(person.name, dateTime(now)) },
      ]}
    />
  );
}

function Readers() {
  const text = useWords(pageWords);
  const { document } = useOpened();
  const grants = useQuery(grantsQuery(document.id));
  const links = useQuery(linksQuery(document));
  const sentence = useAccessSentence({
    grants: grants.data?.items ?? [],
    links: links.data?.items.length,
  });
  return (
    <section>
      <h2>{text.proof.readers}</h2>
      <Loaded query={grants}>{() => <Loaded query={links}>{() => <p>{sentence}</p>}</Loaded>}</Loaded>
    </section>
  );
}

export default screen({ params: ["id"], search: () => ({}), page: ProofScreen });
