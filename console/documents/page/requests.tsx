import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import type { CerereAcces } from "../../../client/generated/documents/types.ts";
import { Link } from "../../kit/button.tsx";
import { useDialogAddress } from "../../kit/dialog-address.ts";
import { AddressDialog } from "../../kit/dialog.tsx";
import { StateBadge } from "../../kit/states.tsx";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { useAskers } from "./askers.ts";
import { requesterOf, requestsQuery } from "./access-data.ts";
import { useBeneficiaries } from "./names.ts";
import { useOpened } from "./opened.ts";
import { pageWords } from "./words.ts";

const ApproveForm = lazy(async () => ({ default: (await import("./access-forms.tsx")).ApproveForm }));
const RejectForm = lazy(async () => ({ default: (await import("./access-forms.tsx")).RejectForm }));

/** The requests for access to this document that wait, with the decision for those who may take it. */
export function Requests() {
  const text = useWords(pageWords).requests;
  const { document } = useOpened();
  const { data } = useQuery(requestsQuery(document.id));
  const requests = data?.items ?? [];
  const nameOf = useBeneficiaries(requests.map(requesterOf));
  const loginOf = useAskers(document.id, requests);
  if (requests.length === 0) return null;
  const requestOf = (id: string) => requests.find((request) => String(request.id) === id);
  return (
    <section>
      <h3>{text.title}</h3>
      <ul className="records" aria-label={text.title}>
        {requests.map((request) => (
          <RequestRow
            key={request.id}
            request={request}
            known={nameOf(requesterOf(request))?.name ?? loginOf(requesterOf(request))}
          />
        ))}
      </ul>
      <AddressDialog name="approve" title={() => text.approve}>
        {(id, close) => <ApproveForm id={Number(id)} request={requestOf(id)} onEnd={close} />}
      </AddressDialog>
      <AddressDialog name="reject" title={() => text.reject}>
        {(id, close) => <RejectForm id={Number(id)} onEnd={close} />}
      </AddressDialog>
    </section>
  );
}

function RequestRow({ request, known }: { request: CerereAcces; known: string | undefined }) {
  const text = useWords(pageWords);
  const { date } = useFormats();
  const dialogs = useDialogAddress();
  const { id, drept, motivare, creatLa, poate, solicitantClientId } = request;
  const name = known ?? (solicitantClientId === undefined ? text.access.someone : text.access.client);
  const href = (dialog: string) => dialogs.hrefOf({ name: dialog, id: String(id) });
  return (
    <li>
      <p className="record-title">
        <strong>{name}</strong>{" "}
        <StateBadge tone="warning">{text.requests.asks(text.rights[drept])}</StateBadge>
      </p>
      <p>{motivare}</p>
      <p className="hint">{date(creatLa)}</p>
      <div className="acts">
        {poate.includes("APROBA") && (
          <Link href={href("approve")} look="plain" icon="check" label={`${text.requests.approve}: ${name}`}>
            {text.requests.approve}
          </Link>
        )}
        {poate.includes("RESPINGE") && (
          <Link href={href("reject")} look="plain" icon="close" label={`${text.requests.reject}: ${name}`}>
            {text.requests.reject}
          </Link>
        )}
      </div>
    </li>
  );
}
