import { carriedIn } from "../../shared/everywhere/texts.ts";
import type { Breach, Report, RuleRow } from "../../client/generated/platform/types.ts";
import { Link } from "../kit/button.tsx";
import { CopyButton } from "../kit/facts.tsx";
import { Panel } from "../kit/panel.tsx";
import { EmptyState } from "../kit/states.tsx";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords, inLanguage } from "../words/words.ts";
import { auditWords } from "./audit-words.ts";
import { VerdictBadge, auditHref, levels, ruleHref } from "./parts.tsx";
import { useZone } from "./reading.ts";
import { conformanceWords } from "./words.ts";

interface ReportRulesProps {
  /** The id of the audit. */
  id: number;
  rules: readonly RuleRow[];
}

/** The rules of a report: those that need action first, broken ones on top. */
export function ReportRules({ id, rules }: ReportRulesProps) {
  const text = useWords(auditWords);
  const of = (verdict: RuleRow["verdict"]) => rules.filter((row) => row.verdict === verdict);
  const broken = [...of("FAIL"), ...of("WARN")];
  const folded = [
    { rows: of("PASS"), title: text.kept },
    { rows: of("NOT_APPLICABLE"), title: text.notApplicable },
  ];
  return (
    <>
      <Panel title={text.broken}>
        {broken.length === 0 && <EmptyState title={text.noBroken} text={text.noBrokenText} icon="check" />}
        {broken.map((row) => (
          <Rule key={row.rule} id={id} row={row} />
        ))}
      </Panel>
      {folded
        .filter(({ rows }) => rows.length > 0)
        .map(({ rows, title }) => (
          <details key={title(rows.length)} className="folded">
            <summary>{title(rows.length)}</summary>
            {rows.map((row) => (
              <Rule key={row.rule} id={id} row={row} />
            ))}
          </details>
        ))}
    </>
  );
}

function Rule({ id, row }: { id: number; row: RuleRow }) {
  const text = useWords(auditWords);
  const language = useLanguage();
  const { number } = useFormats();
  const moreOf = (count: number) => count > 0 && <p className="hint">{text.more(count)}</p>;
  return (
    <details className="rule">
      <summary>
        <VerdictBadge verdict={row.verdict} /> <code>{row.rule}</code> {carriedIn(row.says, language)}
      </summary>
      <div className="rule-text">
        <p className="hint">
          {inLanguage(levels[row.level], language)} · {text.checked(row.checked)} ·{" "}
          <Link href={ruleHref(row.rule)}>{row.source}</Link>
        </p>
        {row.breaches.length > 0 && (
          <p>
            <strong>{text.fix}</strong> {carriedIn(row.fix, language)}
          </p>
        )}
        {row.breaches.map((breach, position) => (
          <Finding key={`${breach.operation} ${number(position)}`} id={id} breach={breach} />
        ))}
        {moreOf(row.breachesTotal - row.breaches.length)}
        {row.notExercised.map(({ what, why }) => (
          <p key={what} className="hint">
            {text.notTried}: <code>{what}</code> – {carriedIn(why, language)}
          </p>
        ))}
        {moreOf(row.notExercisedTotal - row.notExercised.length)}
      </div>
    </details>
  );
}

/** One deviation: what was expected, what was found, and a command that shows it. */
function Finding({ id, breach }: { id: number; breach: Breach }) {
  const text = useWords(auditWords);
  const zone = useZone();
  const { dateTime } = useFormats();
  const { wholeSystem } = useWords(conformanceWords);
  const { operation, expected, found, verdict, waiver, unsteady, curl, exchanges } = breach;
  // An issue stands for all breaches of its rule.
  const name = operation === "*" ? wholeSystem : operation;
  const why = [waiver?.reason, waiver?.decision, waiver?.validUntil && dateTime(waiver.validUntil)];
  return (
    <section className="finding" aria-label={name}>
      <p>
        <code>{name}</code> <VerdictBadge verdict={verdict} />
      </p>
      <p>
        {text.expected}: <code>{expected}</code>
      </p>
      <p>
        {text.found}: <code>{found}</code>
      </p>
      {waiver && <p className="hint">{text.waived(why.filter(Boolean).join(", "))}</p>}
      {unsteady && <p className="hint">{text.unsteady}</p>}
      {curl !== "" && (
        <pre role="group" tabIndex={0} aria-label={text.curl(name)}>
          {curl}
        </pre>
      )}
      <div className="acts">
        {curl !== "" && <CopyButton text={curl} label={text.copyCurl} />}
        {zone === "admin" && exchanges.length > 0 && (
          <Link href={`${auditHref(id)}/cereri?n=${exchanges.join(",")}`}>{text.proof}</Link>
        )}
      </div>
    </section>
  );
}

/** What has changed since the audit before. Deviations are written as `<rule> <operation>`. */
export function Changes({ report: { changes } }: { report: Report }) {
  const text = useWords(auditWords);
  if (!changes || (changes.new.length === 0 && changes.gone.length === 0)) return null;
  const list = (title: string, items: readonly string[]) =>
    items.length > 0 && (
      <details className="folded">
        <summary>
          {title} ({items.length})
        </summary>
        <ul>
          {items.map((item) => (
            <li key={item}>
              <code>{item}</code>
            </li>
          ))}
        </ul>
      </details>
    );
  return (
    <Panel title={text.changes}>
      {list(text.new, changes.new)}
      {list(text.gone, changes.gone)}
    </Panel>
  );
}
