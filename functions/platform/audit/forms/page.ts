import { carriedIn, type Language } from "../../../../shared/everywhere/texts.ts";
import { countsOf } from "../judge/report-of.ts";
import type { Report, ReportedBreach, RuleRow, RuleVerdict } from "../model/report.ts";
import { inLanguage } from "../../../../shared/texts.ts";
import { alarmsOf, type Alarm } from "./alarms.ts";
import { countsText, verdictText } from "./words.ts";
import { escapeXml } from "./xml.ts";

const texts = {
  title: ["Raport de conformitate", "Отчёт о соответствии", "Conformance report"],
  finished: ["Încheiat", "Завершён", "Finished"],
  contract: ["Contract", "Контракт", "Contract"],
  operations: ["operațiuni", "операций", "operations"],
  requests: ["cereri", "запросов", "requests"],
  standard: ["Ediția standardului", "Редакция стандарта", "Standard edition"],
  rule: ["Regula", "Правило", "Rule"],
  verdict: ["Verdict", "Вердикт", "Verdict"],
  checked: ["Verificări", "Проверок", "Checks"],
  breaches: ["Abateri", "Отклонений", "Deviations"],
  expected: ["Așteptat", "Ожидалось", "Expected"],
  found: ["Găsit", "Найдено", "Found"],
  fix: ["Ce este de făcut", "Что сделать", "What to do"],
  waived: ["Excepție", "Исключение", "Exception"],
  unsteady: [
    "nu s-a repetat la a doua încercare",
    "не повторилось при второй попытке",
    "did not happen again on the second attempt",
  ],
  notExercised: ["Neexercitat", "Не проверено", "Not tried"],
  more: ["și încă", "и ещё", "and another"],
  new: ["Abateri noi", "Новые отклонения", "New deviations"],
  gone: ["Abateri dispărute", "Исчезнувшие отклонения", "Deviations gone"],
  turn: ["Operațiuni verificate", "Проверенные операции", "Operations checked"],
  must: ["obligatoriu", "обязательно", "mandatory"],
  should: ["recomandat", "рекомендуется", "recommended"],
} as const;

const textsIn = (language: Language) =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, inLanguage(text, language)]),
  ) as Record<keyof typeof texts, string>;

/** The style of the page, its only inline part. */
export const STYLE = `
  :root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1c1c1c; background: #fff; }
  h1 { font-size: 1.6rem; } dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; } dd { margin: 0; }
  details { border-top: 1px solid #bbb; padding: .5rem 0; } summary { cursor: pointer; }
  code { overflow-wrap: anywhere; font-size: .9rem; } pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #f3f3f3; padding: .5rem; }
  .v { display: inline-block; min-width: 3.5rem; padding: 0 .4rem; border-radius: .2rem; color: #fff; text-align: center; font-weight: 600; }
  .PASS { background: #1a7f37; } .WARN { background: #9a6700; } .FAIL { background: #b42318; } .NOT_APPLICABLE { background: #5c5c5c; }
  .alarm { border: 2px solid #b42318; padding: 0 1rem; }
  @page { size: A4; margin: 15mm; }
  @media print { body { margin: 0; max-width: none; font-size: 10pt; } details { break-inside: avoid; } }
`;

/** A report as a page without script or foreign address; every text of the system is shown as text. */
export function pageOf(
  report: Report,
  { language = "ro", name }: { language?: Language; name: string },
): string {
  const t = textsIn(language);
  const order: RuleVerdict[] = ["FAIL", "WARN", "PASS", "NOT_APPLICABLE"];
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    `<title>${escapeXml(`${t.title}: ${name}`)}</title><style>${STYLE}</style></head><body>`,
    `<h1>${escapeXml(`${t.title}: ${name}`)}</h1>`,
    ...alarmsOf(report, language).map(alarmOf),
    summaryOf(report, language),
    changesOf(report, language),
    ...order.flatMap((verdict) =>
      report.rules.filter((row) => row.verdict === verdict).map((row) => rowOf(row, language)),
    ),
    "</body></html>",
    "",
  ].join("\n");
}

const label = (verdict: RuleVerdict, language: Language): string =>
  `<span class="v ${verdict}">${verdictText(verdict, language)}</span>`;

function alarmOf({ says, lines }: Alarm): string {
  const shown = lines.map((line) => `<li><code>${escapeXml(line)}</code></li>`).join("");
  return `<section class="alarm" role="alert"><p>${says}</p>${shown && `<ul>${shown}</ul>`}</section>`;
}

function summaryOf(report: Report, language: Language): string {
  const [t, counts] = [textsIn(language), countsOf(report.rules)];
  const { contract, turn } = report;
  const rows: [string, string][] = [
    [t.verdict, `${label(report.verdict, language)} ${countsText(counts, language)}`],
    [t.finished, escapeXml(`${report.finishedAt} (${report.status})`)],
    [t.standard, escapeXml(report.standard)],
    [
      t.contract,
      `${escapeXml(contract.version || "—")}, ${String(contract.operations)} ${t.operations}, <code>${escapeXml(contract.sha256.slice(0, 16) || "—")}</code>`,
    ],
    [
      t.turn,
      `${String(turn.from + Math.min(1, turn.size))}–${String(turn.from + turn.size)} / ${String(turn.of)}, ${String(report.requests)} ${t.requests}`,
    ],
  ];
  return `<dl>${rows.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join("")}</dl>`;
}

function changesOf({ changes }: Report, language: Language): string {
  const t = textsIn(language);
  const list = (title: string, keys: readonly string[]) =>
    keys.length === 0
      ? ""
      : `<h2>${title}</h2><ul>${keys
          .slice(0, 50)
          .map((key) => `<li><code>${escapeXml(key)}</code></li>`)
          .join("")}</ul>`;
  return changes ? list(t.new, changes.new) + list(t.gone, changes.gone) : "";
}

function rowOf(row: RuleRow, language: Language): string {
  const t = textsIn(language);
  const numbers = `${t.checked}: ${String(row.checked)}; ${t.breaches}: ${String(row.breachesTotal)}`;
  const more = row.breachesTotal - row.breaches.length;
  return [
    `<details${row.verdict === "FAIL" ? " open" : ""}><summary>${label(row.verdict, language)} `,
    `<code>${escapeXml(row.id)}</code> ${escapeXml(carriedIn(row.says, language))}</summary>`,
    `<p>${numbers}; ${t[row.level]}; ${escapeXml(row.source)}</p>`,
    row.breaches.length === 0
      ? ""
      : `<p><strong>${t.fix}:</strong> ${escapeXml(carriedIn(row.fix, language))}</p>`,
    ...row.breaches.map((breach) => breachOf(breach, language)),
    more > 0 ? `<p>${t.more} ${String(more)}</p>` : "",
    ...row.notExercised.map(
      ({ what, why }) =>
        `<p>${t.notExercised}: <code>${escapeXml(what)}</code> – ${escapeXml(carriedIn(why, language))}</p>`,
    ),
    "</details>",
  ].join("");
}

function breachOf(breach: ReportedBreach, language: Language): string {
  const t = textsIn(language);
  const { waiver, verdict, operation, expected, found, curl } = breach;
  const notes = [
    ...(waiver
      ? [`${t.waived}: ${[waiver.reason, waiver.decision, waiver.validUntil].filter(Boolean).join(", ")}`]
      : []),
    ...(breach.unsteady ? [t.unsteady] : []),
  ];
  return [
    `<p>${label(verdict, language)} <code>${escapeXml(operation)}</code><br>`,
    `${t.expected}: <code>${escapeXml(expected)}</code><br>${t.found}: <code>${escapeXml(found)}</code>`,
    ...notes.map((note) => `<br>${escapeXml(note)}`),
    `</p>${curl === "" ? "" : `<pre>${escapeXml(curl)}</pre>`}`,
  ].join("");
}
