import { expect, it } from "vitest";
import { zoneWords } from "./zones-words.js";

it("every text has both languages, with the same placeholders", () => {
  const placeholders = (text) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted();
  for (const [key, texts] of Object.entries(zoneWords)) {
    expect([key, texts.length]).toEqual([key, 2]);
    expect([key, placeholders(texts[0])]).toEqual([key, placeholders(texts[1])]);
    expect([key, /[а-яё]/i.test(texts[0]), /[а-яё]/i.test(texts[1])]).toEqual([key, false, true]);
  }
});

it("every zone of people has a name", () => {
  const names = ["citizen", "staff", "admin"].map((zone) => `zone.${zone}`);
  expect(names.filter((name) => !Object.hasOwn(zoneWords, name))).toEqual([]);
});
