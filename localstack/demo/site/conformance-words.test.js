import { expect, it } from "vitest";
import { conformanceWords } from "./conformance-words.js";

it("every text has both languages, with the same placeholders", () => {
  const placeholders = (text) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted();
  for (const [key, texts] of Object.entries(conformanceWords)) {
    expect([key, texts.length]).toEqual([key, 2]);
    expect([key, placeholders(texts[0])]).toEqual([key, placeholders(texts[1])]);
    expect([key, /[а-яё]/i.test(texts[0]), /[а-яё]/i.test(texts[1])]).toEqual([key, false, true]);
  }
});

it("every state of audits and issues, every level, interval and demo person has a text", () => {
  const names = [
    ...["IN_ASTEPTARE", "IN_LUCRU", "FINALIZAT", "ESUAT", "OPRIT"].map((status) => `audit.${status}`),
    ...["DESCHISA", "ACCEPTATA", "INCHISA"].map((status) => `issues.${status}`),
    ...["must", "should"].map((level) => `level.${level}`),
    ...["daily", "weekly", "monthly"].map((interval) => `interval.${interval}`),
    ...["aboutPlatformAdmin", "aboutOfficial"],
  ];
  expect(names.filter((name) => !Object.hasOwn(conformanceWords, name))).toEqual([]);
});
