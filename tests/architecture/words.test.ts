import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../../localstack/serverless/deployment.ts";

/*
 * Plain words in comments. Ten well-kept code bases were measured: the limits are theirs, per 100 comments. A comment
 * begins with its subject, "if" states a condition, and people have a role.
 */

interface Comment {
  /** As `file:line`. */
  place: string;
  text: string;
}

interface Limit {
  name: string;
  pattern: RegExp;
  /** For each 100 comments. */
  most: number;
}

const limits: Limit[] = [
  { name: "begins with What, Who or Whether", pattern: /^(What|Who|Whether)\b/, most: 1.2 },
  {
    name: "says where for if",
    pattern:
      /\bwhere (it|they|he|she|there|that|this|one|no|none|nothing|the|a|an|its|their|all|each|another) /i,
    most: 2.5,
  },
  {
    name: "names nobody in particular",
    pattern: /\b(whoever|nobody|somebody|everybody|anybody|whatever)\b/i,
    most: 0.6,
  },
];

const sources = execFileSync("git", ["ls-files", "*.ts", "*.js", "*.cjs"], { cwd: root, encoding: "utf8" })
  .split("\n")
  .filter((file) => file !== "");

/** The comments of a file: each block, and lines that follow each other as one. */
function commentsOf(file: string): Comment[] {
  const text = readFileSync(join(root, file), "utf8");
  return [...text.matchAll(/\/\*\*?([\s\S]*?)\*\/|(?:^[ \t]*\/\/.*\n?)+/gm)].map(
    ({ 0: all, 1: block, index }) => ({
      place: `${file}:${String(text.slice(0, index).split("\n").length)}`,
      text: (block ?? all)
        .replace(/^[ \t]*(\/\/|\*) ?/gm, "")
        .replace(/\s+/g, " ")
        .trim(),
    }),
  );
}

const comments = sources.flatMap(commentsOf).filter(({ text }) => text !== "");

it.each(limits)("at most $most of 100 comments: $name", ({ pattern, most }) => {
  const found = comments.filter(({ text }) => pattern.test(text));
  expect(comments.length).toBeGreaterThan(1000);
  const places = found.map(({ place, text }) => `${place} ${text.slice(0, 80)}`);
  expect((100 * found.length) / comments.length, places.join("\n")).toBeLessThanOrEqual(most);
});
