import { useQuery } from "@tanstack/react-query";
import { endingOf } from "../../shared/everywhere/ending.ts";
import { Ending } from "../api/ending.tsx";
import { Failed } from "../api/failed.tsx";
import { StateBadge } from "../kit/states.tsx";
import { Table } from "../kit/table.tsx";
import { usePerson } from "../shell/session.ts";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { readTrust, type Trust, type TrustList } from "./calls.ts";
import { operatedBy } from "./operated.ts";
import { REFRESH_MS } from "./sections.tsx";
import { operationsWords } from "./words.ts";

/** The trusted lists and the certificates of the installation, for operators of documents; nothing where there are none. */
export function TrustParts() {
  const found = useQuery({
    queryKey: ["documents", "trust-lists"],
    queryFn: ({ signal }) => readTrust(signal),
    enabled: operatedBy(usePerson()).includes("documents"),
    refetchInterval: REFRESH_MS,
  });
  if (found.isError) return <Failed error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return null;
  const { trustLists, certificates } = found.data;
  return (
    <>
      {certificates.length > 0 && <Certificates certificates={certificates} />}
      {trustLists.length > 0 && <TrustLists lists={trustLists} />}
    </>
  );
}

/** Those that the institution signs with, trusts, and knows the signer of the trusted list by. */
function Certificates({ certificates }: Pick<Trust, "certificates">) {
  const text = useWords(operationsWords).certificates;
  return (
    <section className="operations-part" aria-label={text.title}>
      <h2>{text.title}</h2>
      <Table
        label={text.title}
        columns={[
          {
            id: "name",
            title: text.name,
            cell: ({ name, fingerprint, use }) => (
              <>
                {name ?? fingerprint} <span className="narrow-only">{text.uses[use]}</span>
              </>
            ),
          },
          { id: "use", title: text.use, isWideOnly: true, cell: ({ use }) => text.uses[use] },
          { id: "end", title: text.end, cell: ({ expiresAt }) => <Ending at={expiresAt} /> },
          { id: "issuer", title: text.issuer, isWideOnly: true, cell: ({ issuer }) => issuer ?? "—" },
        ]}
        rows={certificates}
        idOf={({ use, fingerprint }) => `${use} ${fingerprint}`}
        textOf={({ name, fingerprint }) => name ?? fingerprint}
      />
    </section>
  );
}

function TrustLists({ lists }: { lists: TrustList[] }) {
  const text = useWords(operationsWords).trustLists;
  const { dateTime } = useFormats();
  const moment = (at: string | undefined) => (at === undefined ? text.none : dateTime(at));
  return (
    <section className="operations-part" aria-label={text.title}>
      <h2>{text.title}</h2>
      <Table
        label={text.title}
        columns={[
          {
            id: "territory",
            title: text.territory,
            cell: ({ territory, issuedAt, nextUpdate }) => (
              <>
                {territory ?? text.none}{" "}
                <span className="narrow-only">{`${moment(issuedAt)} – ${moment(nextUpdate)}`}</span>
              </>
            ),
          },
          { id: "state", title: text.state, cell: (list) => <State list={list} /> },
          {
            id: "issuedAt",
            title: text.issuedAt,
            isWideOnly: true,
            cell: ({ issuedAt }) => moment(issuedAt),
          },
          {
            id: "nextUpdate",
            title: text.nextUpdate,
            isWideOnly: true,
            cell: ({ nextUpdate }) => moment(nextUpdate),
          },
          {
            id: "checkedAt",
            title: text.checkedAt,
            isWideOnly: true,
            cell: ({ checkedAt }) => moment(checkedAt),
          },
          {
            id: "address",
            title: text.address,
            isWideOnly: true,
            cell: ({ address }) => <code className="route">{address}</code>,
          },
        ]}
        rows={lists}
        idOf={({ address }) => address}
        textOf={({ address }) => address}
      />
    </section>
  );
}

/** What is wrong with a list, or that nothing is. */
function State({ list: { problem, expired, issuedAt, nextUpdate } }: { list: TrustList }) {
  const text = useWords(operationsWords).trustLists;
  const isEnding = !expired && nextUpdate !== undefined && endingOf(nextUpdate, Date.now()) === "soon";
  if (!problem && !expired && !isEnding) return <StateBadge tone="good">{text.good}</StateBadge>;
  return (
    <>
      {isEnding && <StateBadge tone="warning">{text.ending}</StateBadge>}
      {expired && (
        <StateBadge tone="bad">{issuedAt === undefined ? text.missing : text.expired}</StateBadge>
      )}{" "}
      {problem && <StateBadge tone="bad">{text.problems[problem]}</StateBadge>}
    </>
  );
}
