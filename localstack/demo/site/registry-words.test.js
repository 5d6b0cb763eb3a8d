import { expect, it } from "vitest";
import { registryWords } from "./registry-words.js";

it("every text about the registry is there in Romanian and in Russian, with the same values", () => {
  const placesIn = (text) => (text.match(/\{\w+\}/g) ?? []).sort();
  for (const [name, texts] of Object.entries(registryWords)) {
    expect([name, texts.length, texts.every((text) => text.trim() !== "")]).toEqual([name, 2, true]);
    expect([name, placesIn(texts[0])]).toEqual([name, placesIn(texts[1])]);
  }
});
