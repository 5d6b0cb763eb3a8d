import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import {
  cerereAccesApprove,
  cerereAccesRead,
  cerereAccesReject,
} from "../../../client/generated/documents/operations.ts";
import type { CerereAcces } from "../../../client/generated/documents/types.ts";
import { isProblem } from "../../../client/index.ts";
import { client } from "../client.ts";
import { Failed } from "../failed.tsx";
import { NewForm } from "../new-form.tsx";
import { NoteField, isNoteTooLong, noteOf } from "../note-field.tsx";
import { apiWords } from "../words.ts";
import { Button } from "../../kit/button.tsx";
import { DateField } from "../../kit/date-field.tsx";
import { SelectField, TextArea } from "../../kit/fields.tsx";
import { given } from "../../kit/given.ts";
import { Problem, Skeleton } from "../../kit/states.tsx";
import { showToast } from "../../kit/toast.tsx";
import { dayOf, endOfDay } from "../../words/days.ts";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { RequestFacts, requesterOf } from "./request-facts.tsx";
import { REQUESTS } from "./waiting.ts";
import { requestWords } from "./words.ts";

/* The forms that decide a request. */

interface FormProps {
  id: string;
  onEnd: () => void;
}

interface Opened {
  request: CerereAcces;
  etag: string | undefined;
}

async function readRequest(id: string): Promise<Opened> {
  const { data: request, etag } = await cerereAccesRead(client, { path: { id: Number(id) } });
  return { request, etag };
}

interface DecisionProps extends FormProps {
  act: "APROBA" | "RESPINGE";
  children: (opened: Opened) => ReactNode;
}

/** A request as it is now, with the form to decide it, or the decision if somebody else has made it. */
function Decision({ id, act, onEnd, children }: DecisionProps) {
  const text = useWords(requestWords);
  const { dateTime } = useFormats();
  const opened = useQuery({ queryKey: [...REQUESTS, id], staleTime: 0, queryFn: () => readRequest(id) });
  if (isProblem(opened.error, "notFound")) return <Ended title={text.gone} onEnd={onEnd} />;
  if (opened.isError) return <Failed error={opened.error} onRetry={() => void opened.refetch()} />;
  if (!opened.data) return <Skeleton />;
  const {
    status,
    decisDe = "",
    decisDeNume = decisDe,
    decisLa = "",
    motiv,
    mesaj,
    poate,
  } = opened.data.request;
  if (status !== "IN_ASTEPTARE") {
    return (
      <Ended title={text.decidedMeanwhile} onEnd={onEnd}>
        <p>{text.decidedAs(text.states[status], decisDeNume, decisLa && dateTime(decisLa))}</p>
        {motiv && <p>{motiv}</p>}
        {mesaj && <p>{mesaj}</p>}
      </Ended>
    );
  }
  return (
    <>
      <RequestFacts request={opened.data.request} />
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

/** Why a decision was refused. If it was a second one, reads the request again to show the first. */
function DecisionProblem({ error }: { error: unknown }) {
  const text = useWords(requestWords);
  if (isProblem(error, "stale")) return <Problem title={text.changedMeanwhile} />;
  return <Failed error={error} />;
}

/** Sends a decision; requests, their count and the document are read again whether it was accepted or not. */
function useDecide() {
  const queries = useQueryClient();
  return async ({ documentId }: CerereAcces, send: () => Promise<unknown>, said: string): Promise<void> => {
    try {
      await send();
      showToast({ text: said });
    } finally {
      await Promise.all([
        queries.invalidateQueries({ queryKey: REQUESTS }),
        queries.invalidateQueries({ queryKey: ["documents", documentId] }),
      ]);
    }
  };
}

interface Terms {
  drept: CerereAcces["drept"];
  until: string;
  mesaj: string;
}

export function ApproveForm({ id, onEnd }: FormProps) {
  const words = useWords(requestWords);
  const text = words.approveForm;
  const { tooLong } = useWords(apiWords).note;
  const decide = useDecide();
  const today = dayOf(Date.now());
  return (
    <Decision id={id} act="APROBA" onEnd={onEnd}>
      {({ request, etag }) => (
        <NewForm<Terms>
          name={`request.approve.${request.id}`}
          initial={{ drept: request.drept, until: "", mesaj: "" }}
          verb={text.verb}
          onCancel={onEnd}
          problemOf={(error) => <DecisionProblem error={error} />}
          validate={({ until, mesaj }) => ({
            until: until !== "" && until < today ? text.past : undefined,
            mesaj: isNoteTooLong(mesaj) ? tooLong : undefined,
          })}
          save={async ({ drept, until, mesaj }) => {
            const dataExpirare = until === "" ? undefined : endOfDay(until);
            const body = { drept, ...given({ dataExpirare, mesaj: noteOf(mesaj) }) };
            await decide(
              request,
              () => cerereAccesApprove(client, { path: { id: request.id }, body, ifMatch: etag }),
              text.done(requesterOf(request, words), request.cod),
            );
            onEnd();
          }}
        >
          {(form) => (
            <>
              <SelectField
                label={text.right}
                field={form.field("drept")}
                isRequired
                options={(["CITIRE", "SCRIERE"] as const).map((one) => ({
                  id: one,
                  label: words.rights[one],
                }))}
              />
              <DateField
                label={text.until}
                hint={text.untilHint}
                field={form.field("until")}
                earliest={today}
              />
              <NoteField field={form.field("mesaj")} />
            </>
          )}
        </NewForm>
      )}
    </Decision>
  );
}

export function RejectForm({ id, onEnd }: FormProps) {
  const text = useWords(requestWords).rejectForm;
  const decide = useDecide();
  return (
    <Decision id={id} act="RESPINGE" onEnd={onEnd}>
      {({ request, etag }) => (
        <NewForm
          name={`request.reject.${request.id}`}
          initial={{ reason: "" }}
          verb={text.verb}
          onCancel={onEnd}
          problemOf={(error) => <DecisionProblem error={error} />}
          save={async ({ reason }) => {
            const body = reason.trim() === "" ? {} : { motiv: reason.trim() };
            await decide(
              request,
              () => cerereAccesReject(client, { path: { id: request.id }, body, ifMatch: etag }),
              text.done(request.cod),
            );
            onEnd();
          }}
        >
          {(form) => <TextArea label={text.reason} hint={text.reasonHint} field={form.field("reason")} />}
        </NewForm>
      )}
    </Decision>
  );
}
