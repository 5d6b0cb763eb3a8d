import { useQuery } from "@tanstack/react-query";
import { adminSystemsListContracts, adminSystemsRead } from "../../client/generated/platform/operations.ts";
import type { SeenContract } from "../../client/generated/platform/types.ts";
import { client } from "../api/client.ts";
import { Link } from "../kit/button.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { EmptyState } from "../kit/states.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { Listing } from "./listing.tsx";
import { SYSTEMS_KEY, auditHref } from "./parts.tsx";
import type { SystemPartProps } from "./system-audits.tsx";
import { systemWords } from "./system-words.ts";
import { conformanceWords } from "./words.ts";

const SHORT = 12;

/** The contracts that audits received, and the one with which others are compared. */
export default function SystemContracts({ id, ...place }: SystemPartProps) {
  const text = useWords(systemWords).contracts;
  const common = useWords(conformanceWords);
  const dialogs = useDialogAddress();
  const { dateTime, number } = useFormats();
  const system = useQuery({
    queryKey: [...SYSTEMS_KEY, id, "whole"],
    queryFn: async () => (await adminSystemsRead(client, { path: { id } })).data,
  });
  const stateOf = ({ sha256, acceptedAt, acceptedBy }: SeenContract): string => {
    if (acceptedAt && acceptedBy) return text.accepted(acceptedBy, dateTime(acceptedAt));
    return sha256 === system.data?.baseSha256 ? text.base : text.notAccepted;
  };
  return (
    <Listing<SeenContract>
      {...place}
      label={text.version}
      queryKey={[...SYSTEMS_KEY, id, "contracts"]}
      read={async (query) => (await adminSystemsListContracts(client, { path: { id }, query })).data}
      columns={[
        { id: "version", title: text.version, cell: ({ version }) => version },
        { id: "operations", title: text.operations, isNumber: true, cell: (row) => number(row.operations) },
        { id: "state", title: text.state, cell: stateOf },
        {
          id: "audit",
          title: text.seenAt,
          isWideOnly: true,
          cell: ({ auditId, seenAt }) => (
            <Link href={auditHref(auditId)}>{common.audits.name(dateTime(seenAt))}</Link>
          ),
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
          cell: ({ sha256, version }) =>
            sha256 !== system.data?.baseSha256 && (
              <Link
                href={dialogs.hrefOf({ name: "accept", id: `${id}.${sha256}` })}
                label={`${text.accept}: ${version}`}
              >
                {text.accept}
              </Link>
            ),
        },
      ]}
      idOf={(row) => String(row.id)}
      textOf={({ version }) => version}
      empty={
        <EmptyState title={text.empty} icon="document">
          {text.emptyText}
        </EmptyState>
      }
    />
  );
}
