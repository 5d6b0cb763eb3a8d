import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import {
  findIn,
  fragmentsOf,
  Marked,
  piecesOfFragment,
  piecesOfHits,
  piecesOfText,
  withDoubtful,
} from "./marks.tsx";

const found = (pieces: { text: string; isFound: boolean }[]) =>
  pieces.filter(({ isFound }) => isFound).map(({ text }) => text);

describe("words found are marked on the document", () => {
  it("words found are marked on the document regardless of case and diacritics, as beginnings of words", () => {
    const pieces = piecesOfText("Hotărârea privind HOTARE și nehotărât.", "hotar");
    expect(found(pieces)).toEqual(["Hotărârea", "HOTARE"]);
    expect(pieces.map(({ text }) => text).join("")).toBe("Hotărârea privind HOTARE și nehotărât.");
  });

  it("words are marked as they stand in the text: with unseen signs, ligatures and signs between their parts", () => {
    expect(
      found(piecesOfText("Oﬁciul: coope\u00ADrare, Straße, e-mail", "ofici cooperare strasse email")),
    ).toEqual(["Oﬁciul", "coope\u00ADrare", "Straße", "e-mail"]);
    expect(found(piecesOfText("Cont MD24 AG00 0225, email", "MD24AG000225 e-mail"))).toEqual([
      "MD24 AG00 0225",
      "email",
    ]);
  });

  it("a query without words marks nothing, and signs in it are not a pattern", () => {
    expect(piecesOfText("a.b (c)", " . ( ")).toEqual([{ text: "a.b (c)", isFound: false }]);
    expect(found(piecesOfText("plan (2026)", "(2026"))).toEqual(["2026"]);
  });

  it("a fragment of the search is text: its markup is never parsed", () => {
    expect(piecesOfFragment("a &lt;b&gt; <mark>plan&amp;co</mark>")).toEqual([
      { text: "a <b> ", isFound: false },
      { text: "plan&co", isFound: true },
    ]);
  });
});

describe("a search in a document", () => {
  const textsOf = (texts: string[], query: string) =>
    findIn(texts, query).map(({ text, start, end }) => [text, texts[text]?.slice(start, end)]);

  it("a search in a document finds words as the search of documents does, text by text", () => {
    const pages = ["Planul urbanistic", "un PLAN și coope\u00ADrare", "nimic"];
    expect(textsOf(pages, "plan")).toEqual([
      [0, "Planul"],
      [1, "PLAN"],
    ]);
    expect(textsOf(pages, "SI")).toEqual([[1, "și"]]);
    expect(textsOf(pages, "cooperare")).toEqual([[1, "coope\u00ADrare"]]);
  });

  it("several words are found one after the other, and each of them only where they never stand so", () => {
    const pages = ["plan de aviz, planul urbanistic", "Plan\nde aviz"];
    expect(textsOf(pages, "plan de aviz")).toEqual([
      [0, "plan de aviz"],
      [1, "Plan\nde aviz"],
    ]);
    expect(textsOf(pages, "urbanistic aviz")).toEqual([
      [0, "aviz"],
      [0, "urbanistic"],
      [1, "aviz"],
    ]);
  });

  it("a search for one letter or for signs finds nothing", () => {
    expect(findIn(["a b (c)"], "a")).toEqual([]);
    expect(findIn(["a b (c)"], "(")).toEqual([]);
  });

  it("the hit that is looked at is told apart among the marks", () => {
    const hits = findIn(["aviz, aviz"], "aviz");
    expect(piecesOfHits("aviz, aviz", hits, hits[1])).toEqual([
      { text: "aviz", isFound: true },
      { text: ", ", isFound: false },
      { text: "aviz", isFound: true, isCurrent: true },
    ]);
  });
});

it("words that may be misread are underlined where they stand, also within a word that was searched", () => {
  const words = [
    { text: "dci", incredere: 41 },
    { text: "vizul", incredere: 91 },
    { text: "dci", incredere: 95 },
    { text: "lipsă", incredere: 10 },
    { text: "vizul", incredere: 30 },
  ];
  const pieces = withDoubtful(piecesOfText("dci vizul dci\nvizul", "viz"), words);
  expect(pieces.filter(({ isDoubtful }) => isDoubtful)).toEqual([
    { text: "dci", isFound: false, isDoubtful: true },
    { text: "vizul", isFound: true, isDoubtful: true },
  ]);
  expect(pieces.map(({ text }) => text).join("")).toBe("dci vizul dci\nvizul");
  expect(renderToStaticMarkup(<Marked pieces={pieces} />)).toContain(
    '<mark><u class="doubtful">vizul</u></mark>',
  );
});

it("a fragment of a scan that was not read for certain says so, and the name is no fragment", () => {
  expect(fragmentsOf({ denumire: ["aviz"], text: ["sigur"], nesigur: ["slab"] })).toEqual([
    { fragment: "sigur", isDoubtful: false },
    { fragment: "slab", isDoubtful: true },
  ]);
});
