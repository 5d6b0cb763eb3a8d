import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  adminSystemsAcceptContract,
  adminSystemsListContracts,
  adminSystemsRead,
} from "../../client/generated/platform/operations.ts";
import type { SeenContract } from "../../client/generated/platform/types.ts";
import { ApprovalAsked, type AskedApproval } from "../api/approval.tsx";
import { client } from "../api/client.ts";
import { NewForm } from "../api/new-form.tsx";
import { usePeopleOf } from "../api/people.ts";
import { act, record } from "../api/register/kind.ts";
import { RecordRows } from "../api/register/record-list.tsx";
import { useSaved } from "../api/saved.ts";
import { WillHappen } from "../api/will-happen.tsx";
import { TextArea } from "../kit/fields.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { AuditLink, BASE, SYSTEMS_KEY, type SystemPartProps } from "./parts.tsx";
import { pageOnly } from "./reading.ts";
import { systemWords } from "./system-words.ts";

const text = systemWords.contracts;
const SHORT = 12;

/** The contract that the others of its system are compared with. */
function useBase([contract]: readonly SeenContract[]): string | undefined {
  const id = contract?.systemId ?? 0;
  const system = useQuery({
    queryKey: [...SYSTEMS_KEY, id, "whole"],
    queryFn: async () => (await adminSystemsRead(client, { path: { id } })).data,
    enabled: contract !== undefined,
  });
  return system.data?.baseSha256;
}

/** The contracts that audits of a system received. */
const contracts = record({
  key: ["platform", "contracts"],
  touches: [SYSTEMS_KEY],
  path: BASE,
  recordPath: undefined,
  icon: "document",
  useMore: useBase,
  texts: {
    title: systemWords.parts.contracts,
    none: text.empty,
    noneText: text.emptyText,
  },
  nameOf: ({ version }: SeenContract) => version,
  idOf: ({ systemId, sha256 }) => `${systemId}.${sha256}`,
  fields: {
    version: { label: text.version, column: [] },
    operations: {
      label: text.operations,
      column: ["number"],
      show: ({ operations }, { formats }) => formats.number(operations),
    },
    state: {
      label: text.state,
      column: [],
      show({ sha256, acceptedAt, acceptedBy }, { say, more }) {
        if (acceptedAt && acceptedBy) return <Accepted by={acceptedBy} at={acceptedAt} />;
        return say(sha256 === more ? text.base : text.notAccepted);
      },
    },
    audit: {
      label: text.seenAt,
      column: ["wide"],
      show: ({ auditId, seenAt }) => <AuditLink id={auditId} at={seenAt} />,
    },
    sha256: {
      label: text.fingerprint,
      column: ["wide"],
      show: ({ sha256 }) => <code>{sha256.slice(0, SHORT)}</code>,
    },
  },
  list: (query, { of }) =>
    adminSystemsListContracts(client, { path: { id: Number(of) }, query: pageOnly(query) }),
});

const accept = act(contracts, {
  name: "accept",
  verb: text.accept,
  title: text.acceptTitle,
  isShown: ({ sha256 }, { more }) => sha256 !== more,
  Form: AcceptForm,
});

export function SystemContracts({ id, place }: SystemPartProps) {
  return <RecordRows kind={contracts} place={place} filters={{ of: String(id) }} acts={[accept]} />;
}

function Accepted({ by, at }: { by: string; at: string }) {
  const text = useWords(systemWords).contracts;
  const { dateTime } = useFormats();
  return text.accepted(usePeopleOf([by])(by), dateTime(at));
}

/** Another administrator may have to agree. */
function AcceptForm({ id: contract, onEnd }: { id: string; onEnd: () => void }) {
  const [system, sha256 = ""] = contract.split(".");
  const id = Number(system);
  const text = useWords(systemWords).contracts;
  const [asked, setAsked] = useState<AskedApproval>();
  const saved = useSaved(SYSTEMS_KEY);
  if (asked) return <ApprovalAsked service="platform" approval={asked} onEnd={onEnd} />;
  return (
    <NewForm
      name={`contract.${contract}`}
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
