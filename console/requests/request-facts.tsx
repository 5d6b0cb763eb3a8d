import type { CerereAcces } from "../../client/generated/documents/types.ts";
import { useDocumentNames } from "../api/names.ts";
import { KeyValues } from "../kit/facts.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { DocumentCell } from "./document-cell.tsx";
import type { OpenedRequest } from "./queries.ts";
import { requestWords } from "./words.ts";

type Text = Pick<typeof requestWords.ro, "account" | "client">;

/** Who asks: the name, or the number if the reader may not know it. */
export function requesterOf(request: CerereAcces, name: string | undefined, text: Text): string {
  const { solicitantId, solicitantClientId } = request;
  if (name !== undefined) return name;
  return solicitantClientId === undefined
    ? text.account(String(solicitantId))
    : text.client(String(solicitantClientId));
}

/** What is asked, above the decision. */
export function RequestFacts({ opened: { request, requester } }: { opened: OpenedRequest }) {
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
