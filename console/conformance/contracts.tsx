import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import {
  adminSystemsAcceptContract,
  adminSystemsListContracts,
  adminSystemsRead,
} from "../../client/generated/platform/operations.ts";
import type { SeenContract } from "../../client/generated/platform/types.ts";
import { ApprovalAsked, type AskedApproval } from "../api/approval.tsx";
import { client } from "../api/client.ts";
import { NewForm } from "../api/new-form.tsx";
import { WillHappen } from "../api/will-happen.tsx";
import { useSaved } from "../api/saved.ts";
import { usePeopleOf } from "../api/people.ts";
import { DialogLink } from "../kit/dialog-link.tsx";
import { AddressDialog } from "../kit/dialog.tsx";
import { TextArea } from "../kit/fields.tsx";
import { EmptyState } from "../kit/states.tsx";
import type { Column } from "../kit/table.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { Listing } from "./listing.tsx";
import { AuditLink, SYSTEMS_KEY, type SystemPartProps } from "./parts.tsx";
import { systemWords } from "./system-words.ts";

const SHORT = 12;

/** The contracts that audits received, and the one that others are compared with. */
export function SystemContracts({ id, place }: SystemPartProps) {
  const text = useWords(systemWords).contracts;
  return (
    <>
      <Listing<SeenContract>
        place={place}
        name="platform/contracts"
        label={text.version}
        queryKey={[...SYSTEMS_KEY, id, "contracts"]}
        read={(query) => adminSystemsListContracts(client, { path: { id }, query })}
        columns={useColumns(id)}
        idOf={(row) => String(row.id)}
        textOf={({ version }) => version}
        empty={<EmptyState title={text.empty} text={text.emptyText} icon="document" />}
      />
      <AddressDialog name="accept" title={() => text.acceptTitle}>
        {(contract, close) => <AcceptForm sha256={contract.split(".")[1] ?? ""} id={id} onEnd={close} />}
      </AddressDialog>
    </>
  );
}

function useColumns(id: number): Column<SeenContract>[] {
  const text = useWords(systemWords).contracts;
  const { number } = useFormats();
  const system = useQuery({
    queryKey: [...SYSTEMS_KEY, id, "whole"],
    queryFn: async () => (await adminSystemsRead(client, { path: { id } })).data,
  });
  const isBase = ({ sha256 }: SeenContract): boolean => sha256 === system.data?.baseSha256;
  const stateOf = (row: SeenContract): ReactNode => {
    const { acceptedAt, acceptedBy } = row;
    if (acceptedAt && acceptedBy) return <Accepted by={acceptedBy} at={acceptedAt} />;
    return isBase(row) ? text.base : text.notAccepted;
  };
  return [
    { id: "version", title: text.version, cell: ({ version }) => version },
    { id: "operations", title: text.operations, isNumber: true, cell: (row) => number(row.operations) },
    { id: "state", title: text.state, cell: stateOf },
    {
      id: "audit",
      title: text.seenAt,
      isWideOnly: true,
      cell: ({ auditId, seenAt }) => <AuditLink id={auditId} at={seenAt} />,
    },
    {
      id: "sha256",
      title: text.fingerprint,
      isWideOnly: true,
      cell: ({ sha256 }) => <code>{sha256.slice(0, SHORT)}</code>,
    },
    {
      id: "accept",
      title: text.accept,
      cell: (row) =>
        !isBase(row) && (
          <DialogLink verb={text.accept} name="accept" id={`${id}.${row.sha256}`} of={row.version} />
        ),
    },
  ];
}

function Accepted({ by, at }: { by: string; at: string }) {
  const text = useWords(systemWords).contracts;
  const { dateTime } = useFormats();
  return text.accepted(usePeopleOf([by])(by), dateTime(at));
}

interface AcceptFormProps {
  id: number;
  sha256: string;
  onEnd: () => void;
}

/** Another administrator may have to agree. */
function AcceptForm({ id, sha256, onEnd }: AcceptFormProps) {
  const text = useWords(systemWords).contracts;
  const [asked, setAsked] = useState<AskedApproval>();
  const saved = useSaved(SYSTEMS_KEY);
  if (asked) return <ApprovalAsked service="platform" approval={asked} onEnd={onEnd} />;
  return (
    <NewForm
      name={`contract.${id}.${sha256}`}
      initial={{ reason: "" }}
      validate={({ reason }) => ({ reason: reason.trim() === "" ? text.reasonMissing : undefined })}
      save={async ({ reason }) => {
        const body = { sha256, reason: reason.trim() };
        const answer = await adminSystemsAcceptContract(client, { path: { id }, body });
        if (answer.status === 202) return setAsked(answer.data);
        await saved(text.acceptedDone);
        onEnd();
      }}
      verb={text.accept}
      onCancel={onEnd}
    >
      {({ field }) => (
        <>
          <p>{text.acceptLead}</p>
          <WillHappen />
          <TextArea label={text.reason} field={field("reason")} isRequired rows={3} />
        </>
      )}
    </NewForm>
  );
}
