import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../../localstack/serverless/deployment.ts";

/*
 * Plain words in comments and documents. Ten well-kept code bases were measured: the limits of comments are theirs, per
 * 100 comments. A comment or sentence begins with its subject, "if" states a condition, and people have a role.
 */

interface Passage {
  /** As `file:line`. */
  place: string;
  text: string;
}

interface Limit {
  name: string;
  pattern: RegExp;
  /** For each 100 comments. */
  mostOfComments: number;
  /** For each 100 sentences of the documents. */
  mostOfSentences: number;
}

const limits: Limit[] = [
  {
    name: "begins with What, Who or Whether",
    pattern: /^(What|Who|Whether)\b/,
    mostOfComments: 1.2,
    mostOfSentences: 0.05,
  },
  {
    name: "says where for if",
    pattern:
      /\bwhere (it|they|he|she|there|that|this|one|no|none|nothing|the|a|an|its|their|all|each|another) /i,
    mostOfComments: 2.5,
    mostOfSentences: 0.1,
  },
  {
    name: "names nobody in particular",
    pattern: /\b(whoever|nobody|somebody|everybody|anybody|whatever)\b/i,
    mostOfComments: 0.6,
    mostOfSentences: 0.05,
  },
];

const filesOf = (...patterns: string[]): string[] =>
  execFileSync("git", ["ls-files", ...patterns], { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter((file) => file !== "");

const lineAt = (text: string, index: number): number => text.slice(0, index).split("\n").length;

/** The comments of a file: each block, and lines that follow each other as one. */
function commentsOf(file: string): Passage[] {
  const text = readFileSync(join(root, file), "utf8");
  return [...text.matchAll(/\/\*\*?([\s\S]*?)\*\/|(?:^[ \t]*\/\/.*\n?)+/gm)].map(
    ({ 0: all, 1: block, index }) => ({
      place: `${file}:${String(lineAt(text, index))}`,
      text: (block ?? all)
        .replace(/^[ \t]*(\/\/|\*) ?/gm, "")
        .replace(/\s+/g, " ")
        .trim(),
    }),
  );
}

/** Blank text of the same length, so that indexes still lead to the same line. */
const blank = (text: string): string => text.replace(/\S/g, " ");

/** Code, addresses of links and quoted test titles are names, not prose. */
const prose = (text: string): string =>
  text
    .replace(/```[\s\S]*?```|<!--|-->/g, blank)
    .replace(/`[^`]*`|"[^"\n]*"|(?<=\])\([^)]*\)/g, (name) => name.replace(/\S/g, "_"))
    .replace(/[*[\]]/g, " ");

/** A paragraph, a list item, a heading or a cell of a table. */
const BLOCK = /(?:(?!\n[ \t]*(?:\n|\||[-#]+ |\d+\. ))[^|])+/g;
const SENTENCE = /(?:[^.!?:;]|[.!?:;](?!\s))+[.!?:;]?/g;

/** The sentences of a document. */
function sentencesOf(file: string): Passage[] {
  const text = prose(readFileSync(join(root, file), "utf8"));
  return [...text.matchAll(BLOCK)].flatMap(({ 0: block, index: start }) =>
    [...block.matchAll(SENTENCE)].map(({ 0: sentence, index }) => ({
      place: `${file}:${String(lineAt(text, start + index + sentence.search(/\S/)))}`,
      text: sentence
        .replace(/\s+/g, " ")
        .replace(/^ ?(?:#+|-|\d+\.) /, "")
        .trim(),
    })),
  );
}

const comments = filesOf("*.ts", "*.js", "*.cjs", ":!client/generated")
  .flatMap(commentsOf)
  .filter(({ text }) => text !== "");
/* The coverage page is a generated list of operations and tests. */
const sentences = filesOf("*.md", ":!docs/coverage.md", ":!bench", ":!localstack")
  .flatMap(sentencesOf)
  .filter(({ text }) => /[a-z]{3}/i.test(text));

function expectAtMost(most: number, pattern: RegExp, passages: Passage[]): void {
  const found = passages.filter(({ text }) => pattern.test(text));
  const places = found.map(({ place, text }) => `${place} ${text.slice(0, 80)}`);
  expect((100 * found.length) / passages.length, places.join("\n")).toBeLessThanOrEqual(most);
}

it.each(limits)("at most $mostOfComments of 100 comments: $name", ({ pattern, mostOfComments }) => {
  expect(comments.length).toBeGreaterThan(1000);
  expectAtMost(mostOfComments, pattern, comments);
});

it.each(limits)(
  "at most $mostOfSentences of 100 sentences of documents: $name",
  ({ pattern, mostOfSentences }) => {
    expect(sentences.length).toBeGreaterThan(1000);
    expectAtMost(mostOfSentences, pattern, sentences);
  },
);
