import { type QueryCache, type QueryObserver, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { EmptyState, Skeleton } from "../kit/states.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { useConnection } from "../kit/online.ts";
import { shellWords } from "./words.ts";

/** Says that there is no network or no answer, and of when the page is. */
export function OfflineBar() {
  const connection = useConnection();
  return (
    <div className="offline" role="status">
      {connection !== "here" && <Said connection={connection} />}
    </div>
  );
}

function Said({ connection }: { connection: "offline" | "silent" }) {
  const text = useWords(shellWords).offline;
  const bar = text[connection];
  const { dateTime } = useFormats();
  const cache = useQueryClient().getQueryCache();
  const oldest = useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => oldestIn(cache),
  );
  return <p>{oldest === undefined ? bar : `${bar} ${text.asOf(dateTime(oldest))}`}</p>;
}

/** When the oldest of what the page shows was read; undefined if it shows nothing that was read and may have changed since. */
function oldestIn(cache: QueryCache): number | undefined {
  const moments = cache
    .findAll({ type: "active" })
    .filter(({ meta, observers }) => !meta?.isOfFrame && !observers.every(isForever))
    .map(({ state }) => state.dataUpdatedAt)
    .filter((moment) => moment > 0);
  return moments.length === 0 ? undefined : Math.min(...moments);
}

/** Content never changes under its hash. */
const isForever = ({ options }: QueryObserver): boolean => options.staleTime === Infinity;

/** In the place of a screen that is being loaded. */
export function PendingScreen() {
  const isHere = useConnection() === "here";
  const text = useWords(shellWords).offline;
  return isHere ? (
    <Skeleton lines={6} />
  ) : (
    <EmptyState icon="warning" title={text.title} text={text.pending} />
  );
}
