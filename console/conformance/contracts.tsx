import { useQuery } from "@tanstack/react-query";
import {
  adminSystemsAcceptContract,
  adminSystemsListContracts,
  adminSystemsRead,
} from "../../client/generated/platform/operations.ts";
import type { SeenContract } from "../../client/generated/platform/types.ts";
import { client } from "../api/client.ts";
import { usePeopleOf } from "../api/people.ts";
import { act, record } from "../api/register/kind.ts";
import { RecordRows } from "../api/register/record-list.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { AuditLink, BASE, SYSTEMS_KEY, type SystemPartProps } from "./parts.tsx";
import { pageOnly } from "./reading.ts";
import { systemWords } from "./system-words.ts";

const words = systemWords.contracts;
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
  texts: { title: systemWords.parts.contracts, none: words.empty, noneText: words.emptyText },
  nameOf: ({ version }: SeenContract) => version,
  idOf: ({ systemId, sha256 }) => `${systemId}.${sha256}`,
  fields: {
    version: { label: words.version, column: [] },
    operations: {
      label: words.operations,
      column: ["number"],
      show: ({ operations }, { formats }) => formats.number(operations),
    },
    state: {
      label: words.state,
      column: [],
      show({ sha256, acceptedAt, acceptedBy }, { say, more }) {
        if (acceptedAt && acceptedBy) return <Accepted by={acceptedBy} at={acceptedAt} />;
        return say(sha256 === more ? words.base : words.notAccepted);
      },
    },
    audit: {
      label: words.seenAt,
      column: ["wide"],
      show: ({ auditId, seenAt }) => <AuditLink id={auditId} at={seenAt} />,
    },
    sha256: {
      label: words.fingerprint,
      column: ["wide"],
      show: ({ sha256 }) => <code>{sha256.slice(0, SHORT)}</code>,
    },
  },
  list: (query, { of }) =>
    adminSystemsListContracts(client, { path: { id: Number(of) }, query: pageOnly(query) }),
});

/** Another administrator may have to agree. */
const accept = act(contracts, {
  name: "accept",
  verb: words.accept,
  title: words.acceptTitle,
  text: words.acceptLead,
  isShown: ({ sha256 }, { more }) => sha256 !== more,
  fields: { reason: { label: words.reason, input: "area", rows: 3, required: true, of: () => "" } },
  isApproved: true,
  run: ({ row: { systemId, sha256 }, values: { reason } }) =>
    adminSystemsAcceptContract(client, { path: { id: systemId }, body: { sha256, reason } }),
  said: words.acceptedDone,
});

export function SystemContracts({ id, place }: SystemPartProps) {
  return <RecordRows kind={contracts} place={place} filters={{ of: String(id) }} acts={[accept]} />;
}

function Accepted({ by, at }: { by: string; at: string }) {
  const text = useWords(words);
  const { dateTime } = useFormats();
  return text.accepted(usePeopleOf([by])(by), dateTime(at));
}
