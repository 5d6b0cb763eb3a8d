import type { Answer } from "../../model/evidence.ts";

/** One line of the text exposition format. */
export interface Sample {
  name: string;
  labels: ReadonlyMap<string, string>;
  value: number;
}

export interface Exposition {
  samples: readonly Sample[];
  /** The first lines that are neither samples nor comments. */
  malformed: readonly string[];
}

const LINE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})?[ \t]+(\S+)(?:[ \t]+-?\d+)?$/;
const LABEL = /([a-zA-Z_]\w*)="((?:[^"\\]|\\.)*)"/y;
const NUMBER = /^[+-]?(\d+(\.\d*)?([eE][+-]?\d+)?|\.\d+|Inf|NaN)$/;
const MOST_MALFORMED = 5;

const parsed = new WeakMap<Answer, Exposition>();

/** Reads metrics once for each answer. */
export function expositionOf(answer: Answer): Exposition {
  const known = parsed.get(answer) ?? parse(answer.text);
  parsed.set(answer, known);
  return known;
}

function parse(text: string): Exposition {
  const [samples, malformed]: [Sample[], string[]] = [[], []];
  for (const line of text.split("\n")) {
    const trimmed = line.trim();
    if (trimmed === "" || trimmed.startsWith("#")) continue;
    const sample = sampleOf(trimmed);
    if (sample) samples.push(sample);
    else if (malformed.length < MOST_MALFORMED) malformed.push(trimmed.slice(0, 100));
  }
  return { samples, malformed };
}

function sampleOf(line: string): Sample | undefined {
  const [, name, labelText = "", value = ""] = LINE.exec(line) ?? [];
  const labels = labelsOf(labelText);
  if (name === undefined || !labels || !NUMBER.test(value)) return undefined;
  return { name, labels, value: numberOf(value) };
}

const numberOf = (text: string): number => Number(text.replace("Inf", "Infinity"));

/** The labels between the braces, read from left to right; undefined if there is anything else. */
function labelsOf(text: string): Map<string, string> | undefined {
  const labels = new Map<string, string>();
  let at = 0;
  while (at < text.length) {
    LABEL.lastIndex = at;
    const [whole, name = "", value = ""] = LABEL.exec(text) ?? [];
    if (whole === undefined) return undefined;
    labels.set(
      name,
      value.replaceAll(/\\(.)/g, (_, sign: string) => (sign === "n" ? "\n" : sign)),
    );
    at += whole.length;
    if (at < text.length && text[at] !== ",") return undefined;
    at += 1;
  }
  return labels;
}

export const FAMILY = "http_server_requests_seconds";
export const LABELS = ["service", "version", "zone", "method", "route", "status"];

/** A series of a sample without the labels that distinguish its buckets. */
export const seriesOf = ({ labels }: Sample): string =>
  [...labels]
    .filter(([name]) => name !== "le")
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join(",");
