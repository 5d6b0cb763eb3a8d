import fc from "fast-check";
import { expect, it } from "vitest";
import { highlighterOf } from "./highlights.ts";
import { termsOf } from "./words.ts";

const highlightsOf = (text: string, q: string): string[] => highlighterOf(q)(text);

it.each([
  ["O școală nouă", "scoala", ["O <mark>școală</mark> nouă"]],
  ["Şcoala și școlile", "scol", ["<mark>Şcoala</mark> și <mark>școlile</mark>"]],
  [
    "Împrumutul, împrumuturi, împărat",
    "împrumuturilor",
    ["<mark>Împrumutul</mark>, <mark>împrumuturi</mark>, împărat"],
  ],
  ["Străzi și strănepoți", "strada planul", ["<mark>Străzi</mark> și strănepoți"]],
  ["Договоры и договорённость", "договором", ["<mark>Договоры</mark> и договорённость"]],
  ["Împrumutul", '"împrumuturilor"', []],
  ["Новая ёлка", "елка", ["Новая <mark>ёлка</mark>"]],
  ["мои дома", "мой", []],
  ["un plan, de urbanism; plan", '"plan de urbanism"', ["un <mark>plan, de urbanism</mark>; plan"]],
  ["<script> & \"x\" 'y'", "script", ["&lt;<mark>script</mark>&gt; &amp; &quot;x&quot; &#39;y&#39;"]],
  ["😀 s\u0326coală", "scoala", ["😀 <mark>școală</mark>"]],
  ["nimic", "", []],
])("of %s for %s", (text, q, fragments) => {
  expect(highlightsOf(text, q)).toEqual(fragments);
});

it.each(["plan.*", "(plan", "plan[", "plan\\\\", "p|plan", "plan{9}", "^plan$", "[^x]plan+"])(
  "a query of signs that mean something in an expression marks words alone: %s",
  (q) => {
    expect(highlightsOf("un plan, altele", q)).toEqual(["un <mark>plan</mark>, altele"]);
  },
);

it("are at most three, of at most 160 characters of the text, each with a match", () => {
  const text = `${"cuvânt ".repeat(60)}aviz `.repeat(6);
  const fragments = highlightsOf(text, "aviz");
  expect(fragments).toHaveLength(3);
  for (const fragment of fragments) {
    expect(fragment).toContain("<mark>aviz</mark>");
    expect(Array.from(fragment.replaceAll(/<\/?mark>/g, "")).length).toBeLessThanOrEqual(160);
  }
});

const plain = (fragment: string): string => fragment.replaceAll(/<\/?mark>/g, "");

it.each([
  ["aviz", "cuvântul acela "],
  ["отчёт", "слово предложение "],
])("begin and end at words, wherever %s is", (word, around) => {
  const words = new Set([...around.trim().split(" "), word]);
  for (let before = 0; before < 60; before += 1) {
    const text = `${around.repeat(20).slice(-before)} ${word} ${around.repeat(20)}`;
    const [fragment = ""] = highlightsOf(text, word);
    const parts = plain(fragment).split(/ +/);
    // The text may begin within a word.
    if (text.startsWith(plain(fragment))) parts.shift();
    expect([fragment, parts.filter((part) => !words.has(part))]).toEqual([fragment, []]);
    expect(plain(fragment)).toMatch(/\p{L}$/u);
    expect(plain(fragment).length).toBeGreaterThan(160 - 20);
  }
});

it("keep the beginning and the end of a text, with the signs there", () => {
  expect(highlightsOf("(„aviz”)", "aviz")).toEqual(["(„<mark>aviz</mark>”)"]);
  const text = `«Отчёт» ${"слово ".repeat(40)}о приёме!`;
  expect(
    highlightsOf(text, "отчёт приём").map((fragment) => [fragment.slice(0, 3), fragment.slice(-3)]),
  ).toEqual([
    ["«<m", "ово"],
    ["сло", "</mark>!".slice(-3)],
  ]);
});

it("only cut a word that is longer than a fragment, also before and after the match", () => {
  const long = "ș".repeat(400);
  expect(highlightsOf(long, "ș".repeat(200)).map((fragment) => plain(fragment).length)).toEqual([160]);
  expect(highlightsOf(`${long} aviz ${long}`, "aviz")).toEqual(["<mark>aviz</mark>"]);
  expect(highlightsOf(`${"щ".repeat(400)}, отчёт`, "отчёт")).toEqual(["<mark>отчёт</mark>"]);
});

it("are cut between characters, not in one", () => {
  const text = `${"😀".repeat(100)} aviz ${"😀".repeat(200)}aviz`;
  const fragments = highlightsOf(text, "aviz");
  expect(fragments).toHaveLength(2);
  for (const fragment of fragments) expect(fragment.isWellFormed()).toBe(true);
  expect(highlightsOf(`a${text}`, "aviz").every((fragment) => fragment.isWellFormed())).toBe(true);
});

it("are parts of the text as it stands, whose marks are the words that were searched", () => {
  const sign = fc.constantFrom(...'ab1 -.½ßﬃæй中国\u00AD\u200B\u0301\u0326țА𝐀"');
  const text = fc.string({ unit: sign, maxLength: 30 });
  fc.assert(
    fc.property(text, fc.string({ unit: sign, minLength: 1, maxLength: 6 }), (original, q) => {
      for (const fragment of highlightsOf(original, q)) {
        const shown = fragment.replaceAll("&quot;", '"');
        expect(original.normalize("NFC")).toContain(plain(shown));
        for (const [, mark = ""] of shown.matchAll(/<mark>(.*?)<\/mark>/gs))
          expect(termsOf(mark).length).toBeGreaterThan(0);
      }
    }),
    { numRuns: 1000 },
  );
});

it("hold no markup but their own, whatever text and query are", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string(), (text, q) => {
      for (const fragment of highlightsOf(text, q))
        expect(fragment.replaceAll(/<\/?mark>/g, "")).not.toMatch(/[<>"']/);
    }),
  );
});
