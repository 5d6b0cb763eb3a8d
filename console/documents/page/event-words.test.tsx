import { expect, it } from "vitest";
import type { EvenimentDocument } from "../../../client/generated/documents/types.ts";
import { type Language, languages } from "../../words/language.ts";
import { wordsIn } from "../../words/words.ts";
import { eventGroups, groupIn, sentenceOfEvent } from "./event-words.ts";
import { pageWords } from "./words.ts";

const said = (detalii: EvenimentDocument["detalii"], language: Language = "ro"): string =>
  sentenceOfEvent({ tip: "DESCARCAT", detalii } as EvenimentDocument, wordsIn(pageWords, language));

it("a history says whether content was looked at, compared or downloaded, and which version", () => {
  expect([
    said({ versiune: 2, mod: "vizualizare", previzualizare: true }),
    said({ versiune: 2, mod: "descarcare" }),
    said({ versiune: 2, mod: "comparare" }),
  ]).toEqual([
    "a vizualizat documentul, versiunea 2",
    "a descărcat documentul, versiunea 2",
    "a comparat textul documentului, versiunea 2",
  ]);
  // Content at a provider has no version here.
  expect(said({ versiune: 0, mod: "descarcare" })).toBe("a descărcat documentul");
  const all = ["vizualizare", "descarcare", "comparare"].map((mod) => said({ versiune: 1, mod }, "ru"));
  expect(new Set(all).size).toBe(3);
});

it("a reading from before it was told apart is not called a download", () => {
  expect(said({ versiune: 1 })).toBe("a vizualizat sau a descărcat documentul, versiunea 1");
  expect(said({ versiune: 1, previzualizare: true })).toBe("a vizualizat documentul, versiunea 1");
});

it("a history is narrowed to looks, downloads or comparisons; an unknown group in an address narrows nothing", () => {
  expect([eventGroups.vizualizare, eventGroups.descarcare, eventGroups.comparare]).toEqual(
    ["vizualizare", "descarcare", "comparare"].map((mod) => ({ "filter[mod]": mod })),
  );
  expect(eventGroups.citiri).toEqual({ "filter[tip][in]": "DESCARCAT" });
  expect([groupIn("comparare"), groupIn("constructor"), groupIn("")]).toEqual([
    "comparare",
    "toate",
    "toate",
  ]);
  for (const language of languages)
    for (const group of Object.keys(eventGroups))
      expect(Object.keys(wordsIn(pageWords, language).activity.groups)).toContain(group);
});
