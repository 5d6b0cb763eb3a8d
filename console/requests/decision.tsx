import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { isProblem } from "../../client/index.ts";
import { Failed } from "../api/failed.tsx";
import { Button } from "../kit/button.tsx";
import { Problem, Skeleton } from "../kit/states.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { REQUESTS } from "./keys.ts";
import { type OpenedRequest, requestAt } from "./queries.ts";
import { RequestFacts } from "./request-facts.tsx";
import { requestWords } from "./words.ts";

export interface DecisionProps {
  id: string;
  act: "APROBA" | "RESPINGE";
  onEnd: () => void;
  children: (opened: OpenedRequest) => ReactNode;
}

/** A request as it is now, with the form that decides it; if another person has decided it, their decision. */
export function Decision({ id, act, onEnd, children }: DecisionProps) {
  const text = useWords(requestWords);
  const { dateTime } = useFormats();
  const opened = useQuery(requestAt(id));
  if (isProblem(opened.error, "notFound")) return <Ended title={text.gone} onEnd={onEnd} />;
  if (opened.isError) return <Failed error={opened.error} onRetry={() => void opened.refetch()} />;
  if (!opened.data) return <Skeleton />;
  const { status, decisDe = "", decisLa = "", motiv, poate } = opened.data.request;
  if (status !== "IN_ASTEPTARE") {
    return (
      <Ended title={text.decidedMeanwhile} onEnd={onEnd}>
        <p>{text.decidedAs(text.states[status], decisDe, decisLa && dateTime(decisLa))}</p>
        {motiv && <p>{motiv}</p>}
      </Ended>
    );
  }
  return (
    <>
      <RequestFacts opened={opened.data} />
      {poate.includes(act) ? children(opened.data) : <Ended title={text.notAllowed} onEnd={onEnd} />}
    </>
  );
}

function Ended({ title, children, onEnd }: { title: string; children?: ReactNode; onEnd: () => void }) {
  const text = useWords(requestWords);
  return (
    <>
      <Problem title={title}>{children}</Problem>
      <div className="acts">
        <Button onPress={onEnd}>{text.close}</Button>
      </div>
    </>
  );
}

/** After a decision, and after a refused one: the lists and the count are read again. */
export function useDecided(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: REQUESTS });
}

/** Why a decision was refused. A second one reads the request again, so that the first is shown. */
export function DecisionProblem({ error }: { error: unknown }) {
  const text = useWords(requestWords);
  if (isProblem(error, "stale")) return <Problem title={text.changedMeanwhile} />;
  return <Failed error={error} />;
}

/** Sends a decision; the request is read again whether it was accepted or not. */
export async function decide(send: () => Promise<unknown>, readAgain: () => Promise<void>): Promise<void> {
  try {
    await send();
  } finally {
    await readAgain();
  }
}
