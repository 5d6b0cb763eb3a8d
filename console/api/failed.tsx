import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ConnectionLost, isProblem, type Problem as Refused } from "../../client/problems.ts";
import type { Errors } from "../kit/form.ts";
import { Problem, Skeleton } from "../kit/states.tsx";
import { type Language, useLanguage } from "../words/language.ts";
import { type TextsOf, useWords, wordsIn } from "../words/words.ts";
import { apiWords } from "./words.ts";

/** Why a call failed, in one sentence, for a row of a bulk act or a toast. */
export function sentenceOf(error: unknown, language: Language): string {
  const text = wordsIn(apiWords, language);
  if (error instanceof ConnectionLost) return text.lost;
  if (!isProblem(error)) return text.fault;
  const { kind, retryAfter } = error;
  if (kind === "unauthenticated") return text.ended;
  if (kind === "notFound") return text.notFound;
  if (kind === "stale") return text.stale;
  if (kind === "fault") return text.fault;
  const message = messageOf(error, text);
  return retryAfter === undefined ? message : `${message} ${text.later(String(retryAfter))}`;
}

/** What the service says. What stands before it answers without a correlation id, with a page of its own or in English. */
function messageOf({ kind, message, correlationId }: Refused, { before }: TextsOf<typeof apiWords>): string {
  if (correlationId !== undefined) return message;
  return kind === "unavailable" || kind === "tooLarge" || kind === "tooManyRequests"
    ? before[kind]
    : before.other;
}

/** Says that a call failed, and what to do. */
export function Failed({ error, onRetry }: { error: unknown; onRetry?: (() => void) | undefined }) {
  const text = useWords(apiWords);
  const language = useLanguage();
  const correlationId = isProblem(error) ? error.correlationId : undefined;
  const isFault = !(error instanceof ConnectionLost) && (!isProblem(error) || error.kind === "fault");
  return (
    <Problem title={sentenceOf(error, language)} correlationId={correlationId} onRetry={onRetry}>
      {error instanceof ConnectionLost && text.lostText}
      {isFault && text.faultText}
      {isProblem(error) &&
        error.fields.map(({ field, message }) => (
          <p key={`${field} ${message}`}>
            {field}: {message}
          </p>
        ))}
    </Problem>
  );
}

export interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
  lines?: number | undefined;
}

/** What a query has read; a skeleton before that, and what to do if it failed. */
export function Loaded<Data>({ query, children, lines }: LoadedProps<Data>) {
  if (query.data !== undefined) return <>{children(query.data)}</>;
  if (query.isError) return <Failed error={query.error} onRetry={() => void query.refetch()} />;
  return <Skeleton lines={lines} />;
}

/** The form's name for a field in a refusal: a nested setting (`settings.host`) is a field of its own. */
const fieldNameIn = (field: string, values: object): string =>
  field in values ? field : field.slice(field.lastIndexOf(".") + 1);

/** The errors of a refused call by field of the form; undefined if one of them fits no field. */
export function fieldErrorsIn<Values extends object>(
  error: unknown,
  values: Values,
): Errors<Values> | undefined {
  if (!isProblem(error) || error.fields.length === 0) return undefined;
  const entries = error.fields.map(({ field, message }) => [fieldNameIn(field, values), message] as const);
  return entries.every(([field]) => field in values)
    ? (Object.fromEntries(entries) as Errors<Values>)
    : undefined;
}
