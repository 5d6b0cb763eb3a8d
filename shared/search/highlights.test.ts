import fc from "fast-check";
import { expect, it } from "vitest";
import { highlighterOf } from "./highlights.ts";

const highlightsOf = (text: string, q: string): string[] => highlighterOf(q)(text);

it.each([
  ["O școală nouă", "scoala", ["O <mark>școală</mark> nouă"]],
  ["Şcoala și școlile", "scol", ["Şcoala și <mark>școlile</mark>"]],
  ["Новая ёлка", "елка", ["Новая <mark>ёлка</mark>"]],
  ["мои дома", "мой", []],
  ["un plan, de urbanism; plan", '"plan de urbanism"', ["un <mark>plan, de urbanism</mark>; plan"]],
  ["<script> & \"x\" 'y'", "script", ["&lt;<mark>script</mark>&gt; &amp; &quot;x&quot; &#39;y&#39;"]],
  ["😀 s\u0326coală", "scoala", ["😀 <mark>școală</mark>"]],
  ["nimic", "", []],
])("of %s for %s", (text, q, fragments) => {
  expect(highlightsOf(text, q)).toEqual(fragments);
});

it("are at most three, of at most 160 characters of the text, each with a match", () => {
  const text = `${"cuvânt ".repeat(60)}aviz `.repeat(6);
  const fragments = highlightsOf(text, "aviz");
  expect(fragments).toHaveLength(3);
  for (const fragment of fragments) {
    expect(fragment).toContain("<mark>aviz</mark>");
    expect(Array.from(fragment.replaceAll(/<\/?mark>/g, "")).length).toBeLessThanOrEqual(160);
  }
});

it("are cut between characters, not in one", () => {
  const text = `${"😀".repeat(100)} aviz ${"😀".repeat(200)}aviz`;
  const fragments = highlightsOf(text, "aviz");
  expect(fragments).toHaveLength(2);
  for (const fragment of fragments) expect(fragment.isWellFormed()).toBe(true);
  expect(highlightsOf(`a${text}`, "aviz").every((fragment) => fragment.isWellFormed())).toBe(true);
});

it("hold no markup but their own, whatever text and query are", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string(), (text, q) => {
      for (const fragment of highlightsOf(text, q))
        expect(fragment.replaceAll(/<\/?mark>/g, "")).not.toMatch(/[<>"']/);
    }),
  );
});
