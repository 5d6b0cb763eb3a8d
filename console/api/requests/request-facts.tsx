import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { CerereAcces } from "../../../client/generated/documents/types.ts";
import { useDocumentNames } from "../names.ts";
import { readRequesters } from "../requesters.ts";
import { Link } from "../../kit/button.tsx";
import { KeyValues } from "../../kit/facts.tsx";
import { useFormats } from "../../words/formats.ts";
import { useWords, type TextsOf } from "../../words/words.ts";
import { REQUESTS } from "./waiting.ts";
import { requestWords } from "./words.ts";

interface DocumentCellProps {
  request: CerereAcces;
  name: { denumire: string } | undefined;
}

/** The document of a request: always its code, and its name if the reader may know it. */
export function DocumentCell({ request: { cod, documentId }, name }: DocumentCellProps) {
  if (documentId === undefined || !name) return <strong>{cod}</strong>;
  return (
    <>
      <Link href={`/app/acte/${documentId}`}>{name.denumire}</Link>
      <div className="hint">{cod}</div>
    </>
  );
}

/** The names of the people who ask, by request. */
export const useRequesters = (rows: readonly CerereAcces[]) =>
  useQuery({
    queryKey: [...REQUESTS, "requesters", rows.map(({ id }) => id)],
    placeholderData: keepPreviousData,
    enabled: rows.length > 0,
    queryFn: () => readRequesters(rows),
  });

type Text = Pick<TextsOf<typeof requestWords>, "account" | "client">;

/** Who asks: the name, or the number if the reader may not know it. */
export function requesterOf(request: CerereAcces, name: string | undefined, text: Text): string {
  const { solicitantId, solicitantClientId } = request;
  if (name !== undefined) return name;
  return solicitantClientId === undefined
    ? text.account(String(solicitantId))
    : text.client(String(solicitantClientId));
}

interface RequestFactsProps {
  request: CerereAcces;
  requester: string | undefined;
}

/** What is asked for, above the decision. */
export function RequestFacts({ request, requester }: RequestFactsProps) {
  const text = useWords(requestWords);
  const { dateTime } = useFormats();
  const names = useDocumentNames([request.documentId]);
  const { columns } = text;
  return (
    <KeyValues
      entries={[
        {
          label: columns.document,
          value: <DocumentCell request={request} name={names.get(request.documentId ?? 0)} />,
        },
        { label: columns.who, value: requesterOf(request, requester, text) },
        { label: columns.right, value: text.rights[request.drept] },
        { label: columns.why, value: request.motivare },
        { label: columns.asked, value: dateTime(request.creatLa) },
      ]}
    />
  );
}
