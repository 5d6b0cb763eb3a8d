import type { JudgedFile, JudgedSignature } from "../../functions/documents/signing/judged-file.ts";
import type { ExpectedFile } from "../../shared/testing/signed-corpus.ts";

/* Compares the verdicts on a file with the expected ones. */

export interface Compared {
  file: string;
  field: string;
  kind: string;
  origin: "generated" | "twin" | "real";
  /** What is expected, and what came, in the words of the matrix. */
  expected: string;
  got: string;
  score: Score;
  /** The expected status, if it counts in the limits, and if both parts agree. */
  limit?: { isPassed: boolean; isIndication: boolean; isSubIndication: boolean };
}

/** From the worst on. */
const scores = [
  "WRONGLY TRUSTED",
  "wrongly called changed",
  "wrongly refused",
  "change not seen",
  "not found",
  "not supported",
  "another indication",
  "another sub-indication",
  "not judged",
  "right",
] as const;
type Score = (typeof scores)[number];

type ExpectedSignature = ExpectedFile["signatures"][number];

/** The expected status; where the reference is not the law, another one than its own. */
interface Law {
  integrity: string;
  trust: string;
  indication: string | null;
  subIndication: string | null;
  /** The reference is more lenient than is right: any refusal that names the fault counts. */
  isStricter: boolean;
}

function lawOf({ expected, dssAtTimeOfFile }: ExpectedSignature, at: string): Law | undefined {
  const { integrity, trust } = expected;
  if (at === "file" && !dssAtTimeOfFile) return undefined;
  const { indication, subIndication = null } = at === "file" && dssAtTimeOfFile ? dssAtTimeOfFile : expected;
  const isStricter =
    integrity === "changed"
      ? indication !== "TOTAL_FAILED"
      : at === "now" && indication === "TOTAL_PASSED" && trust !== "trusted";
  return { integrity, trust, indication, subIndication, isStricter };
}

export function compare(file: ExpectedFile, judged: JudgedFile, at: string): Compared[] {
  const left = [...(judged.signatures ?? [])];
  const isUnsupported = judged.signatures === null && judged.kind !== "PDF";
  const isGenerated = file.repository.startsWith("generated");
  return file.signatures.flatMap((one) => {
    const law = lawOf(one, at);
    if (!law) return [];
    const found = file.kind === "pdf" ? matching(one, left) : left[0];
    if (found) left.splice(left.indexOf(found), 1);
    const answered = found
      ? (found.motiv ?? found.status)
      : isUnsupported
        ? "(not supported)"
        : "(not found)";
    return [
      {
        file: file.id,
        field: one.field ?? "",
        kind: file.kind,
        origin: isGenerated ? "generated" : file.twinOf === undefined ? "real" : "twin",
        expected: at === "now" && law.integrity === "intact" ? `intact, ${law.trust}` : law.integrity,
        got: answered,
        score: scoreOf(law, found, isUnsupported),
        ...limitOf(law, found),
      },
    ];
  });
}

const matching = ({ field, end }: ExpectedSignature, all: JudgedSignature[]): JudgedSignature | undefined =>
  all.find((one) => one.field === field && (end === undefined || end === null || end === one.end)) ??
  all.find((one) => one.end === end) ??
  all.find((one) => one.field === field);

const told = ({ indication, subIndication }: Law): string =>
  [indication, subIndication].filter(Boolean).join("/");

function scoreOf(law: Law, found: JudgedSignature | undefined, isUnsupported: boolean): Score {
  if (!found)
    return isUnsupported ? "not supported" : law.integrity === "not judged" ? "not judged" : "not found";
  const isPassed = law.indication === "TOTAL_PASSED" && !law.isStricter;
  if (found.indicatie === "TOTAL_PASSED")
    return isPassed
      ? "right"
      : law.integrity === "not judged" && law.indication === "TOTAL_PASSED"
        ? "not judged"
        : "WRONGLY TRUSTED";
  if (law.integrity === "not judged" || law.indication === null) return "not judged";
  if (law.integrity === "changed" && found.integritate !== "MODIFICATA" && found.indicatie !== "TOTAL_FAILED")
    return law.indication === "INDETERMINATE" && told(law).includes("NO_SIGNING")
      ? "right"
      : "change not seen";
  if (law.integrity === "intact" && found.integritate === "MODIFICATA") return "wrongly called changed";
  if (isPassed) return "wrongly refused";
  if (law.isStricter) return "right";
  if (found.indicatie !== law.indication) return "another indication";
  return (found.subindicatie ?? null) === law.subIndication ? "right" : "another sub-indication";
}

function limitOf(law: Law, found: JudgedSignature | undefined): Pick<Compared, "limit"> {
  if (law.integrity === "not judged" || law.indication === null || law.isStricter) return {};
  const isIndication = found?.indicatie === law.indication;
  const isSubIndication = isIndication && (found.subindicatie ?? null) === law.subIndication;
  return { limit: { isPassed: law.indication === "TOTAL_PASSED", isIndication, isSubIndication } };
}

const counted = <T>(items: T[]): [T, number][] =>
  [...Map.groupBy(items, (item) => item)].map(([item, all]): [T, number] => [item, all.length]);

/** Rows of what is expected, columns of what came. */
export function matrixOf(rows: Compared[]): string {
  const columns = counted(rows.map(({ got }) => got))
    .sort((a, b) => b[1] - a[1])
    .map(([name]) => name);
  const lines = [...Map.groupBy(rows, ({ expected }) => expected)]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([expected, all]) => {
      const cells = columns.map((name) => String(all.filter(({ got }) => got === name).length || "–"));
      return `| ${[expected, ...cells, String(all.length)].join(" | ")} |`;
    });
  return [
    `| expected | ${columns.join(" | ")} | all |`,
    `|${"---|".repeat(columns.length + 2)}`,
    ...lines,
  ].join("\n");
}

/** One line for each kind. */
export const agreementOf = (all: Compared[]): string =>
  [...Map.groupBy(all, ({ kind, origin }) => `${kind}, ${origin}`), ["all", all] as const]
    .map(([title, rows]) => {
      const parts = scores.flatMap((score) => {
        const count = rows.filter((one) => one.score === score).length;
        return count > 0 ? [`${score} ${String(count)}`] : [];
      });
      return `${title} (${String(rows.length)}): ${parts.join(", ")}`;
    })
    .join("\n");

/** What is expected of an evidence record of a file or a container, and what came. */
export interface ComparedRecord {
  file: string;
  expected: string;
  got: string;
}

/** The records of a file that is one, or of a container; those in signatures have no verdict of their own. */
export function compareRecords(file: ExpectedFile, { kind, proofs = [] }: JudgedFile): ComparedRecord[] {
  if (kind !== "ERS" && kind !== "ASIC") return [];
  const records = proofs.filter(({ felDovada }) => felDovada === "INREGISTRARE_DE_DOVEZI");
  return (file.evidenceRecords ?? []).flatMap(({ indication, subIndication }, i) => {
    const got = records[i];
    if (!got && kind === "ASIC") return [];
    const words = [got?.indicatie.replace("TOTAL_", ""), got?.subindicatie];
    return [
      { file: file.id, expected: wordsOf([indication, subIndication]), got: wordsOf(words) || "(not found)" },
    ];
  });
}

const wordsOf = (words: (string | null | undefined)[]): string => words.filter(Boolean).join("/");

/** One line, and one for each record that differs. */
export function recordsAgreement(all: ComparedRecord[]): string {
  const others = all.filter(({ expected, got }) => expected !== got);
  const same = all.length - others.length;
  return [
    `evidence records: ${String(same)} of ${String(all.length)} have the same indication and sub-indication`,
    ...others.map(({ file, expected, got }) => `  ${file}: expected ${expected}, got ${got}`),
  ].join("\n");
}

/** A share of fewer signatures of a kind says little: it is printed, and no limit. */
const FEWEST = 40;

const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);
const percent = (one: number): string => `${(100 * one).toFixed(1)} %`;

/** The limits that are missed: nothing trusted that should not be, and how much must agree. Their numbers are printed. */
export function limitsOf(all: Compared[]): string[] {
  const missed: string[] = [];
  const wrong = all.filter(({ score }) => score === "WRONGLY TRUSTED");
  console.log(`\nwrongly trusted: ${String(wrong.length)}`);
  missed.push(
    ...wrong.map(({ file, field, expected }) => `wrongly trusted: ${file} ${field}, expected ${expected}`),
  );
  const check = (title: string, reached: number, least: number, count: number) => {
    const isLimit = count >= FEWEST;
    console.log(
      `${title}: ${percent(reached)} of ${String(count)}${isLimit ? `, at least ${percent(least)}` : ""}`,
    );
    if (isLimit && reached < least) missed.push(`${title}: ${percent(reached)}`);
  };
  for (const [kind, rows] of [["all", all] as const, ...Map.groupBy(all, (one) => one.kind)]) {
    const limits = rows.flatMap(({ limit }) => limit ?? []);
    const passed = limits.filter(({ isPassed }) => isPassed);
    const others = limits.filter(({ isPassed }) => !isPassed);
    const part = (list: typeof limits, holds: (one: (typeof limits)[number]) => boolean) =>
      share(list.filter(holds).length, list.length);
    check(
      `${kind}: TOTAL_PASSED as expected`,
      part(passed, (one) => one.isIndication),
      0.97,
      passed.length,
    );
    check(
      `${kind}: the same indication otherwise`,
      part(others, (one) => one.isIndication),
      0.95,
      others.length,
    );
    check(
      `${kind}: the same sub-indication`,
      part(others, (one) => one.isSubIndication),
      0.9,
      others.length,
    );
  }
  return missed;
}
