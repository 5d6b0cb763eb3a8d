import { useQuery } from "@tanstack/react-query";
import type { EvenimentDocument } from "../../../client/generated/documents/types.ts";
import { Loaded } from "../../api/failed.tsx";
import { usePeople } from "../../api/people.ts";
import { Button } from "../../kit/button.tsx";
import { StateBadge } from "../../kit/states.tsx";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { Commands } from "./commands.tsx";
import { sentenceOfEvent } from "./event-words.ts";
import { useOpened } from "./opened.ts";
import { chainCommands, eventsFile, lineOfEvent } from "./proof-commands.ts";
import { type Chain, chainQuery } from "./proof-data.ts";
import { saveFile } from "../../kit/save-file.ts";
import { pageWords } from "./words.ts";

export function ProofChain() {
  const text = useWords(pageWords).proof;
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
  const text = useWords(pageWords).proof;
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
      <EventTable events={events} brokenAt={integrity.ruptLa} />
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

interface TableProps {
  events: readonly EvenimentDocument[];
  brokenAt: number | undefined;
}

function EventTable({ events, brokenAt }: TableProps) {
  const text = useWords(pageWords);
  const { dateTime } = useFormats();
  const nameOf = usePeople(events.map(({ actor }) => actor));
  return (
    <div className="table-frame" tabIndex={0} role="region" aria-label={text.proof.chain}>
      <table className="table proof-table">
        <thead className="table-head">
          <tr>
            <th scope="col">{text.proof.when}</th>
            <th scope="col">{text.proof.who}</th>
            <th scope="col">{text.proof.what}</th>
            <th scope="col">{text.proof.eventHash}</th>
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
              <td>
                <code>{event.hash}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
