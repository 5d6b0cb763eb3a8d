import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { currentLanguage, languages, speak, word, words } from "./words.js";

const html = [
  "index.html",
  "link.html",
  "mail.html",
  "notices.html",
  "push.html",
  "sms.html",
  "zones.html",
].map((name) => readFileSync(join(import.meta.dirname, name), "utf8"));
const used = html.flatMap((text) => [...text.matchAll(/data-word="([^"]+)"/g)].map(([, key]) => key));
const placeholders = (text) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();

describe("the texts of the pages", () => {
  it.each(Object.entries(words))("%s is there in every language, with the same values", (_, texts) => {
    expect(texts).toHaveLength(languages.length);
    expect(texts.every((text) => text.trim() !== "")).toBe(true);
    expect(new Set(texts.map((text) => placeholders(text).join())).size).toBe(1);
  });

  it("every text that a page names is there", () => {
    expect(used.filter((key) => !(key in words))).toEqual([]);
  });

  it("change with the language, which is kept", () => {
    document.body.innerHTML = '<h1 data-word="documents"></h1><button data-language="ru"></button>';
    let renders = 0;
    speak(() => (renders += 1));
    expect(document.querySelector("h1").textContent).toBe("Documente");
    document.querySelector("button").click();
    expect(document.querySelector("h1").textContent).toBe("Документы");
    expect([
      currentLanguage(),
      document.documentElement.lang,
      localStorage.getItem("language"),
      renders,
    ]).toEqual(["ru", "ru", "ru", 2]);
    expect(word("version")).toBe("Версия");
  });
});
