import type { CerereAcces } from "../../../client/generated/documents/types.ts";
import { useDocumentNames } from "../names.ts";
import { Link } from "../../kit/button.tsx";
import { KeyValues } from "../../kit/facts.tsx";
import { useFormats } from "../../words/formats.ts";
import { useWords, type TextsOf } from "../../words/words.ts";
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

type Text = Pick<TextsOf<typeof requestWords>, "account" | "client">;

/** Who asks: the name, or the number of an account or client that is gone. */
export function requesterOf(request: CerereAcces, text: Text): string {
  const { solicitantId, solicitantClientId, solicitantNume } = request;
  if (solicitantNume !== undefined) return solicitantNume;
  return solicitantClientId === undefined
    ? text.account(String(solicitantId))
    : text.client(String(solicitantClientId));
}

/** The same with the login behind the name. */
export function Requester({ request }: { request: CerereAcces }) {
  const name = requesterOf(request, useWords(requestWords));
  const { solicitantLogin: login = name } = request;
  return (
    <>
      {name}
      {login !== name && <div className="hint">{login}</div>}
    </>
  );
}

/** What is asked for, above the decision. */
export function RequestFacts({ request }: { request: CerereAcces }) {
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
        { label: columns.who, value: <Requester request={request} /> },
        { label: columns.right, value: text.rights[request.drept] },
        { label: columns.why, value: request.motivare },
        { label: columns.asked, value: dateTime(request.creatLa) },
      ]}
    />
  );
}
