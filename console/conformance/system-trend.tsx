import { useQuery } from "@tanstack/react-query";
import type { TrendPoint } from "../../client/generated/platform/types.ts";
import { Loaded } from "../api/failed.tsx";
import { EmptyState } from "../kit/states.tsx";
import { Table } from "../kit/table.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { AUDITS_KEY, ChangesText, VerdictBadge, auditHref } from "./parts.tsx";
import { useReading } from "./reading.ts";
import { systemWords } from "./system-words.ts";
import { conformanceWords } from "./words.ts";

/** How the verdict has changed: a bar for each audit, as wide as its rules. */
export function SystemTrend({ id }: { id: number }) {
  const text = useWords(systemWords).trend;
  const common = useWords(conformanceWords);
  const reading = useReading();
  const { dateTime } = useFormats();
  const trend = useQuery({
    queryKey: [...AUDITS_KEY, "trend", id],
    queryFn: async () => (await reading.trend(id)).data,
  });
  return (
    <Loaded query={trend} lines={6}>
      {({ items }) => (
        <>
          {items.length > 0 && <p>{text.lead}</p>}
          <Table<TrendPoint>
            label={text.chart}
            rows={items}
            idOf={(point) => String(point.id)}
            textOf={(point) => common.auditOf(dateTime(point.finishedAt))}
            hrefOf={(point) => auditHref(point.id)}
            columns={[
              {
                id: "id",
                title: text.audit,
                cell: (point) => common.auditOf(dateTime(point.finishedAt)),
              },
              {
                id: "verdict",
                title: text.verdict,
                cell: ({ verdict }) => <VerdictBadge verdict={verdict} />,
              },
              { id: "rules", title: text.rules, cell: ({ counts }) => <Bar counts={counts} /> },
              {
                id: "changes",
                title: text.changes,
                isWideOnly: true,
                cell: ({ opened, closed }) => <ChangesText opened={opened} closed={closed} />,
              },
              { id: "standard", title: text.standard, isWideOnly: true, cell: ({ standard }) => standard },
            ]}
            empty={
              <EmptyState title={text.empty} icon="clock">
                {text.emptyText}
              </EmptyState>
            }
          />
        </>
      )}
    </Loaded>
  );
}

const WIDTH = 120;
const kinds = ["PASS", "WARN", "FAIL"] as const;

/** Attributes of SVG instead of styles, which the content policy refuses. */
function Bar({ counts }: Pick<TrendPoint, "counts">) {
  const text = useWords(conformanceWords);
  const { number } = useFormats();
  const total = Math.max(1, counts.PASS + counts.WARN + counts.FAIL);
  const widths = kinds.map((kind) => (counts[kind] / total) * WIDTH);
  return (
    <svg
      className="trend-bar"
      width={WIDTH}
      height={14}
      role="img"
      aria-label={text.counts(number(counts.PASS), number(counts.WARN), number(counts.FAIL))}
    >
      {kinds.map((kind, index) => (
        <rect
          key={kind}
          className={`trend-${kind.toLowerCase()}`}
          x={widths.slice(0, index).reduce((sum, width) => sum + width, 0)}
          width={widths[index]}
          height={14}
        />
      ))}
    </svg>
  );
}
