import { useQuery } from "@tanstack/react-query";
import { Failed } from "../api/failed.tsx";
import { StateBadge } from "../kit/states.tsx";
import { Table } from "../kit/table.tsx";
import { usePerson } from "../shell/session.ts";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { readTrustLists, type TrustList } from "./calls.ts";
import { operatedBy } from "./operated.ts";
import { REFRESH_MS } from "./sections.tsx";
import { operationsWords } from "./words.ts";

/** The trusted lists, for operators of documents; nothing where there are none. */
export function TrustLists() {
  const text = useWords(operationsWords).trustLists;
  const { dateTime } = useFormats();
  const found = useQuery({
    queryKey: ["documents", "trust-lists"],
    queryFn: ({ signal }) => readTrustLists(signal),
    enabled: operatedBy(usePerson()).includes("documents"),
    refetchInterval: REFRESH_MS,
  });
  if (found.isError) return <Failed error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data || found.data.length === 0) return null;
  const moment = (at: string | undefined) => (at === undefined ? text.none : dateTime(at));
  return (
    <section className="operations-part" aria-label={text.title}>
      <h2>{text.title}</h2>
      <Table
        label={text.title}
        columns={[
          { id: "territory", title: text.territory, cell: ({ territory }) => territory ?? text.none },
          { id: "state", title: text.state, cell: (list) => <State list={list} /> },
          { id: "issuedAt", title: text.issuedAt, cell: ({ issuedAt }) => moment(issuedAt) },
          { id: "nextUpdate", title: text.nextUpdate, cell: ({ nextUpdate }) => moment(nextUpdate) },
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
        rows={found.data}
        idOf={({ address }) => address}
        textOf={({ address }) => address}
      />
    </section>
  );
}

/** What is wrong with a list, or that nothing is. */
function State({ list: { problem, expired, issuedAt } }: { list: TrustList }) {
  const text = useWords(operationsWords).trustLists;
  if (!problem && !expired) return <StateBadge tone="good">{text.good}</StateBadge>;
  return (
    <>
      {expired && <StateBadge tone="bad">{issuedAt === undefined ? text.missing : text.expired}</StateBadge>}{" "}
      {problem && <StateBadge tone="bad">{text.problems[problem]}</StateBadge>}
    </>
  );
}
