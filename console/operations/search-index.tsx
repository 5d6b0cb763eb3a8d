import { useQuery } from "@tanstack/react-query";
import {
  adminIndexesReadCurrent,
  adminQueuesList,
  reindexRead,
  reindexRun,
} from "../../client/generated/documents/operations.ts";
import type { Reindexare, StareaIndexului } from "../../client/generated/documents/types.ts";
import { isProblem } from "../../client/index.ts";
import { client } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import { Question } from "../api/question.tsx";
import { useSaved } from "../api/saved.ts";
import { DialogLink } from "../kit/dialog-link.tsx";
import { KeyValues } from "../kit/facts.tsx";
import { StateBadge } from "../kit/states.tsx";
import { byTitle } from "../shell/found.ts";
import { plainScreen } from "../shell/screen.tsx";
import { usePerson } from "../shell/session.ts";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { operatedBy } from "./operated.ts";
import { OperationsPage, REFRESH_MS } from "./sections.tsx";
import { NotOperated } from "./service-choice.tsx";
import { operationsWords } from "./words.ts";

/** The last reindex, with its progress while it runs. */
function Rebuild({ reindex }: { reindex: Reindexare }) {
  const text = useWords(operationsWords).index;
  const { dateTime, number } = useFormats();
  const { status, indexate, total, inceputLa, terminatLa } = reindex;
  const isRunning = status === "IN_LUCRU";
  const all = Math.max(total, indexate);
  return (
    <>
      <p>
        <StateBadge tone={isRunning ? "accent" : "good"}>
          {isRunning ? text.running : text.finished}
        </StateBadge>
      </p>
      {isRunning && <progress max={Math.max(all, 1)} value={indexate} aria-label={text.done} />}
      <KeyValues
        entries={[
          { label: text.done, value: text.of(number(indexate), number(all)) },
          { label: text.began, value: dateTime(inceputLa) },
          ...(terminatLa === undefined ? [] : [{ label: text.ended, value: dateTime(terminatLa) }]),
        ]}
      />
    </>
  );
}

const REINDEX = ["documents", "reindex"];

/** The last reindex; null if there never was one. */
async function readReindex(signal: AbortSignal): Promise<Reindexare | null> {
  try {
    return (await reindexRead(client, { signal })).data;
  } catch (error) {
    if (isProblem(error, "notFound")) return null;
    throw error;
  }
}

/**
 * How many signals to read the text of a file wait. They have a queue of their own, so that a slow file delays no
 * other change.
 */
async function readTexts(signal: AbortSignal): Promise<number> {
  const { items } = (await adminQueuesList(client, { query: { "filter[name]": "indexing" }, signal })).data;
  return items.reduce((sum, { visible, inFlight, delayed }) => sum + visible + inFlight + delayed, 0);
}

function IndexScreen() {
  const isOperated = operatedBy(usePerson()).includes("documents");
  return isOperated ? <SearchIndex /> : <NotOperated section="index" />;
}

function SearchIndex() {
  const text = useWords(operationsWords).index;
  const saved = useSaved(REINDEX);
  const index = useQuery({
    queryKey: ["documents", "search-index"],
    queryFn: async ({ signal }) => {
      const [{ data }, texts] = await Promise.all([
        adminIndexesReadCurrent(client, { signal }),
        readTexts(signal),
      ]);
      return { ...data, texts };
    },
    refetchInterval: REFRESH_MS,
  });
  const reindex = useQuery({
    queryKey: REINDEX,
    queryFn: ({ signal }) => readReindex(signal),
    refetchInterval: ({ state }) => (state.data?.status === "IN_LUCRU" ? 2_000 : REFRESH_MS),
  });
  const isRunning = reindex.data?.status === "IN_LUCRU";
  return (
    <OperationsPage section="index" reading={index}>
      <p className="lead">{text.lead}</p>
      <Loaded query={index} lines={4}>
        {(found) => <Lag index={found} texts={found.texts} />}
      </Loaded>
      <section className="operations-part" aria-label={text.rebuild}>
        <h2>{text.rebuild}</h2>
        <p>{text.rebuildText}</p>
        <Loaded query={reindex} lines={2}>
          {(found) => (found ? <Rebuild reindex={found} /> : <p className="soft">{text.never}</p>)}
        </Loaded>
        {reindex.data !== undefined && !isRunning && (
          <p className="acts">
            <DialogLink verb={text.start} name="reindex" id="documents" look="primary" />
          </p>
        )}
      </section>
      <Question
        name="reindex"
        title={() => text.startTitle}
        text={text.startAsk}
        verb={text.start}
        act={async () => {
          await reindexRun(client);
          await saved(text.started);
        }}
      />
    </OperationsPage>
  );
}

function Lag({ index, texts }: { index: StareaIndexului; texts: number }) {
  const text = useWords(operationsWords).index;
  const { number } = useFormats();
  const { generatieCautata, verificate, inUrma, intarziereSecunde } = index;
  if (generatieCautata === undefined)
    return (
      <p>
        <StateBadge tone="bad" icon="warning">
          {text.noIndex}
        </StateBadge>{" "}
        {text.noIndexText}
      </p>
    );
  // Searches see a change within seconds, and some changes are always on their way.
  const isBehind = intarziereSecunde > 30;
  return (
    <KeyValues
      entries={[
        {
          label: text.lag,
          value: (
            <>
              <StateBadge tone={isBehind ? "warning" : "good"}>
                {isBehind ? text.behind : text.upToDate}
              </StateBadge>{" "}
              {text.seconds(intarziereSecunde)}
            </>
          ),
        },
        { label: text.pending, value: text.of(number(inUrma), number(verificate)) },
        { label: text.texts, value: number(texts) },
        { label: text.generation, value: number(generatieCautata) },
      ]}
    />
  );
}

export default plainScreen({ page: IndexScreen, useFound: byTitle(operationsWords.sections.index) });
