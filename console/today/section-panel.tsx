import type { UseQueryResult } from "@tanstack/react-query";
import { Loaded } from "../api/failed.tsx";
import { Link } from "../kit/button.tsx";
import { Panel } from "../kit/panel.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import type { Section, TodayItem, Waiting } from "./section.ts";
import { todayWords } from "./words.ts";

interface SectionPanelProps {
  section: Section;
  query: UseQueryResult<Waiting>;
}

/** A section in which something waits; one without is not drawn. */
export function SectionPanel({ section: { id, href }, query }: SectionPanelProps) {
  const text = useWords(todayWords);
  const { number } = useFormats();
  const total = query.data?.total;
  if (total === 0) return null;
  return (
    <Panel
      title={text.sections[id]}
      acts={
        href !== undefined && total !== undefined ? (
          <Link href={href} label={`${text.sections[id]}: ${text.all(number(total))}`}>
            {text.all(number(total))}
          </Link>
        ) : (
          total !== undefined && <span>{number(total)}</span>
        )
      }
    >
      <Loaded query={query}>
        {({ items }) => (
          <ul className="waiting">
            {items.map((item) => (
              <Item key={item.id} item={item} />
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  );
}

function Item({ item: { title, detail, href } }: { item: TodayItem }) {
  return (
    <li>
      {href === undefined ? <strong>{title}</strong> : <Link href={href}>{title}</Link>}
      <div className="hint">{detail}</div>
    </li>
  );
}
