import type { Found } from "./recall.ts";

/** Of every kind: the median of recall and that of precision. */
const LEAST = { recall: 0.99, precision: 0.97 };
/** A file whose words were found, all but for one in twenty. */
const WELL = 0.95;

/**
 * The least share of files that are read well, of each kind that has a reader. A kind without a line here is printed, and
 * not judged.
 */
const leastWell: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    ["pdf", "docx", "odt", "ods", "odp", "xlsx", "html", "xml", "txt", "csv", "eml"].map((kind) => [
      kind,
      0.9,
    ]),
  ),
  pptx: 0.85,
  rtf: 0.85,
  msg: 0.85,
  doc: 0.75,
  ppt: 0.75,
  xls: 0.7,
};

interface Row {
  kind: string;
  files: number;
  recall: number;
  well: number;
  precision: number;
  embedded: number;
  fields: number;
  annotations: number;
  probes: { all: number; missed: Map<string, number> };
  milliseconds: number;
  slowest: number;
  /** False for a kind without limits. */
  isJudged: boolean;
}

const real = (numbers: (number | undefined)[]): number[] => numbers.filter((one) => one !== undefined);
const median = (numbers: (number | undefined)[]): number => {
  const sorted = real(numbers).toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
};
const mean = (numbers: (number | undefined)[]): number =>
  real(numbers).reduce((sum, one) => sum + one, 0) / real(numbers).length;

export function rowsOf(found: Found[]): Row[] {
  const kinds = [...Map.groupBy(found, ({ kind }) => kind)].toSorted(([one], [other]) =>
    one.localeCompare(other),
  );
  return kinds.map(([kind, files]) => {
    const probes = files.flatMap((file) => file.probes);
    const missed = Map.groupBy(
      probes.filter(({ isFound }) => !isFound),
      ({ place }) => place,
    );
    return {
      kind,
      files: files.length,
      recall: median(files.map(({ recall }) => recall)),
      well: files.filter(({ recall }) => recall >= WELL).length / files.length,
      precision: median(files.map(({ precision }) => precision)),
      embedded: mean(files.map(({ embedded }) => embedded)),
      fields: mean(files.map(({ fields }) => fields)),
      annotations: mean(files.map(({ annotations }) => annotations)),
      probes: {
        all: probes.length,
        missed: new Map([...missed].map(([place, list]) => [place, list.length])),
      },
      milliseconds: median(files.map(({ milliseconds }) => milliseconds)),
      slowest: Math.max(...files.map(({ milliseconds }) => milliseconds)),
      isJudged: kind in leastWell,
    };
  });
}

/** Places that must be read of every file that has them. */
const demanded = /^(?:header|footer|footnote|endnote|comment|break|field|annotation|attach)/;

/** The limits that a kind misses, in words. */
export function missedBy({ kind, isJudged, ...row }: Row): string[] {
  if (!isJudged) return [];
  const least = { ...LEAST, well: leastWell[kind] ?? 1 };
  const below = (["recall", "precision", "well"] as const).filter((name) => !(row[name] >= least[name]));
  return [
    ...below.map((name) => `${kind}: ${words[name]} ${percent(row[name])}, at least ${percent(least[name])}`),
    ...[...row.probes.missed]
      .filter(([place]) => demanded.test(place))
      .map(([place, count]) => `${kind}: ${String(count)} probes of ${place} not found`),
  ];
}

const words = {
  recall: "recall, median",
  precision: "precision, median",
  well: "files with a recall of 95 %",
};

export const percent = (share: number): string =>
  Number.isNaN(share) ? "–" : `${(share * 100).toFixed(1)} %`;

const heads = [
  "kind",
  "files",
  "recall, median",
  "files ≥ 95 %",
  "precision, median",
  "fields",
  "notes",
  "embedded",
  "probes found",
  "ms, median",
  "ms, slowest",
  "limits",
];

/** The rows as a table of Markdown. */
export function tableOf(rows: Row[]): string {
  const lines = rows.map((row) => {
    const missed = [...row.probes.missed.values()].reduce((sum, count) => sum + count, 0);
    return [
      row.kind,
      String(row.files),
      ...[row.recall, row.well, row.precision, row.fields, row.annotations, row.embedded].map(percent),
      row.probes.all === 0 ? "–" : `${String(row.probes.all - missed)} of ${String(row.probes.all)}`,
      row.milliseconds.toFixed(0),
      row.slowest.toFixed(0),
      verdictOn(row),
    ];
  });
  return [heads, heads.map(() => "---"), ...lines].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function verdictOn(row: Row): string {
  if (!row.isJudged) return "none yet";
  return missedBy(row).length === 0 ? "hold" : "missed";
}
