import { describe, expect, it } from "vitest";
import { actIn } from "./answer.ts";
import { hasWord, isWord, wordFor } from "./words.ts";

describe("a stop word declines, whatever else is in the text", () => {
  it.each([
    "STOP",
    "stop",
    "Stop.",
    "  sToP!!  ",
    "Vă rog: STOP, mulțumesc",
    "nu mai vreau.stop",
    "STOPARE",
    "Stópăre",
    "СТОП",
    "стоп",
    "Хватит, Стоп!",
    "ＳＴＯＰ",
    "ST\u00ADOP",
    "start sau stop",
    "«стоп»",
  ])("%s", (text) => {
    expect(actIn(text)).toBe("decline");
  });
});

it.each(["START", "start", "Stárt!", "СТАРТ", "давай старт"])("%s takes a decline back", (text) => {
  expect(actIn(text)).toBe("accept");
});

it.each([
  "",
  "Mulțumesc",
  "nonstop",
  "non-stop",
  "STOPWATCH",
  "autostop",
  "стопка",
  "АВТОСТОП",
  "стоп-кран",
  "restart",
  "startul",
  "S T O P",
  "STOP2",
])("“%s” is another text: a part of a longer word is no word", (text) => {
  expect(actIn(text)).toBeUndefined();
});

it("the words of a stage are words, so that each of them can be found", () => {
  expect(["STOP", "СТОП", "Închide", "й"].map(isWord)).toEqual([true, true, true, true]);
  expect(["", "NU MAI", "STOP!", "-"].map(isWord)).toEqual([false, false, false, false]);
  expect(hasWord("închide acum", ["Inchide"])).toBe(true);
});

it("an SMS names the word in the alphabet of its reader, else the first one", () => {
  expect(wordFor("ru", ["START", "СТАРТ"])).toBe("СТАРТ");
  expect(wordFor("ro", ["СТАРТ", "START"])).toBe("START");
  expect(wordFor("ru", ["START"])).toBe("START");
});
