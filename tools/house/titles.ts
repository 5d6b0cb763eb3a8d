import ts from "typescript";
import type { Row } from "./row.ts";
import { isTest, trackedIn, treeOf } from "./sources.ts";

/** A title that begins so says something only behind that of its `describe`: "is refused", "of another system", "that has ended". */
const BEHIND =
  /^(is|are|was|were|has|have|had|does|do|may|must|can|cannot|of|that|which|who|whose|with|without|by|in|from|to|for|at|on|as|and|or|but|nor|[a-z]+(?:ss|sh|ch|x|o)es|[a-z]{2,}[^s' ]s)\b/;

/** Plurals that begin a whole sentence. */
const PLURALS =
  /^(this|its|his|always|perhaps|previous|various|numerous|[a-z]+(?:ions|ents|ers|ors|ings|ures|ates|ages|ants|ees|ies))\b/;

function nameOf(call: ts.CallExpression): string {
  let called: ts.Expression = call.expression;
  while (ts.isPropertyAccessExpression(called) || ts.isCallExpression(called)) called = called.expression;
  return ts.isIdentifier(called) ? called.text : "";
}

/** The titles of the tests of a file, and whether a `describe` is around each. */
function titlesIn(file: string): { title: string; isInside: boolean }[] {
  const found: { title: string; isInside: boolean }[] = [];
  const see = (node: ts.Node, isInside: boolean): void => {
    const name = ts.isCallExpression(node) ? nameOf(node) : "";
    const [first] = ts.isCallExpression(node) ? node.arguments : [];
    if (name === "it" && first && (ts.isStringLiteralLike(first) || ts.isTemplateExpression(first)))
      found.push({ title: ts.isTemplateExpression(first) ? first.head.text : first.text, isInside });
    node.forEachChild((child) => see(child, isInside || name === "describe"));
  };
  see(treeOf(file), false);
  return found;
}

export const titlesRows = (): Row[] => {
  const titles = trackedIn(".").filter(isTest).flatMap(titlesIn);
  const behind = titles.filter(
    ({ title, isInside }) => isInside && BEHIND.test(title) && !PLURALS.test(title),
  );
  const share = Math.round((100 * behind.length) / titles.length);
  return [
    {
      what: "titles that need their describe",
      now: `${behind.length} of ${titles.length}, ${share} %`,
      goal: "5 %",
    },
  ];
};
